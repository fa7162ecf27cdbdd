public import AmountCore
public import Foundation

extension Amount {
  /// The amount that a decimal number is, or nil where it is none or has more than 38 digits.
  ///
  ///     Amount(exactly: Decimal(string: "12.50")!)   // 12.5
  ///
  /// Mind that a `Decimal` literal such as `3.133` has passed through binary floating point before it gets here.
  public init?(exactly decimal: Decimal) {
    guard decimal.isFinite else { return nil }
    self.init(NSDecimalNumber(decimal: decimal).description(withLocale: Locale.canonical))
  }
}

extension Decimal {
  /// The decimal number that an amount is, or nil where it would lose a digit.
  ///
  ///     Decimal(exactly: Amount("12.50")!)   // 12.5
  public init?(exactly amount: Amount) {
    guard let decimal = Decimal(string: amount.description, locale: Locale.canonical),
      Amount(exactly: decimal) == amount
    else { return nil }
    self = decimal
  }
}

extension Locale {
  /// A point and ASCII digits.
  fileprivate static let canonical = Locale(identifier: "en_US_POSIX")
}
