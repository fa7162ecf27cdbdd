import AmountCore
import Foundation
import Testing

@testable import AmountFoundation

/// Every locale the platform lists with every currency it knows: the field that is not being edited shows what the
/// platform writes.
///
/// Nearly all the time goes into the platform's making a formatter. So each locale meets a third of the currencies here,
/// another third than the next locale, and a pair has one presentation and two amounts: each locale and each currency
/// meets each presentation, and each locale each amount. `AMOUNT_WHOLE_PRODUCT=1 swift test --filter ProductTests` takes
/// all of all. What a format needs for reading is left out;
/// `NotationTests` has every locale through the public initializer.
@Suite struct ProductTests {
  private static let isWhole = ProcessInfo.processInfo.environment["AMOUNT_WHOLE_PRODUCT"] != nil

  /// Two test cases, for two cores.
  @Test(arguments: [0, 1])
  func theFieldShowsWhatThePlatformWrites(half: Int) throws {
    var count = Count()
    for (index, identifier) in Platform.locales.enumerated() where index % 2 == half {
      count.locales += 1
      for (place, code) in Platform.currencies.enumerated() where Self.isWhole || place % 3 == index / 2 % 3 {
        count.pairs += 1
        try compare(identifier, code, turn: index / 2 + place / 3, &count)
      }
    }
    print(
      "compared \(count.texts) texts of \(count.locales) locales with \(Platform.currencies.count) currencies: "
        + "\(count.pairs) pairs, \(count.formats) formats")
    #expect(count.differences == 0)
    #expect(count.pairs >= count.locales * (Platform.currencies.count / (Self.isWhole ? 1 : 3)) && count.locales > 500)
    #expect(count.texts >= 2 * count.pairs)
  }

  private struct Count {
    var locales = 0
    var pairs = 0
    var formats = 0
    var texts = 0
    var differences = 0
  }

  /// - Parameter turn: Chooses presentation and amounts where not all are taken.
  private func compare(_ identifier: String, _ code: String, turn: Int, _ count: inout Count) throws {
    let locale = Locale(identifier: identifier)
    for symbol in Self.isWhole ? Platform.symbols : [Platform.symbols[turn % Platform.symbols.count]] {
      count.formats += 1
      let format = try AmountFormat(notation: NumberNotation(writing: locale, code, symbol))
      let style = Platform.style(locale, code, symbol)
      var editor = AmountEditor(format: format)
      editor.endEditing()
      let samples = Sample.all[format.fractionDigits.upperBound]
      // Of two that are seven apart one is negative.
      for index in Self.isWhole ? Array(samples.indices) : [turn, turn + 7] {
        let sample = samples[index % samples.count]
        try editor.setAmount(sample.amount)
        let wanted = style.format(sample.number)
        count.texts += 1
        guard !editor.text.unicodeScalars.elementsEqual(wanted.unicodeScalars) else { continue }
        count.differences += 1
        guard count.differences <= 40 else { continue }
        Issue.record(
          "\(identifier) \(code) \(symbol): \(editor.text.debugDescription), not \(wanted.debugDescription)")
      }
    }
  }
}
