#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// What a field editor rewrites or completes by itself. It is shared by all fields of a window, so a field turns it off
/// while it is edited, and then gives it back as it was.
@MainActor struct FieldEditorTraits {
  private let restoration: @MainActor (NSTextView) -> Void

  /// Remembers the traits and turns them off.
  init(turningOff view: NSTextView) {
    let switches: [ReferenceWritableKeyPath<NSTextView, Bool>] = [
      \.smartInsertDeleteEnabled, \.isAutomaticQuoteSubstitutionEnabled, \.isAutomaticDashSubstitutionEnabled,
      \.isAutomaticTextReplacementEnabled, \.isAutomaticSpellingCorrectionEnabled,
      \.isAutomaticDataDetectionEnabled, \.isContinuousSpellCheckingEnabled,
    ]
    let before = switches.map { view[keyPath: $0] }
    for path in switches { view[keyPath: path] = false }
    let restoreLater = Self.turnOffNewer(view)
    restoration = { view in
      for (path, value) in zip(switches, before) { view[keyPath: path] = value }
      restoreLater(view)
    }
  }

  func restore(_ view: NSTextView) { restoration(view) }

  private static func turnOffNewer(_ view: NSTextView) -> @MainActor (NSTextView) -> Void {
    var restorations: [@MainActor (NSTextView) -> Void] = []
    if #available(macOS 14, *) {
      let before = view.inlinePredictionType
      view.inlinePredictionType = .no
      restorations.append { if #available(macOS 14, *) { $0.inlinePredictionType = before } }
    }
    if #available(macOS 15, *) {
      let (expressions, tools) = (view.mathExpressionCompletionType, view.writingToolsBehavior)
      view.mathExpressionCompletionType = .no
      view.writingToolsBehavior = .none
      restorations.append {
        if #available(macOS 15, *) {
          $0.mathExpressionCompletionType = expressions
          $0.writingToolsBehavior = tools
        }
      }
    }
    return { [restorations] view in for restore in restorations { restore(view) } }
  }
}
#endif
