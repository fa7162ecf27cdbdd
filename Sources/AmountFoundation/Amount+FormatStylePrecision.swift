public import AmountCore

extension Amount.FormatStyle {
  /// How many fraction digits are written.
  ///
  ///     amount.formatted(.currency(code: "USD").precision(.fractionLength(0)))      // $1,235
  ///     amount.formatted(.currency(code: "USD").precision(.fractionLength(2...4)))  // $1,234.505
  ///
  /// Foundation's own precision also counts significant digits, which takes digits from the integer part; and a style that
  /// holds a fraction length cannot be decoded again. So this one has fraction lengths alone.
  public struct Precision: Codable, Hashable, Sendable {
    let fractionLength: ClosedRange<Int>

    /// An amount has at most 38 digits, one of them before the point.
    static let longest = Amount.maximumDigits - 1

    /// Just so many fraction digits. What is below 0 or above 37 is taken as the nearer bound.
    public static func fractionLength(_ length: Int) -> Precision {
      let length = min(max(0, length), longest)
      return Precision(fractionLength: length...length)
    }

    /// At least and at most so many fraction digits: `2...4`, `2...`, `...3`.
    public static func fractionLength(_ limits: some RangeExpression<Int>) -> Precision {
      let limits = limits.relative(to: 0..<longest + 1)
      return Precision(fractionLength: limits.lowerBound...max(limits.lowerBound, limits.upperBound - 1))
    }
  }
}

extension Amount {
  /// Formats the amount, or zero where rounding has left no other digit: zero has no sign.
  func withoutNegativeZero(_ format: (Amount) -> String) -> String {
    let text = format(self)
    guard isNegative, !text.unicodeScalars.contains(where: { ($0.decimalDigit ?? 0) > 0 }) else { return text }
    return format(.zero)
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script.
  var decimalDigit: Int? { properties.numericType == .decimal ? properties.numericValue.map { Int($0) } : nil }
}
