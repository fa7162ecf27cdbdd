extension AmountWords {
  /// Amounts as Korean receipts and contracts have them: 일금 일십이만삼천원정.
  ///
  ///     try AmountWords.Korean().words(for: "123000")         // 일금 일십이만삼천원정
  ///
  /// A one is never left out, so that nothing can be put in its place. A custom, not checked law.
  public struct Korean: Equatable, Sendable {
    /// Whether 일금 stands in front.
    public var hasPrefix = true

    public init() {}

    /// The amount in words: whole won below 10¹⁶. What is below zero has 마이너스 behind 일금.
    ///
    /// - Throws: ``AmountWordsError`` for an amount that is finer or larger.
    /// - Complexity: O(digits).
    public func words(for amount: Amount) throws(AmountWordsError) -> String { try buffer(for: amount).text }

    func buffer(for amount: Amount) throws(AmountWordsError) -> WordBuffer {
      let parts = try WordParts(amount, integerDigits: 16, fractionDigits: 0)
      var words = WordBuffer()
      if hasPrefix { words.put("일금 ") }
      if parts.isNegative { words.put("마이너스 ") }
      EastAsianNumber(digits: "영일이삼사오육칠팔구", places: "십백천", units: "만억조", writesZeros: false)
        .write(parts.units, to: &words)
      words.put("원정")
      return words
    }
  }
}
