/// An amount as words count it: whole units, hundredths, and whether it is below zero.
struct WordParts {
  let units: UInt64
  let hundredths: Int
  let isNegative: Bool

  /// - Parameters:
  ///   - integerDigits: The most that the words go to, at most 16.
  ///   - fractionDigits: 2, or 0 where there are no hundredths.
  init(_ amount: Amount, integerDigits: Int, fractionDigits: Int = 2) throws(AmountWordsError) {
    let exact = amount.withoutTrailingZeros
    guard exact.scale <= fractionDigits else { throw .tooManyFractionDigits(maximum: fractionDigits) }
    guard exact.integerDigitCount <= integerDigits else { throw .tooManyIntegerDigits(maximum: integerDigits) }
    // At most 18 digits: no product overflows, and a checked one would need a function that WebAssembly lacks.
    var total: UInt64 = 0
    for index in 0..<exact.digits.count { total = total &* 10 &+ UInt64(exact.digits[index]) }
    for _ in exact.scale..<2 { total = total &* 10 }
    units = total / 100
    hundredths = Int(total % 100)
    isNegative = exact.isNegative
  }
}
