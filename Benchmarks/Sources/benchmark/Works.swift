import AmountCore
import AmountFoundation
import Foundation

private let english = Locale(identifier: "en_US")
private let dollars = AmountFormat(locale: english, currency: "USD", symbol: .symbol)
private let plain = AmountFormat(locale: english, currency: "USD")

/// What a program without AmountKit would use, made once and used again.
private func formatter() -> NumberFormatter {
  let formatter = NumberFormatter()
  formatter.locale = english
  formatter.numberStyle = .currency
  formatter.currencyCode = "USD"
  return formatter
}

/// Decimals from text: literals pass through binary floating point.
private func decimal(_ text: String) -> Decimal { Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))! }

private func editor(_ format: AmountFormat, holding text: String = "") -> AmountEditor {
  var editor = AmountEditor(format: format)
  for scalar in text.unicodeScalars {
    let end = editor.digitRange.upperBound
    _ = try? editor.apply(TextEdit(replacing: end..<end, with: String(scalar)))
  }
  return editor
}

/// Reformatting what is there, as fields do that format after every key.
private func reformatting(_ text: String) -> [Work.Way] {
  let formatter = formatter()
  let style = Decimal.FormatStyle.Currency(code: "USD", locale: english)
  let value = decimal(text)
  let number = value as NSDecimalNumber
  return [
    Work.Way(name: "NumberFormatter") { for _ in 0..<$0 { keep(formatter.string(from: number)) } },
    Work.Way(name: "FormatStyle") { for _ in 0..<$0 { keep(style.format(value)) } },
  ]
}

private func typing(_ name: String, _ keys: String, _ format: AmountFormat, others: [Work.Way]) -> Work {
  let edits = keys.map { String($0) }
  return Work(
    name: name, operations: edits.count,
    ours: { count in
      for _ in 0..<count {
        var editor = AmountEditor(format: format)
        for edit in edits {
          let end = editor.digitRange.upperBound
          _ = try? editor.apply(TextEdit(replacing: end..<end, with: edit))
        }
        keep(editor)
      }
    }, others: others)
}

private func edit(_ name: String, _ start: AmountEditor, _ edit: TextEdit, others: [Work.Way]) -> Work {
  Work(
    name: name,
    ours: { count in
      for _ in 0..<count {
        var editor = start
        _ = try? editor.apply(edit)
        keep(editor)
      }
    }, others: others)
}

private func reading(_ name: String, _ text: String, _ format: AmountFormat) -> Work {
  let style = Decimal.FormatStyle.Currency(code: "USD", locale: english)
  let formatter = formatter()
  return Work(
    name: name,
    ours: { for _ in 0..<$0 { keep(format.read(text)) } },
    others: [
      Work.Way(name: "NumberFormatter") { for _ in 0..<$0 { keep(formatter.number(from: text)) } },
      Work.Way(name: "Decimal(format:)") { for _ in 0..<$0 { keep(try? Decimal(text, format: style)) } },
    ])
}

/// Everything that is measured, made anew.
func makeWorks() -> [Work] {
  let middle = editor(plain, holding: "12345678.90")
  let long = String(repeating: "7", count: 36)
  var wide = AmountFormat.Options.standard
  wide.integerDigits = 36
  let widePlain = try! AmountFormat(locale: english, currency: "USD", options: wide)
  let amount: Amount = "1234567.89"
  let value = decimal("1234567.89")
  let number = value as NSDecimalNumber
  let (renminbi, cheque) = (AmountWords(.renminbi), AmountWords(.unitedStates))
  let speller = NumberFormatter()
  speller.locale = english
  speller.numberStyle = .spellOut

  return [
    typing("keys", "1234567.89", plain, others: reformatting("1234567.89")),
    typing("keys-with-symbol", "1234567.89", dollars, others: reformatting("1234567.89")),
    edit(
      "key-in-3-digits", editor(plain, holding: "123"), TextEdit(replacing: 3..<3, with: "4"),
      others: reformatting("1234")),
    edit(
      "key-in-36-digits", editor(widePlain, holding: long), TextEdit(replacing: 20..<20, with: "4"),
      others: reformatting(long)),
    edit(
      "key-in-the-middle", middle, TextEdit(replacing: 4..<4, with: "5"), others: reformatting("12345678.90")),
    edit(
      "backspace-over-separator", middle, TextEdit(replacing: 6..<7, with: ""), others: reformatting("1234578.90")),
    edit(
      "paste", AmountEditor(format: dollars), TextEdit(replacing: 0..<0, with: "$1,234,567.89"),
      others: reading("", "$1,234,567.89", dollars).others),
    reading("read", "$1,234,567.89", dollars),
    reading("read-digits", "1234567.89", plain),
    reading("read-foreign-marks", "1.234.567,89", dollars),
    // The general reader.
    reading("read-currency-name", "1,234,567.89 US dollars", dollars),
    // As long as a text may be, and the worst of its kind.
    reading("read-500-signs", "1" + String(repeating: "$", count: 500), dollars),
    Work(
      name: "format",
      ours: { for _ in 0..<$0 { keep(amount.shown(in: dollars)) } },
      others: reformatting("1234567.89")),
    Work(
      name: "amount-to-decimal",
      ours: { for _ in 0..<$0 { keep(Decimal(amount)) } },
      others: [Work.Way(name: "Decimal(string:)") { for _ in 0..<$0 { keep(Decimal(string: "1234567.89")) } }]),
    Work(
      name: "decimal-to-amount", ours: { for _ in 0..<$0 { keep(try? Amount(exactly: value)) } }),
    Work(
      name: "words-rmb",
      ours: { for _ in 0..<$0 { keep(try? renminbi.words(for: amount)) } }),
    Work(
      name: "words-cheque",
      ours: { for _ in 0..<$0 { keep(try? cheque.words(for: amount)) } },
      others: [
        Work.Way(name: "NumberFormatter, spelled out") { for _ in 0..<$0 { keep(speller.string(from: number)) } }
      ]),
  ]
}

extension Amount {
  /// As a field without focus shows it.
  func shown(in format: AmountFormat) -> String {
    var editor = AmountEditor(format: format)
    _ = try? editor.setAmount(self)
    return editor.text
  }
}
