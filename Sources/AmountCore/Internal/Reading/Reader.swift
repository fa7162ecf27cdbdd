/// A number as it was written: leading zeros, a trailing point and a sign are still there.
struct WrittenNumber {
  var draft = Draft()
  var hasSign = false
  /// Whether there was nothing but digits.
  var isDigitsOnly = true

  var isNegative: Bool { draft.isNegative && !draft.digits.isZero }
}

/// Reads texts for a format. The field and the public reading are two uses of it.
struct Reader {
  /// A reading, and the number as written where there is one: with an amount, or with too many fraction digits.
  struct Result {
    var reading: AmountReading
    var number: WrittenNumber?

    init(_ reason: UnreadableReason) {
      reading = AmountReading(meaning: .unreadable(reason))
    }

    init(_ reading: AmountReading, _ number: WrittenNumber? = nil) {
      self.reading = reading
      self.number = number
    }
  }

  let rules: Rules

  func read(_ text: String) -> Result {
    if let fast = rules.fastReading, let scan = fast.scan(text) {
      return Result(fast.reading(of: scan), fast.number(of: scan))
    }
    return readInGeneral(text)
  }

  /// Any text, without the short way for plain numbers.
  func readInGeneral(_ text: String) -> Result {
    var scalars = ReadText(digits: rules.notation.digits)
    for scalar in text.unicodeScalars { scalars.append(scalar) }
    return read(&scalars)
  }

  func readInGeneral(_ bytes: UnsafeBufferPointer<UInt8>) -> Result {
    var scalars = ReadText(digits: rules.notation.digits)
    do {
      try scalars.append(utf8: bytes)
    } catch {
      return Result(error)
    }
    return read(&scalars)
  }

  private func read(_ text: inout ReadText) -> Result {
    do {
      try text.finish()
    } catch {
      return Result(error)
    }
    let range = text.unquoted
    do {
      return try StrictReading(text, range, rules.reading).result()
    } catch {
      switch error {
      case .notAnAmount, .misplacedSign, .malformedGroups:
        return GenerousReading(text: text, range: range, rules: rules.reading).result()
          ?? triangle(text, range) ?? Result(error)
      default: return Result(error)
      }
    }
  }

  /// R7: `▲` and `△` are a minus in Japanese books.
  private func triangle(_ text: ReadText, _ range: Range<Int>) -> Result? {
    guard rules.reading.language == .japanese,
      let place = range.first(where: { text.scalars[$0] == "▲" || text.scalars[$0] == "△" }),
      let strict = try? StrictReading(text.replacing(place, with: "-"), range, rules.reading).result(),
      var number = strict.number, let amount = number.draft.amount, number.isNegative
    else { return nil }
    guard rules.reading.generosity.contains(.triangles) else { return Result(.needs(.triangles)) }
    number.isDigitsOnly = false
    var reading = strict.reading
    reading.meaning = .reinterpreted(amount)
    reading.convention.generosity = .triangles
    return Result(reading, number)
  }
}

/// One text, read strictly.
struct StrictReading {
  private let text: ReadText
  private let rules: ReadingRules
  private let frame: ReadingFrame

  init(_ text: ReadText, _ range: Range<Int>, _ rules: ReadingRules) throws(UnreadableReason) {
    self.text = text
    self.rules = rules
    frame = try ReadingFrame(text.scalars, range, rules)
  }

  func result() throws(UnreadableReason) -> Reader.Result {
    let core = frame.low..<frame.high
    let digits = core.first { rules.digit(text.scalars[$0]) != nil }
    if let foreign = frame.foreignCurrency, digits != nil || core.contains(where: { text.scalars[$0].isNumeral }) {
      throw .currencyMismatch(found: text.string(foreign.range))
    }
    guard digits != nil else {
      throw core.allSatisfy({ text.scalars[$0].isMarkOrSign }) ? .empty : .notAnAmount
    }
    if frame.hasOpeningOrClosingWord, frame.currency.isEmpty { throw .notAnAmount }
    let inner = core.first { !isPartOfNumber(text.scalars[$0]) }
    if let inner { return try result(around: inner) }
    let numeral = try Numeral(text.scalars, core, rules, cents: frame.cents)
    if core.contains(where: { text.scalars[$0] == ":" }), !numeral.hasGroups, frame.currency.isEmpty {
      // R9: alone `12:50` is a time.
      throw .notAnAmount
    }
    var found = try numeral.found()
    if found.grouped == nil, frame.cents != nil { found.draft.hasPoint = false }
    return try finish(found, span: core, inner: nil)
  }

