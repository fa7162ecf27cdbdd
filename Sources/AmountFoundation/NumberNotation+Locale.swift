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
  ///   - currency: An ISO 4217 code, or nil for plain numbers. What is not three letters is taken as nil.
  ///   - symbol: How the currency is shown; without a currency nothing is.
  public init(locale: Locale, currency: String? = nil, symbol: CurrencySymbol = .none) {
    let code = currency.flatMap { Currencies.isWellFormed($0) ? $0.uppercased() : nil }
    self = LocaleCache.notations.value("\(locale.identifier) \(code ?? "") \(symbol.rawValue)") {
      NumberNotation(probing: locale, code, symbol)
    }
  }

  private init(probing locale: Locale, _ code: String?, _ symbol: CurrencySymbol) {
    let style = Probe(locale: locale, currency: code, symbol: symbol)
    let negative = Written(style.format("-123456789012.34", fractionLength: 2))
    let positive = Written(style.format("123456789012.34", fractionLength: 2))
    let primary = negative.groups.last ?? 3
    let firstGrouped = (1...4).first { extra in
      let digits = String(repeating: "1", count: primary + extra)
      return Written(style.format(digits, fractionLength: 0)).groupingSeparator != nil
    }
    let fraction = code.map { Probe(locale: locale, currency: $0, symbol: .symbol).fractionDigits }

    self.init(
      decimalSeparator: negative.decimalSeparator ?? ".",
      groupingSeparator: negative.groupingSeparator,
      groupingSizes: negative.groupingSizes,
      minimumGroupingDigits: firstGrouped ?? 1,
      digits: Written(style.format("1234567890", fractionLength: 0)).digitsFromOne ?? NumberNotation.asciiDigits,
      minusSign: negative.sign ?? "-",
      positive: positive.affixes, negative: negative.affixes,
      fractionDigits: fraction.map { $0...$0 } ?? 0...2,
      hasCyrillicKeyboard: locale.writesCyrillic)
    language = locale.languageCode ?? ""
    currencies = CurrencySpellings(locale: locale, currency: code)
    alternateMarks = Probe.knownMarks(locale, code).filter { !$0.isWritten(by: self) }
    if digits[0] != "0" {
      asciiMarks = locale.knownASCIIMarks ?? Probe.knownMarks(locale.withASCIIDigits, code).first
    }
  }
}

extension Locale {
  /// CLDR and every browser group ASCII digits with `.` in Lebanon; the platform's data have lost that on Linux.
  fileprivate var knownASCIIMarks: NumberNotation.Marks? {
    guard languageCode == "ar", regionCode == "LB" else { return nil }
    return NumberNotation.Marks(decimalSeparator: ",", groupingSeparator: ".")
  }
}

extension NumberNotation.Marks {
  /// Whether a notation separates just so.
  fileprivate func isWritten(by notation: NumberNotation) -> Bool {
    decimalSeparator == notation.decimalSeparator && groupingSeparator == notation.groupingSeparator
      && groupingSizes == notation.groupingSizes && !signTrails
  }
}

extension Locale {
  /// Whether the language's own name is written in Cyrillic letters.
  fileprivate var writesCyrillic: Bool {
    let name = languageCode.flatMap { localizedString(forLanguageCode: $0) } ?? ""
    return name.unicodeScalars.contains { 0x0400...0x052F ~= $0.value }
  }
}

/// Formats numbers the way a notation is wanted.
private struct Probe {
  let locale: Locale
  let currency: String?
  let symbol: CurrencySymbol
  var isAccounting = false

  /// Digits as text, never a literal: decimal literals pass through binary floating point.
  func format(_ digits: String, fractionLength: Int) -> AttributedString {
    let number = Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX")) ?? 0
    guard let currency, symbol != .none else {
      return Decimal.FormatStyle(locale: locale).precision(.fractionLength(fractionLength)).attributed.format(number)
    }
    return Decimal.FormatStyle.Currency(code: currency, locale: locale)
      .precision(.fractionLength(fractionLength)).presentation(presentation)
      .sign(strategy: isAccounting ? .accounting : .automatic).attributed.format(number)
  }

  static func knownMarks(_ locale: Locale, _ currency: String?) -> [NumberNotation.Marks] {
    LocaleCache.marks.value("\(locale.identifier) \(currency ?? "")") {
      allMarks(locale: locale, currency: currency)
    }
  }

