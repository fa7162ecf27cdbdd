#if canImport(UIKit) || canImport(AppKit)
import AmountCore

/// What a field says beside its messages.
enum FieldWords {
  /// The amount of a field without focus, for VoiceOver.
  static func spoken(_ editor: AmountEditor) -> String { editor.text }

  static let signKey = "±"
}
#endif
