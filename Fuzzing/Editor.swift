@testable import AmountCore

// A session in a field of any format: edits with any range, texts that changed without asking, amounts set, caret,
// focus, undo and redo. Every state and edit is held to the laws of the tests.

private let notations: [NumberNotation] = [
  .english, .plain, .german, .indian, .spanish, .french, .swiss, .arabic, .wide,
]

/// What people, programs and attackers put in at once.
private let fragments = [
  "0", "1", "5", "9", ".", ",", "-", "+", " ", "\u{A0}", "'", "’", "$", "€", "٣", "٫", "１", "．", "𞥕", "x", "",
  "00", "12", "1.5", "1,234", "1.234,50", "1,250.00", "-7", "(5)", "$1", "5 €", "1e3", "1 000", "\u{200B}", "\u{202E}1",
  "\u{61C}-", "1\u{0}2", "e\u{301}", "👩‍👩‍👧", "３", "99999999999999999999999999999999999999999", "0.000000000000001", "壹佰元",
  "12k", "=1+2", "..", "--", "1--", "\r\n", "\t5\n",
]

private func makeFormat(_ input: inout Bytes) -> NamedFormat? {
  let notation = input.pick(notations)
  var options: AmountFormat.Options = input.flag() ? .standard : .classic
  if input.flag() { options.fractionDigits = { $0...$0 + input.below(4) }(input.below(4)) }
  if input.flag() { options.integerDigits = input.below(40) }
  if input.flag() { options.minimum = amount(&input) }
  if input.flag() { options.maximum = amount(&input) }
  options.sign = input.pick(AmountFormat.Sign.allCases)
  options.grouping = input.pick(AmountFormat.Grouping.allCases)
  options.entry = input.pick(AmountFormat.Entry.allCases)
  options.leadingPoint = input.pick(AmountFormat.LeadingPoint.allCases)
  options.zeroThenDigit = input.pick(AmountFormat.ZeroThenDigit.allCases)
  options.leadingZeros = input.pick(AmountFormat.LeadingZeros.allCases)
  options.pointDeletion = input.pick(AmountFormat.PointDeletion.allCases)
  options.zeroAmount = input.pick(AmountFormat.ZeroAmount.allCases)
  options.typedSeparator = input.pick(AmountFormat.TypedSeparator.allCases)
  options.outOfRange = input.pick(AmountFormat.OutOfRange.allCases)
  options.excessFraction = input.pick(AmountFormat.ExcessFraction.allCases)
  options.digits = input.pick(AmountFormat.Digits.allCases)
  options.reading = AmountFormat.Reading(rawValue: input.byte())
  if input.flag() { options.prefix = text(&input) }
  if input.flag() { options.suffix = text(&input) }
  if input.flag() { options.groupingSizes = NumberNotation.GroupingSizes(input.below(6), input.below(6)) }
  guard (try? AmountFormat(notation: notation, options: options)) != nil else { return nil }
  return NamedFormat("fuzzed", notation, options)
}

private func text(_ input: inout Bytes) -> String {
  input.flag() ? input.pick(fragments) : String(decoding: input.bytes(input.below(24)), as: UTF8.self)
}

private func amount(_ input: inout Bytes) -> Amount? {
  let digits = input.bytes(input.below(24)).map { "\($0 % 10)" }.joined()
  return Amount((input.flag() ? "-" : "") + digits + (input.flag() ? "." + digits : ""))
}

private func range(_ input: inout Bytes) -> Range<Int> {
  let lower = input.below(40) - 2
  return lower..<lower + input.below(12)
}

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  var input = Bytes(data, size)
  guard let named = makeFormat(&input) else { return 0 }
  var laws = Laws(named)
  var editor = AmountEditor(format: named.format)
  var history = EditHistory()
  var steps = 0
  while !input.isEmpty, steps < 40 {
    steps += 1
    switch input.below(10) {
    case 0...4:
      let edit = TextEdit(replacing: range(&input), with: text(&input))
      let (_, wrong) = laws.checkEdit(editor, edit)
      hold(
        wrong == nil,
        "\(edit.range) \(edit.replacement.debugDescription) in \(editor.text.debugDescription): \(wrong ?? "")")
      _ = try? history.apply(edit, to: &editor)
    case 5: adopt(text(&input), caret: input.below(60) - 5, &editor, &history)
    case 6: _ = try? history.setAmount(amount(&input), in: &editor)
    case 7: history.select(range(&input), in: &editor)
    case 8: if input.flag() { history.beginEditing(&editor) } else { history.endEditing(&editor) }
    default: if input.flag() { history.undo(&editor) } else { history.redo(&editor) }
    }
    let wrong = laws.checkState(editor)
    hold(wrong == nil, "\(editor.text): \(wrong ?? "")")
  }
  return 0
}

private func adopt(_ text: String, caret: Int, _ editor: inout AmountEditor, _ history: inout EditHistory) {
  let before = editor
  do {
    let outcome = try history.adopt(text, caret: caret, into: &editor)
    let isShown = Array(editor.text.utf8) == Array(text.utf8) && editor.selection == caret..<caret
    hold(isShown == (outcome.application == .verbatim), "adopting \(text.debugDescription) says \(outcome.application)")
  } catch {
    hold(editor.text == before.text && editor.selection == before.selection, "\(error.name) changed the field")
  }
}
