// What is not known about UITextField, or differs between releases and keyboards, as switches. A test runs in every
// combination that matters.

public struct FieldSwitches: Sendable {
  public enum UndoRecording: String, CaseIterable, Sendable {
    /// A step is registered before the delegate is asked, whatever it answers.
    case beforeAsking
    /// A step is registered at the very end, after `.editingChanged`; for a paste also where it was refused.
    case afterEditing
  }

  public enum Commit: String, CaseIterable, Sendable {
    case unasked
    /// Asked with the marked range, as a candidate in iOS 18 is.
    case askedForMarkedRange
    /// Asked with the place behind the marked text, which the ranges leave out, as in iOS 26.
    case askedForCaret
  }

  public enum Autofill: String, CaseIterable, Sendable {
    /// Asks about one blank, then the text arrives with a blank behind it.
    case asksForBlank
    case unasked
    /// The text changes and no event is sent.
    case silent
  }

  /// iOS 26: a delegate that has the question with several ranges gets only that one.
  public var asksForRanges = true
  /// Whether `textFieldDidChangeSelection` comes before `.editingChanged`.
  public var tellsSelectionFirst = true
  public var undoRecording = UndoRecording.afterEditing
  /// Whether undoing asks with the recorded range before it reads the text there, which traps where the range is stale.
  public var undoAsksFirst = false
  /// Whether the commands reach an overridden `undoManager`.
  public var undoGoesThroughOverride = true
  /// Whether the control's own steps go to an overridden `undoManager`.
  public var recordsThroughOverride = false
  /// Whether registration is disabled while the delegate is asked; clearing the manager meanwhile unbalances the pair.
  public var disablesRegistrationWhileAsking = false
  public var forwardDeleteAsks = false
  public var dropAsks = false
  /// Whether setting the text by code tells the delegate that the selection has changed.
  public var settingTextTellsSelection = true
  /// Whether the control sets its own text when it resigns.
  public var setsTextWhenResigning = true
  /// Whether a keyboard asks for a backspace in an empty field.
  public var asksForBackspaceInEmptyField = false
  public var commit = Commit.unasked
  public var autofill = Autofill.unasked
  /// Whether dictation asks word by word; else a placeholder of blanks and then the result arrive unasked.
  public var dictationAsks = false

  public init() {}
}

/// A question the field asked its delegate.
public struct FieldQuestion: Equatable, Sendable {
  public var ranges: [Range<Int>]
  public var string: String
  public var answer: Bool
}
