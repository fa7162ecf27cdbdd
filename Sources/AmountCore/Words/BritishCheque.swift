extension AmountWords {
  /// The line of a cheque in the United Kingdom, as Ireland and Hong Kong have it too.
  ///
  ///     try AmountWords.BritishCheque().words(for: "123.45")
  ///     // One hundred and twenty-three pounds and 45 pence only
  public struct BritishCheque: Equatable, Sendable {
    /// The name of a unit, for one of it and for any other number.
    public struct UnitName: Equatable, Sendable {
      public var one: String
      public var many: String

      public init(one: String, many: String) {
        self.one = one
        self.many = many
      }
    }

    /// How pence are written.
    public enum Pence: String, CaseIterable, Sendable {
      /// `45 pence`, as banks advise.
      case figures
      /// `forty-five pence`.
      case words
    }

    public var pence = Pence.figures
    /// Whether "only" closes the line, so that nothing can be added.
    public var hasOnly = true
    public var unit = UnitName(one: "pound", many: "pounds")
    public var subunit = UnitName(one: "penny", many: "pence")

    public init() {}

    /// The amount in words, below 10¹⁶. Under one pound there are only pence. What is below zero starts with "Minus".
    ///
    /// - Throws: ``AmountWordsError`` for an amount that is finer than a hundredth, or larger.
    /// - Complexity: O(digits).
    public func words(for amount: Amount) throws(AmountWordsError) -> String { try buffer(for: amount).text }

    func buffer(for amount: Amount) throws(AmountWordsError) -> WordBuffer {
      let parts = try WordParts(amount, integerDigits: 16)
      let number = EnglishNumber(writesAnd: true)
      var words = WordBuffer()
      if parts.isNegative { words.put("minus ") }
      if parts.units > 0 || parts.hundredths == 0 {
        number.write(parts.units, to: &words)
        words.put(" ")
        words.put(parts.units == 1 ? unit.one : unit.many)
        if parts.hundredths > 0 { words.put(" and ") }
      }
      if parts.hundredths > 0 {
        switch pence {
        case .figures: words.putFigures(parts.hundredths, leadingZero: false)
        case .words: number.write(UInt64(parts.hundredths), to: &words)
        }
        words.put(" ")
        words.put(parts.hundredths == 1 ? subunit.one : subunit.many)
      }
      if hasOnly { words.put(" only") }
      words.capitalize(at: 0)
      return words
    }
  }
}
