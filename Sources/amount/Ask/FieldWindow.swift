/// The part of a text that a narrow terminal shows: always the caret, and `…` where there is more.
struct FieldWindow: Equatable {
  struct Piece: Equatable {
    var text: String
    /// Where it stands in the text, in UTF-16 units; nil for what is not part of it.
    var offset: Int?
  }

  private(set) var pieces: [Piece] = []
  /// The column of the caret in the window.
  private(set) var caret: Int

  /// - Parameters:
  ///   - caret: The column of the caret in the whole text.
  ///   - room: How many columns there are; the caret may stand right behind them.
  init(_ text: TerminalText, caret: Int, room: Int) {
    let room = max(0, room)
    guard text.width > room else {
      pieces = text.cells.map { Piece(text: $0.text, offset: $0.offset) }
      self.caret = caret
      return
    }
    // A little of what is right of the caret shows, so that one sees where one is.
    let ahead = min(2, max(0, room - 2))
    let end = min(text.width, max(room, caret + ahead))
    let start = end - room
    self.caret = caret - start
    guard room > 0 else { return }

    let first = start > 0 ? start + 1 : 0
    let last = end < text.width ? end - 1 : end
    var column = start
    if start > 0 {
      pieces.append(Piece(text: "…"))
      column = first
    }
    for cell in text.cells where cell.column >= first && cell.column + cell.width <= last {
      // Half of a wide character was cut off.
      if column < cell.column { pieces.append(Piece(text: String(repeating: " ", count: cell.column - column))) }
      pieces.append(Piece(text: cell.text, offset: cell.offset))
      column = cell.column + cell.width
    }
    if column < last {
      pieces.append(Piece(text: String(repeating: " ", count: last - column)))
      column = last
    }
    if end < text.width && column <= last { pieces.append(Piece(text: "…")) }
  }
}
