public import AmountCore
public import Foundation

/// A format in words: options by name and value, as command lines, scenario files and configuration files have them.
///
///     var words = FormatWords()
///     try words.set("locale", to: "de-DE")
///     try words.set("fraction-digits", to: "2")
///     let format = try words.format()
///
/// The order does not matter: a preset lays the ground for everything else. Where an option is set twice the last counts.
public struct FormatWords: Sendable {
  /// Every option there is.
  public static let names = ["preset", "locale", "currency", "symbol"] + AmountFormat.Options.names

  private var preset = AmountFormat.Options.standard
  private var isClassic = false
  private var locale: Locale?
  private var currency: String?
  private var symbol = CurrencySymbol.none
  private var settings: [(name: String, value: String)] = []

  public init() {}

  /// The locale that counts where none is set, such as the one the environment names.
  public var defaultLocale = Locale(identifier: "en_US")

  /// Sets an option.
  ///
  /// - Throws: `unknownOption`, `unknownLocale`, `unknownCurrency`, or `invalidValue` with what would be right. The words
  ///   are then as they were.
  public mutating func set(_ name: String, to value: String) throws(AmountFormatError) {
    switch name {
    case "preset":
      switch value {
      case "standard": (preset, isClassic) = (.standard, false)
      case "classic": (preset, isClassic) = (.classic, true)
      default: throw .invalidValue(option: name, value: value, expected: "standard or classic")
      }
    case "locale":
      guard let known = Locale(known: value) else { throw .unknownLocale(value) }
      locale = known
    case "currency":
      guard Currencies.isKnown(value) else { throw .unknownCurrency(value) }
      currency = value.uppercased()
    case "symbol":
      guard let known = CurrencySymbol(rawValue: value) else {
        throw .invalidValue(option: name, value: value, expected: CurrencySymbol.expected)
      }
      symbol = known
    default:
      var probe = preset
      try probe.set(name, to: value)
      settings.append((name, value))
    }
  }

  /// The format these words describe.
  ///
  /// - Throws: ``/AmountCore/AmountFormatError``, with the values that do not go together.
  public func format() throws(AmountFormatError) -> AmountFormat {
    var options = preset
    for setting in settings { try options.set(setting.name, to: setting.value) }
    if isClassic && locale == nil && currency == nil {
      return try AmountFormat(notation: .plain, options: options)
    }
    let locale = locale ?? (isClassic ? Locale(identifier: "en_US_POSIX") : defaultLocale)
    return try AmountFormat(locale: locale, currency: currency, symbol: symbol, options: options)
  }
}

extension CurrencySymbol {
  fileprivate static let expected = allCases.map(\.rawValue).joined(separator: ", ")
}

extension Locale {
  /// A locale the platform has data for, or nil. `de-DE`, `de_DE` and `de_DE.UTF-8` are the same.
  ///
  /// A numbering system may be named, as `hi-IN-u-nu-deva` or `hi_IN@numbers=deva`; it has to be one the platform knows.
  public init?(known identifier: String) {
    let name = identifier.prefix { $0 != "." && $0 != "@" }
    // `@euro` is for the C library, `@numbers=latn` for us.
    let keywords = identifier.drop { $0 != "@" }
    let locale = Locale(identifier: String(name) + (keywords.contains("=") ? String(keywords) : ""))
    guard let language = locale.languageCode, Locale.knownLanguages.contains(language) else { return nil }
    if let region = locale.regionCode, !NSLocale.isoCountryCodes.contains(region), region != "001", region != "419",
      region != "150"
    {
      return nil
    }
    let parts = name.split { $0 == "-" || $0 == "_" }
    let understood = [locale.languageCode, locale.scriptCode, locale.regionCode].compactMap { $0 }.count
    let plain = parts.prefix { $0.count > 1 }
    guard !plain.isEmpty, plain.count <= understood + (locale.variantCode == nil ? 0 : 1) else { return nil }
    guard locale.glyphs.areKnown else { return nil }
    self = locale
  }

  private static let knownLanguages = Set(
    Locale.availableIdentifiers.compactMap { Locale(identifier: $0).languageCode })
}
