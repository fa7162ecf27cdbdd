/// As much of a terminal as the field uses: what a person would see.
struct Screen {
  /// A place on the screen and how it is drawn.
  private struct Cell {
    var text: String
    var isDim = false
    var isReversed = false
  }

  var columns: Int
  private var lines: [[Cell]] = [[]]
  private var row = 0
  private(set) var column = 0
  private(set) var isPasteBracketed = false
  private(set) var isCursorShown = true
  private var isDim = false
  private var isReversed = false
  private var pending: [UInt8] = []
  /// Sequences that this terminal does not know.
  private(set) var unknown: [String] = []

  init(columns: Int) {
    self.columns = columns
  }

  /// The text of a line without the spaces at its end.
  func line(_ index: Int) -> String {
    guard lines.indices.contains(index) else { return "" }
    var text = lines[index].map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The part of the first line that is drawn in reverse.
  var selected: String { lines[0].filter(\.isReversed).map(\.text).joined() }

  /// The part of the first line that is dimmed.
  var dimmed: String { lines[0].filter(\.isDim).map(\.text).joined() }

  mutating func take(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    while let length = firstPiece() {
      let piece = Array(pending[..<length])
      pending.removeFirst(length)
      if piece[0] == 0x1B { obey(piece) } else { show(String(decoding: piece, as: UTF8.self)) }
    }
  }

  /// How long the first whole sequence or scalar is; nil where it is not all there.
  private func firstPiece() -> Int? {
    guard let first = pending.first else { return nil }
    if first == 0x1B {
      guard pending.count > 1 else { return nil }
      guard pending[1] == 0x5B else { return 2 }
      return pending.dropFirst(2).firstIndex { 0x40...0x7E ~= $0 }.map { $0 + 1 }
    }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    return pending.count >= length ? length : nil
  }

  private mutating func show(_ text: String) {
    guard let scalar = text.unicodeScalars.first else { return }
    switch scalar {
    case "\r": column = 0
    case "\n":
      row += 1
      while lines.count <= row { lines.append([]) }
    default: put(text, width(scalar))
    }
  }

  private mutating func put(_ text: String, _ width: Int) {
    if width == 0 {
      if column > 0, column <= lines[row].count { lines[row][column - 1].text += text }
      return
    }
    while lines[row].count < column + width { lines[row].append(Cell(text: " ")) }
    lines[row][column] = Cell(text: text, isDim: isDim, isReversed: isReversed)
    if width == 2 { lines[row][column + 1] = Cell(text: "", isDim: isDim, isReversed: isReversed) }
    column += width
  }

  private func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x2FFF, 0x3000...0xA4CF, 0xAC00...0xD7A3, 0xFF00...0xFF60, 0x1F300...0x1FAFF:
      return 2
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: return 0
      default: return 1
      }
    }
  }

  private mutating func obey(_ sequence: [UInt8]) {
    let text = String(decoding: sequence.dropFirst(2).dropLast(), as: UTF8.self)
    let number = Int(text) ?? 1
    switch (sequence.last, text) {
    case (UInt8(ascii: "h"), "?2004"): isPasteBracketed = true
    case (UInt8(ascii: "l"), "?2004"): isPasteBracketed = false
    case (UInt8(ascii: "h"), "?25"): isCursorShown = true
    case (UInt8(ascii: "l"), "?25"): isCursorShown = false
    case (UInt8(ascii: "A"), _): row = max(0, row - number)
    case (UInt8(ascii: "C"), _): column += number
    case (UInt8(ascii: "J"), ""):
      lines[row].removeLast(max(0, lines[row].count - column))
      lines.removeLast(lines.count - row - 1)
    case (UInt8(ascii: "m"), _):
      for attribute in text.isEmpty ? ["0"] : text.split(separator: ";") {
        switch attribute {
        case "0": (isDim, isReversed) = (false, false)
        case "2": isDim = true
        case "7": isReversed = true
        case "31": break
        default: unknown.append("SGR \(attribute)")
        }
      }
    default: unknown.append(String(decoding: sequence.dropFirst(), as: UTF8.self))
    }
  }
}
