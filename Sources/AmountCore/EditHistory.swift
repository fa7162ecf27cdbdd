/// Undo and redo as snapshots, runs of one kind merged (contract U1).
///
/// A run of keys is one step, so is a run of backspaces and one of forward deletes; every other change is a step of its
/// own. What leaves the text as it was makes no step, ends no run and keeps redo.
///
///     var history = EditHistory()
///     try history.apply(edit, to: &editor)
///     history.undo(&editor)
public struct EditHistory: Sendable {
  private struct Step {
    var before: EditorState
    var after: EditorState
  }

  private var steps: [Step] = []
  private var undone: [Step] = []
  /// The kind of the step that the next edit may join.
  private var run: EditOutcome.Kind?
  private let limit: Int

  /// - Parameter limit: The most steps kept; the oldest go first.
  public init(limit: Int = 100) {
    self.limit = max(1, limit)
  }

  public var canUndo: Bool { !steps.isEmpty }
  public var canRedo: Bool { !undone.isEmpty }

  /// Notes an edit that was taken.
  ///
  /// - Returns: Whether it opened a new step, which a host with an undo manager registers.
  @discardableResult
  public mutating func record(_ outcome: EditOutcome, from before: AmountEditor, to after: AmountEditor) -> Bool {
    record(outcome, from: before.state, to: after.state)
  }

  @discardableResult
  package mutating func record(_ outcome: EditOutcome, from before: EditorState, to after: EditorState) -> Bool {
    let continues = run != nil && steps.last?.after.showsSame(as: before) == true
    guard outcome.changesText else {
      // Stepping over a point is part of the run it happens in.
      if continues { steps[steps.count - 1].after = after }
      return false
    }
    undone.removeAll()
    if continues && run == outcome.kind {
      steps[steps.count - 1].after = after
      return false
    }
    if steps.count == limit { steps.removeFirst() }
    steps.append(Step(before: before, after: after))
    run = outcome.kind == .replacement ? nil : outcome.kind
    return true
  }

  /// Ends the run, as moving the caret does.
  public mutating func endRun() { run = nil }

  /// Undoes the last step: text and selection are as before it. Returns false where there is none.
  @discardableResult
  public mutating func undo(_ editor: inout AmountEditor) -> Bool {
    endRun()
    guard let step = EditHistory.moveLast(from: &steps, to: &undone) else {
      editor.state.memory.interrupt(editor.rules)
      return false
    }
    editor.restore(step.before)
    return true
  }

  /// Does again what was undone last. Returns false where nothing was.
  @discardableResult
  public mutating func redo(_ editor: inout AmountEditor) -> Bool {
    endRun()
    guard let step = EditHistory.moveLast(from: &undone, to: &steps) else {
      editor.state.memory.interrupt(editor.rules)
      return false
    }
    editor.restore(step.after)
    return true
  }

  @inline(never)
  private static func moveLast(from source: inout [Step], to target: inout [Step]) -> Step? {
    guard let step = source.last else { return nil }
    source.removeLast()
    target.append(step)
    return step
  }
}

// MARK: - An editor with its history

extension EditHistory {
  /// Applies an edit to an editor and notes it.
  ///
  /// - Throws: The reason; neither editor nor history has changed then.
  @discardableResult
  public mutating func apply(_ edit: TextEdit, to editor: inout AmountEditor) throws(EditRejection) -> EditOutcome {
    let before = editor.state
    let outcome = try editor.apply(edit)
    record(outcome, from: before, to: editor.state)
    return outcome
  }

  /// Takes over a text that changed without asking, as ``AmountEditor/adopt(_:caret:)``, and notes it.
  @discardableResult
  public mutating func adopt(
    _ text: String, caret: Int, into editor: inout AmountEditor
  ) throws(EditRejection) -> EditOutcome {
    let before = editor.state
    let outcome = try editor.adopt(text, caret: caret)
    record(outcome, from: before, to: editor.state)
    return outcome
  }

  /// Selects, as the person does: a run ends.
  public mutating func select(_ range: Range<Int>, in editor: inout AmountEditor) {
    endRun()
    editor.select(range)
  }

  /// Puts an amount into the field as a step of its own.
  @discardableResult
  public mutating func setAmount(_ amount: Amount?, in editor: inout AmountEditor) throws(EditRejection) -> Bool {
    let before = editor.state
    guard try editor.setAmount(amount) else { return false }
    record(.program, from: before, to: editor.state)
    return true
  }

  /// The field gets focus; a run ends.
  public mutating func beginEditing(_ editor: inout AmountEditor) {
    endRun()
    editor.beginEditing()
  }

  /// The field loses focus; a run ends, and a clamp is a step of its own.
  public mutating func endEditing(_ editor: inout AmountEditor) {
    endRun()
    let before = editor.state
    if editor.endEditing() { record(.program, from: before, to: editor.state) }
  }
}

extension EditOutcome {
  /// A change made by the program.
  package static var program: EditOutcome {
    EditOutcome(application: .adjusted, kind: .replacement, changesText: true)
  }
}
