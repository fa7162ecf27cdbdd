#if canImport(UIKit)
import AmountCore
import AmountFoundation
import Foundation

/// What a field says beside its messages.
enum FieldWords {
  /// The amount of a field without focus, for VoiceOver: in words where the format has a currency and a locale and no
  /// affixes of its own.
  static func spoken(_ editor: AmountEditor) -> String {
    let format = editor.format
    let notation = format.notation
    guard let amount = editor.amount, let currency = notation.currencies.code, !notation.locale.isEmpty,
      format.options.prefix == nil, format.options.suffix == nil
    else { return editor.text }
    return amount.spoken(locale: Locale(identifier: notation.locale), currency: currency)
  }

  /// The words for the place of the first digit, in the language of the format's locale.
  static func magnitude(_ format: AmountFormat) -> ((Amount) -> String?)? {
    MagnitudeHint(locale: Locale(identifier: format.notation.locale)).map { hint in { $0.magnitudeHint(hint) } }
  }

  static let signKey = "±"
}
#endif
