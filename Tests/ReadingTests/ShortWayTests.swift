import AmountFoundation
import Foundation
import Testing

@testable import AmountCore

/// The short way of plain numbers says what the general reader says, in every locale.
@Suite struct ShortWayTests {
  /// Whole numbers, and groups that are well formed or nearly so, with `,` for the mark.
  private static let wholes = [
    "0", "12", "123", "1234", "0,123", "1,234", "1234,567", "1,234,567", "12,34,567",
  ]
  private static let fractions = ["", ".", ".5", ".50", ".123", ".1234"]
  /// What stands for `,` and `.`.
  private static let marks = [(",", "."), (".", ","), ("'", "."), ("\u{A0}", ","), (" ", "."), ("\u{202F}", ",")]
  private static let frames = [
    ("", ""), ("-", ""), ("-$", ""), ("", "\u{A0}€"), ("¥", ""),
  ]

  private static let texts: [String] = {
    var texts: Set<String> = []
    for whole in wholes {
      for fraction in fractions {
        for (group, decimal) in marks {
          let number = String(
            (whole + fraction).flatMap { $0 == "," ? Array(group) : $0 == "." ? Array(decimal) : [$0] })
          for (before, after) in frames { texts.insert(before + number + after) }
        }
      }
    }
    return texts.sorted()
  }()

  /// Locales of every way to write numbers, and each a few currencies: none, with two, three and no fraction digits.
  @Test func everyPlainNumber() {
    var seen: Set<NumberNotation> = []
    var short = 0
    var foreign = 0
    for locale in Locale.availableIdentifiers.sorted() {
      for currency in [nil, "USD", "EUR", "JPY", "KWD", "CVE"] {
        let format = AmountFormat(
          locale: Locale(identifier: locale), currency: currency, symbol: currency == nil ? .none : .symbol)
        // Locales that write alike are tried once.
        var notation = format.notation
        notation.locale = ""
        notation.currencies.own = CurrencyMarks()
        notation.currencies.others = CurrencyMarks()
        guard seen.insert(notation).inserted else { continue }
        for text in Self.texts {
          var copy = text
          copy.withUTF8 { utf8 in
            guard let fast = format.rules.fastReading, let scan = fast.scan(utf8) else { return }
            short += 1
            if case .reinterpreted = fast.answer(of: scan).meaning { foreign += 1 }
            let reading = AmountReading(fast.answer(of: scan), utf8)
            let general = AmountReading(Reader(rules: format.rules).readInGeneral(utf8), utf8)
            guard reading != general else { return }
            Issue.record("\(locale) \(currency ?? "-") \(text.debugDescription): \(reading), in general \(general)")
          }
        }
      }
    }
    #expect(short > 100_000)
    #expect(foreign > 10_000)
  }
}
