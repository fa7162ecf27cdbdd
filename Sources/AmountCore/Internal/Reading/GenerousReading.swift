/// What a text means beyond plain numbers (R11): tried where the strict reading found none.
///
/// Everything here is tried whatever the format allows. So an unreadable text can say what would read it.
struct GenerousReading {
  /// An amount, and what it took.
  struct Found {
    var draft: Draft
    var generosity: AmountFormat.Reading
    var isNegative = false
    /// A minus inside the number's own writing, such as `負`.
    var hasSign = false
  }

  let text: ReadText
  let range: Range<Int>
  let rules: ReadingRules

  /// Plain digits and marks have nothing to be generous about.
  private var isWorthwhile: Bool {
    for index in range where text.scalars[index].isLetter || text.scalars[index].isOperation { return true }
    return false
  }

  func result() -> Reader.Result? {
    guard isWorthwhile, let (found, frame) = found() else { return nil }
    guard rules.generosity.isSuperset(of: found.generosity) else { return Reader.Result(.needs(found.generosity)) }
    var number = WrittenNumber(draft: found.draft, hasSign: found.hasSign, isDigitsOnly: false)
    number.draft.isNegative = found.isNegative
    if let frame {
      if found.hasSign && frame.hasSign { return nil }
      number.hasSign = number.hasSign || frame.hasSign
      number.draft.isNegative = number.draft.isNegative != frame.isNegative
    }
    guard let amount = number.draft.amount else { return nil }
    var reading = AmountReading(meaning: .reinterpreted(amount))
    reading.span = text.utf16(frame.map { $0.low..<$0.high } ?? range)
    reading.currencyMark = frame?.currency.first.map { text.utf16($0.range) }
    reading.convention.generosity = found.generosity
    if number.draft.fractionCount > 0, rules.fractionLimit == 0, !rules.takesExcessFraction,
      !number.draft.digits.dropFirst(number.draft.integerCount).isZero
    {
      reading.meaning = .unreadable(.tooManyFractionDigits)
    }
    return Reader.Result(reading, number)
  }

  private func found() -> (Found, ReadingFrame?)? {
    if let sum = Calculation(text.scalars, range, rules).found() { return (sum, nil) }
    guard let frame = try? ReadingFrame(text.scalars, range, rules), frame.foreignCurrency == nil,
      !frame.repeatsCurrency, !frame.hasTrailingMinus, frame.cents == nil, !frame.hasYenDash, frame.low < frame.high
    else { return nil }
    let core = frame.low..<frame.high
    if let found = ChineseNumber(text.scalars, core, rules, hasCurrency: !frame.currency.isEmpty).found() {
      return (found, frame)
    }
    if frame.hasOpeningOrClosingWord && frame.currency.isEmpty { return nil }
    return (multiplied(core, frame) ?? subunits(core, frame)).map { ($0, frame) }
  }

  // MARK: Words behind the number

  /// `1.2bn`, `3 Mio.`: the point moves.
  private func multiplied(_ core: Range<Int>, _ frame: ReadingFrame) -> Found? {
    guard let end = numberEnd(core), end < core.upperBound else { return nil }
    let word = text.trimmed(end..<core.upperBound)
    guard let places = Multiplier.places(text.scalars[word], rules) else { return nil }
    return number(text.trimmed(core.lowerBound..<end), shift: places, .multipliers)
  }

  /// `50¢`, `12 руб. 50 коп.`
  private func subunits(_ core: Range<Int>, _ frame: ReadingFrame) -> Found? {
    guard let code = rules.currencies.code, let digits = rules.currencyFraction, digits == 2,
      let end = numberEnd(core), end < core.upperBound
    else { return nil }
    if Subunit.isWord(text.scalars[text.trimmed(end..<core.upperBound)], of: code) {
      guard frame.currency.isEmpty else { return nil }
      return number(text.trimmed(core.lowerBound..<end), shift: -digits, .subunits)
    }
    // Units, their mark, and subunits.
    var start = end
    while start < core.upperBound, text.scalars[start].isSpaceLike { start += 1 }
    guard start < core.upperBound, let mark = frame.innerMark(at: start), mark.own != nil else { return nil }
    let rest = text.trimmed(mark.range.upperBound..<core.upperBound)
    guard let restEnd = numberEnd(rest), Subunit.isWord(text.scalars[text.trimmed(restEnd..<rest.upperBound)], of: code)
    else { return nil }
    let cents = text.trimmed(rest.lowerBound..<restEnd)
    guard 1...digits ~= cents.count, cents.allSatisfy({ rules.digit(text.scalars[$0]) != nil }),
      var units = number(text.trimmed(core.lowerBound..<end), shift: 0, .subunits), !units.draft.hasPoint,
      units.draft.digits.count + digits <= Amount.maximumDigits
    else { return nil }
    units.draft.hasPoint = true
    units.draft.digits.appendZeros(digits - cents.count)
    for index in cents { units.draft.digits.append(rules.digit(text.scalars[index])?.value ?? 0) }
    return units
  }

  /// Where digits and marks end, counted from the start; nil where none start there.
  private func numberEnd(_ core: Range<Int>) -> Int? {
    var end = core.lowerBound
    var lastDigit: Int?
    while end < core.upperBound {
      let scalar = text.scalars[end]
      if rules.digit(scalar) != nil {
        lastDigit = end
      } else if rules.own.kind(of: scalar) == nil && rules.ascii?.kind(of: scalar) == nil {
        break
      }
      end += 1
    }
    return lastDigit.map { $0 + 1 }
  }

  private func number(_ range: Range<Int>, shift: Int, _ generosity: AmountFormat.Reading) -> Found? {
    guard let numeral = try? Numeral(text.scalars, range, rules, shift: max(0, shift)),
      let found = try? numeral.found(), found.grouped == nil, !found.isTooFine || shift > 0
    else { return nil }
    if shift < 0 && found.draft.hasPoint { return nil }
    guard let amount = found.draft.amount?.shifted(by: shift) else { return nil }
    return Found(draft: Draft(amount), generosity: generosity)
  }
}

extension Unicode.Scalar {
  /// What calculations have, and the cent.
  fileprivate var isOperation: Bool {
    switch value {
    case 0x2A, 0x2B, 0x2F, 0x3D, 0xA2, 0xD7, 0xF7, 0x2215, 0x22C5, 0x25CB, 0xFF0A, 0xFF0B, 0xFF0F, 0xFF1D, 0xFFE0: true
    default: false
    }
  }
}

extension Amount {
  /// The amount with its point moved to the right, exactly; nil where it would not fit.
  func shifted(by places: Int) -> Amount? {
    if scale >= places {
      guard scale - places <= Amount.maximumDigits else { return nil }
      return Amount(digits: digits, scale: scale - places, isNegative: isNegative)
    }
    guard digits.count + places - scale <= Amount.maximumDigits else { return nil }
    var longer = digits
    if !longer.isEmpty { longer.appendZeros(places - scale) }
    return Amount(digits: longer, scale: 0, isNegative: isNegative)
  }
}
