public import AmountCore
public import Foundation

extension CurrencySpellings {
  /// How a locale writes a currency beside amounts, and what it writes for all others, collected from the platform.
  ///
  ///     let spellings = CurrencySpellings(locale: Locale(identifier: "de_DE"), currency: "EUR")
  ///     // own: €, EUR, Euro …; others: $, USD, US-Dollar, £ …
  ///
  /// The first time for a locale takes some milliseconds; the result is kept.
  ///
  /// - Parameters:
  ///   - locale: Whose names and symbols are collected.
  ///   - currency: An ISO 4217 code, or nil for a field that has none.
  public init(locale: Locale, currency: String?) {
    self = LocaleCache.spellings.value(locale, currency) {
      LocaleCache.names.value(locale) { CurrencyNames(locale) }.spellings(of: currency)
    }
  }
}

/// The names of currencies in one locale.
struct CurrencyNames {
  private let locale: Locale
  private let nounComesFirst: Bool
  /// What the locale writes for a currency, by its symbol.
  private let codesBySymbol: [String: Set<String>]
  private let all: CurrencyMarks

  init(_ locale: Locale) {
    self.locale = locale
    let common = Set(NSLocale.commonISOCurrencyCodes)
    nounComesFirst = CurrencyNames.nounComesFirst(in: locale, among: common)
    var bySymbol: [String: Set<String>] = [:]
    var marks = CurrencyNames.international
    for code in NSLocale.isoCurrencyCodes {
      let symbol = CurrencyNames.symbol(of: code, in: locale)
      marks.insert(symbol)
      if common.contains(code) { bySymbol[symbol, default: []].insert(code) }
      guard common.contains(code), code != "XXX", let name = locale.localizedString(forCurrencyCode: code) else {
        continue
      }
      marks.insert(name)
      if let noun = CurrencyNames.noun(of: name, isFirst: nounComesFirst) { marks.insert(noun) }
    }
    codesBySymbol = bySymbol
    all = CurrencyMarks(marks.filter { !CurrencyNames.doubtfulSymbols.contains($0) })
  }

  func spellings(of currency: String?) -> CurrencySpellings {
    guard let currency else { return CurrencySpellings(others: all) }
    let own = marks(of: currency)
    var shared: Set<String> = []
    for mark in own where codesBySymbol[mark].map({ !$0.contains(currency) }) ?? false { shared.insert(mark) }
    if let regional = locale.currencyCode, regional != currency {
      shared.formUnion(own.intersection(marks(of: regional)))
    }
    shared.remove(CurrencyNames.symbol(of: currency, in: locale))
    return CurrencySpellings(
      code: currency, own: CurrencyMarks(Array(own)), shared: CurrencyMarks(Array(shared)), others: all)
  }

  /// R8: symbol, narrow symbol, code and local names.
  private func marks(of code: String) -> Set<String> {
    let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
    var marks: Set<String> = [code]
    marks.insert(CurrencyNames.symbol(of: code, in: locale))
    marks.insert(CurrencyNames.symbol(of: code, in: CurrencyNames.englishOfTheWorld))
    marks.insert(style.attributed.format(1).currencySymbol)
    marks.insert(style.presentation(.narrow).attributed.format(1).currencySymbol)
    // None, one, two, a few, many, a fraction: languages have a form for each.
    var names: Set<String> = []
    for number in [0, 1, 2, 3, 4, 5, 6, 7, 11, 20, 100, 1_000_000] as [Decimal] {
      let spelled = style.presentation(.fullName)
      names.insert(NamedNumber(spelled.precision(.fractionLength(0)).attributed.format(number)).name)
      if number == 1 { names.insert(NamedNumber(spelled.attributed.format(number / 2)).name) }
    }
    if let name = locale.localizedString(forCurrencyCode: code) { names.insert(name) }
    for name in names {
      marks.insert(name)
      if let noun = CurrencyNames.noun(of: name, isFirst: nounComesFirst) { marks.insert(noun) }
    }
    for extra in CurrencyNames.extra where extra.codes.contains(code) { marks.formUnion(extra.marks) }
    return marks.filter { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
  }
}

// MARK: - The platform's data

extension CurrencyNames {
  /// English as it is written everywhere: there the dollar of the United States is `US$`.
  private static let englishOfTheWorld = Locale(identifier: "en_001")

  /// Codes, the symbols of international English, the narrow ones, and the spellings no locale has.
  private static let international: Set<String> = {
    var marks = Set(NSLocale.isoCurrencyCodes)
    for code in NSLocale.isoCurrencyCodes {
      marks.insert(symbol(of: code, in: englishOfTheWorld))
    }
    // Old currencies have no narrow symbols, and formatting is what takes long here.
    for code in NSLocale.commonISOCurrencyCodes {
      let style = Decimal.FormatStyle.Currency(code: code, locale: englishOfTheWorld)
      marks.insert(style.presentation(.narrow).attributed.format(1).currencySymbol)
    }
    for extra in extra { marks.formUnion(extra.marks) }
    marks.remove("XXX")
    return marks.filter { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
  }()

  private static func symbol(of code: String, in locale: Locale) -> String {
    (locale as NSLocale).displayName(forKey: .currencySymbol, value: code) ?? code
  }

  /// Whether names begin with the noun, as in French, or end with it, as in English: nouns are fewer than what tells
  /// them apart.
  private static func nounComesFirst(in locale: Locale, among codes: Set<String>) -> Bool {
    var first: Set<Substring> = []
    var last: Set<Substring> = []
    for code in codes {
      let words = (locale.localizedString(forCurrencyCode: code) ?? "").split(separator: " ")
      guard words.count > 1 else { continue }
      first.insert(words[0])
      last.insert(words[words.count - 1])
    }
    return first.count < last.count
  }

  /// The noun of a currency's name in this locale.
  func noun(of name: String) -> String? { CurrencyNames.noun(of: name, isFirst: nounComesFirst) }

  /// `dollars` of `US dollars`. Names with remarks in parentheses, of metals and of old currencies have none.
  private static func noun(of name: String, isFirst: Bool) -> String? {
    let words = name.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let noun = isFirst ? words.first : words.last, noun.count >= 2,
      !name.unicodeScalars.contains(where: { "()（）0123456789-".unicodeScalars.contains($0) }),
      noun.unicodeScalars.allSatisfy({
        $0.properties.isAlphabetic || $0.properties.canonicalCombiningClass != .notReordered
      })
    else { return nil }
    return String(noun)
  }
}

extension AttributedString {
  /// What stands for the currency in a formatted amount.
  fileprivate var currencySymbol: String {
    var symbol = ""
    for run in runs where run.numberSymbol == .currency { symbol += String(self[run.range].characters) }
    return symbol
  }
}
