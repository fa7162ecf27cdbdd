import AmountCore
import CCounting
import Foundation

/// How many bytes of the heap a session holds more after a million random edits than before them: typing, pasting,
/// deleting, undoing, redoing, leaving the field. The same edits every time.
func growthOfMillionEdits() -> Int {
  let format = AmountFormat(locale: Locale(identifier: "en_US"), currency: "USD", symbol: .symbol)
  var session = RandomSession(format)
  // Until the history is full and all tables are made.
  session.edit(times: 20_000)
  let before = counting_live_bytes()
  session.edit(times: 1_000_000)
  return Int(counting_live_bytes()) - Int(before)
}

private struct RandomSession {
  private static let texts = [
    "1", "2", "0", "7", ".", ",", "-", "x", "$", "", "", "", "1.5", "1,234.56", "1.234,56", "12 kr.", "=3*4", "９",
    "99999999999999999999", "１２３万", String(repeating: "7", count: 2000),
  ]

  private var editor: AmountEditor
  private var history = EditHistory()
  private var random: UInt64 = 20_261

  init(_ format: AmountFormat) {
    editor = AmountEditor(format: format)
  }

  private mutating func next(below bound: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((random >> 33) % UInt64(bound))
  }

  mutating func edit(times: Int) {
    for _ in 0..<times {
      switch next(below: 40) {
      case 0: _ = history.undo(&editor)
      case 1: _ = history.redo(&editor)
      case 2: history.endEditing(&editor)
      case 3: history.beginEditing(&editor)
      default:
        let length = editor.textLength
        let start = next(below: length + 1)
        let end = min(length, start + next(below: 3))
        let text = RandomSession.texts[next(below: RandomSession.texts.count)]
        _ = try? history.apply(TextEdit(replacing: start..<end, with: text), to: &editor)
        keep(editor.text)
      }
    }
  }
}
