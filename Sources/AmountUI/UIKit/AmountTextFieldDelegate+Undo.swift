#if canImport(UIKit) && !os(watchOS)
import AmountCore
import UIKit

/// Undo and redo are the history's. The control records steps of its own, whose ranges no longer fit once a text was set:
/// in the next turn they are removed, and one step back and one forward stand in their place, which lead to the history.
///
/// Nothing is removed while the control asks or sends its event: it may hold a pair of calls around that, and may record
/// afterwards.
extension AmountTextFieldDelegate {
  func scheduleSettling() {
    guard !isSettling else { return }
    isSettling = true
    settle(turnsLeft: 3)
  }

  private func settle(turnsLeft: Int) {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        guard let field = self.field, field.isFirstResponder, !field.isComposing else {
          self.isSettling = false
          return
        }
        let managers = self.undoManagers(field)
        // A group that is open belongs to the control; it closes with its turn.
        if turnsLeft > 0, managers.contains(where: { $0.groupingLevel > 0 }) {
          return self.settle(turnsLeft: turnsLeft - 1)
        }
        self.isSettling = false
        if !self.isDictationPlaceholder(field) { self.reconcile() }
        for manager in managers { self.rebuild(manager) }
      }
    }
  }

  private func rebuild(_ manager: UndoManager) {
    // What is undoing now finishes first: it ends in another turn.
    guard !manager.isUndoing, !manager.isRedoing else { return }
    manager.removeAllActions()
    guard manager.groupingLevel == 0 else { return }
    let groupsByEvent = manager.groupsByEvent
    manager.groupsByEvent = false
    if history.canUndo { registerStep(with: manager) }
    if history.canRedo {
      registerStep(with: manager)
      isRebuildingUndo = true
      manager.undo()
      isRebuildingUndo = false
    }
    manager.groupsByEvent = groupsByEvent
  }

  private func registerStep(with manager: UndoManager) {
    manager.beginUndoGrouping()
    register(with: manager)
    manager.endUndoGrouping()
  }

  private func register(with manager: UndoManager) {
    manager.registerUndo(withTarget: self) { [weak manager] entry in
      guard let manager else { return }
      // Registered while undoing, this becomes the step forward; while redoing, the step back.
      entry.register(with: manager)
      if !entry.isRebuildingUndo { entry.step(isRedoing: manager.isRedoing) }
    }
  }

  private func step(isRedoing: Bool) {
    if let field, field.isComposing { field.unmarkText() }
    reconcile()
    let moved = isRedoing ? history.redo(&editor) : history.undo(&editor)
    scheduleSettling()
    guard moved else { return }
    show()
    announceChange()
  }
}
#endif
