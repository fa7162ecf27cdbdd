public import AmountCore
public import Foundation

extension Amount {
  /// The amount in words, as a person would say it: for VoiceOver, and for reading back what was entered.
  ///
  ///     let amount: Amount = "-115.05"
  ///     amount.spoken(locale: Locale(identifier: "en_US"), currency: "USD")
  ///     // minus one hundred fifteen dollars and five cents
  ///     amount.spoken(locale: Locale(identifier: "en_US"), currency: "KWD")
  ///     // minus one hundred fifteen point zero five Kuwaiti dinars
  ///
  /// The words are the platform's. Subunits such as cents are said for the main currencies of a dozen languages; elsewhere
  /// the fraction follows a decimal point. No digit is lost: what cannot be said in words for sure, as amounts of more than
  /// fifteen digits, stays in digits, with the name of the currency: `12,345,678,901,234,567.89 dollars`.
  ///
  /// - Parameters:
  ///   - locale: The language to speak.
  ///   - currency: An ISO 4217 code, or nil for a plain number. What is not three letters is taken as nil.
  /// - Complexity: Some tens of microseconds; much more the first time for a locale.
  public func spoken(locale: Locale = .current, currency: String? = nil) -> String {
    let speller = LocaleCache.spellers.value(locale) { Speller(locale) }
    let code = currency.flatMap { Currencies.isWellFormed($0) ? $0.uppercased() : nil }
    guard let code else {
      let digits = FormatStyle(locale: locale)
      return speller.signed(self, speller.words(for: size) ?? digits.format(size), else: digits.format).speech
    }
    let phrases = CurrencyPhrases(code, locale, speller)
    return speller.signed(self, phrases.text(of: size), else: phrases.digits).speech
  }

  /// The amount without its sign.
  private var size: Amount { isNegative ? Amount(String(description.dropFirst())) ?? self : self }
}

extension Speller {
  /// The text of a size, said to be negative where the amount is. Where there are no words for that, its digits.
  fileprivate func signed(_ amount: Amount, _ text: String, else digits: (Amount) -> String) -> String {
    amount.isNegative ? negated(text) ?? digits(amount) : text
  }
}

extension LocaleCache where Value == Speller {
  fileprivate static let spellers = LocaleCache(capacity: 32)
}

extension String {
  /// The text without what is only for the eye: soft hyphens and direction marks; every space is a plain one.
  fileprivate var speech: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars where scalar != "\u{AD}" && !scalar.properties.isBidiControl {
      scalars.append(scalar.properties.generalCategory == .spaceSeparator ? " " : scalar)
    }
    return String(scalars)
  }
}
