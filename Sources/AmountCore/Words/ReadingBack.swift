extension AmountWords.Chinese {
  /// The amount that financial Chinese stands for, or nil.
  ///
  ///     AmountWords.Chinese().amount(from: "人民幣貳億圓整")      // 200000000
  ///
  /// Simplified and traditional characters are read alike, with or without the name in front and what closes it.
  ///
  /// - Complexity: O(length).
  public func amount(from words: String) -> Amount? {
    switch currency {
    case .renminbi: WordReader.amount(in: words, "zh", "CNY", names: ["人民币", "人民幣"])
    case .newTaiwanDollar: WordReader.amount(in: words, "zh", "TWD", names: ["新臺幣", "新台幣", "新台币"])
    case .hongKongDollar: WordReader.amount(in: words, "zh", "HKD", names: ["港幣", "港币"])
    }
  }
}

extension AmountWords.Japanese {
  /// The amount that Japanese numerals with 円 stand for, or nil.
  ///
  ///     AmountWords.Japanese().amount(from: "金壱万円也")         // 10000
  ///
  /// - Complexity: O(length).
  public func amount(from words: String) -> Amount? { WordReader.amount(in: words, "ja", "JPY", names: ["円", "圓"]) }
}

extension AmountWords.Korean {
  /// The amount that Korean numerals with 원 stand for, or nil.
  ///
  ///     AmountWords.Korean().amount(from: "일금 일만원정")        // 10000
  ///
  /// - Complexity: O(length).
  public func amount(from words: String) -> Amount? { WordReader.amount(in: words, "ko", "KRW", names: ["원"]) }
}

/// The reader, set to a currency and to numerals alone.
private enum WordReader {
  static func amount(in words: String, _ language: String, _ code: String, names: [String]) -> Amount? {
    var notation = NumberNotation.plain
    notation.language = language
    notation.currencies = CurrencySpellings(code: code, own: CurrencyMarks(names))
    var options = AmountFormat.Options.standard
    options.reading = .numerals
    guard let format = try? AmountFormat(notation: notation, options: options) else { return nil }
    let reading = format.read(words)
    // Figures are no words.
    return reading.convention.generosity == .numerals ? reading.amount : nil
  }
}
