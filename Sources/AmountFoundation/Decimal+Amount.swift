public import AmountCore
public import Foundation

extension Amount {
  /// The amount that a decimal number is, every digit of it.
  ///
  ///     try Amount(exactly: Decimal(string: "12.50")!)   // 12.5
  ///
  /// A `Decimal` holds numbers an amount does not: with 39 digits, with more than 38 digits after the point, and not a
  /// number. Mind that a `Decimal` literal such as `3.133` has passed through binary floating point before it gets here.
  ///
  /// - Throws: ``AmountConversionError``.
  /// - Complexity: O(digits), at most some 170 of them.
  public init(exactly decimal: Decimal) throws(AmountConversionError) {
    guard decimal.isFinite else { throw .notANumber }
    // Zeros at the end of the mantissa are no digits that would have to fit.
    var compact = decimal
    NSDecimalCompact(&compact)
    guard let amount = Amount(NSDecimalNumber(decimal: compact).description(withLocale: Locale.canonical)) else {
      throw .tooManyDigits(decimal, limit: Amount.maximumDigits)
    }
    self = amount
  }
}

extension Decimal {
  /// The decimal number that an amount is. It always fits: 38 digits are fewer than the mantissa of 128 bits holds, and
  /// the scale is at most 38 where the exponent may be -128.
  ///
  ///     let price: Amount = "12.50"
  ///     Decimal(price)   // 12.5
  ///
  /// The zeros that end a fraction are not part of a number and are not kept.
  ///
  /// - Complexity: O(digits).
  public init(_ amount: Amount) {
    // The canonical form is nothing but a sign, digits and a point, so none of it is left unread.
    guard let decimal = Decimal(string: amount.description, locale: Locale.canonical) else {
      preconditionFailure("\(amount) is no decimal number")
    }
    self = decimal
  }
}

/// Why a decimal number is no amount.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum AmountConversionError: Error, Equatable, Sendable {
  /// `Decimal.nan`, which a division by zero leaves behind.
  case notANumber
  /// More digits than an amount holds, or more of them after the point.
  case tooManyDigits(Decimal, limit: Int)
}

extension Locale {
  /// A point and ASCII digits.
  static let canonical = Locale(identifier: "en_US_POSIX")
}
