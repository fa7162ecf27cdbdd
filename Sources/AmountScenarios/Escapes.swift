/// The escapes of scenario cells: `\t \n \s \\ \) \| \[ \] \u{A0}`.
package enum Escapes {
  /// Nil where an escape is unknown.
  package static func unescape(_ text: String) -> String? {
    var plain = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        plain.append(scalar)
        continue
      }
      guard let escaped = readEscape(&rest) else { return nil }
      plain.append(escaped)
    }
    return String(plain)
  }

  /// The scalar that an escape stands for; `rest` starts behind the backslash.
  static func readEscape(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "t": return "\t"
    case "n": return "\n"
    case "s": return " "
    case "\\": return "\\"
    case ")": return ")"
    case "|": return "|"
    case "[": return "["
    case "]": return "]"
    case "u":
      guard rest.popFirst() == "{" else { return nil }
      let digits = String(rest.prefix { $0 != "}" })
      rest = rest.dropFirst(digits.unicodeScalars.count)
      guard rest.popFirst() == "}", let value = UInt32(digits, radix: 16) else { return nil }
      return Unicode.Scalar(value)
    default: return nil
    }
  }

  /// Writes a text so that a cell can hold it: what cannot be seen or has a meaning is escaped.
  package static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "|", "[", "]", ")": escaped += "\\\(scalar)"
      case "\t": escaped += "\\t"
      case "\n": escaped += "\\n"
      case " ": escaped += "\\s"
      default:
        let isSeen: Bool
        switch scalar.properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
          .nonspacingMark, .enclosingMark:
          isSeen = false
        default: isSeen = true
        }
        escaped += isSeen ? "\(scalar)" : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return escaped
  }
}

extension MarkedText: CustomStringConvertible {
  /// Reads `1,2|34` or `1,[23]4`; nil where the marks are missing or too many.
  package init?(_ cell: String) {
    var plain = String.UnicodeScalarView()
    var length = 0
    var marks: [(Unicode.Scalar, Int)] = []
    var rest = cell.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "|" || scalar == "[" || scalar == "]" {
        marks.append((scalar, length))
        continue
      }
      var next = scalar
      if scalar == "\\" {
        guard let escaped = Escapes.readEscape(&rest) else { return nil }
        next = escaped
      }
      plain.append(next)
      length += UTF16.width(next)
    }
    switch marks.map(\.0) {
    case ["|"]: self.init(text: String(plain), selection: marks[0].1..<marks[0].1)
    case ["[", "]"]: self.init(text: String(plain), selection: marks[0].1..<marks[1].1)
    default: return nil
    }
  }

  package var description: String {
    let units = Array(text.utf16)
    func part(_ range: Range<Int>) -> String {
      let whole = range.clamped(to: 0..<units.count)
      return Escapes.escape(String(decoding: units[whole], as: UTF16.self))
    }
    let before = part(0..<selection.lowerBound)
    let after = part(selection.upperBound..<max(selection.upperBound, units.count))
    return selection.isEmpty ? "\(before)|\(after)" : "\(before)[\(part(selection))]\(after)"
  }
}
