import AmountCore
import AmountFoundation
import Foundation
import Testing

/// Numbering systems named in a locale: what the platform writes in them is shown, and their digits are typed and pasted
/// like ASCII ones.
@Suite struct NumberingSystemTests {
  static let systems = Locale.NumberingSystem.availableNumberingSystems.map(\.identifier).sorted()
  static let places = ["en-US", "hi-IN", "ar-EG", "fa", "my", "de-CH", "es"]

  /// Each system in both spellings, and each place with each system.
  static let identifiers = systems.enumerated().flatMap { index, system in
    places.enumerated().map { place, name in
      (index + place) % 2 == 0 ? "\(name)-u-nu-\(system)" : "\(name)@numbers=\(system)"
    }
  }

  @Test func everySystemIsShown() throws {
    var native: Set<[Unicode.Scalar]> = []
    for identifier in Self.identifiers {
      let locale = Locale(identifier: identifier)
      #expect(Locale(known: identifier) == locale, "\(identifier)")
      let format = AmountFormat(locale: locale, currency: "USD", symbol: .symbol)
      let plain = AmountFormat(locale: locale)
      native.insert(plain.notation.digits)
      for sample in Sample.all[2] {
        #expect(shown(sample.amount, format) == Platform.style(locale, "USD", .symbol).format(sample.number))
        let number = Decimal.FormatStyle(locale: locale).precision(.fractionLength(2)).format(sample.number)
        #expect(shown(sample.amount, plain) == number)
      }
    }
    print("\(native.count) sets of digits in \(Self.identifiers.count) locales with a numbering system")
    #expect(native.count > 70)
  }

  private func shown(_ amount: Amount, _ format: AmountFormat) -> String {
    var editor = AmountEditor(format: format)
    editor.endEditing()
    do { try editor.setAmount(amount) } catch { return error.name }
    return editor.text
  }

  @Test func everyDigitIsTyped() throws {
    for identifier in Self.identifiers {
      let format = AmountFormat(locale: Locale(identifier: identifier), currency: "USD")
      let notation = format.notation
      for digits in [notation.digits, NumberNotation.asciiDigits] {
        var editor = AmountEditor(format: format)
        for digit in [9, 8, 7, 6, 5, 4, 3, 2, 1, 0] { try type(digits[digit], into: &editor) }
        try type(notation.decimalSeparator, into: &editor)
        for digit in [0, 5] { try type(digits[digit], into: &editor) }
        #expect(editor.amount == "9876543210.05", "\(identifier): \(editor.text)")
        #expect(editor.text.unicodeScalars.allSatisfy { digits == notation.digits || !digits.contains($0) })
      }
    }
  }

  private func type(_ key: Unicode.Scalar, into editor: inout AmountEditor) throws {
    try editor.apply(TextEdit(replacing: editor.selection, with: String(key)))
  }

  @Test func everyDigitIsPasted() throws {
    for identifier in Self.identifiers {
      let locale = Locale(identifier: identifier)
      let format = AmountFormat(locale: locale, currency: "USD")
      for sample in Sample.all[2].suffix(4) where !sample.amount.isNegative {
        let shown = Platform.style(locale, "USD", .symbol).format(sample.number)
        // As the platform writes it, with and without a symbol, and in ASCII digits.
        for text in [shown, Decimal.FormatStyle(locale: locale).format(sample.number), "\(sample.amount)"] {
          var editor = AmountEditor(format: format)
          do { try editor.apply(TextEdit(replacing: 0..<0, with: text)) } catch {
            Issue.record("\(identifier) \(text.debugDescription): \(error.name)")
          }
          #expect(editor.amount == sample.amount, "\(identifier) \(text.debugDescription)")
        }
      }
    }
  }

  @Test func aSystemThatIsNoneIsNoLocale() {
    #expect(Locale(known: "hi-IN-u-nu-xxxx") == nil)
    #expect(Locale(known: "ar@numbers=none") == nil)
    #expect(Locale(known: "ar@numbers=latn").map { AmountFormat(locale: $0).notation.digits[0] } == "0")
    #expect(Locale(known: "de_AT@euro") == Locale(identifier: "de_AT"))
  }
}
