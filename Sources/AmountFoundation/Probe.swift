import AmountCore
import Foundation

/// The platform's formatter for a notation, asked with numbers that show what it does.
struct Probe {
  let locale: Locale
  /// Nil for plain numbers.
  var currency: String?
  var symbol = CurrencySymbol.symbol
  var isAccounting = false

  /// Ten digits and a fraction below zero: shows the sign, the sizes of all groups, and both marks where there is a
  /// fraction.
  func negative(fractionLength: Int? = nil) -> WrittenNumber {
    WrittenNumber(
      write(Probe.number("-1234567890.12"), fractionLength), digits: locale.glyphs.digits, integerCount: 10)
  }

  /// An integer of so many digits: shows the fraction digits, and beside longer ones from where on it is grouped.
  func positive(digits count: Int) -> WrittenNumber {
    WrittenNumber(
      write(Probe.number(String(repeating: "1", count: count))), digits: locale.glyphs.digits, integerCount: count)
  }

  /// Digits as text, never a literal: decimal literals pass through binary floating point.
  static func number(_ digits: String) -> Decimal {
    Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX")) ?? 0
  }

  private func write(_ number: Decimal, _ fractionLength: Int? = nil) -> String {
    guard let currency else {
      let style = Decimal.FormatStyle(locale: locale)
      return fractionLength.map { style.precision(.fractionLength($0)).format(number) } ?? style.format(number)
    }
    var style = Decimal.FormatStyle.Currency(code: currency, locale: locale).presentation(presentation)
    if isAccounting { style = style.sign(strategy: .accounting) }
    return fractionLength.map { style.precision(.fractionLength($0)).format(number) } ?? style.format(number)
  }

  private var presentation: CurrencyFormatStyleConfiguration.Presentation {
    switch symbol {
    case .none, .symbol: .standard
    case .narrow: .narrow
    case .code: .isoCode
    }
  }
}

/// What a locale writes numbers with, by the labels the platform gives the parts.
struct LocaleGlyphs {
  private(set) var digits = NumberNotation.asciiDigits
  private(set) var minusSign = "-"
  /// Whether the platform can write numbers so: where it does not know the numbering system it labels nothing.
  private(set) var areKnown = false

  init(_ locale: Locale) {
    let text = Decimal.FormatStyle(locale: locale).grouping(.never).attributed.format(-1_234_567_890)
    for run in text.runs {
      let part = text.unicodeScalars[run.range]
      if run.numberSymbol == .sign {
        minusSign = String(String.UnicodeScalarView(part))
      } else if run.numberPart == .integer, part.count == 10 {
        digits = part.suffix(1) + part.prefix(9)
        areKnown = true
      }
    }
  }
}

extension Locale {
  var glyphs: LocaleGlyphs { LocaleCache.glyphs.value(self) { LocaleGlyphs(self) } }
}