  /// R9: in `12€34` the symbol is the decimal mark.
  private func result(around start: Int) throws(UnreadableReason) -> Reader.Result {
    guard let mark = frame.innerMark(at: start) else { throw reason(at: start) }
    guard mark.own != nil || rules.currencies.code == nil else {
      throw .currencyMismatch(found: text.string(mark.range))
    }
    var (left, right) = (frame.low..<start, mark.range.upperBound..<frame.high)
    if rules.language == .french, let before = left.last, text.scalars[before].isSpaceLike,
      let after = right.first, text.scalars[after].isSpaceLike
    {
      (left, right) = (text.trimmed(left), text.trimmed(right))
    }
    guard let fraction = rules.currencyFraction, fraction > 0, right.count == fraction, frame.cents == nil,
      let last = left.last, rules.digit(text.scalars[last]) != nil,
      right.allSatisfy({ rules.digit(text.scalars[$0]) != nil })
    else { throw .notAnAmount }
    var found = try Numeral(text.scalars, left, rules, cents: "/").found()
    let cents = try Numeral(text.scalars, right, rules).found()
    guard rules.digit(text.scalars[last])?.zero == rules.digit(text.scalars[right.lowerBound])?.zero else {
      throw .mixedDigits
    }
    guard found.draft.digits.count + fraction <= Amount.maximumDigits else { throw .tooManyDigits }
    found.draft.digits.replace(
      found.draft.digits.count..<found.draft.digits.count, with: cents.draft.digits)
    found.draft.hasPoint = true
    found.decimalMark = text.scalars[start]
    return try finish(found, span: frame.low..<frame.high, inner: mark)
  }

  private func finish(
    _ found: Numeral.Found, span: Range<Int>, inner: ReadingFrame.CurrencyMark?
  ) throws(UnreadableReason) -> Reader.Result {
    if frame.repeatsCurrency || inner.map({ mark in frame.currency.contains { $0.own == mark.own } }) ?? false {
      throw .repeatedCurrency
    }
    let endsInDigit = span.last.map { rules.digit(text.scalars[$0]) != nil } ?? false
    if frame.hasTrailingMinus, !endsInDigit || frame.cents != nil { throw .misplacedSign }
    var reading = AmountReading(meaning: .unreadable(.empty))
    reading.span = text.utf16(span)
    reading.currencyMark = (frame.currency.map { $0.range } + (inner.map { [$0.range] } ?? []))
      .min { $0.lowerBound < $1.lowerBound }.map { text.utf16($0) }
    reading.convention.decimalMark = found.decimalMark
    reading.convention.groupingMark = found.groupingMark

    var number = WrittenNumber(draft: found.draft, hasSign: frame.hasSign, isDigitsOnly: frame.isPlain)
    if found.decimalMark != nil || found.groupingMark != nil { number.isDigitsOnly = false }
    number.draft.isNegative = frame.isNegative
    guard var amount = number.draft.amount else { throw .empty }
    if var grouped = found.grouped {
      grouped.isNegative = frame.isNegative
      reading.meaning = .ambiguous([amount, grouped.amount ?? amount])
      return Reader.Result(reading)
    }
    if rules.language == .japanese, frame.hasTrailingMinus, rules.isCurrency("JPY") {
      // R9: a closing dash, or a minus.
      var positive = number.draft
      positive.isNegative = false
      reading.meaning = .ambiguous([positive.amount ?? amount, amount])
      return Reader.Result(reading)
    }
    // R6 (5): a currency without fraction has none, written or not.
    if rules.fractionLimit == 0, !found.isTooFine, !rules.takesExcessFraction { amount = amount.withoutTrailingZeros }
    if found.isTooFine {
      reading.meaning = .unreadable(.tooManyFractionDigits)
    } else {
      let isExact =
        found.isExact && frame.isUsualSign && (!frame.hasTrailingMinus || rules.signTrails)
        && !(frame.isSharedCurrency && inner == nil)
      reading.meaning = isExact ? .exact(amount) : .reinterpreted(amount)
    }
    return Reader.Result(reading, number)
  }

  private func isPartOfNumber(_ scalar: Unicode.Scalar) -> Bool {
    rules.digit(scalar) != nil || rules.own.kind(of: scalar) != nil || rules.ascii?.kind(of: scalar) != nil
      || rules.language == .swedish && scalar == ":"
  }

  /// Why a number ends at a character.
  private func reason(at index: Int) -> UnreadableReason {
    let scalar = text.scalars[index]
    if scalar.isCellBoundary { return .severalValues }
    let isSign = scalar.isDash || scalar.isPlus || scalar == "(" || scalar == ")"
    return isSign && index + 1 == frame.high ? .misplacedSign : .notAnAmount
  }
}

extension Unicode.Scalar {
  /// What may stand alone without being an amount: `-`, `.`, `$`.
  fileprivate var isMarkOrSign: Bool { markKind != nil || isDash || isPlus || isCurrencySign }
}
