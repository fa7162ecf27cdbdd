extension AmountWords {
  /// The line of a cheque in India, in lakhs and crores.
  ///
  ///     try AmountWords.IndianCheque().words(for: "123456.78")
  ///     // Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Paise Seventy-Eight Only
  ///
  /// 10¹² is one lakh crore. The unit stands in front and is always plural, as the form prints it.
  public struct IndianCheque: Equatable, Sendable {
    public var unit = "Rupees"
    public var subunit = "Paise"
    /// Whether "Only" closes the line.
    public var hasOnly = true

    public init() {}

    /// The amount in words, below 10¹⁴: beyond a hundred lakh crore there is no common way to say it. Under one rupee
    /// there are only paise. What is below zero starts with "Minus".
    ///
    /// - Throws: ``AmountWordsError`` for an amount that is finer than a hundredth, or larger.
    /// - Complexity: O(digits).
    public func words(for amount: Amount) throws(AmountWordsError) -> String { try buffer(for: amount).text }

    func buffer(for amount: Amount) throws(AmountWordsError) -> WordBuffer {
      let parts = try WordParts(amount, integerDigits: 14)
      let number = EnglishNumber(scales: .indian, hasCapitals: true)
      var words = WordBuffer()
      if parts.isNegative { words.put("Minus ") }
      if parts.units > 0 || parts.hundredths == 0 {
        words.put(unit)
        words.put(" ")
        number.write(parts.units, to: &words)
        if parts.hundredths > 0 { words.put(" and ") }
      }
      if parts.hundredths > 0 {
        words.put(subunit)
        words.put(" ")
        number.write(UInt64(parts.hundredths), to: &words)
      }
      if hasOnly { words.put(" Only") }
      return words
    }
  }
}
