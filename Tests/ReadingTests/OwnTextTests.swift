import AmountCore
import AmountFoundation
import Foundation
import Testing

/// R2: a field reads its own text, whatever its options make of it.
@Suite struct OwnTextTests {
  static let options: [[(String, String)]] = [
    [], [("fraction-digits", "3")], [("fraction-digits", "0")], [("fraction-digits", "0-4")], [("suffix", "%")],
    [("suffix", " kg")], [("suffix", "lbs.")], [("prefix", "kr.")], [("prefix", "No. ")], [("suffix", ".-")],
    [("grouping", "never")], [("grouping-sizes", "4")], [("grouping-sizes", "3-2")], [("grouping-sizes", "2")],
    [("grouping-separator", "'")], [("decimal-separator", "·"), ("grouping-separator", " ")],
    [("decimal-separator", ","), ("grouping-separator", ".")],
    [("decimal-separator", "'"), ("grouping-separator", ",")],
    [("decimal-separator", "/"), ("grouping-separator", "|")], [("digits", "ascii")],
    [("grouping-separator", "_"), ("fraction-digits", "3")], [("entry", "minor-units")],
  ]

  static let amounts: [Amount] = [
    0, 5, 12, 123, 1234, 12345, 123_456, 1_234_567, 123_456_789_012, "0.5", "0.50", "1.23", "12.3", "123.45", "1234.5",
    "1234567.89", "0.123", "1.234", "12.345", "123.456", "1234.567", "1.2345", "12345.6789",
  ]

  @Test(arguments: [
    "en_US", "de_DE", "fr_FR", "de_CH", "en_IN", "ar_EG", "fa_IR", "hi_IN", "ja_JP", "pl_PL", "tok", "he_IL",
  ])
  func everyFieldReadsItsOwnText(_ locale: String) throws {
    var count = 0
    for currency in [nil, "USD", "EUR", "JPY", "KWD", "CVE"] {
      for symbol in CurrencySymbol.allCases where currency != nil || symbol == .none {
        for settings in Self.options {
          var options = AmountFormat.Options.standard
          options.sign = .any
          for setting in settings { try options.set(setting.0, to: setting.1) }
          guard
            let format = try? AmountFormat(
              locale: Locale(identifier: locale), currency: currency, symbol: symbol, options: options)
          else { continue }
          for amount in Self.amounts + Self.amounts.map({ Amount("-\($0)") ?? $0 }) {
            var editor = AmountEditor(format: format)
            guard (try? editor.setAmount(amount)) != nil else { continue }
            count += 1
            let reading = format.read(editor.text)
            if case .exact(let read) = reading.meaning, read == amount { continue }
            Issue.record("\(locale) \(currency ?? "-") \(symbol) \(settings): \(editor.text) is \(reading.meaning)")
          }
        }
      }
    }
    #expect(count > 1000)
  }
}
