public import AmountCore
public import Foundation

extension Amount.FormatStyle {
  /// Writes amounts of a currency, and reads them.
  ///
  ///     let amount: Amount = "-1234.5"
  ///     amount.formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE")))                 // -1.234,50 €
  ///     amount.formatted(.currency(code: "USD").sign(strategy: .accounting))                         // ($1,234.50)
  ///     amount.formatted(.currency(code: "USD").presentation(.fullName))                             // -1,234.50 US dollars
  ///
  /// The fraction digits are the currency's. An amount that has more of them is written with all: `$0.125`. Only a
  /// precision or a rounding rule that was asked for cuts digits off. All else is as in `Decimal.FormatStyle.Currency`,
  /// apart from `-0`, which an amount cannot be.
  public struct Currency: Foundation.FormatStyle, ParseableFormatStyle, Codable, Hashable, Sendable {
    private var base: Decimal.FormatStyle.Currency
    private var precision: Amount.FormatStyle.Precision?
    private var isRounded = false
    private(set) var presentation = CurrencyFormatStyleConfiguration.Presentation.standard

    /// - Parameters:
    ///   - code: An ISO 4217 code.
    ///   - locale: Where the amounts are read.
    public init(code: String, locale: Locale = .autoupdatingCurrent) {
      base = Decimal.FormatStyle.Currency(code: code, locale: locale)
    }

    public var locale: Locale { base.locale }

    public var currencyCode: String { base.currencyCode }

    /// The text of an amount. Complexity: O(digits), some microseconds.
    public func format(_ amount: Amount) -> String {
      let style = style(for: amount)
      return amount.withoutNegativeZero {
        guard presentation == .fullName else { return style.format(Decimal($0)) }
        return NamedNumber.text(style.attributed.format(Decimal($0)))
      }
    }

    /// The platform's style, with as many fraction digits as the amount needs.
    func style(for amount: Amount) -> Decimal.FormatStyle.Currency {
      if let precision { return base.precision(.fractionLength(precision.fractionLength)) }
      guard !isRounded, amount.scale > usualFractionDigits else { return base }
      let needed = (usualFractionDigits..<amount.scale).first { amount.rounded(toFractionDigits: $0) == amount }
      return needed == usualFractionDigits ? base : base.precision(.fractionLength(needed ?? amount.scale))
    }

    public var parseStrategy: Amount.ParseStrategy { Amount.ParseStrategy(format: self) }

    /// The most fraction digits this style writes for an amount that has no more than its currency.
    var maximumFractionDigits: Int { precision?.fractionLength.upperBound ?? usualFractionDigits }

    /// How many fraction digits the locale writes for the currency.
    private var usualFractionDigits: Int {
      LocaleCache.fractionDigits.value(locale, currencyCode) {
        let code = Currencies.isWellFormed(currencyCode) ? currencyCode : nil
        return NumberNotation(writing: locale, code, .none).fractionDigits.upperBound
      }
    }

    // MARK: Options

    public func locale(_ locale: Locale) -> Self { with { $0.base.locale = locale } }

    /// How the currency is named: by its symbol, the shortest one, its code, or its full name.
    public func presentation(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self {
      with { ($0.base, $0.presentation) = (base.presentation(presentation), presentation) }
    }

    /// Whether groups of digits are separated, as the locale does it.
    public func grouping(_ group: CurrencyFormatStyleConfiguration.Grouping) -> Self {
      with { $0.base = base.grouping(group) }
    }

    /// How many digits are written. Digits beyond are rounded off, half to even where no rule is given.
    public func precision(_ precision: Amount.FormatStyle.Precision) -> Self { with { $0.precision = precision } }

    /// How digits are rounded off. Without a precision the currency's fraction digits stay.
    public func rounded(rule: CurrencyFormatStyleConfiguration.RoundingRule) -> Self {
      with { ($0.base, $0.isRounded) = (base.rounded(rule: rule), true) }
    }

    /// When a sign is written, and whether parentheses stand for it.
    public func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Self {
      with { $0.base = base.sign(strategy: strategy) }
    }

    /// Whether the decimal separator stands where no digit follows.
    public func decimalSeparator(strategy: CurrencyFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Self {
      with { $0.base = base.decimalSeparator(strategy: strategy) }
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
      var style = self
      change(&style)
      return style
    }
  }
}

extension Foundation.FormatStyle where Self == Amount.FormatStyle.Currency {
  /// Amounts of a currency, by its ISO 4217 code.
  public static func currency(code: String) -> Amount.FormatStyle.Currency { Amount.FormatStyle.Currency(code: code) }
}

extension LocaleCache where Value == Int {
  fileprivate static let fractionDigits = LocaleCache(capacity: 1024)
}
