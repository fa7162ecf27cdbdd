public import AmountCore
public import Foundation

extension Amount {
  /// Writes amounts as plain numbers, and reads them.
  ///
  ///     let amount: Amount = "1234.50"
  ///     amount.formatted()                                                        // 1,234.50
  ///     amount.formatted(.number.locale(Locale(identifier: "de_DE")))             // 1.234,50
  ///     amount.formatted(.number.grouping(.never).precision(.fractionLength(0)))  // 1234
  ///
  /// Every digit is written, the zeros at the end too, as a field does it. Only a precision that was asked for cuts digits
  /// off. All else is as in `Decimal.FormatStyle`, apart from `-0`, which an amount cannot be.
  public struct FormatStyle: Foundation.FormatStyle, ParseableFormatStyle, Codable, Hashable, Sendable {
    private var base: Decimal.FormatStyle
    private var precision: Precision?

    public init(locale: Locale = .autoupdatingCurrent) {
      base = Decimal.FormatStyle(locale: locale)
    }

    public var locale: Locale { base.locale }

    /// The text of an amount. Complexity: O(digits), some microseconds.
    public func format(_ amount: Amount) -> String {
      let limits = precision?.fractionLength ?? amount.scale...amount.scale
      let style = base.precision(.fractionLength(limits))
      return amount.withoutNegativeZero { style.format(Decimal($0)) }
    }

    public var parseStrategy: ParseStrategy { ParseStrategy(format: self) }

    /// The most fraction digits this style writes.
    var maximumFractionDigits: Int { precision?.fractionLength.upperBound ?? Precision.longest }

    // MARK: Options

    public func locale(_ locale: Locale) -> Self { with { $0.base.locale = locale } }

    /// Whether groups of digits are separated, as the locale does it.
    public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self {
      with { $0.base = base.grouping(group) }
    }

    /// How many digits are written. Digits beyond are rounded off, half to even where no rule is given.
    public func precision(_ precision: Precision) -> Self { with { $0.precision = precision } }

    /// How digits are rounded off that the precision leaves no place for. Without a precision none are.
    public func rounded(rule: NumberFormatStyleConfiguration.RoundingRule) -> Self {
      with { $0.base = base.rounded(rule: rule) }
    }

    /// When a sign is written.
    public func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self {
      with { $0.base = base.sign(strategy: strategy) }
    }

    /// Whether the decimal separator stands where no digit follows.
    public func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Self {
      with { $0.base = base.decimalSeparator(strategy: strategy) }
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
      var style = self
      change(&style)
      return style
    }
  }
}

extension Amount {
  /// The amount as a plain number of the current locale, every digit of it: `1,234.50`.
  public func formatted() -> String { FormatStyle().format(self) }

  /// The amount in a style.
  ///
  ///     amount.formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE")))   // 1.234,50 €
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Amount {
    style.format(self)
  }
}

extension Foundation.FormatStyle where Self == Amount.FormatStyle {
  /// Amounts as plain numbers.
  public static var number: Amount.FormatStyle { Amount.FormatStyle() }
}
