/// Why a text is no amount.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum UnreadableReason: Equatable, Sendable {
  /// There is nothing, or no digit.
  case empty
  /// A character, or an order of characters, that no amount has.
  case notAnAmount
  /// More digits than an amount holds.
  case tooManyDigits
  /// A sign anywhere but at the start of what is there.
  case misplacedSign
}

/// A number as it was written: leading zeros, a trailing point and a sign are still there.
struct WrittenNumber {
  var draft = Draft()
  var hasSign = false
  /// Whether there was nothing but digits.
  var isDigitsOnly = true

  var isNegative: Bool { draft.isNegative && !draft.digits.isZero }
}

/// A first reader of pasted text: plain digits with the field's own marks and affixes (contract P1).
struct Reader {
  let rules: Rules

  func read(_ text: String) throws(EditRejection) -> WrittenNumber {
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if scalar.value == 0x202E { throw .unreadableAmount(.notAnAmount) }
      if !scalar.isInvisible { scalars.append(scalar) }
    }
    var rest = scalars[...]
    trim(&rest)
    guard !rest.isEmpty else { throw .unreadableAmount(.empty) }
    var number = WrittenNumber()
    number.isDigitsOnly = rest.allSatisfy { rules.digitValue($0) != nil }
    takeSign(&rest, &number)
    takeAffix(rules.notation.positive.prefix, from: &rest, atEnd: false)
    takeAffix(rules.notation.positive.suffix, from: &rest, atEnd: true)
    if !number.hasSign { takeSign(&rest, &number) }
    try readDigits(rest, &number)
    try refuseDoubt(number)
    return number
  }

  private func trim(_ scalars: inout ArraySlice<Unicode.Scalar>) {
    while let first = scalars.first, first.isWhiteSpace { scalars.removeFirst() }
    while let last = scalars.last, last.isWhiteSpace { scalars.removeLast() }
  }

  private func takeSign(_ scalars: inout ArraySlice<Unicode.Scalar>, _ number: inout WrittenNumber) {
    guard let first = scalars.first, first.isDash || first.isPlus else { return }
    number.hasSign = true
    number.draft.isNegative = first.isDash
    scalars.removeFirst()
    trim(&scalars)
  }

  private func takeAffix(_ affix: String, from scalars: inout ArraySlice<Unicode.Scalar>, atEnd: Bool) {
    var wanted = affix.unicodeScalars.filter { !$0.isInvisible }[...]
    while let first = wanted.first, first.isWhiteSpace { wanted.removeFirst() }
    while let last = wanted.last, last.isWhiteSpace { wanted.removeLast() }
    guard !wanted.isEmpty, wanted.count < scalars.count else { return }
    let part = atEnd ? scalars.suffix(wanted.count) : scalars.prefix(wanted.count)
    guard part.elementsEqual(wanted) else { return }
    if atEnd { scalars.removeLast(wanted.count) } else { scalars.removeFirst(wanted.count) }
    trim(&scalars)
  }

  private func readDigits(
    _ scalars: ArraySlice<Unicode.Scalar>, _ number: inout WrittenNumber
  ) throws(EditRejection) {
    var groups: [Int] = []
    var group = 0
    for scalar in scalars {
      if let value = rules.digitValue(scalar) {
        guard number.draft.digits.count < Amount.maximumDigits else { throw .unreadableAmount(.tooManyDigits) }
        number.draft.digits.append(value)
        group += 1
      } else if scalar == rules.notation.decimalSeparator && !number.draft.hasPoint {
        number.draft.hasPoint = true
        number.draft.integerCount = number.draft.digits.count
      } else if scalar == rules.notation.groupingSeparator && !number.draft.hasPoint {
        groups.append(group)
        group = 0
      } else {
        throw .unreadableAmount(.notAnAmount)
      }
    }
    guard !number.draft.digits.isEmpty else { throw .unreadableAmount(.empty) }
    if !number.draft.hasPoint { number.draft.integerCount = number.draft.digits.count }
    if !groups.isEmpty { groups.append(number.draft.integerCount - groups.reduce(0, +)) }
    guard isWellFormed(groups) else { throw .unreadableAmount(.notAnAmount) }
  }

  /// Whether groups, first to last, have the sizes of the notation.
  private func isWellFormed(_ groups: [Int]) -> Bool {
    guard let first = groups.first, let last = groups.last else { return true }
    let sizes = rules.notation.groupingSizes
    guard groups.count > 1 else { return false }
    return (1...sizes.secondary).contains(first) && last == sizes.primary
      && groups.dropFirst().dropLast().allSatisfy { $0 == sizes.secondary }
  }

  /// `1.005` may be a thousand and five (R6): three digits behind the decimal mark where fewer are allowed.
  private func refuseDoubt(_ number: WrittenNumber) throws(EditRejection) {
    let draft = number.draft
    guard draft.fractionCount == 3, rules.maximumFraction < 3, rules.options.excessFraction == .reject,
      (1...3).contains(draft.integerCount), draft.digits[0] != 0
    else { return }
    let asDecimal = Amount(digits: draft.digits, scale: 3, isNegative: draft.isNegative)
    let asGrouped = Amount(digits: draft.digits, scale: 0, isNegative: draft.isNegative)
    throw .ambiguousAmount([asDecimal, asGrouped])
  }
}
