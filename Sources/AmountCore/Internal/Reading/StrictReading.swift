/// One text, read strictly.
struct StrictReading {
  let text: ReadText
  let rules: ReadingRules
  let frame: ReadingFrame

  /// Fills in an answer that is new.
  func read(_ answer: inout Answer) throws(Unreadable) {
    if let failure = frame.failure { throw failure }
    let core = frame.low..<frame.high
    let hasDigit = text.first(in: core) { rules.isDigit($0) } != nil
    if let foreign = frame.foreignCurrency, hasDigit || text.first(in: core, where: { $0.isNumeral }) != nil {
      return mismatch(foreign, &answer)
    }
    guard hasDigit else {
      throw text.first(in: core) { !$0.isMarkOrSign } == nil ? .empty : .notAnAmount
    }
    if frame.hasOpeningOrClosingWord, frame.currencyCount == 0 { throw .notAnAmount }
    if let inner = text.first(in: core, where: { !isPartOfNumber($0) }) { return try read(around: inner, &answer) }
    let numeral = try Numeral(text, core, rules, cents: frame.cents)
    if text.first(in: core, where: { $0 == ":" }) != nil, !numeral.hasGroups, frame.currencyCount == 0 {
      // R9: alone `12:50` is a time.
      throw .notAnAmount
    }
    var found = try numeral.found()
    if !found.isDoubtful, frame.cents != nil { found.draft.hasPoint = false }
    try finish(found, span: core, inner: nil, &answer)
  }

  private func mismatch(_ mark: ReadingFrame.CurrencyMark, _ answer: inout Answer) {
    answer.meaning = .unreadable(.currencyMismatch)
    answer.foreign = text.utf16(mark.range)
  }

  /// R9: in `12€34` the symbol is the decimal mark.
  private func read(around start: Int, _ answer: inout Answer) throws(Unreadable) {
    guard let mark = frame.innerMark(at: start) else { throw reason(at: start) }
    guard mark.own != nil || rules.code == nil else { return mismatch(mark, &answer) }
    var left = frame.low..<start
    var right = mark.range.upperBound..<frame.high
    if rules.language == .french, !left.isEmpty, text[start - 1].isSpaceLike, !right.isEmpty,
      text[right.lowerBound].isSpaceLike
    {
      left = text.trimmed(left)
      right = text.trimmed(right)
    }
    guard let fraction = rules.currencyFraction, fraction > 0, right.count == fraction, frame.cents == nil,
      let last = left.last, rules.isDigit(text[last]),
      text.first(in: right, where: { !rules.isDigit($0) }) == nil
    else { throw .notAnAmount }
    var found = try Numeral(text, left, rules, cents: "/").found()
    let cents = try Numeral(text, right, rules).found()
    guard rules.digit(text[last])?.zero == rules.digit(text[right.lowerBound])?.zero else { throw .mixedDigits }
    let count = found.draft.digits.count
    guard count + fraction <= Amount.maximumDigits else { throw .tooManyDigits }
    found.draft.digits.replace(count..<count, with: cents.draft.digits)
    found.draft.hasPoint = true
    found.decimalMark = text[start]
    try finish(found, span: frame.low..<frame.high, inner: mark, &answer)
  }

  private func finish(
    _ found: Numeral.Found, span: Range<Int>, inner: ReadingFrame.CurrencyMark?, _ answer: inout Answer
  ) throws(Unreadable) {
    if frame.repeatsCurrency || inner.map({ frame.hasMark(own: $0.own) }) ?? false { throw .repeatedCurrency }
    if frame.hasTrailingMinus {
      guard let last = span.last, rules.isDigit(text[last]), frame.cents == nil else { throw .misplacedSign }
    }
    if found.draft.digits.isEmpty { throw .empty }
    answer.draft = found.draft
    answer.draft.isNegative = frame.isNegative
    answer.span = text.utf16(span)
    if let mark = frame.firstMark(or: inner?.range) { answer.currencyMark = text.utf16(mark) }
    answer.decimalMark = found.decimalMark
    answer.groupingMark = found.groupingMark
    answer.meaning = .ambiguous
    if found.isDoubtful { return }
    if rules.language == .japanese, frame.hasTrailingMinus, rules.isCurrency("JPY") {
      // R9: a closing dash, or a minus.
      answer.draft.isNegative = false
      answer.isSignDoubtful = true
      return
    }
    answer.isNumber = true
    answer.hasSign = frame.hasSign
    answer.isDigitsOnly = frame.isPlain && found.decimalMark == nil && found.groupingMark == nil
    let isOwnWriting =
      found.isExact && frame.isUsualSign && (!frame.hasTrailingMinus || rules.signTrails)
      && !(frame.isSharedCurrency && inner == nil)
    answer.meaning = found.isTooFine ? .unreadable(.tooManyFractionDigits) : isOwnWriting ? .exact : .reinterpreted
    // R6 (5): a currency without fraction has none, written or not.
    answer.hidesZeros = rules.fractionLimit == 0 && !rules.takesExcessFraction
  }

  private func isPartOfNumber(_ scalar: Unicode.Scalar) -> Bool {
    rules.isDigit(scalar) || rules.isMark(scalar) || rules.language == .swedish && scalar == ":"
  }

  /// Why a number ends at a character.
  private func reason(at index: Int) -> Unreadable {
    let scalar = text[index]
    if scalar.isCellBoundary { return .severalValues }
    let isSign = scalar.isDash || scalar.isPlus || scalar == "(" || scalar == ")"
    return isSign && index + 1 == frame.high ? .misplacedSign : .notAnAmount
  }
}

extension Unicode.Scalar {
  /// What may stand alone without being an amount: `-`, `.`, `$`.
  fileprivate var isMarkOrSign: Bool { markKind != nil || isDash || isPlus || isCurrencySign }
}
