import AmountCore

/// What a field shows: a line with prompt and text, and a message under it.
struct FieldState {
  var text: String
  /// Where the digits are; what stands around them is affixes and the sign. UTF-16 offsets.
  var digits: Range<Int>
  var minusSign: String
  var selection: Range<Int>
  /// Where the caret is, a UTF-16 offset.
  var head: Int
  var message: String?
}

extension FieldState {
  init(_ session: AskSession) {
    let editor = session.editor
    self.init(
      text: editor.text, digits: editor.digitRange, minusSign: editor.format.notation.minusSign,
      selection: editor.selection, head: session.head, message: session.message)
  }
}

/// Draws a field: makes the bytes that bring a terminal from one state to the next.
///
/// Only relative moves and clearing to the end are used, so the field may stand anywhere on the screen, and the line
/// never reaches the last column, so no terminal wraps it.
struct FieldView {
  private let prompt: TerminalText
  /// NO_COLOR: neither colour nor dimming, but a selection still shows.
  private let isColored: Bool
  /// The column that the caret was drawn at; nil where nothing is drawn.
  private var caretColumn: Int?

  init(prompt: String, isColored: Bool) {
    self.prompt = TerminalText(prompt)
    self.isColored = isColored
  }

  /// What is on the screen is not ours any more: the next drawing starts where the cursor is.
  mutating func forget() { caretColumn = nil }

  /// The bytes that draw a state, in place of the one drawn before.
  ///
  /// - Parameter columns: The terminal's width now. Where it has become narrower than where the caret was, the terminal
  ///   has wrapped the line, and the drawing starts so many rows higher.
  mutating func draw(_ state: FieldState, columns: Int) -> String {
    let room = max(1, columns) - 1
    var out = "\u{1B}[?25l\r"
    let rows = (caretColumn ?? 0) / max(1, columns)
    if rows > 0 { out += "\u{1B}[\(rows)A" }

    let text = TerminalText(state.text)
    let shownPrompt = TerminalText(prompt(beside: text, room: room))
    out += shownPrompt.cells.map(\.text).joined()
    let window = FieldWindow(text, caret: text.column(of: state.head), room: room - shownPrompt.width)
    out += styled(window, state) + "\u{1B}[J"
    if let message = state.message {
      let shown = TerminalText(message.withoutIsolates).cut(to: room)
      out += "\r\n" + (isColored ? "\u{1B}[31m\(shown)\u{1B}[m" : shown) + "\u{1B}[A"
    }
    let caret = shownPrompt.width + window.caret
    out += "\r" + (caret > 0 ? "\u{1B}[\(caret)C" : "") + "\u{1B}[?25h"
    caretColumn = caret
    return out
  }

  /// As much of the prompt as there is room for: the amount comes first, but the prompt keeps half a line.
  private func prompt(beside text: TerminalText, room: Int) -> String {
    prompt.cut(to: min(prompt.width, max(room - text.width, room / 2)), end: " ")
  }

  private func styled(_ window: FieldWindow, _ state: FieldState) -> String {
    let sign = state.sign
    var out = ""
    var current = ""
    for piece in window.pieces {
      var style = ""
      if let offset = piece.offset {
        let isAffix = !state.digits.contains(offset) && !sign.contains(offset)
        style = (isAffix && isColored ? ";2" : "") + (state.selection.contains(offset) ? ";7" : "")
      } else if isColored {
        style = ";2"
      }
      if style != current { out += "\u{1B}[\(style.isEmpty ? "" : "0" + style)m" }
      current = style
      out += piece.text
    }
    return current.isEmpty ? out : out + "\u{1B}[m"
  }
}

extension FieldState {
  /// Where the sign stands, before the digits or behind them.
  fileprivate var sign: Range<Int> {
    let units = Array(text.utf16)
    let wanted = Array(minusSign.utf16)
    guard !wanted.isEmpty, units.count >= wanted.count else { return 0..<0 }
    for start in 0...(units.count - wanted.count) where !digits.contains(start) {
      if units[start..<start + wanted.count].elementsEqual(wanted) { return start..<start + wanted.count }
    }
    return 0..<0
  }
}
