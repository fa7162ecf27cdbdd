public import AmountCore
public import Foundation

extension AmountFormat {
  /// The format of a locale and a currency, everything else as in the standard preset.
  ///
  ///     AmountFormat(locale: Locale(identifier: "de_DE"), currency: "EUR")   // 1.234,50
  ///
  /// With a symbol the field shows what `Decimal.FormatStyle.Currency` writes for the amount, with none what
  /// `Decimal.FormatStyle` writes: separators, sizes of groups, digits, fraction digits, signs, affixes and the direction
  /// marks in them. A numbering system named in the locale counts (`hi-IN-u-nu-deva`).
  ///
  /// What is read off the platform is kept, so the second format of a locale and currency costs little. It may be made on
  /// any thread. No more than 512 combinations of locale, currency and symbol are kept, and the names of currencies for
  /// 64 locales; what has not been asked for lately goes first, and is read again when it is needed.
  ///
  /// - Parameters:
  ///   - locale: Whose marks, groups and digits are used.
  ///   - currency: An ISO 4217 code: it decides the fraction digits, and with `symbol` the affixes. A code that is not
  ///     three letters is taken as none.
  ///   - symbol: How the currency is shown.
  public init(locale: Locale = .current, currency: String? = nil, symbol: CurrencySymbol = .none) {
    let notation = NumberNotation(locale: locale, currency: currency, symbol: symbol)
    self = (try? AmountFormat(notation: notation)) ?? .standard
  }

  /// The format of a locale and a currency with options.
  ///
  /// - Throws: ``AmountFormatError``, with the values that do not go together, or the currency that is unknown.
  public init(
    locale: Locale = .current, currency: String? = nil, symbol: CurrencySymbol = .none, options: Options
  ) throws(AmountFormatError) {
    if let currency, !Currencies.isKnown(currency) { throw .unknownCurrency(currency) }
    let written = options.digits == .ascii ? locale.withASCIIDigits : locale
    try self.init(
      notation: NumberNotation(locale: written, currency: currency, symbol: symbol), options: options)
  }
}

extension Locale {
  /// The locale with the marks it uses beside ASCII digits: `ar_EG` has a point and a comma there.
  var withASCIIDigits: Locale {
    let plain = identifier.split(separator: "@").first ?? ""
    return Locale(identifier: plain + "@numbers=latn")
  }
}
