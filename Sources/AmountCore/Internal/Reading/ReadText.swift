/// A text as the reader sees it: what is visible of it, by scalars (R1, R10).
struct ReadText {
  /// Longer texts are no amounts, whatever they are.
  static let longest = 512

  private(set) var scalars: [Unicode.Scalar] = []
  /// Where each scalar starts in the text, in UTF-16 units, and where the last one ends.
  private(set) var offsets: [Int] = []
  /// White space that ends the text, unless more follows.
  private var pending: [(scalar: Unicode.Scalar, offset: Int)] = []
  private var length = 0
  private var end = 0
  private var isTooLong = false
  private var hidesDirection = false
  /// Whether the scalar before was a soft hyphen.
  private var followsSoftHyphen = false
  private var hasDigit = false
  private var mayHideMinus = false

  /// The digits a format has beside those of Unicode.
  private let digits: [Unicode.Scalar]

  init(digits: [Unicode.Scalar]) {
    self.digits = digits
    scalars.reserveCapacity(24)
    offsets.reserveCapacity(25)
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    let offset = length
    length += scalar.value > 0xFFFF ? 2 : 1
    if scalar.isInvisible {
      if scalar.value == 0xAD { followsSoftHyphen = true }
      return
    }
    if scalar.value == 0x202E { hidesDirection = true }
    if scalar.isWhiteSpace {
      if !scalars.isEmpty && pending.count <= ReadText.longest { pending.append((scalar, offset)) }
      return
    }
    if scalar.digitValue != nil || digits.contains(scalar) {
      if followsSoftHyphen && !hasDigit { mayHideMinus = true }
      hasDigit = true
    } else if followsSoftHyphen && !hasDigit && !scalar.isLetter {
      mayHideMinus = true
    }
    followsSoftHyphen = false
    guard scalars.count + pending.count < ReadText.longest else {
      isTooLong = true
      return
    }
    for space in pending {
      scalars.append(space.scalar)
      offsets.append(space.offset)
    }
    pending.removeAll(keepingCapacity: true)
    scalars.append(scalar)
    offsets.append(offset)
    end = length
  }

  /// After the last scalar.
  mutating func finish() throws(UnreadableReason) {
    offsets.append(end)
    if hidesDirection || mayHideMinus { throw .hiddenCharacter }
    if isTooLong { throw .notAnAmount }
  }

  /// The scalars of a range of scalars, in UTF-16 offsets of the text.
  func utf16(_ range: Range<Int>) -> Range<Int> {
    range.isEmpty ? 0..<0 : offsets[range.lowerBound]..<end(of: range.upperBound - 1)
  }

  private func end(of index: Int) -> Int { offsets[index] + (scalars[index].value > 0xFFFF ? 2 : 1) }

  func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    for index in range { view.append(scalars[index]) }
    return String(view)
  }

  func replacing(_ index: Int, with scalar: Unicode.Scalar) -> ReadText {
    var copy = self
    copy.scalars[index] = scalar
    return copy
  }

  /// What is left without a pair of quotes, a leading text apostrophe, and the white space within (R1).
  var unquoted: Range<Int> {
    var range = trimmed(0..<scalars.count)
    guard let first = range.first.map({ scalars[$0] }) else { return range }
    if range.count >= 2, let closing = first.closingQuotes, closing.contains(scalars[range.upperBound - 1]) {
      range = range.lowerBound + 1..<range.upperBound - 1
    } else if first == "'" {
      range = range.lowerBound + 1..<range.upperBound
    }
    return trimmed(range)
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, scalars[low].isWhiteSpace { low += 1 }
    while low < high, scalars[high - 1].isWhiteSpace { high -= 1 }
    return low..<high
  }
}

extension ReadText {
  /// Decodes UTF-8. Overlong forms, surrogates and what is cut short are refused.
  mutating func append(utf8 bytes: UnsafeBufferPointer<UInt8>) throws(UnreadableReason) {
    var index = 0
    while index < bytes.count {
      let first = bytes[index]
      let extra: Int
      switch first {
      case 0..<0x80: extra = 0
      case 0xC2...0xDF: extra = 1
      case 0xE0...0xEF: extra = 2
      case 0xF0...0xF4: extra = 3
      default: throw .invalidEncoding
      }
      guard index + extra < bytes.count else { throw .invalidEncoding }
      var value = extra == 0 ? UInt32(first) : UInt32(first) & (0x3F >> UInt32(extra))
      for offset in 0..<extra {
        let next = bytes[index + 1 + offset]
        guard next & 0xC0 == 0x80 else { throw .invalidEncoding }
        value = value << 6 | UInt32(next & 0x3F)
      }
      let least: UInt32 = extra < 2 ? 0 : extra == 2 ? 0x800 : 0x10000
      guard value >= least, let scalar = Unicode.Scalar(value) else { throw .invalidEncoding }
      append(scalar)
      index += extra + 1
    }
  }
}

extension Unicode.Scalar {
  /// What may close a quotation that this opens, or nil where it opens none.
  fileprivate var closingQuotes: [Unicode.Scalar]? {
    switch value {
    case 0x22: ["\""]
    case 0x27: ["'"]
    case 0x60: ["`", "'"]
    case 0xAB: ["»"]
    case 0xBB: ["«"]
    case 0x2018: ["’"]
    case 0x2019: ["’"]
    case 0x201A: ["‘", "’"]
    case 0x201C: ["”"]
    case 0x201D: ["”"]
    case 0x201E: ["“", "”"]
    case 0x300C: ["」"]
    case 0x300E: ["』"]
    case 0xFF02: ["＂"]
    case 0xFF07: ["＇"]
    default: nil
    }
  }
}
