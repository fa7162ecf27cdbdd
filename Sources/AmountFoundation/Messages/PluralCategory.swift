/// The forms that languages have for numbers, as CLDR names them and `Intl.PluralRules` tells them.
public enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The category of a whole number that is not negative and below a million, by CLDR's plural rules.
  ///
  ///     PluralCategory(of: 21, in: .russian)     // one
  ///     PluralCategory(of: 21, in: .english)     // other
  public init(of number: Int, in language: AmountMessages.Language) {
    let (tens, hundreds) = (number % 10, number % 100)
    switch language {
    case .simplifiedChinese, .traditionalChinese, .japanese, .korean: self = .other
    case .english, .german, .italian, .spanish: self = number == 1 ? .one : .other
    case .french, .portuguese, .hindi: self = number <= 1 ? .one : .other
    case .russian:
      switch tens {
      case 1 where hundreds != 11: self = .one
      case 2...4 where !(12...14).contains(hundreds): self = .few
      default: self = .many
      }
    case .arabic:
      switch (number, hundreds) {
      case (0, _): self = .zero
      case (1, _): self = .one
      case (2, _): self = .two
      case (_, 3...10): self = .few
      case (_, 11...): self = .many
      default: self = .other
      }
    }
  }
}
