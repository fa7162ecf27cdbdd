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
  public var code: String? {
    get { codeUTF8.map { String(utf8: $0) } }
    set { codeUTF8 = newValue.map { Array($0.utf8) } }
  }
  package var codeUTF8: [UInt8]?
  /// The marks of the field's currency: symbols, code, names.
  public var own: CurrencyMarks
  /// Those of `own` that stand for another currency in this place: `$` of Canadian dollars in the United States.
  /// They are understood, as a reinterpretation.
  public var shared: CurrencyMarks
  /// The marks of all other currencies. An amount that carries one is not of the field's currency.
  public var others: CurrencyMarks

  package init(codeUTF8: [UInt8]?, own: CurrencyMarks, shared: CurrencyMarks, others: CurrencyMarks) {
    self.codeUTF8 = codeUTF8
    self.own = own
    self.shared = shared
    self.others = others
  }

  public init() {
    (own, shared, others) = (CurrencyMarks(), CurrencyMarks(), CurrencyMarks())
  }

  public init(
    code: String? = nil, own: CurrencyMarks = CurrencyMarks(), shared: CurrencyMarks = CurrencyMarks(),
    others: CurrencyMarks = CurrencyMarks()
  ) {
    self.own = own
    self.shared = shared
    self.others = others
    self.code = code
  }
}

/// A list of currency marks, made for searching: `€`, `kr.`, `US dollars`.
///
/// Marks of two letters and more are met in any case, as far as the letters are Latin ones up to U+017E or Greek and
/// Cyrillic ones without accents; other capitals are not understood. Full-width twins count as one (`￥` is `¥`), and
/// invisible characters do not count. Copies share their storage.
public struct CurrencyMarks: Hashable, Sendable {
  /// All marks, one behind the other, in the order of their characters: those that begin alike are neighbours, and the
  /// shortest comes first.
  private var scalars: [Unicode.Scalar] = []
  /// Where each mark ends in `scalars`.
  private var ends: [Int] = []

  public init() {}

  /// Empty marks are left out. Complexity: O(*n* log *n*) comparisons for *n* marks.
  public init(_ marks: [String]) {
    var list = List()
    for var mark in marks { mark.withUTF8 { list.add($0) } }
    self = list.sorted
  }

  /// Marks in the order in which they come.
  package struct List {
    private var scalars: [Unicode.Scalar] = []
    private var ends: [Int] = [0]
    /// The marks by number, sorted by their characters.
    private var order: [Int] = []

    package init() {}

    /// Adds a mark in the form in which it is compared.
    package mutating func add(_ mark: UTF8Text) {
      let start = scalars.count
      var letters = 0
      var text = Scalars(mark)
      while let scalar = text.next() {
        if scalar.isInvisible || scalar.isSpaceLike && scalars.count == start { continue }
        if scalar.isLetter { letters += 1 }
        scalars.append(scalar.asCompared)
      }
      while scalars.count > start, scalars[scalars.count - 1] == " " { scalars.removeLast() }
      guard scalars.count > start else { return }
      if letters >= 2 {
        for index in start..<scalars.count { scalars[index] = scalars[index].lowercased }
      }
      ends.append(scalars.count)
      var (low, high) = (0, order.count)
      while low < high {
        let middle = (low + high) / 2
        if precedes(order.count, order[middle]) { high = middle } else { low = middle + 1 }
      }
      order.insert(order.count, at: low)
    }

    private func precedes(_ left: Int, _ right: Int) -> Bool {
      var (a, b) = (ends[left], ends[right])
      while b < ends[right + 1] {
        if a == ends[left + 1] { return true }
        if scalars[a] != scalars[b] { return scalars[a].value < scalars[b].value }
        a += 1
        b += 1
      }
      return false
    }

    package var sorted: CurrencyMarks {
      var marks = CurrencyMarks()
      for number in order {
        for index in ends[number]..<ends[number + 1] { marks.scalars.append(scalars[index]) }
        marks.ends.append(marks.scalars.count)
      }
      return marks
    }
  }

  public var isEmpty: Bool { ends.isEmpty }

  /// How many marks there are.
  public var count: Int { ends.count }

  /// A mark that was found: where it ends, 0 for none, and which it is.
  struct Found {
    var end = 0
    var index = 0
  }

