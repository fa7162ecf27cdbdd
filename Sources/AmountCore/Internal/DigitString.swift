/// Up to 48 decimal digits without a heap allocation: four bits a digit, the first digit in the highest bits.
///
/// Digits are left-aligned and what lies behind the last one is zero. So appending zeros changes only the count, and
/// two numbers of one magnitude compare as words do.
struct DigitString: Equatable, Sendable {
  static let capacity = 48

  private(set) var nibbles = Nibbles()
  private(set) var count = 0

  init() {}

  init(repeatingZero count: Int) {
    self.count = count
  }

  init(_ digit: UInt8) {
    append(digit)
  }

  /// Up to 16 digits of four bits, the last one in the lowest bits.
  init(_ word: UInt64, count: Int) {
    nibbles = Nibbles(count == 0 ? 0 : word << UInt64(64 - 4 * count))
    self.count = count
  }

  private init(nibbles: Nibbles, count: Int) {
    self.nibbles = nibbles
    self.count = count
  }

  var isEmpty: Bool { count == 0 }

  /// Whether every digit is zero, or there is none.
  var isZero: Bool { nibbles.isZero }

  var leadingZeroCount: Int { min(count, nibbles.leadingZeroCount) }

  subscript(index: Int) -> UInt8 { nibbles[index] }

  mutating func append(_ digit: UInt8) {
    nibbles.set(digit, at: count)
    count += 1
  }

  mutating func appendZeros(_ extra: Int) {
    count += extra
  }

  mutating func insert(_ digit: UInt8, at index: Int) {
    replace(index..<index, with: DigitString(digit))
  }

  mutating func remove(_ range: Range<Int>) {
    replace(range, with: DigitString())
  }

  /// The caller sees to it that the result fits in `capacity`.
  mutating func replace(_ range: Range<Int>, with other: DigitString) {
    let tail = nibbles.shiftedLeft(range.upperBound).shiftedRight(range.lowerBound + other.count)
    nibbles = nibbles.keepingFirst(range.lowerBound) | other.nibbles.shiftedRight(range.lowerBound) | tail
    count += other.count - range.count
  }

  func prefix(_ length: Int) -> DigitString {
    DigitString(nibbles: nibbles.keepingFirst(length), count: length)
  }

  func dropFirst(_ length: Int) -> DigitString {
    DigitString(nibbles: nibbles.shiftedLeft(length), count: count - length)
  }

  /// Adds one to the number these digits write; a carry out of the first digit makes the number one digit longer.
  mutating func increment() {
    var index = count
    while index > 0 {
      index -= 1
      if nibbles[index] < 9 {
        nibbles.set(nibbles[index] + 1, at: index)
        return
      }
      nibbles.set(0, at: index)
    }
    insert(1, at: 0)
  }
}

/// Three words read as 48 four-bit digits. Shifts count in digits.
struct Nibbles: Hashable, Sendable {
  private var high: UInt64 = 0
  private var middle: UInt64 = 0
  private var low: UInt64 = 0

  init() {}

  init(_ high: UInt64) {
    self.high = high
  }

  var isZero: Bool { high | middle | low == 0 }

  var leadingZeroCount: Int {
    if high != 0 { return high.leadingZeroBitCount / 4 }
    if middle != 0 { return 16 + middle.leadingZeroBitCount / 4 }
    return 32 + low.leadingZeroBitCount / 4
  }

  subscript(index: Int) -> UInt8 {
    let word = index < 16 ? high : index < 32 ? middle : low
    return UInt8(truncatingIfNeeded: word >> UInt64(60 - (index & 15) * 4)) & 15
  }

  mutating func set(_ digit: UInt8, at index: Int) {
    let shift = UInt64(60 - (index & 15) * 4)
    let clear: UInt64 = ~(15 << shift)
    let bits = UInt64(digit) << shift
    switch index >> 4 {
    case 0: high = high & clear | bits
    case 1: middle = middle & clear | bits
    default: low = low & clear | bits
    }
  }

  func keepingFirst(_ digits: Int) -> Nibbles {
    let rest = shiftedLeft(digits).shiftedRight(digits)
    var kept = self
    kept.high ^= rest.high
    kept.middle ^= rest.middle
    kept.low ^= rest.low
    return kept
  }

  func shiftedRight(_ digits: Int) -> Nibbles {
    var moved = self
    switch digits >> 4 {
    case 0: break
    case 1: (moved.high, moved.middle, moved.low) = (0, high, middle)
    case 2: (moved.high, moved.middle, moved.low) = (0, 0, high)
    default: return Nibbles()
    }
    let bits = UInt64(digits & 15) * 4
    guard bits > 0 else { return moved }
    moved.low = moved.low >> bits | moved.middle << (64 - bits)
    moved.middle = moved.middle >> bits | moved.high << (64 - bits)
    moved.high >>= bits
    return moved
  }

  func shiftedLeft(_ digits: Int) -> Nibbles {
    var moved = self
    switch digits >> 4 {
    case 0: break
    case 1: (moved.high, moved.middle, moved.low) = (middle, low, 0)
    case 2: (moved.high, moved.middle, moved.low) = (low, 0, 0)
    default: return Nibbles()
    }
    let bits = UInt64(digits & 15) * 4
    guard bits > 0 else { return moved }
    moved.high = moved.high << bits | moved.middle >> (64 - bits)
    moved.middle = moved.middle << bits | moved.low >> (64 - bits)
    moved.low <<= bits
    return moved
  }

  static func | (left: Nibbles, right: Nibbles) -> Nibbles {
    var both = left
    both.high |= right.high
    both.middle |= right.middle
    both.low |= right.low
    return both
  }

  /// Lexicographic, first digit first: the order of two numbers of one magnitude.
  static func < (left: Nibbles, right: Nibbles) -> Bool {
    (left.high, left.middle, left.low) < (right.high, right.middle, right.low)
  }
}
