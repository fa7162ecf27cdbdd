public import AmountCore

extension AmountWordsError {
  /// What is wrong with the amount and what would be right, in English.
  public var explanation: String {
    switch self {
    case .tooManyFractionDigits(0): "only whole amounts have words here; round it first"
    case .tooManyFractionDigits(let maximum): "words have at most \(maximum) decimal places; round it first"
    case .tooManyIntegerDigits(let maximum): "words have at most \(maximum) digits before the point"
    }
  }
}
