import AmountCore
import AmountFoundation
import Foundation

/// What the platform writes, to hold the field against.
enum Platform {
  static let locales = Locale.availableIdentifiers.sorted()
  static let currencies = NSLocale.isoCurrencyCodes.sorted()
  static let symbols: [CurrencySymbol] = [.symbol, .narrow, .code]

  static func style(_ locale: Locale, _ currency: String, _ symbol: CurrencySymbol) -> Decimal.FormatStyle.Currency {
    let style = Decimal.FormatStyle.Currency(code: currency, locale: locale)
    return switch symbol {
    case .none, .symbol: style
    case .narrow: style.presentation(.narrow)
    case .code: style.presentation(.isoCode)
    }
  }
}

/// An amount with as many fraction digits as a currency has, as the field and as the platform take it.
struct Sample {
  let amount: Amount
  let number: Decimal

  /// Above and below zero, on both sides of each border of grouping, and as long as a field takes them.
  private static let written = [
    "0.000000", "-1.050000", "0.555555", "-7.000000", "12.345678", "-999.999999", "1000.000000", "-1234.500000",
    "9999.990000", "-10000.001000", "12345.678900", "-123456.000000", "1234567.891234", "-98765432.100000",
    "123456789012345.678900", "-999999999999999.999999",
  ]

  /// All amounts, by the number of their fraction digits.
  static let all: [[Sample]] = (0...6).map { count in
    written.map { text in
      let cut = String(text.dropLast(count == 0 ? 7 : 6 - count))
      guard let amount = Amount(cut) else { preconditionFailure(cut) }
      let number = Decimal(amount)
      return Sample(amount: amount, number: number)
    }
  }
}
