import CTerminal

extension String {
  /// A message without the marks that keep data of another direction together: most terminals know none of them.
  var withoutIsolates: String {
    var text = unicodeScalars
    text.removeAll { 0x2066...0x2069 ~= $0.value }
    return String(text)
  }
}

/// A text as the columns of a terminal that it takes.
///
/// Whatever would move the cursor or start an escape sequence is made harmless: a prompt, an affix or a refused
/// character is shown, never obeyed.
struct TerminalText {
  /// A scalar with the ones of no width that stand on it.
  struct Cell: Equatable {
    var text: String
    var width: Int
    /// The first column.
    var column: Int
    /// Where it starts in the text, in UTF-16 units.
    var offset: Int
  }

  private(set) var cells: [Cell] = []
  private(set) var width = 0

  init(_ text: String) {
    var offset = 0
    for scalar in text.unicodeScalars {
      let (shown, columns) = Self.harmless(scalar)
      if columns == 0, let last = cells.indices.last {
        cells[last].text.unicodeScalars.append(shown)
      } else {
        cells.append(Cell(text: String(shown), width: columns, column: width, offset: offset))
      }
      width += columns
      offset += UTF16.width(scalar)
    }
  }

  /// The text with nothing in it that a terminal would obey.
  static func harmless(_ text: String) -> String { TerminalText(text).cells.map(\.text).joined() }

  private static func harmless(_ scalar: Unicode.Scalar) -> (shown: Unicode.Scalar, columns: Int) {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: return (" ", 1)
    // Overrides and embeddings would turn around what follows, the amount included.
    case 0x202A...0x202E, 0x2066...0x2069: return ("\u{FFFD}", 1)
    default:
      let columns = Int(terminal_columns(scalar.value))
      if columns >= 0 { return (scalar, columns) }
      // Of what is not known, the controls are what can do harm.
      return scalar.properties.generalCategory == .control ? ("\u{FFFD}", 1) : (scalar, 1)
    }
  }

  /// The column of a place between two scalars.
  func column(of offset: Int) -> Int {
    cells.last { $0.offset < offset }.map { $0.column + $0.width } ?? 0
  }

  /// The start of the text in so many columns, with `…` and `end` where it was cut.
  func cut(to columns: Int, end: String = "") -> String {
    if width <= columns { return cells.map(\.text).joined() }
    let room = columns - 1 - end.count
    guard room >= 0 else { return "" }
    return cells.prefix { $0.column + $0.width <= room }.map(\.text).joined() + "…" + end
  }
}
