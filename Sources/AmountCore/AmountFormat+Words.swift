/// Options by name and value, in the vocabulary that command line, HTML and scenario files share.
extension AmountFormat.Options {
  /// The names ``set(_:to:)`` knows.
  public static let names = [
    "fraction-digits", "integer-digits", "minimum", "maximum", "sign", "grouping", "entry", "leading-point",
    "zero-then-digit", "leading-zeros", "point-deletion", "zero-amount", "typed-separator", "out-of-range",
    "excess-fraction", "reading", "digits", "prefix", "suffix", "decimal-separator", "grouping-separator",
    "grouping-sizes",
  ]

  /// Sets an option from words: `set("zero-then-digit", to: "reject")`.
  ///
  /// - Throws: `unknownOption` or `invalidValue`, with what would be right; the options are then as they were.
  public mutating func set(_ name: String, to value: String) throws(AmountFormatError) {
    func bad(_ expected: String) -> AmountFormatError {
      .invalidValue(option: name, value: value, expected: expected)
    }
    func amount() throws(AmountFormatError) -> Amount {
      guard let amount = Amount(value) else { throw bad("an amount such as -1234.50") }
      return amount
    }
    func mark() throws(AmountFormatError) -> Unicode.Scalar {
      let scalars = Array(value.unicodeScalars)
      guard scalars.count == 1 else { throw bad("one character") }
      return scalars[0]
    }
    func word<Word: RawRepresentable & CaseIterable>(_: Word.Type) throws(AmountFormatError) -> Word
    where Word.RawValue == String {
      if let word = Word(rawValue: value) { return word }
      var expected = ""
      for word in Word.allCases { expected += (expected.isEmpty ? "" : ", ") + word.rawValue }
      throw bad(expected)
    }

    switch name {
    case "fraction-digits":
      guard let range = Self.digitRange(value) else { throw bad("a number such as 2, or a range such as 0-2") }
      fractionDigits = range
    case "integer-digits":
      guard let digits = Int(value) else { throw bad("a number such as 15") }
      integerDigits = digits
    case "minimum": minimum = try amount()
    case "maximum": maximum = try amount()
    case "sign": sign = try word(AmountFormat.Sign.self)
    case "grouping": grouping = try word(AmountFormat.Grouping.self)
    case "entry": entry = try word(AmountFormat.Entry.self)
    case "leading-point": leadingPoint = try word(AmountFormat.LeadingPoint.self)
    case "zero-then-digit": zeroThenDigit = try word(AmountFormat.ZeroThenDigit.self)
    case "leading-zeros": leadingZeros = try word(AmountFormat.LeadingZeros.self)
    case "point-deletion": pointDeletion = try word(AmountFormat.PointDeletion.self)
    case "zero-amount": zeroAmount = try word(AmountFormat.ZeroAmount.self)
    case "typed-separator": typedSeparator = try word(AmountFormat.TypedSeparator.self)
    case "out-of-range": outOfRange = try word(AmountFormat.OutOfRange.self)
    case "excess-fraction": excessFraction = try word(AmountFormat.ExcessFraction.self)
    case "reading":
      guard let known = AmountFormat.Reading(words: value) else { throw bad(AmountFormat.Reading.expected) }
      reading = known
    case "digits": digits = try word(AmountFormat.Digits.self)
    case "prefix": prefix = value
    case "suffix": suffix = value
    case "decimal-separator": decimalSeparator = try mark()
    case "grouping-separator": groupingSeparator = try mark()
    case "grouping-sizes":
      guard let sizes = Self.pair(value) else { throw bad("a size such as 3, or two such as 3-2") }
      groupingSizes = NumberNotation.GroupingSizes(sizes.0, sizes.1)
    default: throw .unknownOption(name)
    }
  }

  /// `2` is at most two (`0...2`), `2-2` exactly two.
  private static func digitRange(_ text: String) -> ClosedRange<Int>? {
    guard let (first, second) = pair(text) else { return nil }
    guard let second else { return 0...first }
    return first <= second ? first...second : nil
  }

  /// One or two numbers that are not negative, with a hyphen between them.
  private static func pair(_ text: String) -> (Int, Int?)? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = Int(parts[0]), first >= 0 else { return nil }
    guard parts.count == 2 else { return (first, nil) }
    guard let second = Int(parts[1]), second >= 0 else { return nil }
    return (first, second)
  }
}
