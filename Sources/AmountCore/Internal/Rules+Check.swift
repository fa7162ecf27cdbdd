extension Rules.Source {
  /// What does not go together: ``AmountFormatError`` without what it carries.
  package enum Fault {
    case minimumAboveMaximum, negativeMaximum, minimumDoesNotFit, maximumDoesNotFit, equalSeparators
    case invalidDecimalSeparator, invalidGroupingSeparator, tooManyDigits, invalidIntegerDigits, invalidFractionDigits
    case invalidGroupingSizes, invalidDigits
  }

  /// The first of the parts that contradict each other.
  package var fault: Fault? {
    let limit = Amount.maximumDigits
    let fraction = fractionDigits
    if options.integerDigits < 1 { return .invalidIntegerDigits }
    if fraction.lowerBound < 0 { return .invalidFractionDigits }
    guard
      options.integerDigits <= limit, fraction.upperBound <= limit, options.integerDigits + fraction.upperBound <= limit
    else { return .tooManyDigits }
    if let minimum = options.minimum, let maximum = options.maximum, minimum > maximum { return .minimumAboveMaximum }
    if let maximum = options.maximum, maximum.isNegative, options.sign == .positive { return .negativeMaximum }
    if options.outOfRange == .clamp {
      if let minimum = options.minimum, !fits(minimum) { return .minimumDoesNotFit }
      if let maximum = options.maximum, !fits(maximum) { return .maximumDoesNotFit }
    }
    let marks = marks
    let sizes = marks.groupingSizes
    guard 1...limit ~= sizes.primary, 1...limit ~= sizes.secondary else { return .invalidGroupingSizes }
    let digits = digits
    let decimal = marks.decimalSeparator
    if !isSeparator(decimal, beside: digits) { return .invalidDecimalSeparator }
    if let group = marks.groupingSeparator {
      if !isSeparator(group, beside: digits) { return .invalidGroupingSeparator }
      if group == decimal { return .equalSeparators }
    }
    return areTenOfOneWidth(digits) ? nil : .invalidDigits
  }

  private func fits(_ bound: Amount) -> Bool {
    let bound = bound.withoutTrailingZeros
    return bound.scale <= fractionDigits.upperBound && bound.integerDigitCount <= options.integerDigits
  }

  private func isSeparator(_ mark: Unicode.Scalar, beside digits: [Unicode.Scalar]) -> Bool {
    !(mark.digitValue != nil || digits.contains(mark) || mark.isMinusKey || mark.isPlus || mark.isInvisible
      || mark.isBidiMark || mark.value < 0x20 || 0x7F...0x9F ~= mark.value)
  }

  private func areTenOfOneWidth(_ digits: [Unicode.Scalar]) -> Bool {
    guard digits.count == 10 else { return false }
    for index in 0..<10
    where digits.firstIndex(of: digits[index]) != index || digits[index].utf8Width != digits[0].utf8Width {
      return false
    }
    return true
  }
}

extension Unicode.Scalar {
  fileprivate var utf8Width: Int { value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4 }
}

extension AmountFormatError {
  init(_ fault: Rules.Source.Fault, _ source: Rules.Source) {
    let (options, marks) = (source.options, source.marks)
    let fraction = source.fractionDigits
    let minimum = options.minimum ?? .zero
    let maximum = options.maximum ?? .zero
    let decimal = marks.decimalSeparator
    switch fault {
    case .minimumAboveMaximum: self = .minimumAboveMaximum(minimum: minimum, maximum: maximum)
    case .negativeMaximum: self = .negativeMaximum(maximum)
    case .minimumDoesNotFit: self = .clampDoesNotFit(minimum.withoutTrailingZeros)
    case .maximumDoesNotFit: self = .clampDoesNotFit(maximum.withoutTrailingZeros)
    case .equalSeparators: self = .equalSeparators(decimal)
    case .invalidDecimalSeparator: self = .invalidSeparator(decimal)
    case .invalidGroupingSeparator: self = .invalidSeparator(marks.groupingSeparator ?? decimal)
    case .tooManyDigits:
      self = .tooManyDigits(
        integerDigits: options.integerDigits, fractionDigits: fraction.upperBound, limit: Amount.maximumDigits)
    case .invalidIntegerDigits: self = .invalidDigitCount(options.integerDigits)
    case .invalidFractionDigits: self = .invalidDigitCount(fraction.lowerBound)
    case .invalidGroupingSizes: self = .invalidGroupingSizes(marks.groupingSizes)
    case .invalidDigits: self = .invalidDigits
    }
  }
}
