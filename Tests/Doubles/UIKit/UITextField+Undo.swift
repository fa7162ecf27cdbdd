// Written from public crash reports: the control owns an undo manager; a step remembers the range its text now occupies
// and what stood there before. Undoing reads the present text at that range and traps where it reaches beyond the end.
// Unlike the real control the double does not join steps of consecutive typing.
import Foundation

extension UITextField {
  enum Route { case key, paste }

  /// What a key, a deletion, a cut or a paste goes through.
  func askAndChange(_ range: Range<Int>, to string: String, by route: Route, apply: () -> Void) {
    let step = UndoStep(
      range: range.lowerBound..<range.lowerBound + string.utf16.count,
      replaced: String(decoding: units[range], as: UTF16.self))
    if switches.undoRecording == .beforeAsking { register(step) }
    let manager = recordingManager
    if switches.disablesRegistrationWhileAsking { manager.disableUndoRegistration() }
    let answer = ask([range], string)
    if switches.disablesRegistrationWhileAsking { manager.enableUndoRegistration() }
    if answer { apply() }
    if switches.undoRecording == .afterEditing, answer || route == .paste { register(step) }
  }

  private struct UndoStep {
    var range: Range<Int>
    var replaced: String
  }

  private var recordingManager: UndoManager {
    switches.recordsThroughOverride ? undoManager ?? controlUndoManager : controlUndoManager
  }

  /// The manager that the command, the bar, a shake and the gestures reach.
  var commandManager: UndoManager {
    switches.undoGoesThroughOverride ? undoManager ?? controlUndoManager : controlUndoManager
  }

  private func register(_ step: UndoStep) {
    recordingManager.registerUndo(withTarget: self) { $0.undo(step) }
  }

  private func undo(_ step: UndoStep) {
    if switches.undoAsksFirst, !ask([step.range], step.replaced) { return }
    guard step.range.upperBound <= units.count else {
      fatalError(
        "NSRangeException: Range {\(step.range.lowerBound), \(step.range.count)} out of bounds; "
          + "string length \(units.count)")
    }
    let inverse = UndoStep(
      range: step.range.lowerBound..<step.range.lowerBound + step.replaced.utf16.count,
      replaced: String(decoding: units[step.range], as: UTF16.self))
    if !switches.undoAsksFirst, !ask([step.range], step.replaced) { return }
    register(inverse)
    change(step.range, to: step.replaced)
  }
}
