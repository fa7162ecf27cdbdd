extension AmountWords {
  /// The line of a check in the United States: words for the dollars, hundredths in figures.
  ///
  ///     try AmountWords.AmericanCheque().words(for: "123.45")   // One hundred twenty-three and 45/100 dollars
  ///
  /// No "and" stands inside the number: it stands for the point. The unit is always plural, as the form prints it.
  public struct AmericanCheque: Equatable, Sendable {
    /// How no cents are written.
    public enum ZeroCents: String, CaseIterable, Sendable {
      /// `and 00/100`.
      case figures = "00"
      /// `and no/100`.
      case no
    }

    public var zeroCents = ZeroCents.figures
    /// The unit in the plural: `dollars`, `Canadian dollars`.
    public var unit = "dollars"

    public init() {}

    /// The amount in words, below 10¹⁶. What is below zero starts with "Minus".
    ///
    /// - Throws: ``AmountWordsError`` for an amount that is finer than a hundredth, or larger.
    /// - Complexity: O(digits).
    public func words(for amount: Amount) throws(AmountWordsError) -> String { try buffer(for: amount).text }

    func buffer(for amount: Amount) throws(AmountWordsError) -> WordBuffer {
      let parts = try WordParts(amount, integerDigits: 16)
      var words = WordBuffer()
      if parts.isNegative { words.put("minus ") }
      EnglishNumber().write(parts.units, to: &words)
      words.put(" and ")
      if parts.hundredths == 0 && zeroCents == .no {
        words.put("no")
      } else {
        words.putFigures(parts.hundredths, leadingZero: true)
      }
      words.put("/100 ")
      words.put(unit)
      words.capitalize(at: 0)
      return words
    }
  }
}

extension WordBuffer {
  /// 0 to 99 in figures.
  mutating func putFigures(_ number: Int, leadingZero: Bool) {
    for digit in number < 10 && !leadingZero ? [number] : [number / 10, number % 10] {
      put(Unicode.Scalar(UInt8(48 + digit)))
    }
  }
}