  /// The longest mark that starts at an offset of the text and ends within `limit`.
  ///
  /// Complexity: O(log *count*) for each character of the mark.
  @inline(never)
  func longest(at start: Int, in text: ReadText, limit: Int) -> Found {
    var search = Search(text: text, start: start, limit: limit)
    goOn(0..<ends.count, 0, at: start, &search)
    return search.best
  }

  /// A search on its way.
  private struct Search {
    let text: ReadText
    let start: Int
    let limit: Int
    /// Whether a capital letter was taken for a small one.
    var isFolded = false
    var best = Found()
  }

  /// Goes on behind what all these marks begin with, as many characters as `depth` says.
  private func goOn(_ marks: Range<Int>, _ depth: Int, at position: Int, _ search: inout Search) {
    guard position < search.limit else { return }
    let scalar = search.text[position].asCompared
    take(scalar, marks, depth, position + 1, &search)
    let isFolded = search.isFolded
    if scalar.lowercased != scalar {
      search.isFolded = true
      take(scalar.lowercased, marks, depth, position + 1, &search)
      search.isFolded = isFolded
    }
    // `US $` is `US$`, and any white space is as good as another.
    guard scalar == " ", depth > 0 else { return }
    var next = position + 1
    while next < search.limit, search.text[next].isSpaceLike { next += 1 }
    if scalars[range(marks.lowerBound).lowerBound + depth - 1] == " " {
      goOn(marks, depth, at: next, &search)
    } else if next < search.limit, search.text[next].isCurrencySign {
      take(search.text[next].currencyTwin, marks, depth, next + 1, &search)
    }
  }

  /// Takes a character that ends before `end`, as far as marks go on with it.
  @inline(never)
  private func take(
    _ scalar: Unicode.Scalar, _ marks: Range<Int>, _ depth: Int, _ end: Int, _ search: inout Search
  ) {
    let low = firstIndex(marks, depth, scalar.value)
    let high = firstIndex(low..<marks.upperBound, depth, scalar.value + 1)
    guard low < high else { return }
    // The shortest comes first.
    let mark = range(low)
    if mark.count == depth + 1, end > search.best.end, !search.isFolded || isAnyCase(mark),
      isWhole(mark, end, search)
    {
      search.best = Found(end: end, index: low)
    }
    goOn(low..<high, depth + 1, at: end, &search)
  }

  /// The first of these marks that does not go on with a character before this one.
  @inline(never)
  private func firstIndex(_ marks: Range<Int>, _ depth: Int, _ value: UInt32) -> Int {
    var (low, high) = (marks.lowerBound, marks.upperBound)
    while low < high {
      let middle = (low + high) / 2
      let mark = range(middle)
      let isBefore = mark.count <= depth || scalars[mark.lowerBound + depth].value < value
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low
  }

  @inline(never)
  private func range(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }

  /// A mark, as it is compared.
  subscript(index: Int) -> ArraySlice<Unicode.Scalar> { scalars[range(index)] }

  /// Whether a mark stands exactly there, and which.
  @inline(never)
  func index(of range: Range<Int>, in text: ReadText) -> Int? {
    let found = longest(at: range.lowerBound, in: text, limit: range.upperBound)
    guard found.end > 0, found.end == range.upperBound else { return nil }
    return found.index
  }

  /// Whether a text is a mark, and which.
  @inline(never)
  func index(of text: [Unicode.Scalar]) -> Int? {
    guard text.count <= ReadText.longest else { return nil }
    return ReadText.with(text) { index(of: 0..<text.count, in: $0) }
  }

  /// Whether a mark of letters is no part of a longer word. Scripts without spaces do not tell.
  private func isWhole(_ mark: Range<Int>, _ end: Int, _ search: Search) -> Bool {
    let (text, start) = (search.text, search.start)
    return !(scalars[mark.lowerBound].isSpacedLetter && start > 0 && text[start - 1].isSpacedLetter)
      && !(scalars[mark.upperBound - 1].isSpacedLetter && end < text.count && text[end].isSpacedLetter)
  }

  /// Marks of two letters and more are met in any case.
  private func isAnyCase(_ mark: Range<Int>) -> Bool {
    var letters = 0
    for index in mark where scalars[index].isLetter { letters += 1 }
    return letters >= 2
  }
}

extension Unicode.Scalar {
  /// Any white space is as good as another, and twins count as one.
  fileprivate var asCompared: Unicode.Scalar { isSpaceLike ? " " : currencyTwin }
}
