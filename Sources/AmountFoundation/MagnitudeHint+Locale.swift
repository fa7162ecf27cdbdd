public import AmountCore
public import Foundation

extension MagnitudeHint {
  /// The hint that people of a locale read, or nil where there is none for their language.
  ///
  ///     MagnitudeHint(locale: Locale(identifier: "zh_TW"))   // traditionalChinese
  ///     MagnitudeHint(locale: Locale(identifier: "en_IN"))   // indianEnglish
  ///     MagnitudeHint(locale: Locale(identifier: "de_DE"))   // nil
  public init?(locale: Locale) {
    switch locale.languageCode {
    case "zh", "yue":
      let script = locale.scriptCode ?? (["TW", "HK", "MO"].contains(locale.regionCode) ? "Hant" : "Hans")
      self = script == "Hant" ? .traditionalChinese : .simplifiedChinese
    case "ja": self = .japanese
    case "ko": self = .korean
    // Where figures are grouped 12,34,567 they are read in lakhs and crores.
    case "en": self = NumberNotation(locale: locale).groupingSizes.secondary == 2 ? .indianEnglish : .english
    default: return nil
    }
  }
}
