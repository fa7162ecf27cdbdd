/// Minor-units entry (contract M): the digits fill from the right, the point has its place.
extension Transition {
  /// M1: the digit goes where the caret is, and what is left of it moves left.
  mutating func typeMinorUnit(_ digit: UInt8) throws(Refusal) {
    let right = draft.digits.count - draft.digitIndex(gap)
    if digit == 0 && draft.digits.leadingZeroCount >= draft.digits.count - right && !draft.digits.isEmpty {
      // Over a selection, zeros that are left take it in.
      if covered.isEmpty || !draft.digits.isZero { throw Refusal(.redundantLeadingZero) }
    }
    draft.insert(digit, at: gap)
    draft.fillFromRight(fractionDigits: rules.maximumFraction)
    gap = gapBefore(digitsRight: right, isInFraction: false)
  }

  /// M2: the digits left of the gap move right. Zeros alone are no amount that something could be taken from.
  mutating func deleteMinorUnits(_ covered: Range<Int>) {
    var covered = covered
    // The point has its place: a key that meets it takes the digit beyond.
    if covered.count == 1, draft.hasPoint, covered.lowerBound == draft.integerCount {
      if deletion == .backward {
        covered = covered.lowerBound - 1..<covered.lowerBound
      } else if deletion == .forward {
        covered = covered.upperBound..<covered.upperBound + 1
      }
    }
    let right = draft.digits.count - draft.digitIndex(covered.upperBound)
    let isInFraction = draft.isInFraction(covered.upperBound)
    let takesDigit = draft.digitIndex(covered.lowerBound) < draft.digitIndex(covered.upperBound)
    let wasZero = draft.digits.isZero
    draft.remove(covered, keepingPoint: true)
    if takesDigit && wasZero { draft.digits = DigitString() }
    draft.fillFromRight(fractionDigits: rules.maximumFraction)
    gap = gapBefore(digitsRight: right, isInFraction: isInFraction)
  }

  /// After covered digits went and nothing came in their place but a sign.
  mutating func refillMinorUnits() {
    let right = draft.digits.count - draft.digitIndex(gap)
    draft.fillFromRight(fractionDigits: rules.maximumFraction)
    gap = gapBefore(digitsRight: right, isInFraction: false)
  }

  /// Pasted digits fill like keys.
  mutating func pasteMinorUnits(_ digits: DigitString) throws(Refusal) {
    let right = draft.digits.count - draft.digitIndex(gap)
    let piece = digits.dropFirst(min(digits.leadingZeroCount, digits.count - 1))
    guard draft.digits.count + piece.count <= DigitString.capacity else { throw Refusal(.tooManyIntegerDigits) }
    let index = draft.digitIndex(gap)
    // Zeros in the middle stay; in front they are filled away.
    draft.digits.replace(index..<index, with: draft.digits.prefix(index).isZero ? piece : digits)
    draft.fillFromRight(fractionDigits: rules.maximumFraction)
    gap = gapBefore(digitsRight: right, isInFraction: false)
  }

  /// The gap with so many digits right of it; the one behind the point where two would do and it is wanted.
  private func gapBefore(digitsRight: Int, isInFraction: Bool) -> Int {
    let index = max(0, draft.digits.count - digitsRight)
    guard draft.hasPoint else { return index }
    if index == draft.integerCount { return isInFraction ? index + 1 : index }
    return index > draft.integerCount ? index + 1 : index
  }
}
