import AmountTesting
import Testing

@testable import AmountCore

/// Long random lives of a field, in every format, with strange input; the seed is printed.
@Suite struct RandomEditTests {
  @Test(arguments: Formats.all)
  func nothingTrapsAndEveryLawHolds(_ named: NamedFormat) {
    var random = SeededGenerator()
    let seed = random.seed
    var laws = Laws(named)
    for _ in 0..<60 {
      var editor = AmountEditor(format: named.format)
      var history = EditHistory()
      for _ in 0..<120 {
        let before = editor
        if let wrong = step(&editor, &history, &laws, &random) ?? laws.checkState(editor) {
          Issue.record("\(named), seed \(seed): from \(before.text) \(before.selection): \(wrong)")
          return
        }
      }
    }
  }

  private func step(
    _ editor: inout AmountEditor, _ history: inout EditHistory, _ laws: inout Laws, _ random: inout SeededGenerator
  ) -> String? {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: history.select(someRange(editor, &random), in: &editor)
    case 1: history.undo(&editor)
    case 2: history.redo(&editor)
    case 3: editor.isEditing ? history.endEditing(&editor) : history.beginEditing(&editor)
    case 4: _ = try? history.setAmount(someAmount(&random), in: &editor)
    case 5:
      let caret = Int.random(in: -3...40, using: &random)
      _ = try? history.adopt(someText(&random) + someText(&random), caret: caret, into: &editor)
    case 6: editor.select(editor.caretStop(after: editor.selection.upperBound).asCaret)
    case 7: editor.select(editor.caretStop(before: editor.selection.upperBound).asCaret)
    default:
      let caret = editor.selection
      let edit = TextEdit(
        replacing: Bool.random(using: &random) ? caret : someRange(editor, &random), with: someText(&random))
      let (after, wrong) = laws.checkEdit(editor, edit)
      if let wrong { return "\(edit): \(wrong)" }
      if let after {
        editor = after
      } else {
        // The memory of a refusal is part of the state.
        _ = try? editor.apply(edit)
      }
    }
    return nil
  }

  private func someRange(_ editor: AmountEditor, _ random: inout SeededGenerator) -> Range<Int> {
    if Int.random(in: 0..<20, using: &random) == 0 {
      return [-5..<2, 0..<121, 7..<Int.max, Int.min..<Int.max, 400..<400].randomElement(using: &random)!
    }
    let length = editor.textLength
    let (one, two) = (Int.random(in: 0...length, using: &random), Int.random(in: 0...length, using: &random))
    return min(one, two)..<max(one, two)
  }

  private func someAmount(_ random: inout SeededGenerator) -> Amount? {
    if Int.random(in: 0..<5, using: &random) == 0 { return nil }
    return Amount(
      minorUnits: Int64.random(in: -200_000...200_000, using: &random),
      fractionDigits: Int.random(in: 0...4, using: &random))
  }

  static let fragments = [
    "", "", "", "0", "1", "2", "5", "9", ".", ",", "-", "+", "−", "ー", " ", "\u{A0}", "\u{202F}", "’", "'", "٣", "５",
    "．", "，", "。", "٫", "٬", "𝟏", "➋", "²", "五", "$", "€", "US$", "00", "007", "12", "1.5", ".5", "1,5", "1,234.56",
    "1.234,56", "-3", "+7", "-0", "5.00", "1.2345", "999999999999999", "\u{200E}", "\u{202E}5", "\u{AD}5", "\u{FEFF}",
    "👍", "e\u{301}", "1\u{301}", "\n", "\t", "12345678901234567890123456789012345678",
    "0000000000000000000000000000000",
  ]

  private func someText(_ random: inout SeededGenerator) -> String {
    let first = Self.fragments.randomElement(using: &random)!
    return Int.random(in: 0..<6, using: &random) == 0 ? first + Self.fragments.randomElement(using: &random)! : first
  }
}

extension Int {
  fileprivate var asCaret: Range<Int> { self..<self }
}
