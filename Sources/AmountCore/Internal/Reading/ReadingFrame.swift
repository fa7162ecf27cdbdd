/// What stands around a number: affixes, currency, sign. Taken off from both ends until the number is left (R1, R7, R8).
final class ReadingFrame {
  /// A currency mark that was taken.
  struct CurrencyMark {
    let range: Range<Int>
    /// Its place in the format's own list, or nil where it is another currency's.
    let own: Int?
  }

  /// What is wrong with it, if something is.
  private(set) var failure: Unreadable?

  private let rules: ReadingRules
  private let text: ReadText
  /// What is left.
  private(set) var low: Int
  private(set) var high: Int

  /// How many currency marks were taken, and which was first. More than two are too many in any case.
  private(set) var currencyCount = 0
  private var first: CurrencyMark?
  private var second: CurrencyMark?
  private var foreign: CurrencyMark?
  private var areAllShared = true
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

  init(_ text: ReadText, _ range: Range<Int>, _ rules: ReadingRules) {
    self.rules = rules
    self.text = text
    (low, high) = (range.lowerBound, range.upperBound)
    do throws(Unreadable) {
      try takeOff()
    } catch {
      failure = error
    }
  }

  private func takeOff() throws(Unreadable) {
    try takeLeft()
    try takeRight()
    guard opened == closed, opened <= 1 else { throw .misplacedSign }
    hasParentheses = opened == 1
    let signs = (leadingSign == nil ? 0 : 1) + opened + (hasTrailingMinus ? 1 : 0)
    guard signs <= 1 else { throw .misplacedSign }
  }

  var isNegative: Bool { leadingSign == true || hasParentheses || hasTrailingMinus }
  var hasSign: Bool { leadingSign != nil || hasParentheses || hasTrailingMinus }
  var isPlain: Bool { currencyCount == 0 && !hasSign && cents == nil && !tookPrefix && !tookSuffix }

  /// Whether the only marks are such as stand for another currency here. The one the field shows does not.
  var isSharedCurrency: Bool { currencyCount > 0 && areAllShared }

  /// The first mark of another currency; of more than one where the format has none.
  var foreignCurrency: CurrencyMark? { rules.code == nil && currencyCount == 1 ? nil : foreign }

  /// R8: a second mark of the same currency must be a different one.
  var repeatsCurrency: Bool { currencyCount > 2 || currencyCount == 2 && first?.own == second?.own }

  /// Whether one of the marks is that of the format's own list, or of another currency.
  func hasMark(own: Int?) -> Bool { currencyCount > 0 && first?.own == own || currencyCount > 1 && second?.own == own }

  /// The mark that was taken first.
  var firstTaken: Range<Int>? { first?.range }

  /// The mark that stands first, of those taken and one inside the number.
  func firstMark(or inner: Range<Int>?) -> Range<Int>? {
    var earliest = inner
    for mark in [first, second] {
      if let mark, mark.range.lowerBound < earliest?.lowerBound ?? .max { earliest = mark.range }
    }
    return earliest
  }

  /// Words that stand only beside a currency mark.
  var hasOpeningOrClosingWord: Bool { hasOpeningWord || hasClosingWord }

  // MARK: In front

