/// An exact quotient of whole numbers of any sensible size.
struct Fraction {
  private var numerator: Whole
  private var denominator: Whole
  private var isNegative: Bool

  init(_ amount: Amount) {
    var digits: [UInt8] = []
    for index in 0..<amount.digits.count { digits.append(amount.digits[index]) }
    numerator = Whole(digits)
    denominator = Whole([1] + [UInt8](repeating: 0, count: amount.scale))
    isNegative = amount.isNegative
  }

  private init(_ numerator: Whole, _ denominator: Whole, isNegative: Bool) {
    self.numerator = numerator
    self.denominator = denominator
    self.isNegative = isNegative
  }

  var negated: Fraction { Fraction(numerator, denominator, isNegative: !isNegative) }

  /// Nil where the numbers become longer than any amount needs.
  private var sensible: Fraction? { numerator.count + denominator.count <= 400 ? self : nil }

  func adding(_ other: Fraction) -> Fraction? {
    let left = numerator.multiplied(by: other.denominator)
    let right = other.numerator.multiplied(by: denominator)
    let bottom = denominator.multiplied(by: other.denominator)
    if isNegative == other.isNegative { return Fraction(left.adding(right), bottom, isNegative: isNegative).sensible }
    return left < right
      ? Fraction(right.subtracting(left), bottom, isNegative: other.isNegative).sensible
      : Fraction(left.subtracting(right), bottom, isNegative: isNegative).sensible
  }

  func multiplied(by other: Fraction) -> Fraction? {
    Fraction(
      numerator.multiplied(by: other.numerator), denominator.multiplied(by: other.denominator),
      isNegative: isNegative != other.isNegative
    ).sensible
  }

  func divided(by other: Fraction) -> Fraction? {
    guard !other.numerator.isZero else { return nil }
    return multiplied(by: Fraction(other.denominator, other.numerator, isNegative: other.isNegative))
  }

  /// The amount, exact where the quotient ends within 38 digits, else half to even at the fraction digits given.
  func amount(fractionDigits: Int) -> Amount? {
    var (digits, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    let whole = digits.count
    var scale = 0
    while !rest.isZero, digits.count <= Amount.maximumDigits + 1, scale <= Amount.maximumDigits {
      let (digit, next) = rest.appending(0).quotientAndRemainder(dividingBy: denominator)
      digits = digits.appending(digit.digits.last ?? 0)
      rest = next
      scale += 1
    }
    if rest.isZero { return Fraction.amount(digits, scale: scale, isNegative: isNegative) }
    guard whole + fractionDigits + 1 <= digits.count + 1 else { return nil }
    // One more digit stands for all that follow: no tie is left.
    var exact = digits.digits
    exact = Array(exact.prefix(max(0, exact.count - (scale - fractionDigits - 1)))) + [1]
    return Fraction.amount(Whole(exact), scale: fractionDigits + 2, isNegative: isNegative)?
      .rounded(toFractionDigits: fractionDigits, .halfEven)
  }

  private static func amount(_ digits: Whole, scale: Int, isNegative: Bool) -> Amount? {
    var string = DigitString()
    let significant = digits.digits.drop { $0 == 0 }
    guard significant.count <= Amount.maximumDigits, scale <= Amount.maximumDigits else { return nil }
    for digit in significant { string.append(digit) }
    return Amount(digits: string, scale: scale, isNegative: isNegative)
  }
}

/// A whole number as decimal digits, the first one not zero. Small and slow: expressions are short.
private struct Whole {
  private(set) var digits: [UInt8]

  init(_ digits: [UInt8]) {
    self.digits = Array(digits.drop { $0 == 0 })
  }

  var count: Int { digits.count }
  var isZero: Bool { digits.isEmpty }

  /// Keeps zeros in front, so that the digits of a quotient stay countable.
  func appending(_ digit: UInt8) -> Whole {
    var longer = self
    longer.digits.append(digit)
    return longer
  }

  static func < (left: Whole, right: Whole) -> Bool {
    let (left, right) = (Whole(left.digits), Whole(right.digits))
    if left.count != right.count { return left.count < right.count }
    return left.digits.lexicographicallyPrecedes(right.digits)
  }

  func adding(_ other: Whole) -> Whole {
    var result: [UInt8] = []
    var carry: UInt8 = 0
    for place in 1...(max(count, other.count) + 1) {
      let sum = digit(place) + other.digit(place) + carry
      result.append(sum % 10)
      carry = sum / 10
    }
    return Whole(result.reversed())
  }

  /// The other one is not greater.
  func subtracting(_ other: Whole) -> Whole {
    var result: [UInt8] = []
    var borrow: UInt8 = 0
    for place in 1...max(1, count) {
      let wanted = other.digit(place) + borrow
      let has = digit(place)
      borrow = has < wanted ? 1 : 0
      result.append(has + 10 * borrow - wanted)
    }
    return Whole(result.reversed())
  }

  func multiplied(by other: Whole) -> Whole {
    var sums = [Int](repeating: 0, count: count + other.count + 1)
    for (left, a) in digits.reversed().enumerated() {
      for (right, b) in other.digits.reversed().enumerated() { sums[left + right] += Int(a) * Int(b) }
    }
    var result: [UInt8] = []
    var carry = 0
    for sum in sums {
      result.append(UInt8((sum + carry) % 10))
      carry = (sum + carry) / 10
    }
    return Whole(result.reversed())
  }

  func quotientAndRemainder(dividingBy divisor: Whole) -> (Whole, Whole) {
    var quotient: [UInt8] = []
    var rest = Whole([])
    for digit in digits {
      rest = Whole(rest.digits + [digit])
      var times: UInt8 = 0
      while !(rest < divisor) {
        rest = rest.subtracting(divisor)
        times += 1
      }
      quotient.append(times)
    }
    return (Whole(quotient), rest)
  }

  /// Counted from the last digit, 1 for that.
  private func digit(_ place: Int) -> UInt8 { place <= count ? digits[count - place] : 0 }
}

extension Amount {
  /// The sum of two amounts that are not negative and have the same sign, or nil where it does not fit.
  func adding(_ other: Amount) -> Amount? {
    Fraction(self).adding(Fraction(other))?.amount(fractionDigits: max(scale, other.scale))
  }
}
