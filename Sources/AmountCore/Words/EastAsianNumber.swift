/// Whole numbers by fours, with a character for each digit and each place.
struct EastAsianNumber {
  /// Zero to nine.
  let digits: StaticString
  /// Ten, a hundred, a thousand.
  let places: StaticString
  /// Ten thousand and a hundred million; where a third one follows it is 10¹², else that is a ten thousand of the
  /// second.
  let units: StaticString
  /// Whether a digit that is missing leaves a zero.
  var writesZeros = true
  /// Whether there is a zero between a group that ends in one and a group that is full.
  var writesZeroBetweenGroups = false

  /// Writes a number below 10¹⁶.
  func write(_ number: UInt64, to words: inout WordBuffer) {
    guard number > 0 else { return words.put(0, of: digits) }
    let hasThirdUnit = units.utf8CodeUnitCount > 6
    if hasThirdUnit, number >= 1_000_000_000_000 {
      split(number, at: 1_000_000_000_000, unit: 2, to: &words)
    } else if number >= 100_000_000 {
      split(number, at: 100_000_000, unit: 1, to: &words)
    } else if number >= 10_000 {
      split(number, at: 10_000, unit: 0, to: &words)
    } else {
      writeGroup(Int(number), to: &words)
    }
  }

  private func split(_ number: UInt64, at value: UInt64, unit: Int, to words: inout WordBuffer) {
    let (high, low) = (number / value, number % value)
    write(high, to: &words)
    words.put(unit, of: units)
    guard low > 0 else { return }
    let isRequired = low < value / 10
    let isPermitted = high % 10 == 0 && writesZeroBetweenGroups
    if writesZeros && (isRequired || isPermitted) { words.put(0, of: digits) }
    write(low, to: &words)
  }

  /// 1 to 9999.
  private func writeGroup(_ group: Int, to words: inout WordBuffer) {
    var rest = group
    var hasGap = false
    var place = 3
    for value in [1000, 100, 10, 1] {
      let digit = rest / value
      if digit == 0 {
        hasGap = rest < group
      } else {
        if hasGap && writesZeros { words.put(0, of: digits) }
        hasGap = false
        words.put(digit, of: digits)
        if place > 0 { words.put(place - 1, of: places) }
      }
      rest %= value
      place -= 1
    }
  }
}
