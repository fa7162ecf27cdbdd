/// Whole numbers in English words, with a hyphen from twenty-one to ninety-nine.
struct EnglishNumber {
  enum Scales: Sendable {
    /// Thousand, million, billion …
    case western
    /// Thousand, lakh, crore; what is beyond counts in crores: one lakh crore.
    case indian
  }

  var scales = Scales.western
  /// Whether there is an "and" before tens and ones: one hundred and five.
  var writesAnd = false
  /// Whether every word starts with a capital letter.
  var hasCapitals = false

  /// Writes a number below 10¹⁸.
  func write(_ number: UInt64, to words: inout WordBuffer) {
    var rest = number
    for (value, name) in scales == .western ? Self.western : Self.indian where rest >= value {
      write(rest / value, to: &words)
      words.put(" ")
      put(name, to: &words)
      rest %= value
      if rest > 0 { words.put(" ") }
    }
    if rest == 0 && number > 0 { return }
    if writesAnd && number >= 100 { words.put("and ") }
    if rest < 20 { return put(Self.ones[Int(rest)], to: &words) }
    put(Self.tens[Int(rest / 10) - 2], to: &words)
    guard rest % 10 > 0 else { return }
    words.put("-")
    put(Self.ones[Int(rest % 10)], to: &words)
  }

  private func put(_ word: StaticString, to words: inout WordBuffer) {
    let start = words.bytes.count
    words.put(word)
    if hasCapitals { words.capitalize(at: start) }
  }

  private static let western: [(UInt64, StaticString)] = [
    (1_000_000_000_000_000, "quadrillion"), (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"),
    (1_000_000, "million"), (1000, "thousand"), (100, "hundred"),
  ]

  private static let indian: [(UInt64, StaticString)] = [
    (10_000_000, "crore"), (100_000, "lakh"), (1000, "thousand"), (100, "hundred"),
  ]

  private static let ones: [StaticString] = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]

  private static let tens: [StaticString] = [
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
}
