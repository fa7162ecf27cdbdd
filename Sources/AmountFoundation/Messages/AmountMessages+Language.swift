public import Foundation

extension AmountMessages {
  /// A language there are messages in. The raw value is its BCP 47 tag.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case simplifiedChinese = "zh-Hans"
    case traditionalChinese = "zh-Hant"
    case japanese = "ja"
    case korean = "ko"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case portuguese = "pt-BR"
    case italian = "it"
    case russian = "ru"
    case arabic = "ar"
    case hindi = "hi"

    /// The language of a locale, whatever its region; nil where there are no messages in it.
    ///
    ///     AmountMessages.Language(Locale(identifier: "zh-HK"))     // traditionalChinese
    public init?(_ locale: Locale) {
      switch locale.languageCode {
      case "zh": self = locale.writesTraditionalChinese ? .traditionalChinese : .simplifiedChinese
      case "pt": self = .portuguese
      case let code?:
        guard let known = Language(rawValue: code) else { return nil }
        self = known
      case nil: return nil
      }
    }

    /// Whether its sentences run from right to left.
    var isRightToLeft: Bool { self == .arabic }

    func template(_ key: Key) -> MessageTemplate {
      switch self {
      case .english: MessageTemplate.english(key)
      case .simplifiedChinese: MessageTemplate.simplifiedChinese(key)
      case .traditionalChinese: MessageTemplate.traditionalChinese(key)
      case .japanese: MessageTemplate.japanese(key)
      case .korean: MessageTemplate.korean(key)
      case .german: MessageTemplate.german(key)
      case .french: MessageTemplate.french(key)
      case .spanish: MessageTemplate.spanish(key)
      case .portuguese: MessageTemplate.portuguese(key)
      case .italian: MessageTemplate.italian(key)
      case .russian: MessageTemplate.russian(key)
      case .arabic: MessageTemplate.arabic(key)
      case .hindi: MessageTemplate.hindi(key)
      }
    }
  }
}

extension Locale {
  /// The script where it is named, else the one of the region: `Locale.Language` would know, from iOS 16.
  fileprivate var writesTraditionalChinese: Bool {
    scriptCode.map { $0 == "Hant" } ?? ["TW", "HK", "MO"].contains(regionCode)
  }
}
