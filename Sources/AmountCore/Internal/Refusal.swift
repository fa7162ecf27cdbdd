/// Why an edit is refused: ``EditRejection`` without what it carries. That is found again from the format and the text.
package struct Refusal: Error, Equatable {
  /// The page knows the reasons by their numbers.
  package enum Reason: UInt8 {
    case rangeOutOfBounds, ambiguousAmount, unreadableAmount, currencyMismatch, unexpectedCharacter
    case groupingSeparatorTyped, negativeNotAllowed, decimalSeparatorImplied, fractionNotAllowed
    case secondDecimalSeparator, leadingDecimalSeparator, redundantLeadingZero, tooManyFractionDigits
    case tooManyIntegerDigits, zeroNotAllowed, aboveMaximum, belowMinimum
  }

  package let reason: Reason
  /// The unexpected character.
  package let scalar: Unicode.Scalar

  init(_ reason: Reason, _ scalar: Unicode.Scalar = "\0") {
    self.reason = reason
    self.scalar = scalar
  }
}

extension Refusal {
  /// Why the refused text is unreadable where it stands: a number is, where its sign comes into the middle of another.
  package func detail(_ answer: Answer) -> Unreadable {
    if !answer.isNumber, case .unreadable(let reason) = answer.meaning { return reason }
    return .misplacedSign
  }
}

extension Rules {
  package var maximumFractionDigits: Int { maximumFraction }
  package var maximumIntegerDigits: Int { options.integerDigits }
  package var minimumAmount: Amount { options.minimum ?? .zero }
  package var maximumAmount: Amount { options.maximum ?? .zero }
}

extension EditRejection {
  /// - Parameter text: What was refused.
  init(_ refusal: Refusal, _ rules: Rules, _ text: UTF8Text) {
    switch refusal.reason {
    case .rangeOutOfBounds: self = .rangeOutOfBounds
    case .ambiguousAmount, .unreadableAmount, .currencyMismatch:
      let answer = Reader(rules: rules).read(text)
      let reason = refusal.detail(answer)
      switch AmountReading(answer, text).meaning {
      case .ambiguous(let readings): self = .ambiguousAmount(readings)
      case .unreadable(.currencyMismatch(let found)): self = .currencyMismatch(found: found)
      default: self = .unreadableAmount(UnreadableReason(reason, answer, text))
      }
    case .unexpectedCharacter: self = .unexpectedCharacter(refusal.scalar)
    case .groupingSeparatorTyped: self = .groupingSeparatorTyped
    case .negativeNotAllowed: self = .negativeNotAllowed
    case .decimalSeparatorImplied: self = .decimalSeparatorImplied
    case .fractionNotAllowed: self = .fractionNotAllowed
    case .secondDecimalSeparator: self = .secondDecimalSeparator
    case .leadingDecimalSeparator: self = .leadingDecimalSeparator
    case .redundantLeadingZero: self = .redundantLeadingZero
    case .tooManyFractionDigits: self = .tooManyFractionDigits(maximum: rules.maximumFractionDigits)
    case .tooManyIntegerDigits: self = .tooManyIntegerDigits(maximum: rules.maximumIntegerDigits)
    case .zeroNotAllowed: self = .zeroNotAllowed
    case .aboveMaximum: self = .aboveMaximum(rules.maximumAmount)
    case .belowMinimum: self = .belowMinimum(rules.minimumAmount)
    }
  }
}
