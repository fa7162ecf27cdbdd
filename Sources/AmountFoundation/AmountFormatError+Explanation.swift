public import AmountCore

extension AmountFormatError {
  /// What is wrong with the options and what would be right, in English, for developers.
  public var explanation: String {
    switch self {
    case .minimumAboveMaximum(let minimum, let maximum): "the minimum \(minimum) is above the maximum \(maximum)"
    case .negativeMaximum(let maximum):
      "the maximum \(maximum) is negative, but the sign must be positive; allow any sign with sign=any"
    case .clampDoesNotFit(let bound):
      "out-of-range=clamp cannot put \(bound) into the field: it has more digits than the field may show"
    case .equalSeparators(let mark): "decimal and grouping separator are both \"\(mark)\"; change one of them"
    case .invalidSeparator(let mark):
      "U+\(String(mark.value, radix: 16, uppercase: true)) cannot be a separator: it is a digit, a sign or invisible"
    case .tooManyDigits(let integer, let fraction, let limit):
      "\(integer) integer digits and \(fraction) fraction digits are more than the \(limit) that an amount holds"
    case .invalidDigitCount(let count): "\(count) is no number of digits: at least one integer digit is needed"
    case .invalidGroupingSizes(let sizes):
      "groups of \(sizes.primary) and \(sizes.secondary) digits do not exist; sizes start at 1"
    case .invalidDigits: "the notation does not have ten digits of one width"
    case .unknownOption(let name): "unknown option \"\(name)\""
    case .invalidValue(let option, let value, let expected):
      "\(option) cannot be \"\(value)\"; expected: \(expected)"
    case .unknownLocale(let name): "unknown locale \"\(name)\"; expected a tag such as de-DE"
    case .unknownCurrency(let code): "unknown currency \"\(code)\"; expected an ISO 4217 code such as EUR"
    }
  }
}
