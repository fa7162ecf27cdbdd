/// Pasting (contract P).
extension Transition {
  mutating func paste(_ text: UTF8Text) throws(Refusal) {
    var number = try written(text)
    if rules.options.entry == .minorUnits && number.isDigitsOnly {
      removeCovered()
      try pasteMinorUnits(number.draft.digits)
      caret = .gap(gap)
      return
    }
    let replacesAll =
      draft.digits.isEmpty
      || draft.digitIndex(covered.lowerBound) == 0 && draft.digitIndex(covered.upperBound) == draft.digits.count
    if number.hasSign && !replacesAll && gap > 0 { throw Refusal(.unreadableAmount) }
    if number.draft.isNegative && !number.draft.digits.isZero && rules.options.sign == .positive {
      throw Refusal(.negativeNotAllowed)
    }
    if rules.options.sign == .positive { number.draft.isNegative = false }
    try fit(&number)
    if replacesAll {
      replaceAll(number)
    } else {
      try insert(number)
    }
    try completePaste()
    if rules.options.entry == .minorUnits { refillMinorUnits() }
    caret = .gap(gap)
  }

  /// P1: the number as written, or why there is none.
  private func written(_ text: UTF8Text) throws(Refusal) -> Answer {
    let answer = Reader(rules: rules).read(text)
    if answer.isNumber { return answer }
    throw Refusal(
      answer.meaning == .ambiguous
        ? .ambiguousAmount
        : answer.meaning == .unreadable(.currencyMismatch) ? .currencyMismatch : .unreadableAmount)
  }

  /// P4: what was read is made to fit on its own, before it meets the text.
  private func fit(_ number: inout Answer) throws(Refusal) {
    let most = rules.maximumFraction
    if number.draft.fractionCount > most {
      let kept = number.draft.digits.prefix(number.draft.integerCount + most)
      if number.draft.digits.dropFirst(kept.count).isZero || rules.options.excessFraction == .truncate {
        number.draft.digits = kept
      } else if rules.options.excessFraction == .round {
        let exact = Amount(digits: number.draft.digits, scale: number.draft.fractionCount, isNegative: false)
        let isNegative = number.draft.isNegative
        number.draft = Draft(exact.rounded(toFractionDigits: most, .halfEven))
        number.draft.isNegative = isNegative
      } else {
        throw Refusal(most == 0 ? .fractionNotAllowed : .tooManyFractionDigits)
      }
    }
    if most == 0 { number.draft.hasPoint = false }
  }

  /// P2: the number takes the place of all digits and the point, and of the sign if it was selected or brings one.
  private mutating func replaceAll(_ number: Answer) {
    let isNegative = number.hasSign ? number.draft.isNegative : draft.isNegative && !coversSign
    draft = number.draft
    draft.isNegative = isNegative
    if rules.options.entry == .minorUnits { draft.padFraction(to: rules.maximumFraction) }
    gap = draft.elementCount
  }

  /// P3: the digits go in at the caret as if typed at once.
  private mutating func insert(_ number: Answer) throws(Refusal) {
    // With cents entry an amount has its point, written or not, and that of the cents stays, selected or not (M1).
    let mixesWithCents = rules.options.entry == .minorUnits && draft.hasPoint
    removeCovered()
    if number.hasSign { draft.isNegative = number.draft.isNegative }
    if mixesWithCents || number.draft.hasPoint && draft.hasPoint { throw Refusal(.secondDecimalSeparator) }
    var piece = number.draft
    if draft.digits.count + piece.digits.count > DigitString.capacity, draft.hasOnlyZeros(before: gap) {
      // Redundant zeros go in any case; here they must, to make room.
      draft.remove(0..<draft.digitIndex(gap))
      gap = 0
      _ = piece.dropRedundantZeros()
    }
    guard draft.digits.count + piece.digits.count <= DigitString.capacity else {
      let fraction = piece.hasPoint ? piece.fractionCount + draft.digits.count - gap : draft.fractionCount
      let isTooFine = fraction > rules.maximumFraction || draft.isInFraction(gap)
      throw Refusal(isTooFine ? .tooManyFractionDigits : .tooManyIntegerDigits)
    }
    let index = draft.digitIndex(gap)
    let goesIntoFraction = draft.isInFraction(gap)
    draft.digits.replace(index..<index, with: piece.digits)
    if piece.hasPoint {
      draft.hasPoint = true
      draft.integerCount = index + piece.integerCount
    } else if !goesIntoFraction {
      draft.integerCount += piece.digits.count
    }
    gap += piece.elementCount
  }

  /// P5: redundant zeros go, and a point has a digit before it.
  private mutating func completePaste() throws(Refusal) {
    gap -= min(gap, draft.dropRedundantZeros())
    guard draft.hasPoint, draft.integerCount == 0 else { return }
    if rules.options.leadingPoint == .reject { throw Refusal(.leadingDecimalSeparator) }
    if draft.completeInteger() { gap += 1 }
  }
}
