/// An exact quotient of whole numbers of any sensible size.
final class Fraction {
  private var numerator: Whole
  private var denominator: Whole
  private var isNegative: Bool

  init(_ amount: Amount) {
    numerator = Whole()
    for index in 0..<amount.digits.count { numerator.append(amount.digits[index]) }
    denominator = Whole()
    denominator.append(1)
    for _ in 0..<amount.scale { denominator.append(0) }
    isNegative = amount.isNegative
  }

  /// Nil where the numbers become longer than any amount needs.
  private init?(_ numerator: Whole, over denominator: Whole, isNegative: Bool) {
    guard numerator.count + denominator.count <= 400 else { return nil }
    self.numerator = numerator
    self.denominator = denominator
    self.isNegative = isNegative
  }

  func negate() { isNegative = !isNegative }

  func adding(_ other: Fraction) -> Fraction? {
    var larger = numerator.multiplied(by: other.denominator)
    var smaller = other.numerator.multiplied(by: denominator)
    let isSmaller = larger.isLess(than: smaller)
    if isSmaller { swap(&larger, &smaller) }
    larger.add(smaller, times: isNegative == other.isNegative ? 1 : -1)
    return Fraction(
      larger, over: denominator.multiplied(by: other.denominator),
      isNegative: isSmaller ? other.isNegative : isNegative)
  }

  func multiplied(by other: Fraction) -> Fraction? {
    Fraction(
      numerator.multiplied(by: other.numerator), over: denominator.multiplied(by: other.denominator),
      isNegative: isNegative != other.isNegative)
  }

  func divided(by other: Fraction) -> Fraction? {
    other.numerator.count == 0
      ? nil
      : Fraction(
        numerator.multiplied(by: other.denominator), over: denominator.multiplied(by: other.numerator),
        isNegative: isNegative != other.isNegative)
  }

  /// The amount, exact where the quotient ends within 38 digits, else half to even at the fraction digits given.
  func amount(fractionDigits: Int) -> Amount? {
    // Long division: the numerator's digits come down one by one, and zeros behind them.
    var quotient = DigitString()
    var rest = Whole()
    var whole = 0
    var scale = 0
    var place = numerator.count
    while place > 0 || rest.count > 0 && whole + scale <= Amount.maximumDigits + 1 && scale <= Amount.maximumDigits {
      place -= 1
      rest.append(place < 0 ? 0 : numerator.digits[place])
      let digit = rest.takeOut(denominator)
      if digit > 0 || !quotient.isEmpty {
        guard quotient.count < DigitString.capacity else { return nil }
        quotient.append(digit)
      }
      if place < 0 { scale += 1 } else { whole = quotient.count }
    }
    let isExact = rest.count == 0
    if !isExact {
      guard scale > fractionDigits else { return nil }
      // One more digit stands for all that follow: no tie is left.
      quotient = quotient.prefix(max(0, quotient.count - (scale - fractionDigits - 1)))
      quotient.append(1)
      scale = fractionDigits + 2
    }
    guard quotient.count <= Amount.maximumDigits, scale <= Amount.maximumDigits else { return nil }
    let amount = Amount(digits: quotient, scale: scale, isNegative: isNegative)
    return isExact ? amount : amount.rounded(toFractionDigits: fractionDigits, .halfEven)
  }
}

/// A whole number as decimal digits, the last one first and the first one not zero. Small and slow: expressions are
/// short.
private struct Whole {
  private(set) var digits: [UInt8] = []

  var count: Int { digits.count }

  /// Puts a digit behind the others, which move up by one place.
  @inline(never)
  mutating func append(_ digit: UInt8) {
    var moved = digit
    for place in 0..<count { (digits[place], moved) = (moved, digits[place]) }
    if moved > 0 { digits.append(moved) }
  }

  func isLess(than other: Whole) -> Bool {
    if count != other.count { return count < other.count }
    var place = count
    while place > 0 {
      place -= 1
      if digits[place] != other.digits[place] { return digits[place] < other.digits[place] }
    }
    return false
  }

  /// Adds a multiple of a number, moved by some places. The result is not below zero.
  mutating func add(_ other: Whole, times factor: Int = 1, at shift: Int = 0) {
    var carry = 0
    var place = shift
    while place < shift + other.count || carry != 0 {
      while place >= count { digits.append(0) }
      let digit = place - shift < other.count ? Int(other.digits[place - shift]) : 0
      carry += Int(digits[place]) + factor * digit
      let rest = (carry % 10 + 10) % 10
      digits[place] = UInt8(truncatingIfNeeded: rest)
      carry = (carry - rest) / 10
      place += 1
    }
    while let last = digits.last, last == 0 { digits.removeLast() }
  }

  func multiplied(by other: Whole) -> Whole {
    var product = Whole()
    for place in 0..<count { product.add(other, times: Int(digits[place]), at: place) }
    return product
  }

  /// Takes a number out as often as it goes in, and says how often.
  mutating func takeOut(_ divisor: Whole) -> UInt8 {
    var times: UInt8 = 0
    while !isLess(than: divisor) {
      add(divisor, times: -1)
      times += 1
    }
    return times
  }
}

extension Amount {
  /// The sum of two amounts that are not negative and have the same sign, or nil where it does not fit.
  func adding(_ other: Amount) -> Amount? {
    Fraction(self).adding(Fraction(other))?.amount(fractionDigits: max(scale, other.scale))
  }
}