  private func takeLeft() throws(Unreadable) {
    while low < high {
      let scalar = text[low]
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
      } else if rules.isDigit(scalar) {
        return
      } else if let mark = mark(at: low) {
        take(mark)
        low = mark.range.upperBound
      } else if !hasOpeningWord, let length = openingWord {
        low += length
        hasOpeningWord = true
      } else {
        return
      }
    }
  }

  private func takeSign(isMinus: Bool, isUsual: Bool) throws(Unreadable) {
    guard leadingSign == nil else { throw .misplacedSign }
    leadingSign = isMinus
    isUsualSign = isUsual
  }

  private func starts(with affix: [Unicode.Scalar]) -> Bool {
    guard !affix.isEmpty, affix.count < high - low, !rules.isDigit(affix[affix.count - 1]) else { return false }
    return text.has(affix, at: low)
  }

  /// `金` before Japanese amounts, `일금` before Korean ones (R8).
  private var openingWord: Int? {
    if text[low] == "金" { return 1 }
    return text[low] == "일" && low + 1 < high && text[low + 1] == "금" ? 2 : nil
  }

  // MARK: Behind

  private func takeRight() throws(Unreadable) {
    while low < high {
      let last = text[high - 1]
      if last.isSpaceLike {
        high -= 1
      } else if !tookSuffix, ends(with: rules.suffix) {
        high -= rules.suffix.count
        tookSuffix = true
      } else if rules.isDigit(last) {
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
        high = mark.range.lowerBound
      } else {
        return
      }
    }
  }

  private func ends(with affix: [Unicode.Scalar]) -> Bool {
    guard !affix.isEmpty, affix.count < high - low, !rules.isDigit(affix[0]) else { return false }
    return text.has(affix, at: high - affix.count)
  }

  /// A dash run that comes last: for no cents (R9), or a minus (R7).
  private func takeDashes() throws(Unreadable) -> Bool {
    var start = high
    while start > low, text[start - 1].isDash { start -= 1 }
    guard start > low else { return false }
    let before = text[start - 1]
    let kind = rules.own.kind(of: before)
    let isCentsMark =
      before == "/" || before == ":" || kind == .point || kind == .comma || kind == .otherDecimal
    if isCentsMark, start - 1 > low, rules.isDigit(text[start - 2]) {
      guard !hasCents else { return false }
      cents = before
      hasCents = true
      high = start - 1
      return true
    }
    let isDirect =
      high == text.count || text[high].isSpaceLike || text[high] == ")"
      || text[high] == "\u{FF09}"
    let isYen = rules.language == .japanese && rules.isCurrency("JPY")
    let followsSymbol = !rules.isDigit(before)
    guard high - start == 1, isDirect, !hasCents, !hasTrailingMinus, !hasYenDash else { throw .misplacedSign }
    let symbol = followsSymbol ? mark(endingAt: start) : nil
    if followsSymbol && symbol == nil { throw .misplacedSign }
    if isYen && (symbol != nil || currencyCount > 0) {
      hasYenDash = true
    } else {
      guard text[start].isUsualMinus else { throw .misplacedSign }
      hasTrailingMinus = true
    }
    high = start
    return true
  }

  // MARK: Currency

  private func take(_ mark: CurrencyMark) {
    if currencyCount == 0 { first = mark } else if currencyCount == 1 { second = mark }
    currencyCount += 1
    if mark.own == nil && foreign == nil { foreign = mark }
    let isShown = mark.own != nil && (mark.own == rules.shownPrefix || mark.own == rules.shownSuffix)
    if isShown || rules.currencies.shared.index(of: mark.range, in: text) == nil { areAllShared = false }
  }

  /// The longest mark that starts there.
  private func mark(at start: Int) -> CurrencyMark? {
    let own = rules.currencies.own.longest(at: start, in: text, limit: high)
    let other = rules.currencies.others.longest(at: start, in: text, limit: high)
    let isOwn = own.end >= other.end
    let end = isOwn ? own.end : other.end
    if end > 0 { return CurrencyMark(range: start..<end, own: isOwn ? own.index : nil) }
    return text[start].isCurrencySign ? CurrencyMark(range: start..<start + 1, own: nil) : nil
  }

  /// The longest mark that ends there.
  private func mark(endingAt end: Int) -> CurrencyMark? {
    var start = end
    // No name of a currency has a hundred characters. More than two marks are too many in any case: of a long run of
    // signs the others are not looked for from its start.
    let isRun = currencyCount > 2 && end - low > 1 && text[end - 1].isCurrencySign && text[end - 2].isCurrencySign
    let longest = isRun ? 1 : 100
    while start > low, end - start < longest, !rules.isDigit(text[start - 1]) { start -= 1 }
    // The format's own decimal mark, right behind a digit, is that and nothing else.
    if start > low, start < end, rules.own.kind(of: text[start]) == .otherDecimal { start += 1 }
    while start < end {
      // A mark starts at a word, never within one.
      let isInWord = start > low && text[start].isSpacedLetter && text[start - 1].isSpacedLetter
      if !text[start].isSpaceLike, !isInWord, let mark = mark(start..<end) { return mark }
      start += 1
    }
    return end > low && text[end - 1].isCurrencySign ? CurrencyMark(range: end - 1..<end, own: nil) : nil
  }

  /// The mark that stands exactly there.
  private func mark(_ range: Range<Int>) -> CurrencyMark? {
    let own = rules.currencies.own.index(of: range, in: text)
    if own == nil {
      guard rules.currencies.others.index(of: range, in: text) != nil else { return nil }
      // `Rp.` are Rappen beside francs, not rupiah.
      if let code = rules.code, Subunit.isWord(text, range, of: code) { return nil }
    }
    return CurrencyMark(range: range, own: own)
  }

  /// A currency mark inside the number, as in `12€34`.
  func innerMark(at start: Int) -> CurrencyMark? {
    guard let found = mark(at: start) else { return nil }
    return mark(found.range) ?? (text[start].isCurrencySign ? found : nil)
  }
}

extension Unicode.Scalar {
  /// A minus that every place writes (R7).
  var isUsualMinus: Bool { value == 0x2D || value == 0x2212 || value == 0xFF0D }

  /// `整 正` behind Chinese amounts, `也 整` behind Japanese ones, `정` behind Korean ones (R8).
  fileprivate var isClosingWord: Bool { isOne(of: "整正也정") }
}
