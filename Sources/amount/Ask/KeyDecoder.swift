/// Makes keys of the bytes that a terminal sends, in whatever pieces they come.
///
///     var decoder = KeyDecoder()
///     decoder.decode([0x1B, 0x5B])    // nothing yet
///     decoder.decode([0x44])          // [.move(.left, selecting: false)]
///
/// Esc is a key and the start of most other keys: only time can tell. While ``awaitsMore`` is true and nothing comes for
/// a moment, call ``finish()``.
struct KeyDecoder {
  private enum State: Equatable {
    case idle
    /// After Esc; twice where Alt goes before a sequence.
    case escape(twice: Bool)
    /// `ESC [`, parameters so far.
    case control([UInt8], isAlt: Bool)
    /// `ESC [ [`: the Linux console's F1 to F5.
    case consoleFunction
    /// `ESC O`.
    case single(isAlt: Bool)
    /// The answer to a question that another program asked: all up to its end.
    case answer
    /// The bytes of a scalar so far, and whether Alt went before.
    case scalar([UInt8], isAlt: Bool)
  }

  private var state = State.idle
  private var paste: Paste?

  /// Whether a key has begun that may be complete as it is. A paste is not: its end always comes.
  var awaitsMore: Bool { state != .idle && paste == nil }

  /// Whether the text of a paste is coming in.
  var isPasting: Bool { paste != nil }

  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { take(byte, &keys) }
    return keys
  }

  /// Nothing more came: what has begun is all there is.
  mutating func finish() -> [Key] {
    guard awaitsMore else { return [] }
    defer { state = .idle }
    switch state {
    case .escape: return [.leave]
    case .scalar(_, isAlt: false): return [.type("\u{FFFD}")]
    default: return [.unknown]
    }
  }

  private mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
    if paste != nil {
      takePasted(byte, &keys)
      return
    }
    switch state {
    case .idle: start(byte, isAlt: false, &keys)
    case .escape(let twice): takeEscaped(byte, twice: twice, &keys)
    case .control(let parameters, let isAlt): takeControl(byte, parameters, isAlt: isAlt, &keys)
    case .consoleFunction: end(with: .unknown, &keys)
    case .single(let isAlt):
      guard byte >= 0x20 else { return abandon(for: byte, &keys) }
      end(with: KeySequences.single(byte, isAlt: isAlt), &keys)
    case .answer:
      if byte == 0x07 { end(with: .unknown, &keys) }
      if byte == 0x1B { state = .escape(twice: false) }
    case .scalar(let begun, let isAlt): takeScalar(byte, begun, isAlt: isAlt, &keys)
    }
  }

  private mutating func end(with key: Key, _ keys: inout [Key]) {
    state = .idle
    keys.append(key)
  }

  /// A sequence that breaks off is no key; the byte that broke it is read on its own.
  private mutating func abandon(for byte: UInt8, _ keys: inout [Key]) {
    end(with: .unknown, &keys)
    take(byte, &keys)
  }

  private mutating func start(_ byte: UInt8, isAlt: Bool, _ keys: inout [Key]) {
    switch byte {
    case 0x1B: state = .escape(twice: false)
    case 0x80...: takeScalar(byte, [], isAlt: isAlt, &keys)
    case 0..<0x20, 0x7F: end(with: KeySequences.control(byte), &keys)
    default: end(with: isAlt ? KeySequences.alt(byte) : .type(Unicode.Scalar(byte)), &keys)
    }
  }

  private mutating func takeEscaped(_ byte: UInt8, twice: Bool, _ keys: inout [Key]) {
    switch byte {
    case 0x5B: state = .control([], isAlt: twice)
    case 0x4F: state = .single(isAlt: twice)
    case 0x1B where !twice: state = .escape(twice: true)
    case _ where twice:
      keys.append(.leave)
      takeEscaped(byte, twice: false, &keys)
    // `ESC \` ends an answer; alone it is Alt with a key that means nothing.
    case 0x5D, 0x50, 0x58, 0x5E, 0x5F: state = .answer
    case 0x08, 0x7F: end(with: .delete(.groupLeft), &keys)
    case 0..<0x20:
      end(with: .leave, &keys)
      take(byte, &keys)
    default:
      state = .idle
      start(byte, isAlt: true, &keys)
    }
  }

  private mutating func takeControl(_ byte: UInt8, _ parameters: [UInt8], isAlt: Bool, _ keys: inout [Key]) {
    switch byte {
    case 0x5B where parameters.isEmpty: state = .consoleFunction
    case 0x24 where parameters.last.map { 0x30...0x39 ~= $0 } ?? false, 0x40...0x7E:
      // rxvt ends its shifted keys with a `$`.
      state = .idle
      if parameters == Paste.startParameters && byte == 0x7E {
        paste = Paste()
      } else {
        keys.append(KeySequences.control(parameters, final: byte, isAlt: isAlt))
      }
    case 0x20...0x3F:
      // No key has more parameters; what follows still belongs to the sequence.
      state = .control(parameters.count < 32 ? parameters + [byte] : parameters, isAlt: isAlt)
    default: abandon(for: byte, &keys)
    }
  }

  private mutating func takeScalar(_ byte: UInt8, _ begun: [UInt8], isAlt: Bool, _ keys: inout [Key]) {
    if !begun.isEmpty && !(0x80...0xBF ~= byte) {
      end(with: isAlt ? .unknown : .type("\u{FFFD}"), &keys)
      return take(byte, &keys)
    }
    let bytes = begun + [byte]
    let length =
      switch bytes[0] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard bytes.count == length else {
      state = .scalar(bytes, isAlt: isAlt)
      return
    }
    // What is no scalar comes out as U+FFFD, and as one key.
    let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    end(with: isAlt ? .unknown : .type(scalar), &keys)
  }

  private mutating func takePasted(_ byte: UInt8, _ keys: inout [Key]) {
    // Terminals keep Ctrl-C out of pastes: this is a person who waits for an end that was lost.
    if byte == 0x03 {
      paste = nil
      keys.append(.leave)
    } else if let key = paste?.take(byte) {
      paste = nil
      keys.append(key)
    }
  }
}

/// The text between the marks of a bracketed paste.
private struct Paste {
  static let startParameters = Array("200".utf8)
  private static let endMark = Array("\u{1B}[201~".utf8)
  private var bytes: [UInt8] = []
  private var matched = 0
  private var isTooLong = false

  /// Takes the next byte. At the end returns the whole as one key.
  mutating func take(_ byte: UInt8) -> Key? {
    if byte == Self.endMark[matched] {
      matched += 1
      guard matched == Self.endMark.count else { return nil }
      return .paste(isTooLong ? nil : String(decoding: bytes, as: UTF8.self))
    }
    keep(Self.endMark[..<matched])
    matched = 0
    if byte == Self.endMark[0] { matched = 1 } else { keep([byte]) }
    return nil
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    if bytes.count + more.count > Input.longestAmount {
      isTooLong = true
      bytes.removeAll()
    }
    if !isTooLong { bytes.append(contentsOf: more) }
  }
}
