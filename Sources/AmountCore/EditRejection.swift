/// Why an edit was refused. Nothing changed: not the text, not the selection, not the undo history.
///
/// The cases carry data and no words; `AmountFoundation` has a sentence for each. They are listed in the order in which
/// they are told where several apply (contract E6).
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum EditRejection: Error, Equatable, Sendable {
  /// The range lies outside the text, as after a stale undo.
  case rangeOutOfBounds
  /// The pasted text has more than one meaning; each is given.
  case ambiguousAmount([Amount])
  /// The pasted text is no amount.
  case unreadableAmount(UnreadableReason)
  /// The pasted text names another currency.
  case currencyMismatch(found: String)
  /// This character has no place in an amount. Digits typed straight after a refused `.` or `,` get its reason (K9).
  case unexpectedCharacter(Unicode.Scalar)
  /// The mark that groups was typed; the field groups by itself.
  case groupingSeparatorTyped
  case negativeNotAllowed
  /// Cents entry places the point by itself.
  case decimalSeparatorImplied
  /// No fraction is allowed. Digits typed straight after the refused point get this reason too (K9).
  case fractionNotAllowed
  case secondDecimalSeparator
  case leadingDecimalSeparator
  case redundantLeadingZero
  case tooManyFractionDigits(maximum: Int)
  case tooManyIntegerDigits(maximum: Int)
  case zeroNotAllowed
  case aboveMaximum(Amount)
  case belowMinimum(Amount)

  /// The name of the case, as scenario files and the web write it: `tooManyFractionDigits`.
  public var name: String {
    switch self {
    case .rangeOutOfBounds: "rangeOutOfBounds"
    case .ambiguousAmount: "ambiguousAmount"
    case .unreadableAmount: "unreadableAmount"
    case .currencyMismatch: "currencyMismatch"
    case .unexpectedCharacter: "unexpectedCharacter"
    case .groupingSeparatorTyped: "groupingSeparatorTyped"
    case .negativeNotAllowed: "negativeNotAllowed"
    case .decimalSeparatorImplied: "decimalSeparatorImplied"
    case .fractionNotAllowed: "fractionNotAllowed"
    case .secondDecimalSeparator: "secondDecimalSeparator"
    case .leadingDecimalSeparator: "leadingDecimalSeparator"
    case .redundantLeadingZero: "redundantLeadingZero"
    case .tooManyFractionDigits: "tooManyFractionDigits"
    case .tooManyIntegerDigits: "tooManyIntegerDigits"
    case .zeroNotAllowed: "zeroNotAllowed"
    case .aboveMaximum: "aboveMaximum"
    case .belowMinimum: "belowMinimum"
    }
  }
}

/// What a form should think of the amount in a field (contract L4).
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum Validity: Equatable, Sendable {
  /// There is no digit.
  case empty
  /// A grouping separator was typed where a decimal one may have been meant (K5a): `12,50` became `1,250`.
  case doubtfulSeparator
  case aboveMaximum(Amount)
  case belowMinimum(Amount)
  case zeroNotAllowed
  case valid

  /// The name of the case, as scenario files and the web write it.
  public var name: String {
    switch self {
    case .empty: "empty"
    case .doubtfulSeparator: "doubtfulSeparator"
    case .aboveMaximum: "aboveMaximum"
    case .belowMinimum: "belowMinimum"
    case .zeroNotAllowed: "zeroNotAllowed"
    case .valid: "valid"
    }
  }
}
