extension MessageTemplate {
  /// English.
  static func english(_ key: AmountMessages.Key) -> MessageTemplate {
    switch key {
    case .rangeOutOfBounds: "The text has changed. Please try again"
    case .ambiguousAmount: "Did you mean {readings}?"
    case .currencyMismatch, .unreadableCurrencyMismatch: "Different currency: {found}"
    case .unexpectedCharacter: "“{character}” can’t be used in an amount"
    case .groupingSeparatorTyped: "Digits are grouped automatically"
    case .negativeNotAllowed: "The amount can’t be negative"
    case .decimalSeparatorImplied: "“{separator}” is added automatically"
    case .fractionNotAllowed: "Whole amounts only"
    case .secondDecimalSeparator: "Only one “{separator}” is allowed"
    case .leadingDecimalSeparator: "Start with a digit"
    case .redundantLeadingZero: "No zeros at the start"
    case .tooManyFractionDigits, .unreadableTooManyFractionDigits:
      .init("At most {maximum} decimal places", [.one: "At most {maximum} decimal place"])
    case .tooManyIntegerDigits:
      .init("At most {maximum} digits before the decimals", [.one: "At most {maximum} digit before the decimals"])
    case .zeroNotAllowed, .validityZeroNotAllowed: "The amount can’t be zero"
    case .aboveMaximum, .validityAboveMaximum: "At most {maximum}"
    case .belowMinimum, .validityBelowMinimum: "At least {minimum}"
    case .unreadableEmpty: "There is no number in the text"
    case .unreadableNotAnAmount: "This is not an amount"
    case .unreadableTooManyDigits: "Too many digits for an amount"
    case .unreadableMisplacedSign: "The sign is in the wrong place"
    case .unreadableRepeatedCurrency: "The currency is named more than once"
    case .unreadableMalformedGroups: "The digits are not grouped correctly"
    case .unreadableSeveralValues: "Please enter only one amount"
    case .unreadableMixedDigits: "Digits of different scripts are mixed"
    case .unreadableHiddenCharacter: "The text contains a hidden character"
    case .unreadableInvalidEncoding: "The text can’t be read (not UTF-8)"
    case .unreadableNeeds: "Please enter a plain number"
    case .validityEmpty: "Enter an amount"
    case .validityDoubtfulSeparator: "Please check: the amount is {amount}"
    case .changeSign: "Change sign"
    case .confirm: "Press Enter again to accept {amount}"
    }
  }
}
