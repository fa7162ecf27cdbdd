// Written from the documentation of NSText, NSTextView and NSTextInputClient: UTF-16 ranges, marked text. Its undo keeps
// whole texts, one for each change; how the real one joins changes is not modelled.
public import Foundation

public enum NSTextInputTraitType: Int, Sendable { case `default`, no, yes }
public enum NSWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`, complete, limited
}
public enum NSTextAlignment: Int, Sendable { case left, right, center, justified, natural }
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

@MainActor open class NSText: NSView {
  open var isFieldEditor = false
  var units: [UInt16] = []
  var selection = NSRange(location: 0, length: 0)

  open var string: String {
    get { String(decoding: units, as: UTF16.self) }
    set {
      units = Array(newValue.utf16)
      selection = NSRange(location: units.count, length: 0)
    }
  }
  open var selectedRange: NSRange {
    get { selection }
    set { selection = newValue }
  }
}

@MainActor open class NSTextView: NSText {
  public static nonisolated let didChangeSelectionNotification = NSNotification.Name(
    "NSTextViewDidChangeSelectionNotification")

  open var smartInsertDeleteEnabled = true
  open var isAutomaticQuoteSubstitutionEnabled = true
  open var isAutomaticDashSubstitutionEnabled = true
  open var isAutomaticTextReplacementEnabled = true
  open var isAutomaticSpellingCorrectionEnabled = true
  open var isAutomaticDataDetectionEnabled = true
  open var isContinuousSpellCheckingEnabled = true
  open var inlinePredictionType = NSTextInputTraitType.default
  open var mathExpressionCompletionType = NSTextInputTraitType.default
  open var writingToolsBehavior = NSWritingToolsBehavior.default
  open var allowsUndo = true
  weak var field: NSTextField?
  var marked: NSRange?
  let manager = UndoManager()

  open override var undoManager: UndoManager? { manager }
  open func hasMarkedText() -> Bool { marked != nil }
  open func markedRange() -> NSRange { marked ?? NSRange(location: NSNotFound, length: 0) }

  open func setSelectedRange(_ range: NSRange) {
    guard range != selection else { return }
    selection = range
    NotificationCenter.default.post(name: Self.didChangeSelectionNotification, object: self)
  }

  open func setMarkedText(_ text: Any, selectedRange: NSRange, replacementRange: NSRange) {
    let text = text as? String ?? ""
    let range = marked ?? selection
    let before = snapshot
    splice(range, text)
    marked = text.isEmpty ? nil : NSRange(location: range.location, length: text.utf16.count)
    field?.editorChanged(range, from: before, asks: field?.switches.asksWhileMarked ?? false)
  }

  open func unmarkText() { marked = nil }

  /// A key, or the candidate of a composition.
  open func insertText(_ text: Any, replacementRange: NSRange) {
    let range = marked ?? (replacementRange.location == NSNotFound ? selection : replacementRange)
    let before = snapshot
    marked = nil
    splice(range, text as? String ?? "")
    field?.editorChanged(range, from: before, asks: true)
  }

  struct Snapshot: Equatable {
    var units: [UInt16]
    var selection: NSRange
  }

  var snapshot: Snapshot { Snapshot(units: units, selection: selection) }

  func restore(_ snapshot: Snapshot) {
    units = snapshot.units
    selection = snapshot.selection
  }

  func splice(_ range: NSRange, _ text: String) {
    units.replaceSubrange(range.location..<range.location + range.length, with: text.utf16)
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
  }

  func registerUndo(to before: Snapshot) {
    guard allowsUndo, before.units != units else { return }
    manager.registerUndo(withTarget: self) { view in
      let now = view.snapshot
      view.manager.registerUndo(withTarget: view) { $0.goBack(to: now) }
      view.goBack(to: before)
    }
  }

  private func goBack(to snapshot: Snapshot) {
    restore(snapshot)
    field?.tellChange()
  }
}
