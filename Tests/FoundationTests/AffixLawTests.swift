import AmountCore
import AmountFoundation
import Foundation
import Testing

/// Affixes, signs and the direction marks in them, in every locale: the caret stays among the digits, and no edit breaks
/// or keeps a piece of them.
@Suite struct AffixLawTests {
  /// Negative and positive, grouped, with every fraction digit.
  private static let indices = [12, 13]

  @Test func everyOffsetOfEveryLocale() throws {
    var count = (texts: 0, marks: 0, edits: 0)
    for (index, identifier) in Platform.locales.enumerated() {
      let locale = Locale(identifier: identifier)
      let others = ["USD", "ILS", "IRR", "CVE", "KWD", "JPY", Platform.currencies[index % Platform.currencies.count]]
      let other = others[index % others.count]
      let turn = Platform.symbols[index / others.count % Platform.symbols.count]
      for (code, symbol) in [(locale.currencyCode ?? "EUR", CurrencySymbol.symbol), (other, turn)] {
        let law = try AffixLaw(locale, code, symbol)
        for place in Self.indices {
          count.texts += 1
          let sample = Sample.all[law.format.fractionDigits.upperBound][place]
          let editor = try law.editor(sample.amount)
          count.marks += editor.text.unicodeScalars.filter(\.properties.isBidiControl).count
          count.edits += law.check(editor)
        }
      }
    }
    print("\(count.edits) edits at every offset of \(count.texts) texts with \(count.marks) direction marks")
    #expect(count.marks > 200)
  }
}

/// The laws for one format.
private struct AffixLaw {
  let format: AmountFormat
  private let name: String
  private let style: Decimal.FormatStyle.Currency

  init(_ locale: Locale, _ code: String, _ symbol: CurrencySymbol) throws {
    var options = AmountFormat.Options.standard
    options.sign = .any
    format = try AmountFormat(locale: locale, currency: code, symbol: symbol, options: options)
    style = Platform.style(locale, code, symbol)
    name = "\(locale.identifier) \(code) \(symbol)"
  }

  func editor(_ amount: Amount) throws -> AmountEditor {
    var editor = AmountEditor(format: format)
    try editor.setAmount(amount)
    return editor
  }

  /// Checks every caret stop and every offset. Returns how many edits were made.
  func check(_ editor: AmountEditor) -> Int {
    let units = Array(editor.text.utf16)
    let number = numberRange(in: editor.text)
    let stops = caretStops(editor)
    expect(stops.first == number.lowerBound && stops.last == number.upperBound, editor, "stops \(stops)")
    var edits = 0
    for stop in stops {
      let isCut = stop < units.count && UTF16.isTrailSurrogate(units[stop])
      expect(number.lowerBound <= stop && stop <= number.upperBound && !isCut, editor, "the caret rests at \(stop)")
      // Within the number there is no mark to stand beside.
      for unit in [stop - 1, stop] where number.contains(unit) {
        expect(!(Unicode.Scalar(units[unit])?.properties.isBidiControl ?? false), editor, "a mark at \(unit)")
      }
      edits += checkTyping(editor, stop)
    }
    for offset in -1...(units.count + 1) {
      var moved = editor
      moved.select(offset..<offset)
      expect(
        moved.selection.isEmpty && stops.contains(moved.selection.lowerBound), editor,
        "\(offset) becomes \(moved.selection)")
      edits += checkDeleting(moved, at: offset, length: units.count)
    }
    return edits
  }

  /// A digit typed at a stop goes among the digits and touches nothing else.
  private func checkTyping(_ editor: AmountEditor, _ stop: Int) -> Int {
    var typed = editor
    typed.select(stop..<stop)
    do { try typed.apply(TextEdit(replacing: stop..<stop, with: "5")) } catch { return 1 }
    expectWhole(typed, "typing at \(stop)")
    return 1
  }

  /// A deletion of one unit, backward and forward, of a mark too, leaves what the platform would write.
  private func checkDeleting(_ editor: AmountEditor, at offset: Int, length: Int) -> Int {
    guard offset > 0, offset <= length else { return 0 }
    for caret in [offset, offset - 1] {
      var deleted = editor
      deleted.select(caret..<caret)
      do {
        try deleted.apply(TextEdit(replacing: offset - 1..<offset, with: ""))
        expectWhole(deleted, "deleting before \(offset)")
      } catch {
        expect(false, editor, "deleting before \(offset): \(error.name)")
      }
    }
    return 2
  }

  /// While editing the text can be read back whole, and afterwards it is the platform's.
  private func expectWhole(_ editor: AmountEditor, _ doing: String) {
    let again = AmountEditor(format: format, text: editor.text, selection: editor.selection)
    expect(again?.amount == editor.amount && again?.text == editor.text, editor, doing)
    var left = editor
    left.endEditing()
    let wanted = left.amount.map { style.format(Decimal($0)) } ?? ""
    let isWanted = left.text.unicodeScalars.elementsEqual(wanted.unicodeScalars)
    expect(isWanted, left, "\(doing), not \(wanted.debugDescription)")
  }

  private func expect(_ holds: Bool, _ editor: AmountEditor, _ message: String) {
    if !holds { Issue.record("\(name) \(editor.text.debugDescription): \(message)") }
  }

  /// From the first digit to the last, found in the text itself.
  private func numberRange(in text: String) -> Range<Int> {
    var (start, end, offset) = (0, 0, 0)
    for scalar in text.unicodeScalars {
      let next = offset + UTF16.width(scalar)
      if format.notation.digits.contains(scalar) {
        if end == 0 { start = offset }
        end = next
      }
      offset = next
    }
    return start..<end
  }

  /// Every place a person's arrow keys come to.
  private func caretStops(_ editor: AmountEditor) -> [Int] {
    var stops = [editor.caretStop(before: 0)]
    while let last = stops.last, case let next = editor.caretStop(after: last), next > last { stops.append(next) }
    return stops
  }
}
