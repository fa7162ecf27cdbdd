public import AmountCore

extension EditRejection {
  /// A short English sentence for the person at the field.
  public var sentence: String {
    switch self {
    case .rangeOutOfBounds: "That text has changed meanwhile"
    case .ambiguousAmount(let readings): "It could be " + readings.map(\.description).joined(separator: " or ")
    case .unreadableAmount(.empty): "There is no number in it"
    case .unreadableAmount(.tooManyDigits): "It has more digits than an amount holds"
    case .unreadableAmount(.misplacedSign): "A sign can only stand at the start"
    case .unreadableAmount: "That is not an amount"
    case .currencyMismatch(let found): "Another currency: \(found)"
    case .unexpectedCharacter(let scalar): "“\(scalar)” cannot be typed here"
    case .groupingSeparatorTyped: "Groups are separated by themselves"
    case .negativeNotAllowed: "The amount cannot be negative"
    case .decimalSeparatorImplied: "The decimal separator is placed by itself"
    case .fractionNotAllowed: "Only whole amounts"
    case .secondDecimalSeparator: "There is a decimal separator already"
    case .leadingDecimalSeparator: "Start with a digit"
    case .redundantLeadingZero: "No zeros in front"
    case .tooManyFractionDigits(1): "At most 1 decimal place"
    case .tooManyFractionDigits(let maximum): "At most \(maximum) decimal places"
    case .tooManyIntegerDigits(let maximum): "At most \(maximum) digits before the decimal separator"
    case .zeroNotAllowed: "The amount cannot be zero"
    case .aboveMaximum(let maximum): "At most \(maximum)"
    case .belowMinimum(let minimum): "At least \(minimum)"
    }
  }
}

extension Validity {
  /// A short English sentence for the person at the field; nil for a valid amount.
  public var sentence: String? {
    switch self {
    case .empty: "Enter an amount"
    case .doubtfulSeparator: "Please check the separator"
    case .aboveMaximum(let maximum): "Above the maximum of \(maximum)"
    case .belowMinimum(let minimum): "Below the minimum of \(minimum)"
    case .zeroNotAllowed: "The amount cannot be zero"
    case .valid: nil
    }
  }
}
