#if os(macOS) || os(Linux)
import AmountCore
import Testing

@testable import amount

@Suite struct DrawingTests {
  /// At any width, with the caret anywhere, the line does not wrap and the caret stands in it.
  @Test func everyWidth() {
    let texts = ["", "5", "$1,234,567.89", "１，２３４円", "\u{200F}-\u{61C}١٬٢٣٤"]
    for prompt in ["", "Amount: ", "金額を入力してください："] {
      for text in texts {
        for columns in [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 25] {
          for head in 0...text.utf16.count {
            var view = FieldView(prompt: prompt, isColored: true)
            let state = FieldState(
              text: text, digits: 0..<text.utf16.count, minusSign: "-", selection: head..<head, head: head,
              message: "中文 and more that does not fit")
            var screen = VirtualScreen(columns: columns, rows: 3)
            screen.feed(Array(view.draw(state, columns: columns).utf8))
            screen.feed(Array(view.draw(state, columns: columns).utf8))
            let lines = screen.plain.split(separator: "\n", omittingEmptySubsequences: false)
            if screen.row != 0 || lines.count > 2 || screen.surprises != [] || !screen.showsCursor {
              Issue.record("\(prompt)\(text) in \(columns), caret \(head): \(screen.description)")
            }
          }
        }
      }
    }
  }

  @Test func theDigitLeftOfTheCaretIsSeen() {
    let text = "1,234,567.89"
    for columns in 6...20 {
      for head in 1...text.count {
        var view = FieldView(prompt: "", isColored: false)
        let state = FieldState(
          text: text, digits: 0..<text.count, minusSign: "-", selection: head..<head, head: head, message: nil)
        var screen = VirtualScreen(columns: columns, rows: 2)
        screen.feed(Array(view.draw(state, columns: columns).utf8))
        let left = Array(screen.description.split(separator: "|")[0])
        #expect(left.last == Array(text)[head - 1], "\(screen.description)")
      }
    }
  }

  @Test func aNarrowerTerminalHasWrappedTheLine() {
    var view = FieldView(prompt: "Amount: ", isColored: false)
    let state = FieldState(
      text: "1,234,567", digits: 0..<9, minusSign: "-", selection: 9..<9, head: 9, message: nil)
    var screen = VirtualScreen(columns: 8, rows: 4)
    screen.feed(Array("above\r\nAmount: 1,234,567".utf8))
    _ = view.draw(state, columns: 40)
    screen.feed(Array(view.draw(state, columns: 8).utf8))
    #expect(screen.description == "above\nA… …567|")
  }

  @Test func textWidths() {
    #expect(TerminalText("中a\u{301}\u{200F}1").width == 4)
    #expect(TerminalText("中a\u{301}1").column(of: 2) == 3)
    #expect(TerminalText("中文").cut(to: 3) == "中…" && TerminalText("abc").cut(to: 3) == "abc")
    #expect(TerminalText.harmless("a\r\nb\u{7F}\u{202E}") == "a  b\u{FFFD}\u{FFFD}")
  }
}
#endif
