public import Foundation

/// What a field says, in one language: a sentence for each refused edit, each text that is no amount, and each amount
/// that a form should not take.
///
///     let messages = AmountMessages(locale: Locale(identifier: "zh_CN"))
///     messages.message(for: .aboveMaximum(5000), format: format)     // 不能超过 5,000.00
///
/// Amounts in a sentence are written as the field writes them, with its marks, digits and symbol.
///
/// An app that wants to say something else replaces the sentence:
///
///     messages[.aboveMaximum] = "Your limit is {maximum}"
public struct AmountMessages: Hashable, Sendable {
  public let language: Language
  private var replacements: [Key: MessageTemplate] = [:]

  /// The messages of a language.
  public init(_ language: Language) {
    self.language = language
  }

  /// The messages of a locale's language, or the nearest there is: Portuguese is that of Brazil, Chinese of Taiwan and
  /// Hong Kong is in traditional characters. English where there is none.
  public init(locale: Locale) {
    self.init(Language(locale) ?? .english)
  }

  /// The messages of the language that the app runs in, which need not be the first that the person prefers.
  public static var current: AmountMessages {
    #if canImport(ObjectiveC)
    // The language the app's own words are in: a German iPhone runs an app that is only in English in English.
    AmountMessages(locale: Bundle.main.preferredLocalizations.first.map { Locale(identifier: $0) } ?? .current)
    #else
    AmountMessages(locale: .current)
    #endif
  }

  /// The sentence of a key, with placeholders such as `{maximum}` where data go; ``Key/placeholders`` has their names.
  ///
  /// A sentence that is set holds for every number. Where the language has plural forms,
  /// ``subscript(_:_:)`` sets the others afterwards.
  public subscript(key: Key) -> String {
    get { template(key).text }
    set { replacements[key] = MessageTemplate(newValue) }
  }

  /// The sentence of a key for numbers of a plural category; that for all others where the category has none of its own.
  ///
  ///     messages[.tooManyFractionDigits, .one]     // At most {maximum} decimal place
  public subscript(key: Key, category: PluralCategory) -> String {
    get { template(key).text(for: category) }
    set {
      var template = template(key)
      template.forms[category] = newValue
      replacements[key] = template
    }
  }

  /// Every sentence by the name of its key: `aboveMaximum`, `validity.empty`; with a plural form, the category follows:
  /// `tooManyFractionDigits.one`. A host of another language fills them in by itself, and for a number takes the form of
  /// its category or, where there is none, the one without.
  public var templates: [String: String] {
    var all: [String: String] = [:]
    for key in Key.allCases {
      let template = template(key)
      all[key.rawValue] = template.text
      for (category, text) in template.forms { all["\(key.rawValue).\(category.rawValue)"] = text }
    }
    return all
  }

  func template(_ key: Key) -> MessageTemplate { replacements[key] ?? language.template(key) }
}
