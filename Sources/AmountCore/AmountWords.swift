/// An amount in words, as cheques, vouchers and receipts have it beside the figures.
///
///     try AmountWords(.renminbi).words(for: "107000.53")       // 人民币壹拾万柒仟元伍角叁分
///     try AmountWords(.unitedStates).words(for: "123.45")      // One hundred twenty-three and 45/100 dollars
///
/// Each convention is also a type of its own, with its options: ``Chinese``, ``AmericanCheque``, ``BritishCheque``,
/// ``IndianCheque``, ``Japanese``, ``Korean``. A program that uses one of them does not carry the others.
/// `Docs/Words.md` has the rules and where they come from.
public enum AmountWords: Equatable, Sendable {
  case chinese(Chinese)
  case american(AmericanCheque)
  case british(BritishCheque)
  case indian(IndianCheque)
  case japanese(Japanese)
  case korean(Korean)

  /// A convention by name, in the vocabulary that command line and browser share.
  public enum Style: String, CaseIterable, Sendable {
    /// 人民币大写, by the rules of the People's Bank for bills and vouchers.
    case renminbi = "rmb"
    case unitedStates = "us"
    case unitedKingdom = "uk"
    case india = "in"
    case taiwan = "twd"
    case hongKong = "hkd"
    case japan = "jpy"
    case korea = "krw"
  }

  /// A convention with the options it has by default.
  public init(_ style: Style) {
    switch style {
    case .renminbi: self = .chinese(Chinese(.renminbi))
    case .unitedStates: self = .american(AmericanCheque())
    case .unitedKingdom: self = .british(BritishCheque())
    case .india: self = .indian(IndianCheque())
    case .taiwan: self = .chinese(Chinese(.newTaiwanDollar))
    case .hongKong: self = .chinese(Chinese(.hongKongDollar))
    case .japan: self = .japanese(Japanese())
    case .korea: self = .korean(Korean())
    }
  }

  /// Which convention it is.
  public var style: Style {
    switch self {
    case .chinese(let words):
      switch words.currency {
      case .renminbi: .renminbi
      case .newTaiwanDollar: .taiwan
      case .hongKongDollar: .hongKong
      }
    case .american: .unitedStates
    case .british: .unitedKingdom
    case .indian: .india
    case .japanese: .japan
    case .korean: .korea
    }
  }

  /// The amount in words.
  ///
  /// - Throws: ``AmountWordsError`` for an amount that is finer or larger than the words of the convention go.
  /// - Complexity: O(digits).
  public func words(for amount: Amount) throws(AmountWordsError) -> String { try buffer(for: amount).text }

  /// The amount in words, in UTF-8, for a host that makes no `String` of it.
  ///
  /// - Throws: As ``words(for:)``.
  package func utf8Words(for amount: Amount) throws(AmountWordsError) -> [UInt8] { try buffer(for: amount).bytes }

  private func buffer(for amount: Amount) throws(AmountWordsError) -> WordBuffer {
    switch self {
    case .chinese(let words): try words.buffer(for: amount)
    case .american(let words): try words.buffer(for: amount)
    case .british(let words): try words.buffer(for: amount)
    case .indian(let words): try words.buffer(for: amount)
    case .japanese(let words): try words.buffer(for: amount)
    case .korean(let words): try words.buffer(for: amount)
    }
  }

  /// The amount that words stand for; nil where they are none, or English.
  ///
  ///     AmountWords(.renminbi).amount(from: "壹拾万零柒仟元零伍角叁分")    // 107000.53
  ///
  /// The options do not matter: every form that is permitted is read, and what people write in its place, as far as it
  /// has one meaning (`Docs/Reading.md`, R11). English is only written, not read.
  ///
  /// - Complexity: O(length).
  public func amount(from words: String) -> Amount? {
    switch self {
    case .chinese(let own): own.amount(from: words)
    case .japanese(let own): own.amount(from: words)
    case .korean(let own): own.amount(from: words)
    case .american, .british, .indian: nil
    }
  }
}
