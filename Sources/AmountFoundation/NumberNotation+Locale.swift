public import AmountCore
public import Foundation

/// How a currency is named next to an amount.
public enum CurrencySymbol: String, CaseIterable, Sendable {
  /// Not at all.
  case none
  /// As the locale writes it: `$`, `US$`, `CA$`.
  case symbol
  /// In its shortest form: `$` wherever the currency is a dollar.
  case narrow
  /// As its ISO 4217 code: `USD`.
  case code
}

extension NumberNotation {
  /// How a locale writes amounts of a currency, read off the platform's own formatter.
  ///
  ///     NumberNotation(locale: Locale(identifier: "de_DE"), currency: "EUR", symbol: .symbol).positive.suffix   // " €"
  ///     NumberNotation(locale: Locale(identifier: "hi_IN")).groupingSizes                                       // 3, 2
  ///
  /// - Parameters:
  ///   - locale: Whose marks, groups, digits and signs are read off.
  ///   - currency: An ISO 4217 code, or nil for plain numbers. What is not three letters is taken as nil.
  ///   - symbol: How the currency is shown; without a currency nothing is.
  public init(locale: Locale, currency: String? = nil, symbol: CurrencySymbol = .none) {
    let code = currency.flatMap { Currencies.isWellFormed($0) ? $0.uppercased() : nil }
    self = LocaleCache.notations.value(locale, code, symbol) {
      var notation = NumberNotation(writing: locale, code, symbol)
      notation.learnToRead(locale, code)
      return notation
    }
  }

  /// How amounts are written, without what reading needs, and not kept.
  init(writing locale: Locale, _ code: String?, _ symbol: CurrencySymbol) {
    let probe = Probe(locale: locale, currency: symbol == .none ? nil : code, symbol: symbol)
    let negative = probe.negative()
    let sizes = negative.groupingSizes
    let positive = probe.positive(digits: sizes.primary + 1)
    // Where there is no separator yet, one stands in longer numbers, or in none at all.
    let firstGrouped =
      positive.groupingSeparator != nil || negative.groupingSeparator == nil
      ? 1 : (2...4).first { probe.positive(digits: sizes.primary + $0).groupingSeparator != nil }
    let fraction = code.map {
      symbol == .none ? Probe(locale: locale, currency: $0).positive(digits: 1).fractionCount : positive.fractionCount
    }
    let decimalSeparator = negative.decimalSeparator ?? probe.negative(fractionLength: 2).decimalSeparator
    let glyphs = locale.glyphs

    self.init(
      decimalSeparator: decimalSeparator ?? ".", groupingSeparator: negative.groupingSeparator, groupingSizes: sizes,
      minimumGroupingDigits: firstGrouped ?? 1, digits: glyphs.digits,
      minusSign: negative.widened(glyphs.minusSign) ?? glyphs.minusSign, positive: positive.affixes,
      negative: negative.affixes, fractionDigits: fraction.map { $0...$0 } ?? 0...2)
  }

  /// Everything that typing and pasting need beside.
  private mutating func learnToRead(_ locale: Locale, _ code: String?) {
    hasCyrillicKeyboard = locale.writesCyrillic
    language = locale.languageCode ?? ""
    self.locale = [locale.languageCode, locale.scriptCode, locale.regionCode].compactMap { $0 }.joined(separator: "_")
    currencies = CurrencySpellings(locale: locale, currency: code)
    alternateMarks = NumberNotation.knownMarks(locale, code).filter { !$0.isWritten(by: self) }
    if digits[0] != "0" {
      asciiMarks = locale.knownASCIIMarks ?? NumberNotation.knownMarks(locale.withASCIIDigits, code).first
    }
  }

  /// The marks of plain numbers and of amounts of money, as a rule the same.
  private static func knownMarks(_ locale: Locale, _ currency: String?) -> [Marks] {
    LocaleCache.marks.value(locale, currency) {
      let money = currency ?? locale.currencyCode ?? "USD"
      var all: [Marks] = []
      for probe in [
        Probe(locale: locale), Probe(locale: locale, currency: money),
        Probe(locale: locale, currency: money, isAccounting: true),
      ] {
        let written = probe.negative(fractionLength: 2)
        let marks = Marks(
          decimalSeparator: written.decimalSeparator ?? ".", groupingSeparator: written.groupingSeparator,
          groupingSizes: written.groupingSizes, signTrails: written.trails(locale.glyphs.minusSign))
        if !all.contains(marks) { all.append(marks) }
      }
      return all
    }
  }
}

extension Locale {
  /// CLDR and every browser group ASCII digits with `.` in Lebanon; the platform's data have lost that on Linux.
  fileprivate var knownASCIIMarks: NumberNotation.Marks? {
    guard languageCode == "ar", regionCode == "LB" else { return nil }
    return NumberNotation.Marks(decimalSeparator: ",", groupingSeparator: ".")
  }

  /// Whether the language's own name is written in Cyrillic letters.
  fileprivate var writesCyrillic: Bool {
    let name = languageCode.flatMap { localizedString(forLanguageCode: $0) } ?? ""
    return name.unicodeScalars.contains { 0x0400...0x052F ~= $0.value }
  }
}

extension NumberNotation.Marks {
  /// Whether a notation separates just so.
  fileprivate func isWritten(by notation: NumberNotation) -> Bool {
    decimalSeparator == notation.decimalSeparator && groupingSeparator == notation.groupingSeparator
      && groupingSizes == notation.groupingSizes && !signTrails
  }
}
