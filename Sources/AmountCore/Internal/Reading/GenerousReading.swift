/// What a text means beyond plain numbers (R11): tried where the strict reading found none.
///
/// Everything here is tried whatever the format allows. So an unreadable text can say what would read it.
struct GenerousReading {
  /// An amount, and what it took.
  struct Found {
    var draft = Draft()
    var generosity = AmountFormat.Reading.strict
    /// A minus inside the number's own writing, such as `負`.
    var hasSign = false
  }

  let text: ReadText
  let range: Range<Int>
  let rules: ReadingRules
  let frame: ReadingFrame

  /// Plain digits and marks have nothing to be generous about.
  private var isWorthwhile: Bool {
    text.first(in: range) { $0.isLetter || $0.isOperation } != nil
  }

  /// Tries to read the text. Returns false, and leaves the answer, where nothing of this reads it.
  func read(_ answer: inout Answer) -> Bool {
    guard isWorthwhile else { return false }
    var found = Found()
    var calculation = Calculation(text, range, rules)
    if calculation.read(&found) {
      give(found, range, &answer)
      return true
    }
    guard frame.failure == nil, frame.foreignCurrency == nil, !frame.repeatsCurrency, !frame.hasTrailingMinus,
      frame.cents == nil, !frame.hasYenDash, frame.low < frame.high
    else { return false }
    let core = frame.low..<frame.high
    var chinese = EastAsianReading(text, core, rules, hasCurrency: frame.currencyCount > 0)
    let needsCurrency = frame.hasOpeningOrClosingWord && frame.currencyCount == 0
    guard chinese.read(&found) || !needsCurrency && (multiplied(core, &found) || subunits(core, &found)) else {
      return false
    }
    // Two signs are one too many, unless it is known before that the reading is not wanted.
    if rules.generosity.isSuperset(of: found.generosity) && found.hasSign && frame.hasSign { return false }
    found.hasSign = found.hasSign || frame.hasSign
    found.draft.isNegative = found.draft.isNegative != frame.isNegative
    give(found, core, &answer)
    if answer.isNumber { answer.currencyMark = frame.firstTaken.map { text.utf16($0) } }
    return true
  }

  private func give(_ found: Found, _ span: Range<Int>, _ answer: inout Answer) {
    guard rules.generosity.isSuperset(of: found.generosity) else {
      answer = Answer(needs: found.generosity)
      return
    }
    answer = Answer(.reinterpreted)
    answer.draft = found.draft
    answer.isNumber = true
    answer.hasSign = found.hasSign
    answer.span = text.utf16(span)
    answer.generosity = found.generosity
    if found.draft.fractionCount > 0, rules.fractionLimit == 0, !rules.takesExcessFraction,
      !found.draft.digits.dropFirst(found.draft.integerCount).isZero
    {
      answer.meaning = .unreadable(.tooManyFractionDigits)
    }
  }

  // MARK: Words behind the number

  /// `1.2bn`, `3 Mio.`: the point moves.
  private func multiplied(_ core: Range<Int>, _ found: inout Found) -> Bool {
    guard let end = numberEnd(core), end < core.upperBound else { return false }
    let word = text.trimmed(end..<core.upperBound)
    guard let places = Multiplier.places(text, word, rules) else { return false }
    return number(core.lowerBound..<end, shift: places, .multipliers, &found)
  }

  /// `50¢`, `12 руб. 50 коп.`
  private func subunits(_ core: Range<Int>, _ found: inout Found) -> Bool {
    guard let code = rules.code, let digits = rules.currencyFraction, digits == 2,
      let end = numberEnd(core), end < core.upperBound
    else { return false }
    if Subunit.isWord(text, text.trimmed(end..<core.upperBound), of: code) {
      return frame.currencyCount == 0 && number(core.lowerBound..<end, shift: -digits, .subunits, &found)
    }
    // Units, their mark, and subunits.
    var start = end
    while start < core.upperBound, text[start].isSpaceLike { start += 1 }
    guard start < core.upperBound, let mark = frame.innerMark(at: start), mark.own != nil else { return false }
    let rest = text.trimmed(mark.range.upperBound..<core.upperBound)
    guard let restEnd = numberEnd(rest), Subunit.isWord(text, text.trimmed(restEnd..<rest.upperBound), of: code)
    else { return false }
    let cents = text.trimmed(rest.lowerBound..<restEnd)
    guard 1...digits ~= cents.count, text.first(in: cents, where: { !rules.isDigit($0) }) == nil,
      number(core.lowerBound..<end, shift: 0, .subunits, &found), !found.draft.hasPoint,
      found.draft.digits.count + digits <= Amount.maximumDigits
    else { return false }
    found.draft.hasPoint = true
    found.draft.digits.appendZeros(digits - cents.count)
    for index in cents { found.draft.digits.append(rules.digit(text[index])?.value ?? 0) }
    return true
  }

  /// Where digits and marks end, counted from the start; nil where none start there.
  private func numberEnd(_ core: Range<Int>) -> Int? {
    var end = core.lowerBound
    var lastDigit: Int?
    while end < core.upperBound {
      let scalar = text[end]
      if rules.isDigit(scalar) {
        lastDigit = end
      } else if !rules.isMark(scalar) {
        break
      }
      end += 1
    }
    return lastDigit.map { $0 + 1 }
  }

  /// A number whose point moves by some places.
  private func number(
    _ range: Range<Int>, shift: Int, _ generosity: AmountFormat.Reading, _ found: inout Found
  ) -> Bool {
    guard let number = try? Numeral(text, text.trimmed(range), rules, shift: max(0, shift)).found(),
      !number.isDoubtful, !number.isTooFine || shift > 0, shift >= 0 || !number.draft.hasPoint,
      let amount = number.draft.amount?.shifted(by: shift)
    else { return false }
    found.draft = Draft(amount)
    found.generosity = generosity
    return true
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
