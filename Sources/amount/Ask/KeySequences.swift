/// Which bytes are which key: xterm and its kin, rxvt, the Linux console, and the Ctrl keys of every shell.
enum KeySequences {
  /// A control character.
  static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x01: .move(.start, selecting: false)
    case 0x02: .move(.left, selecting: false)
    case 0x03, 0x1B: .leave
    case 0x04: .deleteOrLeave
    case 0x05: .move(.end, selecting: false)
    case 0x06: .move(.right, selecting: false)
    case 0x08, 0x7F: .delete(.left)
    case 0x0A, 0x0D: .enter
    case 0x0B: .delete(.end)
    case 0x0C: .redraw
    case 0x15: .delete(.start)
    case 0x17: .delete(.groupLeft)
    case 0x19: .redo
    case 0x1A, 0x1F: .undo
    default: .unknown
    }
  }

  /// A character typed with Alt.
  static func alt(_ byte: UInt8) -> Key {
    switch byte {
    case UInt8(ascii: "b"), UInt8(ascii: "B"): .move(.groupLeft, selecting: false)
    case UInt8(ascii: "f"), UInt8(ascii: "F"): .move(.groupRight, selecting: false)
    case UInt8(ascii: "d"), UInt8(ascii: "D"): .delete(.groupRight)
    default: .unknown
    }
  }

  /// `ESC O` and a byte: cursor keys in application mode, and the numeric pad in its own.
  static func single(_ byte: UInt8, isAlt: Bool) -> Key {
    switch byte {
    // rxvt's Ctrl with an arrow.
    case UInt8(ascii: "c"): return .move(.groupRight, selecting: false)
    case UInt8(ascii: "d"): return .move(.groupLeft, selecting: false)
    case UInt8(ascii: "M"): return .enter
    case UInt8(ascii: "j")...UInt8(ascii: "y"): return .type(Unicode.Scalar(byte - 0x40))
    default: return motion(byte).map { .move(isAlt ? $0.byGroups : $0, selecting: false) } ?? .unknown
    }
  }

  /// `ESC [`, parameters and a last byte.
  static func control(_ parameters: [UInt8], final: UInt8, isAlt: Bool) -> Key {
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    var modifiers = Modifiers(parameter: numbers.count > 1 ? numbers[1] : nil)
    if isAlt { modifiers.hasStride = true }
    switch final {
    // rxvt's Shift with an arrow.
    case UInt8(ascii: "c"): return .move(.right, selecting: true)
    case UInt8(ascii: "d"): return .move(.left, selecting: true)
    case UInt8(ascii: "$"), UInt8(ascii: "@"): modifiers.hasShift = true
    case UInt8(ascii: "^"): modifiers.hasStride = true
    case UInt8(ascii: "~"): break
    default:
      guard let motion = motion(final) else { return .unknown }
      return modifiers.move(motion)
    }
    if final == UInt8(ascii: "@") { modifiers.hasStride = true }
    switch numbers.first.flatMap({ $0 }) {
    case 1, 7: return modifiers.move(.start)
    case 4, 8: return modifiers.move(.end)
    case 3: return .delete(modifiers.hasStride ? .groupRight : .right)
    default: return .unknown
    }
  }

  private static func motion(_ byte: UInt8) -> Motion? {
    switch byte {
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .start
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }
}

private struct Modifiers {
  var hasShift = false
  /// Alt or Ctrl: a longer stride.
  var hasStride = false

  /// xterm's parameter is one more than the sum of Shift 1, Alt 2, Ctrl 4.
  init(parameter: Int?) {
    let bits = max(1, parameter ?? 1) - 1
    hasShift = bits & 1 != 0
    hasStride = bits & 6 != 0
  }

  func move(_ motion: Motion) -> Key {
    .move(hasStride ? motion.byGroups : motion, selecting: hasShift)
  }
}
