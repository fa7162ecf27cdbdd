/// How currencies are written beside amounts, as data: what the reader needs to tell `$12` from `€12`.
///
/// `AmountFoundation` collects them from the platform's locale data; in the browser they come from `Intl`. A format
/// without any still takes the signs Unicode calls currency symbols.
///
///     var spellings = CurrencySpellings(code: "USD")
///     spellings.own = CurrencyMarks(["$", "US$", "USD", "dollars"])
///     spellings.others = CurrencyMarks(["€", "EUR", "CA$"])
public struct CurrencySpellings: Hashable, Sendable {
  /// The ISO 4217 code of the field's currency, or nil where the field has none.
  public var code: String?
  /// The marks of the field's currency: symbols, code, names.
  public var own: CurrencyMarks
  /// Those of `own` that stand for another currency in this place: `$` of Canadian dollars in the United States.
  /// They are understood, as a reinterpretation.
  public var shared: CurrencyMarks
  /// The marks of all other currencies. An amount that carries one is not of the field's currency.
  public var others: CurrencyMarks

  public init(
    code: String? = nil, own: CurrencyMarks = CurrencyMarks(), shared: CurrencyMarks = CurrencyMarks(),
    others: CurrencyMarks = CurrencyMarks()
  ) {
    self.code = code
    self.own = own
    self.shared = shared
    self.others = others
  }
}

/// A list of currency marks, made for searching: `€`, `kr.`, `US dollars`.
///
/// Marks of two letters and more are met in any case, full-width twins count as one (`￥` is `¥`), and invisible
/// characters do not count. Copies share their storage.
public struct CurrencyMarks: Hashable, Sendable {
  /// All marks, one behind the other, in the order of their first character.
  private var scalars: [Unicode.Scalar] = []
  /// Where each mark ends in `scalars`.
  private var ends: [Int] = []
  /// Whether a mark is met in any case.
  private var areAnyCase: [Bool] = []

  /// Empty marks are left out. Complexity: O(*n* log *n*) in the total length.
  public init(_ marks: [String] = []) {
    var all: [(scalars: [Unicode.Scalar], isAnyCase: Bool)] = []
    for mark in marks {
      let compared = CurrencyMarks.compared(mark)
      if !compared.scalars.isEmpty { all.append(compared) }
    }
    all.sort { left, right in left.scalars.lexicographicallyPrecedes(right.scalars) }
    for mark in all {
      scalars.append(contentsOf: mark.scalars)
      ends.append(scalars.count)
      areAnyCase.append(mark.isAnyCase)
    }
  }

  public var isEmpty: Bool { ends.isEmpty }

  /// How many marks there are.
  public var count: Int { ends.count }

  /// A mark in the form in which it is compared.
  private static func compared(_ mark: String) -> (scalars: [Unicode.Scalar], isAnyCase: Bool) {
    var result: [Unicode.Scalar] = []
    var letters = 0
    for scalar in mark.unicodeScalars where !scalar.isInvisible {
      if scalar.isSpaceLike && result.isEmpty { continue }
      if scalar.isLetter { letters += 1 }
      result.append(scalar.isSpaceLike ? " " : scalar.currencyTwin)
    }
    while let last = result.last, last == " " { result.removeLast() }
    if letters >= 2 {
      for index in result.indices { result[index] = result[index].lowercased }
    }
    return (result, letters >= 2)
  }

  /// The longest mark that starts at an offset of the text and ends within `limit`: where it ends, and which it is.
  ///
  /// Complexity: O(log *count*) unless many marks begin alike.
  func longest(at start: Int, in text: [Unicode.Scalar], limit: Int) -> (end: Int, index: Int)? {
    guard start < limit, !ends.isEmpty else { return nil }
    let first = text[start].currencyTwin
    var best = longest(from: first, at: start, in: text, limit: limit)
    if first.lowercased != first, let folded = longest(from: first.lowercased, at: start, in: text, limit: limit),
      folded.end > best?.end ?? 0
    {
      best = folded
    }
    return best
  }

  private func longest(
    from first: Unicode.Scalar, at start: Int, in text: [Unicode.Scalar], limit: Int
  ) -> (end: Int, index: Int)? {
    var best: (end: Int, index: Int)?
    var index = firstIndex(from: first)
    while index < ends.count {
      let lower = index == 0 ? 0 : ends[index - 1]
      guard scalars[lower] == first else { break }
      if let end = match(index, lower..<ends[index], at: start, in: text, limit: limit), end > best?.end ?? 0 {
        best = (end, index)
      }
      index += 1
    }
    return best
  }

  /// The first mark that does not begin before a character.
  private func firstIndex(from first: Unicode.Scalar) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      let start = middle == 0 ? 0 : ends[middle - 1]
      if scalars[start].value < first.value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A mark, as it is compared.
  subscript(index: Int) -> ArraySlice<Unicode.Scalar> { scalars[(index == 0 ? 0 : ends[index - 1])..<ends[index]] }

  /// Whether a mark stands exactly there, and which.
  func index(of range: Range<Int>, in text: [Unicode.Scalar]) -> Int? {
    guard let found = longest(at: range.lowerBound, in: text, limit: range.upperBound), found.end == range.upperBound
    else { return nil }
    return found.index
  }

  private func match(
    _ place: Int, _ mark: Range<Int>, at start: Int, in text: [Unicode.Scalar], limit: Int
  ) -> Int? {
    var position = start
    let isAnyCase = areAnyCase[place]
    for index in mark {
      // `US $` is `US$`, and any white space is as good as another.
      while position < limit, text[position].isSpaceLike, scalars[index] != " ", index > mark.lowerBound,
        scalars[index - 1] == " " || scalars[index].isCurrencySign
      {
        position += 1
      }
      guard position < limit else { return nil }
      let scalar = text[position].isSpaceLike ? " " : text[position].currencyTwin
      guard scalars[index] == (isAnyCase ? scalar.lowercased : scalar) else { return nil }
      position += 1
    }
    return isWhole(mark, start..<position, in: text) ? position : nil
  }

  /// A mark of letters is not a part of a longer word. Scripts without spaces do not tell.
  private func isWhole(_ mark: Range<Int>, _ range: Range<Int>, in text: [Unicode.Scalar]) -> Bool {
    if scalars[mark.lowerBound].isSpacedLetter, range.lowerBound > 0, text[range.lowerBound - 1].isSpacedLetter {
      return false
    }
    return !scalars[mark.upperBound - 1].isSpacedLetter || range.upperBound == text.count
      || !text[range.upperBound].isSpacedLetter
  }
}
