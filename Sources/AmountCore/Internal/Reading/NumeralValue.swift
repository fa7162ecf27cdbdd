/// A number of Chinese numerals with units, taken one after the other. Below 10¹⁶ no product overflows, and checked
/// ones would need a runtime function that WebAssembly lacks.
struct NumeralValue {
  let omitsOne: Bool
  private var highest: Int64 = 0
  private var high: Int64 = 0
  private var middle: Int64 = 0
  private var section: Int64 = 0
  private var digit: Int64?
  private var hasZero = false
  /// The places of the last unit, and of the last small unit in this section.
  private var lastUnit = 0
  private var lastSmall = 4
  private var isFinancial = false

  init(omitsOne: Bool) {
    self.omitsOne = omitsOne
  }

  /// Takes 廿 as 2, 卅 as 3. Returns false where it cannot stand, as the others do.
  mutating func take(tens: UInt8) -> Bool {
    guard digit == nil, lastSmall > 1 else { return false }
    section += Int64(tens) &* 10
    (lastUnit, lastSmall) = (1, 1)
    return true
  }

  mutating func take(digit value: UInt8, isFinancial: Bool) -> Bool {
    guard digit == nil else { return false }
    if value == 0 {
      guard !hasZero else { return false }
      hasZero = true
    } else {
      if isFinancial { self.isFinancial = true }
      digit = Int64(value)
    }
    return true
  }

  /// Takes a unit by the number of its zeros.
  mutating func take(unit places: Int) -> Bool {
    places < 4 ? takeSmall(places) : takeLarge(places)
  }

  private mutating func takeSmall(_ places: Int) -> Bool {
    guard places < lastSmall else { return false }
    let isLeadingTen = places == 1 && section == 0
    guard let count = digit ?? (isLeadingTen || omitsOne || places == 1 ? 1 : nil) else { return false }
    section += count &* [1, 10, 100, 1000][places]
    digit = nil
    hasZero = false
    (lastUnit, lastSmall) = (places, places)
    return true
  }

  private mutating func takeLarge(_ places: Int) -> Bool {
    section += digit ?? 0
    switch places {
    case 4:
      guard section > 0, middle == 0 else { return false }
      middle = section &* 10_000
    case 8:
      // With a unit of its own 10¹² is not written as 万亿.
      guard high == 0, middle + section > 0, highest == 0 || middle == 0 else { return false }
      high = (middle + section) &* 100_000_000
      middle = 0
    default:
      guard highest == 0, high + middle == 0, section > 0 else { return false }
      highest = section &* 1_000_000_000_000
    }
    section = 0
    digit = nil
    hasZero = false
    (lastUnit, lastSmall) = (places, 4)
    return true
  }

  /// The number. In Chinese a last digit right behind a unit counts in the next lower one: `一百二` is 120. Financial
  /// numerals are never abbreviated so. In Japanese and Korean such a digit is ones: `百二` is 102.
  var total: Int64? {
    var rest = digit ?? 0
    if rest == 0 && hasZero { return nil }
    if rest > 0, lastUnit >= 2, !hasZero, !omitsOne {
      guard !isFinancial else { return nil }
      for _ in 1..<lastUnit { rest = rest &* 10 }
    }
    return highest + high + middle + section + rest
  }
}
