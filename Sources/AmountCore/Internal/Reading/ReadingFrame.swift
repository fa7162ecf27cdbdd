/// What stands around a number: affixes, currency, sign. Taken off from both ends until the number is left (R1, R7, R8).
struct ReadingFrame {
  /// A currency mark that was taken.
  struct CurrencyMark {
    let range: Range<Int>
    /// Its place in the format's own list, or nil where it is another currency's.
    let own: Int?
  }

  private let rules: ReadingRules
  private let scalars: [Unicode.Scalar]
  /// What is left.
  private(set) var low: Int
  private(set) var high: Int

  private(set) var currency: [CurrencyMark] = []
  /// A sign in front: whether it is a minus.
  private(set) var leadingSign: Bool?
  private(set) var isUsualSign = true
  /// A minus right behind the digits or the symbol.
  private(set) var hasTrailingMinus = false
  /// The mark that a dash for no cents follows (R9).
  private(set) var cents: Unicode.Scalar?
  private(set) var hasCents = false
  private(set) var hasParentheses = false
  /// A closing dash that is no sign, because a yen mark stands in front (R9).
  private(set) var hasYenDash = false

  private var opened = 0
  private var closed = 0
  private var tookPrefix = false
  private var tookSuffix = false
  /// A word such as `整` that stands only beside a currency mark.
  private var hasClosingWord = false
  private var hasOpeningWord = false

  init(_ scalars: [Unicode.Scalar], _ range: Range<Int>, _ rules: ReadingRules) throws(UnreadableReason) {
    self.rules = rules
    self.scalars = scalars
    (low, high) = (range.lowerBound, range.upperBound)
    try takeLeft()
    try takeRight()
    guard opened == closed, opened <= 1 else { throw .misplacedSign }
    hasParentheses = opened == 1
    let signs = (leadingSign == nil ? 0 : 1) + opened + (hasTrailingMinus ? 1 : 0)
    guard signs <= 1 else { throw .misplacedSign }
  }

  var isNegative: Bool { leadingSign == true || hasParentheses || hasTrailingMinus }
  var hasSign: Bool { leadingSign != nil || hasParentheses || hasTrailingMinus }
  var isPlain: Bool { currency.isEmpty && !hasSign && cents == nil && !tookPrefix && !tookSuffix }

  /// Whether the only marks are such as stand for another currency here. The one the field shows does not.
  var isSharedCurrency: Bool {
    !currency.isEmpty
      && currency.allSatisfy { mark in
        rules.currencies.shared.index(of: mark.range, in: scalars) != nil
          && !rules.shownMarks.contains { $0 == mark.own }
      }
  }

  /// The first mark of another currency; of more than one where the format has none.
  var foreignCurrency: CurrencyMark? {
    let foreign = currency.first { $0.own == nil }
    return rules.currencies.code == nil && currency.count == 1 ? nil : foreign
  }

  /// R8: a second mark of the same currency must be a different one.
  var repeatsCurrency: Bool {
    currency.count > 2 || currency.count == 2 && currency[0].own == currency[1].own
  }

  /// Words that stand only beside a currency mark.
  var hasOpeningOrClosingWord: Bool { hasOpeningWord || hasClosingWord }

  // MARK: In front

  private mutating func takeLeft() throws(UnreadableReason) {
    while low < high {
      let scalar = scalars[low]
      if scalar.isSpaceLike {
        low += 1
      } else if !tookPrefix, starts(with: rules.prefix) {
        low += rules.prefix.count
        tookPrefix = true
      } else if rules.minusSign.count > 1 || !scalar.isDash && !scalar.isPlus, starts(with: rules.minusSign) {
        low += rules.minusSign.count
        try takeSign(isMinus: true, isUsual: true)
      } else if scalar.isDash || scalar.isPlus {
        low += 1
        try takeSign(isMinus: scalar.isDash, isUsual: scalar.isPlus || scalar.isUsualMinus)
      } else if scalar == "(" || scalar == "\u{FF08}" {
        low += 1
        opened += 1
      } else if rules.digit(scalar) != nil {
        return
      } else if let mark = mark(at: low) {
        take(mark)
        low = mark.upperBound
      } else if !hasOpeningWord, let length = openingWord {
        low += length
        hasOpeningWord = true
      } else {
        return
      }
    }
  }

  private mutating func takeSign(isMinus: Bool, isUsual: Bool) throws(UnreadableReason) {
    guard leadingSign == nil else { throw .misplacedSign }
    leadingSign = isMinus
    isUsualSign = isUsual
  }

  private func starts(with affix: [Unicode.Scalar]) -> Bool {
    guard !affix.isEmpty, affix.count < high - low, rules.digit(affix[affix.count - 1]) == nil else { return false }
    for index in affix.indices where !scalars[low + index].isSame(affix[index]) { return false }
    return true
  }

  /// `金` before Japanese amounts, `일금` before Korean ones (R8).
  private var openingWord: Int? {
    if scalars[low] == "金" { return 1 }
    return scalars[low] == "일" && low + 1 < high && scalars[low + 1] == "금" ? 2 : nil
  }

  // MARK: Behind

