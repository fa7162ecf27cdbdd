/// What has been typed so far: the significant content, without marks and affixes. The text is a projection of it.
///
/// Its *elements* are the digits and the point, in order. A *gap* is a place between elements, counted from 0.
struct Draft: Equatable, Sendable {
  /// Integer digits, zeros that were kept included, then fraction digits.
  var digits = DigitString()
  var integerCount = 0
  var hasPoint = false
  var isNegative = false

  var fractionCount: Int { digits.count - integerCount }
  var elementCount: Int { digits.count + (hasPoint ? 1 : 0) }

  /// Neither digit nor sign: the text is empty, affixes do not show.
  var isEmpty: Bool { digits.isEmpty && !hasPoint && !isNegative }

  /// Whether the gap lies behind the point.
  func isInFraction(_ gap: Int) -> Bool { hasPoint && gap > integerCount }

  /// How many digits stand left of a gap.
  func digitIndex(_ gap: Int) -> Int { isInFraction(gap) ? gap - 1 : gap }

  /// The number written, or nil where there is no digit.
  var amount: Amount? {
    digits.isEmpty ? nil : Amount(digits: digits, scale: fractionCount, isNegative: isNegative)
  }

  /// Whether all digits left of the gap in the integer part are zeros, or there are none.
  func hasOnlyZeros(before gap: Int) -> Bool { digits.leadingZeroCount >= min(gap, integerCount) }

  /// Takes out digits and, where the range holds it, the point.
  mutating func remove(_ elements: Range<Int>, keepingPoint: Bool = false) {
    let first = digitIndex(elements.lowerBound)
    let last = digitIndex(elements.upperBound)
    let takesPoint = hasPoint && elements.contains(integerCount)
    let integerCovered = max(0, min(last, integerCount) - min(first, integerCount))
    digits.remove(first..<last)
    integerCount -= integerCovered
    if takesPoint && !keepingPoint {
      hasPoint = false
      integerCount = digits.count
    }
  }

  mutating func insert(_ digit: UInt8, at gap: Int) {
    digits.insert(digit, at: digitIndex(gap))
    if !isInFraction(gap) { integerCount += 1 }
  }

  /// Puts a point at the gap: the digits behind it become the fraction.
  mutating func insertPoint(at gap: Int) {
    hasPoint = true
    integerCount = gap
  }

  /// Drops zeros in front of the integer part, down to one. Returns how many went.
  mutating func dropRedundantZeros() -> Int {
    let redundant = min(digits.leadingZeroCount, integerCount - 1)
    guard redundant > 0 else { return 0 }
    digits.remove(0..<redundant)
    integerCount -= redundant
    return redundant
  }

  /// Puts the `0` before a point that nothing stands before. Returns whether it was missing.
  mutating func completeInteger() -> Bool {
    guard hasPoint, integerCount == 0 else { return false }
    digits.insert(0, at: 0)
    integerCount = 1
    return true
  }

  /// Adds zeros to the fraction up to so many digits, and the point they need.
  mutating func padFraction(to count: Int) {
    guard count > fractionCount else { return }
    hasPoint = true
    digits.appendZeros(count - fractionCount)
  }

  /// The digits as minor units: the last so many are the fraction, at least one stands before it (contract M1).
  mutating func fillFromRight(fractionDigits: Int) {
    guard !digits.isEmpty else {
      (integerCount, hasPoint) = (0, false)
      return
    }
    let shortest = fractionDigits + 1
    digits.remove(0..<min(digits.leadingZeroCount, max(0, digits.count - shortest)))
    if digits.count < shortest {
      digits.replace(0..<0, with: DigitString(repeatingZero: shortest - digits.count))
    }
    integerCount = digits.count - fractionDigits
    hasPoint = fractionDigits > 0
  }
}

extension Draft {
  /// The draft that writes an amount, its scale kept.
  init(_ amount: Amount) {
    isNegative = amount.isNegative
    digits = amount.digits
    let missing = max(0, amount.scale + 1 - digits.count)
    digits.replace(0..<0, with: DigitString(repeatingZero: missing))
    integerCount = digits.count - amount.scale
    hasPoint = amount.scale > 0
  }
}
