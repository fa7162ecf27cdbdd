public import AmountCore
public import Foundation

extension Amount {
  /// Reads the whole of a text as an amount, or says why it is none. Nothing of a text is ever dropped.
  ///
  ///     let style = Amount.FormatStyle.Currency(code: "USD", locale: Locale(identifier: "en_US"))
  ///     try Amount("$1,234.50", format: style)                  // 1234.50
  ///     try Amount("1,5", format: style)                        // throws: .writtenOtherwise(1.5)
  ///     try Amount("1,5", format: style, lenient: true)         // 1.5
  ///     try Amount("1.234", format: style)                      // throws: .ambiguous([1.234, 1234])
  ///     try Amount("12abc", format: style)                      // throws: .unreadable(.notAnAmount)
  ///
  /// What a style has written is read back as the same amount. The exception is an amount with more fraction digits than
  /// its currency, written because no precision was asked for: `$1.234` may mean thousands and is ambiguous.
  public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
    private var locale: Locale
    private var currency: String?
    private var presentation: CurrencyFormatStyleConfiguration.Presentation?
    private var fractionDigits: Int

    /// Whether a text counts that is written otherwise than the locale does and has one meaning all the same.
    public var lenient: Bool

    public init(format: FormatStyle, lenient: Bool = false) {
      locale = format.locale
      fractionDigits = format.maximumFractionDigits
      self.lenient = lenient
    }

    public init(format: FormatStyle.Currency, lenient: Bool = false) {
      locale = format.locale
      currency = format.currencyCode
      presentation = format.presentation
      fractionDigits = format.maximumFractionDigits
      self.lenient = lenient
    }

    /// The amount that a text means.
    ///
    /// - Throws: ``AmountParseError``.
    /// - Complexity: O(length).
    public func parse(_ value: String) throws -> Amount {
      let reason: AmountParseError.Reason
      switch try reader().read(value).meaning {
      case .exact(let amount): return amount
      case .reinterpreted(let amount):
        if lenient { return amount }
        reason = .writtenOtherwise(amount)
      case .ambiguous(let amounts): reason = .ambiguous(amounts)
      case .unreadable(let why): reason = .unreadable(why)
      }
      throw AmountParseError(text: value, reason: reason)
    }

    private func reader() throws(AmountFormatError) -> AmountFormat {
      var options = AmountFormat.Options.standard
      options.sign = .any
      options.fractionDigits = 0...fractionDigits
      options.integerDigits = Amount.maximumDigits - fractionDigits
      let notation = NumberNotation(locale: locale, currency: currency, symbol: symbol)
      return try AmountFormat(notation: notation, options: options)
    }

    private var symbol: CurrencySymbol {
      switch presentation {
      case nil: .none
      case .narrow: .narrow
      case .isoCode: .code
      default: .symbol
      }
    }
  }

  /// Reads a text in a style, the whole of it.
  ///
  /// - Parameters:
  ///   - text: The amount as somebody has written it.
  ///   - format: The style it should be written in.
  ///   - lenient: Whether a text counts that is written otherwise and has one meaning all the same.
  /// - Throws: ``AmountParseError``.
  public init(_ text: String, format: FormatStyle, lenient: Bool = false) throws {
    self = try ParseStrategy(format: format, lenient: lenient).parse(text)
  }

  /// Reads a text in a style of a currency, the whole of it.
  ///
  /// - Parameters:
  ///   - text: The amount as somebody has written it.
  ///   - format: The style it should be written in.
  ///   - lenient: Whether a text counts that is written otherwise and has one meaning all the same.
  /// - Throws: ``AmountParseError``.
  public init(_ text: String, format: FormatStyle.Currency, lenient: Bool = false) throws {
    self = try ParseStrategy(format: format, lenient: lenient).parse(text)
  }
}

/// A text that is no amount for sure, and why.
public struct AmountParseError: Error, Equatable, Sendable, CustomStringConvertible {
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Reason: Equatable, Sendable {
    /// Not as the locale writes it, but with one meaning; a lenient strategy takes it.
    case writtenOtherwise(Amount)
    /// Two meanings, the locale's own first.
    case ambiguous([Amount])
    case unreadable(UnreadableReason)
  }

  public var text: String
  public var reason: Reason

  public init(text: String, reason: Reason) {
    self.text = text
    self.reason = reason
  }

  /// For developers, in English: `"1.234" is ambiguous: 1.234 or 1234`.
  public var description: String {
    switch reason {
    case .writtenOtherwise(let amount): "\"\(text)\" is not written as the locale does; it would be \(amount)"
    case .ambiguous(let amounts):
      "\"\(text)\" is ambiguous: " + amounts.map(\.description).joined(separator: " or ")
    case .unreadable(let why): "\"\(text)\" is no amount: \(why.name)"
    }
  }
}
