extension AmountWords {
  /// Amounts as Japanese receipts and contracts have them: 金壱拾弐万参千円也.
  ///
  ///     try AmountWords.Japanese().words(for: "123000")       // 金壱拾弐万参千円也
  ///
  /// One, two, three and ten are the characters that cannot be altered, and a one is never left out. A custom, not
  /// checked law.
  public struct Japanese: Equatable, Sendable {
    /// What closes the amount. Both are common.
    public enum Closing: String, CaseIterable, Sendable {
      case nari = "也"
      case sei = "整"
    }

    /// Whether 金 stands in front.
    public var hasPrefix = true
    public var closing = Closing.nari

    public init() {}

    /// The amount in words: whole yen below 10¹⁶. What is below zero has マイナス behind 金.
    ///
    /// - Throws: ``AmountWordsError`` for an amount that is finer or larger.
    /// - Complexity: O(digits).
    public func words(for amount: Amount) throws(AmountWordsError) -> String { try buffer(for: amount).text }

    func buffer(for amount: Amount) throws(AmountWordsError) -> WordBuffer {
      let parts = try WordParts(amount, integerDigits: 16, fractionDigits: 0)
      var words = WordBuffer()
      if hasPrefix { words.put("金") }
      if parts.isNegative { words.put("マイナス") }
      EastAsianNumber(digits: "零壱弐参四五六七八九", places: "拾百千", units: "万億兆", writesZeros: false)
        .write(parts.units, to: &words)
      words.put("円")
      switch closing {
      case .nari: words.put("也")
      case .sei: words.put("整")
      }
      return words
    }
  }
}