  /// The marks of plain numbers and of amounts of money, as a rule the same.
  private static func allMarks(locale: Locale, currency: String?) -> [NumberNotation.Marks] {
    let plain = Probe(locale: locale, currency: nil, symbol: .none)
    let money = Probe(locale: locale, currency: currency ?? locale.currencyCode ?? "USD", symbol: .symbol)
    var books = money
    books.isAccounting = true
    var all: [NumberNotation.Marks] = []
    for probe in [plain, money, books] {
      let written = Written(probe.format("-123456789012.34", fractionLength: 2))
      let marks = NumberNotation.Marks(
        decimalSeparator: written.decimalSeparator ?? ".", groupingSeparator: written.groupingSeparator,
        groupingSizes: written.groupingSizes, signTrails: written.signTrails)
      if !all.contains(marks) { all.append(marks) }
    }
    return all
  }

  private var presentation: CurrencyFormatStyleConfiguration.Presentation {
    switch symbol {
    case .none, .symbol: .standard
    case .narrow: .narrow
    case .code: .isoCode
    }
  }

  /// How many fraction digits the locale shows for the currency.
  var fractionDigits: Int {
    guard let currency else { return 2 }
    let one = Decimal.FormatStyle.Currency(code: currency, locale: locale).attributed.format(1)
    return Written(one).fractionCount
  }
}

/// A formatted number taken apart by the labels the platform gives its runs.
private struct Written {
  private(set) var decimalSeparator: Unicode.Scalar?
  private(set) var groupingSeparator: Unicode.Scalar?
  /// The sizes of the groups, first to last.
  private(set) var groups: [Int] = []
  private(set) var fractionCount = 0
  private(set) var affixes = NumberNotation.Affixes()
  /// The sign with the bidi marks next to it.
  private(set) var sign: String?
  private var integer: [Unicode.Scalar] = []

  init(_ text: AttributedString) {
    var group = 0
    var sawDigit = false
    for run in text.runs {
      let part = String(text[run.range].characters)
      switch (run.numberSymbol, run.numberPart) {
      case (.decimalSeparator, _): decimalSeparator = part.unicodeScalars.first
      case (.groupingSeparator, _):
        groupingSeparator = part.unicodeScalars.first
        groups.append(group)
        group = 0
      case (nil, .integer), (nil, .fraction):
        // An affix that stood between digits would be a decimal mark by another name; none does.
        sawDigit = true
        affixes.suffix = ""
        if run.numberPart == .fraction {
          fractionCount += part.unicodeScalars.count
        } else {
          integer.append(contentsOf: part.unicodeScalars)
          group += part.unicodeScalars.count
        }
      default:
        if run.numberSymbol == .sign { sign = part }
        if sawDigit { affixes.suffix += part } else { affixes.prefix += part }
      }
    }
    groups.append(group)
    widenSign()
  }

  /// Direction marks around the sign belong to it.
  private mutating func widenSign() {
    guard let sign else { return }
    for affix in [affixes.prefix, affixes.suffix] {
      let scalars = Array(affix.unicodeScalars)
      let wanted = Array(sign.unicodeScalars)
      guard wanted.count <= scalars.count,
        let start = (0...(scalars.count - wanted.count)).first(where: {
          Array(scalars[$0..<($0 + wanted.count)]) == wanted
        })
      else { continue }
      var (lower, upper) = (start, start + wanted.count)
      while lower > 0, scalars[lower - 1].isDirectionMark { lower -= 1 }
      while upper < scalars.count, scalars[upper].isDirectionMark { upper += 1 }
      var widened = String.UnicodeScalarView()
      widened.append(contentsOf: scalars[lower..<upper])
      self.sign = String(widened)
      return
    }
  }

  /// The sizes of groups, where the number was long enough to show them.
  var groupingSizes: NumberNotation.GroupingSizes {
    NumberNotation.GroupingSizes(groups.last ?? 3, groups.count > 2 ? groups.suffix(2).first : nil)
  }

  /// Whether the sign stands behind the digits.
  var signTrails: Bool { sign.map { affixes.suffix.contains($0) } ?? false }

  /// The ten digits, zero first, where the number was 1234567890.
  var digitsFromOne: [Unicode.Scalar]? {
    integer.count == 10 ? [integer[9]] + integer[..<9] : nil
  }
}

extension Unicode.Scalar {
  fileprivate var isDirectionMark: Bool { properties.isBidiControl }
}