  private mutating func takeRight() throws(UnreadableReason) {
    while low < high {
      let last = scalars[high - 1]
      if last.isSpaceLike {
        high -= 1
      } else if !tookSuffix, ends(with: rules.suffix) {
        high -= rules.suffix.count
        tookSuffix = true
      } else if rules.digit(last) != nil {
        return
      } else if last == ")" || last == "\u{FF09}" {
        high -= 1
        closed += 1
      } else if last.isClosingWord, !hasClosingWord {
        high -= 1
        hasClosingWord = true
      } else if last.isDash {
        guard try takeDashes() else { return }
      } else if let mark = mark(endingAt: high) {
        take(mark)
        high = mark.lowerBound
      } else {
        return
      }
    }
  }

  private func ends(with affix: [Unicode.Scalar]) -> Bool {
    guard !affix.isEmpty, affix.count < high - low, rules.digit(affix[0]) == nil else { return false }
    for index in affix.indices where !scalars[high - affix.count + index].isSame(affix[index]) { return false }
    return true
  }

  /// A dash run that comes last: for no cents (R9), or a minus (R7).
  private mutating func takeDashes() throws(UnreadableReason) -> Bool {
    var start = high
    while start > low, scalars[start - 1].isDash { start -= 1 }
    guard start > low else { return false }
    let before = scalars[start - 1]
    let isCentsMark =
      before == "/" || before == ":" || [.point, .comma].contains(rules.own.kind(of: before))
      || rules.own.kind(of: before) == .otherDecimal
    if isCentsMark, start - 1 > low, rules.digit(scalars[start - 2]) != nil {
      guard !hasCents else { return false }
      cents = before
      hasCents = true
      high = start - 1
      return true
    }
    let isDirect =
      high == scalars.count || scalars[high].isSpaceLike || scalars[high] == ")"
      || scalars[high] == "\u{FF09}"
    let isYen = rules.language == .japanese && rules.isCurrency("JPY")
    let followsSymbol = rules.digit(before) == nil
    guard high - start == 1, isDirect, !hasCents, !hasTrailingMinus, !hasYenDash else { throw .misplacedSign }
    let symbol = followsSymbol ? mark(endingAt: start) : nil
    if followsSymbol && symbol == nil { throw .misplacedSign }
    if isYen && (symbol ?? currency.first?.range) != nil {
      hasYenDash = true
    } else {
      guard scalars[start].isUsualMinus else { throw .misplacedSign }
      hasTrailingMinus = true
    }
    high = start
    return true
  }

  // MARK: Currency

  private mutating func take(_ range: Range<Int>) {
    let own = rules.currencies.own.index(of: range, in: scalars)
    currency.append(CurrencyMark(range: range, own: own))
  }

  /// The longest mark that starts there.
  private func mark(at start: Int) -> Range<Int>? {
    let own = rules.currencies.own.longest(at: start, in: scalars, limit: high)
    let other = rules.currencies.others.longest(at: start, in: scalars, limit: high)
    if let end = [own?.end, other?.end].compactMap({ $0 }).max() { return start..<end }
    return scalars[start].isCurrencySign ? start..<start + 1 : nil
  }

  /// The longest mark that ends there.
  private func mark(endingAt end: Int) -> Range<Int>? {
    var start = end
    while start > low, rules.digit(scalars[start - 1]) == nil { start -= 1 }
    // The format's own decimal mark, right behind a digit, is that and nothing else.
    if start > low, start < end, rules.own.kind(of: scalars[start]) == .otherDecimal { start += 1 }
    while start < end {
      // A mark starts at a word, never within one.
      let isInWord = start > low && scalars[start].isSpacedLetter && scalars[start - 1].isSpacedLetter
      if !scalars[start].isSpaceLike, !isInWord, isMark(start..<end) {
        return start..<end
      }
      start += 1
    }
    return end > low && scalars[end - 1].isCurrencySign ? end - 1..<end : nil
  }

  private func isMark(_ range: Range<Int>) -> Bool {
    if rules.currencies.own.index(of: range, in: scalars) != nil { return true }
    guard rules.currencies.others.index(of: range, in: scalars) != nil else { return false }
    // `Rp.` are Rappen beside francs, not rupiah.
    return rules.currencies.code.map { !Subunit.isWord(scalars[range], of: $0) } ?? true
  }

  /// A currency mark inside the number, as in `12€34`.
  func innerMark(at start: Int) -> CurrencyMark? {
    guard let range = mark(at: start), isMark(range) || scalars[start].isCurrencySign else { return nil }
    return CurrencyMark(range: range, own: rules.currencies.own.index(of: range, in: scalars))
  }
}

extension Unicode.Scalar {
  /// A minus that every place writes (R7).
  var isUsualMinus: Bool { value == 0x2D || value == 0x2212 || value == 0xFF0D }

  /// `整 正` behind Chinese amounts, `也 整` behind Japanese ones, `정` behind Korean ones (R8).
  fileprivate var isClosingWord: Bool { self == "整" || self == "正" || self == "也" || self == "정" }

  fileprivate func isSame(_ other: Unicode.Scalar) -> Bool { self == other || isSpaceLike && other.isSpaceLike }
}
