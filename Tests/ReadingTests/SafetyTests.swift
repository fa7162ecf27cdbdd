import AmountCore
import AmountFoundation
import AmountTesting
import Foundation
import Testing

@testable import AmountCore

/// Never a wrong number: what has two values under any convention is no amount, unless the locale's own writing decides.
@Suite struct SafetyTests {
  static let characters: [Character] = ["0", "1", "2", ".", ",", " ", "'", "-", "(", ")", "$", "€"]

  struct Field: Sendable {
    let locale: String
    let currency: String
    /// The locale's marks.
    let decimal: Character
    let group: Character
    let fractionDigits: Int
    let format: AmountFormat

    init(_ locale: String, _ currency: String, decimal: Character, group: Character, fractionDigits: Int = 2) {
      (self.locale, self.currency) = (locale, currency)
      (self.decimal, self.group, self.fractionDigits) = (decimal, group, fractionDigits)
      format = AmountFormat(locale: Locale(identifier: locale), currency: currency, symbol: .symbol)
    }
  }

  static let fields = [
    Field("en_US", "USD", decimal: ".", group: ","), Field("de_DE", "EUR", decimal: ",", group: "."),
    Field("fr_FR", "EUR", decimal: ",", group: "\u{202F}"), Field("de_CH", "CHF", decimal: ".", group: "'"),
    Field("en_US", "KWD", decimal: ".", group: ",", fractionDigits: 3),
    Field("en_US", "JPY", decimal: ".", group: ",", fractionDigits: 0),
    Field("en_IN", "INR", decimal: ".", group: ","), Field("es_ES", "EUR", decimal: ",", group: "."),
  ]

  @Test(arguments: fields) func everyShortText(_ field: Field) {
    var counted = 0
    var decided = 0
    for length in 1...5 {
      var indexes = [Int](repeating: 0, count: length)
      repeat {
        let text = String(indexes.map { Self.characters[$0] })
        counted += 1
        if check(text, field) { decided += 1 }
      } while advance(&indexes)
    }
    print("checked \(counted) texts in \(field.locale) \(field.currency), the locale decided \(decided)")
  }

  @Test(arguments: fields) func longerTextsAtRandom(_ field: Field) {
    var random = SeededGenerator()
    print("seed \(random.seed) for \(field.locale) \(field.currency)")
    for _ in 0..<60_000 {
      // Digits more often than marks, as in amounts.
      let length = Int.random(in: 5...14, using: &random)
      let text = String(
        (0..<length).map { _ in
          Self.characters[
            Bool.random(using: &random) ? Int.random(in: 0...2, using: &random) : Int.random(in: 0...11, using: &random)
          ]
        })
      _ = check(text, field)
    }
  }

  /// Whether the locale decided between several values.
  private func check(_ text: String, _ field: Field) -> Bool {
    let reading = field.format.read(text)
    var copy = text
    let general = copy.withUTF8 { AmountReading(Reader(rules: field.format.rules).readInGeneral($0), $0) }
    if general != reading {
      Issue.record("\(text.debugDescription) is \(reading) in the short way, \(general) in general")
    }
    guard let amount = reading.amount else { return false }
    let values = NaiveOracle.values(of: text)
    if !values.contains(amount) {
      Issue.record(
        "\(text.debugDescription) is \(amount) in \(field.locale) \(field.currency), by no convention: \(values)")
    }
    guard values.count > 1 else { return false }
    if !localeDecides(text, amount, field) {
      Issue.record("\(text.debugDescription) is \(amount) in \(field.locale) \(field.currency), could be \(values)")
    }
    return true
  }

  /// The patterns in which the locale's own writing, or the currency's, decides between two values.
  private func localeDecides(_ text: String, _ amount: Amount, _ field: Field) -> Bool {
    let marks = text.filter { $0 == "." || $0 == "," || $0 == "'" }
    let core = String(
      text.drop { !($0.isNumber || $0 == "." || $0 == ",") }.reversed().drop { !$0.isNumber }.reversed())
    let isLone = core.filter { !$0.isNumber }.count == 1
    guard isLone, let mark = core.first(where: { !$0.isNumber }), !marks.isEmpty else { return false }
    let behind = core.reversed().prefix { $0 != mark }.count
    // `1,000` in en-US, `1.000` in de-DE: the locale's grouping mark with a whole group behind it.
    if mark == field.group && behind == 3 { return true }
    // `1.234` dinars: the locale's decimal mark, and a currency with three fraction digits.
    if mark == field.decimal && behind == 3 && field.fractionDigits == 3 { return true }
    // `1.234` yen: no fraction is possible.
    if behind == 3 && field.fractionDigits == 0 && amount.scale == 0 { return true }
    return false
  }

  private func advance(_ indexes: inout [Int]) -> Bool {
    var place = indexes.count - 1
    while place >= 0 {
      indexes[place] += 1
      if indexes[place] < Self.characters.count { return true }
      indexes[place] = 0
      place -= 1
    }
    return false
  }
}
