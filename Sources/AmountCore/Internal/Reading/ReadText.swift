/// A text as the reader sees it: what is visible of it, by scalars (R1, R10). It lies in a buffer of its maker's.
struct ReadText {
  /// Longer texts are no amounts, whatever they are.
  static let longest = 512

  /// A visible scalar, and where it starts in the text, in UTF-16 units.
  struct Piece {
    var scalar: Unicode.Scalar
    var offset: UInt32
  }

  private let pieces: UnsafeMutableBufferPointer<Piece>
  private(set) var count = 0

  /// Reads a text into a buffer of ``longest`` pieces.
  init(
    _ text: UTF8Text, _ rules: ReadingRules, into pieces: UnsafeMutableBufferPointer<Piece>
  ) throws(Unreadable) {
    self.pieces = pieces
    var isTooLong = false
    var hidesDirection = false
    var mayHideMinus = false
    var hasDigit = false
    /// Whether the scalar before was a soft hyphen.
    var followsSoftHyphen = false
    /// White space that ends the text, unless more follows: it lies behind the pieces that count.
    var pending = 0
    var offset: UInt32 = 0
    var scalars = Scalars(text)
    while let scalar = scalars.next() {
      let piece = Piece(scalar: scalar, offset: offset)
      offset &+= UInt32(truncatingIfNeeded: scalar.utf16Width)
      if scalar.isInvisible {
        if scalar.value == 0xAD { followsSoftHyphen = true }
        continue
      }
      if scalar.value == 0x202E { hidesDirection = true }
      let isSpace = scalar.isWhiteSpace
      if isSpace && count == 0 { continue }
      let place = count + pending
      if place < pieces.count { pieces[place] = piece }
      if isSpace {
        pending = min(pending + 1, ReadText.longest)
        continue
      }
      let isDigit = rules.isDigit(scalar)
      if followsSoftHyphen, !hasDigit, isDigit || !scalar.isLetter { mayHideMinus = true }
      if isDigit { hasDigit = true }
      followsSoftHyphen = false
      if place < pieces.count {
        count = place + 1
        pending = 0
      } else {
        isTooLong = true
      }
    }
    if scalars.isMalformed { throw .invalidEncoding }
    if hidesDirection || mayHideMinus { throw .hiddenCharacter }
    if isTooLong { throw .notAnAmount }
  }

  /// Calls the body with a text of these scalars.
  static func with<Result>(_ scalars: [Unicode.Scalar], _ body: (ReadText) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: Piece.self, capacity: scalars.count) { pieces in
      for index in scalars.indices { pieces[index] = Piece(scalar: scalars[index], offset: 0) }
      return body(ReadText(pieces))
    }
  }

  private init(_ pieces: UnsafeMutableBufferPointer<Piece>) {
    self.pieces = pieces
    count = pieces.count
  }

  subscript(index: Int) -> Unicode.Scalar {
    @inline(never)
    get {
      precondition(index >= 0 && index < count)
      return pieces[index].scalar
    }
    nonmutating set {
      precondition(index >= 0 && index < count)
      pieces[index].scalar = newValue
    }
  }

  /// The scalars of a range of scalars, in UTF-16 offsets of the text.
  func utf16(_ range: Range<Int>) -> Range<Int> {
    guard let last = range.last, last < count else { return 0..<0 }
    return Int(pieces[range.lowerBound].offset)..<Int(pieces[last].offset) + self[last].utf16Width
  }

  /// What is left without a pair of quotes, a leading text apostrophe, and the white space within (R1).
  var unquoted: Range<Int> {
    var range = trimmed(0..<count)
    guard !range.isEmpty else { return range }
    if range.count >= 2, self[range.lowerBound].isQuote(closedBy: self[range.upperBound - 1]) {
      range = range.lowerBound + 1..<range.upperBound - 1
    } else if self[range.lowerBound] == "'" {
      range = range.lowerBound + 1..<range.upperBound
    }
    return trimmed(range)
  }

  @inline(never)
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, self[low].isWhiteSpace { low += 1 }
    while low < high, self[high - 1].isWhiteSpace { high -= 1 }
    return low..<high
  }

  /// Whether a constant stands there.
  func has(_ part: [Unicode.Scalar], at start: Int) -> Bool {
    for index in 0..<part.count where !self[start + index].isSame(part[index]) { return false }
    return true
  }

  /// Where the first scalar of a kind stands.
  func first(in range: Range<Int>, where isWanted: (Unicode.Scalar) -> Bool) -> Int? {
    for index in range where isWanted(self[index]) { return index }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate func isSame(_ other: Unicode.Scalar) -> Bool { self == other || isSpaceLike && other.isSpaceLike }

  /// Whether this opens a quotation that the other closes.
  fileprivate func isQuote(closedBy other: Unicode.Scalar) -> Bool {
    // Most texts begin with a digit or a sign of a currency.
    if value < 0x80 && value != 0x22 && value != 0x27 && value != 0x60 { return false }
    let pairs: StaticString = "\"\"''```'«»»«‘’’’‚‘‚’“”””„“„”「」『』＂＂＇＇"
    var scalars = Scalars(UTF8Text(start: .some(pairs.utf8Start), count: pairs.utf8CodeUnitCount))
    while let opening = scalars.next(), let closing = scalars.next() {
      if opening == self && closing == other { return true }
    }
    return false
  }
}
