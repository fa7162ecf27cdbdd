// A double of Foundation's UndoManager, which is absent on Linux. Written from its documentation: grouping, what is
// registered while undoing, what raises. A group by event closes with the next turn of the main queue, where the real one
// closes with the turn of the run loop.
@_exported public import Foundation

@MainActor open class UndoManager: NSObject {
  private struct Action {
    weak var target: AnyObject?
    let perform: @MainActor (AnyObject) -> Void
  }

  private var undoStack: [[Action]] = []
  private var redoStack: [[Action]] = []
  /// The groups that are open, the outermost first.
  private var openGroups: [[Action]] = []
  private var disabledCount = 0

  open var groupsByEvent = true
  open var levelsOfUndo = 0
  public private(set) var isUndoing = false
  public private(set) var isRedoing = false
  open var undoActionName: String { "" }
  open var redoActionName: String { "" }
  private var actionName = ""

  open var groupingLevel: Int { openGroups.count }
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.isEmpty } }
  open var canRedo: Bool { !redoStack.isEmpty }
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  open func disableUndoRegistration() { disabledCount += 1 }

  open func enableUndoRegistration() {
    guard disabledCount > 0 else {
      fatalError("enableUndoRegistration may only be invoked with matching call to disableUndoRegistration")
    }
    disabledCount -= 1
  }

  open func beginUndoGrouping() {
    if groupsByEvent && openGroups.isEmpty && !isUndoing && !isRedoing { openEventGroup() }
    openGroups.append([])
  }

  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else {
      fatalError("endUndoGrouping called with no matching begin")
    }
    guard !group.isEmpty else { return }
    if openGroups.isEmpty {
      if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
    } else {
      openGroups[openGroups.count - 1] += group
    }
  }

  private func openEventGroup() {
    openGroups.append([])
    DispatchQueue.main.async {
      MainActor.assumeIsolated { while !self.openGroups.isEmpty && !self.isUndoing { self.endUndoGrouping() } }
    }
  }

  open func undo() {
    if openGroups.count == 1 { endUndoGrouping() }
    guard openGroups.isEmpty else { fatalError("undo was called with too many nested undo groups") }
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  open func redo() {
    guard openGroups.isEmpty else { fatalError("redo was called with an open undo group") }
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  private func run(_ group: [Action]) {
    openGroups.append([])
    for action in group.reversed() { if let target = action.target { action.perform(target) } }
    endUndoGrouping()
  }

  /// Both stacks are empty, what an open group holds is gone, and registration is enabled again (documented).
  open func removeAllActions() {
    emptyStacks()
    disabledCount = 0
  }

  /// Of the double only: what a control does when its text is set, which does not disturb a pair of disable and enable.
  public func emptyStacks() {
    undoStack = []
    redoStack = []
    openGroups = openGroups.map { _ in [] }
  }

  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func without(_ stack: [[Action]]) -> [[Action]] { stack.map { $0.filter { $0.target !== object } } }
    undoStack = without(undoStack).filter { !$0.isEmpty }
    redoStack = without(redoStack).filter { !$0.isEmpty }
    openGroups = without(openGroups)
  }

  open func setActionName(_ name: String) { actionName = name }

  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else { fatalError("must begin a group before registering undo") }
      openEventGroup()
    }
    if !isUndoing && !isRedoing { redoStack = [] }
    openGroups[openGroups.count - 1].append(
      Action(target: target) { object in if let target = object as? TargetType { handler(target) } })
  }
}
