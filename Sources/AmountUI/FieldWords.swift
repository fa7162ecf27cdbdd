#if canImport(UIKit) || canImport(AppKit)
import AmountCore
import AmountFoundation

/// What a field says, as opposed to shows: the one place where its words are made.
enum FieldWords {
  /// Why an edit was refused.
  static func refusal(_ rejection: EditRejection) -> String { rejection.sentence }

  /// The amount of a field without focus, for VoiceOver.
  static func spoken(_ editor: AmountEditor) -> String { editor.text }

  static let signKey = "±"
  static let signKeyLabel = "Change sign"
}
#endif
