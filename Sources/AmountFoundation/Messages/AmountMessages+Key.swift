import AmountCore

extension AmountMessages {
  /// What there is to say. Keys are named as the cases they speak for: refused edits as ``/AmountCore/EditRejection/name``,
  /// texts that are no amount as ``/AmountCore/UnreadableReason/name`` behind `unreadable.`, judgements as
  /// ``/AmountCore/Validity/name`` behind `validity.`.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Key: String, CaseIterable, Sendable {
    case rangeOutOfBounds, ambiguousAmount, currencyMismatch, unexpectedCharacter, groupingSeparatorTyped
    case negativeNotAllowed, decimalSeparatorImplied, fractionNotAllowed, secondDecimalSeparator
    case leadingDecimalSeparator, redundantLeadingZero, tooManyFractionDigits, tooManyIntegerDigits, zeroNotAllowed
    case aboveMaximum, belowMinimum

    case unreadableEmpty = "unreadable.empty"
    case unreadableNotAnAmount = "unreadable.not-an-amount"
    case unreadableTooManyDigits = "unreadable.too-many-digits"
    case unreadableMisplacedSign = "unreadable.misplaced-sign"
    case unreadableCurrencyMismatch = "unreadable.currency-mismatch"
    case unreadableRepeatedCurrency = "unreadable.repeated-currency"
    case unreadableMalformedGroups = "unreadable.malformed-groups"
    case unreadableSeveralValues = "unreadable.several-values"
    case unreadableTooManyFractionDigits = "unreadable.too-many-fraction-digits"
    case unreadableMixedDigits = "unreadable.mixed-digits"
    case unreadableHiddenCharacter = "unreadable.hidden-character"
    case unreadableInvalidEncoding = "unreadable.invalid-encoding"
    case unreadableNeeds = "unreadable.needs"

    case validityEmpty = "validity.empty"
    case validityDoubtfulSeparator = "validity.doubtfulSeparator"
    case validityAboveMaximum = "validity.aboveMaximum"
    case validityBelowMinimum = "validity.belowMinimum"
    case validityZeroNotAllowed = "validity.zeroNotAllowed"

    /// The label of the key that changes the sign.
    case changeSign
    /// What a terminal says before it takes an amount that is in doubt.
    case confirm

    /// The names of the data its sentence has, as they stand in braces.
    public var placeholders: [String] {
      switch self {
      case .ambiguousAmount: ["readings"]
      case .currencyMismatch, .unreadableCurrencyMismatch: ["found"]
      case .unexpectedCharacter: ["character"]
      case .decimalSeparatorImplied, .secondDecimalSeparator: ["separator"]
      case .tooManyFractionDigits, .unreadableTooManyFractionDigits, .tooManyIntegerDigits: ["maximum"]
      case .aboveMaximum, .validityAboveMaximum: ["maximum"]
      case .belowMinimum, .validityBelowMinimum: ["minimum"]
      case .validityDoubtfulSeparator, .confirm: ["amount"]
      default: []
      }
    }
  }
}
