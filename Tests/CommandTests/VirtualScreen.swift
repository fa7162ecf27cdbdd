#if os(macOS) || os(Linux)
/// A terminal's screen, as far as the field uses one: what the person sees, made from what the program wrote.
///
/// Its own idea of widths, not the program's. What it does not know is kept in ``surprises``.
struct VirtualScreen {
  struct Style: Equatable {
    var isDim = false
    var isReverse = false
    var isRed = false
  }

  private struct Cell {
    /// Empty in the second column of a wide character.
    var text = " "
    var style = Style()
  }

  let columns: Int
  private var rows: [[Cell]]
  private(set) var row = 0
  private(set) var column = 0
  private var wrapsNext = false
  private var style = Style()
  private var pending: [UInt8] = []
  private(set) var pastesInBrackets = false
  private(set) var showsCursor = true
  private(set) var surprises: [String] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// The screen in words: dim in `{}`, reverse in `[]`, red in `<>`, the cursor as `|`, blank ends cut off.
  var description: String {
    var lines = rows.indices.map { line($0) }
    while lines.count > row + 1, lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Everything that was written, without styles and cursor.
  var plain: String {
    rows.map { row in row.map(\.text).joined().trimmedAtEnd }.joined(separator: "\n").trimmedAtEnd
  }

  private func line(_ index: Int) -> String {
    let cells = rows[index]
    var end = cells.lastIndex { $0.text != " " || $0.style.isReverse }.map { $0 + 1 } ?? 0
    if index == row { end = max(end, column) }
    var out = ""
    var open = Style()
    for place in 0...end {
      let next = place < end ? cells[place].style : Style()
      if open != next { out += Self.marks(open, closing: true) }
      if index == row && place == column && showsCursor { out += "|" }
      if open != next { out += Self.marks(next, closing: false) }
      open = next
      if place < end { out += cells[place].text }
    }
    return index == row ? out : out.trimmedAtEnd
  }

  private static func marks(_ style: Style, closing: Bool) -> String {
    let marks = [(style.isDim, "{", "}"), (style.isReverse, "[", "]"), (style.isRed, "<", ">")].filter(\.0)
    return closing ? marks.reversed().map(\.2).joined() : marks.map(\.1).joined()
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      pending.append(byte)
      if let done = complete(pending) {
        pending.removeAll()
        done(&self)
      }
    }
  }

  /// What the bytes do once they are a whole.
  private func complete(_ bytes: [UInt8]) -> ((inout VirtualScreen) -> Void)? {
    switch bytes[0] {
    case 0x1B:
      guard bytes.count > 1 else { return nil }
      guard bytes[1] == 0x5B else { return { $0.surprises.append("ESC \(bytes[1])") } }
      guard let last = bytes.dropFirst(2).last, 0x40...0x7E ~= last else { return nil }
      let parameters = String(decoding: bytes.dropFirst(2).dropLast(), as: UTF8.self)
      return { $0.obey(parameters, Character(Unicode.Scalar(last))) }
    case 0x0D: return { ($0.column, $0.wrapsNext) = (0, false) }
    case 0x0A: return { $0.lineFeed() }
    case 0..<0x20, 0x7F: return { $0.surprises.append("control \(bytes[0])") }
    default:
      guard let text = String(validating: bytes, as: UTF8.self), let scalar = text.unicodeScalars.first else {
        return bytes.count < 4 ? nil : { $0.surprises.append("no UTF-8: \(bytes)") }
      }
      return { $0.put(scalar) }
    }
  }

  private mutating func obey(_ parameters: String, _ final: Character) {
    let number = Int(parameters) ?? 1
    switch (parameters, final) {
    case ("", "K"): clear(row, from: column)
    case ("", "J"):
      clear(row, from: column)
      for row in rows.indices where row > self.row { clear(row, from: 0) }
    case (_, "A"): row = max(0, row - number)
    case (_, "B"): row = min(rows.count - 1, row + number)
    case (_, "C"): column = min(columns - 1, column + number)
    case (_, "D"): column = max(0, column - number)
    case (_, "G"): column = min(columns, number) - 1
    case (_, "m"): setStyle(parameters)
    case ("?25", "h"), ("?25", "l"): showsCursor = final == "h"
    case ("?2004", "h"), ("?2004", "l"): pastesInBrackets = final == "h"
    default: surprises.append("CSI \(parameters) \(final)")
    }
    if final != "m" { wrapsNext = false }
  }

  private mutating func setStyle(_ parameters: String) {
    for parameter in parameters.split(separator: ";", omittingEmptySubsequences: false) {
      switch parameter {
      case "", "0": style = Style()
      case "2": style.isDim = true
      case "7": style.isReverse = true
      case "31": style.isRed = true
      default: surprises.append("SGR \(parameter)")
      }
    }
  }

  private mutating func clear(_ row: Int, from column: Int) {
    for place in column..<columns { rows[row][place] = Cell() }
  }

  private mutating func lineFeed() {
    wrapsNext = false
    row += 1
    guard row == rows.count else { return }
    rows.removeFirst()
    rows.append(Array(repeating: Cell(), count: columns))
    row -= 1
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Self.width(scalar)
    if width == 0 {
      if column > 0 { rows[row][column - 1].text.unicodeScalars.append(scalar) }
      return
    }
    if wrapsNext || column + width > columns {
      column = 0
      lineFeed()
    }
    rows[row][column] = Cell(text: String(scalar), style: style)
    if width == 2 { rows[row][column + 1] = Cell(text: "", style: style) }
    column += width
    wrapsNext = column == columns
    if wrapsNext { column -= 1 }
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF:
      return 2
    default: return 1
    }
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var rest = self[...]
    while let last = rest.last, last == " " || last == "\n" { rest.removeLast() }
    return String(rest)
  }
}
#endif
