/// An exact quotient of whole numbers of any sensible size.
struct Fraction {
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

  mutating func negate() { isNegative = !isNegative }

  /// Nil where the numbers become longer than any amount needs.
  private var sensible: Fraction? { numerator.count + denominator.count <= 400 ? self : nil }

  func adding(_ other: Fraction) -> Fraction? {
    var sum = self
    sum.numerator = numerator.multiplied(by: other.denominator)
    sum.denominator = denominator.multiplied(by: other.denominator)
    var addend = other.numerator.multiplied(by: denominator)
    if isNegative == other.isNegative {
      sum.numerator.add(addend)
    } else if sum.numerator.isLess(than: addend) {
      addend.add(sum.numerator, times: -1)
      sum.numerator = addend
      sum.isNegative = other.isNegative
    } else {
      sum.numerator.add(addend, times: -1)
    }
    return sum.sensible
  }

  func multiplied(by other: Fraction) -> Fraction? {
    var product = self
    product.numerator = numerator.multiplied(by: other.numerator)
    product.denominator = denominator.multiplied(by: other.denominator)
    product.isNegative = isNegative != other.isNegative
    return product.sensible
  }

  func divided(by other: Fraction) -> Fraction? {
    var inverse = other
    (inverse.numerator, inverse.denominator) = (other.denominator, other.numerator)
    return other.numerator.count == 0 ? nil : multiplied(by: inverse)
  }

  /// The amount, exact where the quotient ends within 38 digits, else half to even at the fraction digits given.
  func amount(fractionDigits: Int) -> Amount? {
    var (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    let whole = quotient.count
    var scale = 0
    while rest.count > 0, whole + scale <= Amount.maximumDigits + 1, scale <= Amount.maximumDigits {
      rest.append(0)
      let (digit, next) = rest.quotientAndRemainder(dividingBy: denominator)
      quotient.append(digit.count == 0 ? 0 : digit.first)
      rest = next
      scale += 1
    }
    if rest.count == 0 { return quotient.amount(scale: scale, isNegative: isNegative) }
    guard scale > fractionDigits else { return nil }
    // One more digit stands for all that follow: no tie is left.
    quotient.removeLast(scale - fractionDigits - 1)
    quotient.append(1)
    return quotient.amount(scale: fractionDigits + 2, isNegative: isNegative)?
      .rounded(toFractionDigits: fractionDigits, .halfEven)
  }
}

/// A whole number as decimal digits, the last one first and the first one not zero. Small and slow: expressions are
/// short.
private struct Whole {
  private var digits: [UInt8] = []

  var count: Int { digits.count }
  var first: UInt8 { digits[digits.count - 1] }

  /// Puts a digit behind the others.
  mutating func append(_ digit: UInt8) {
    if digit > 0 || count > 0 { digits.insert(digit, at: 0) }
  }

  mutating func removeLast(_ places: Int) {
    for _ in 0..<min(places, count) { digits.remove(at: 0) }
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

  func quotientAndRemainder(dividingBy divisor: Whole) -> (Whole, Whole) {
    var quotient = Whole()
    var rest = Whole()
    var place = count
    while place > 0 {
      place -= 1
      rest.append(digits[place])
      var times: UInt8 = 0
      while !rest.isLess(than: divisor) {
        rest.add(divisor, times: -1)
        times += 1
      }
      quotient.append(times)
    }
    return (quotient, rest)
  }

  func amount(scale: Int, isNegative: Bool) -> Amount? {
    guard count <= Amount.maximumDigits, scale <= Amount.maximumDigits else { return nil }
    var string = DigitString()
    var place = count
    while place > 0 {
      place -= 1
      string.append(digits[place])
    }
    return Amount(digits: string, scale: scale, isNegative: isNegative)
  }
}

extension Amount {
  /// The sum of two amounts that are not negative and have the same sign, or nil where it does not fit.
  func adding(_ other: Amount) -> Amount? {
    Fraction(self).adding(Fraction(other))?.amount(fractionDigits: max(scale, other.scale))
  }
}
