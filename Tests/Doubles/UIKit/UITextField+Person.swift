// What a person does to a field, by the routes the control takes. Written from public reports of the order of calls; what
// is not known is a switch.
import Foundation

extension UITextField {
  /// Of the double only: the person at the field.
  public var person: Person { Person(field: self) }
}

@MainActor public struct Person {
  let field: UITextField

  /// One key of a keyboard.
  public func type(_ string: String) {
    field.askAndChange(field.marked ?? field.selected, to: string, by: .key) { field.insertText(string) }
  }

  public func backspace() {
    if !field.selected.isEmpty {
      return field.askAndChange(field.selected, to: "", by: .key) { field.deleteBackward() }
    }
    let caret = field.selected.lowerBound
    let width = field.widthBefore(caret)
    if width > 0 {
      field.askAndChange(caret - width..<caret, to: "", by: .key) { field.deleteBackward() }
    } else if field.units.isEmpty, field.switches.asksForBackspaceInEmptyField {
      field.askAndChange(0..<0, to: "", by: .key) { field.deleteBackward() }
    } else {
      field.deleteBackward()
    }
  }

  /// A hardware key; the control is known not to ask for it.
  public func forwardDelete() {
    let caret = field.selected.lowerBound
    var range = field.selected
    if range.isEmpty {
      let rest = String(decoding: field.units[caret...], as: UTF16.self)
      guard let next = rest.first else { return }
      range = caret..<caret + String(next).utf16.count
    }
    if field.switches.forwardDeleteAsks {
      field.askAndChange(range, to: "", by: .key) { field.change(range, to: "") }
    } else {
      field.change(range, to: "")
    }
  }

  /// Any range the control announces: a held backspace, a word, a stale one that lies beyond the text.
  public func replace(_ range: Range<Int>, with string: String) {
    guard range.upperBound <= field.units.count else {
      _ = field.ask([range], string)
      return
    }
    field.askAndChange(range, to: string, by: .key) { field.change(range, to: string) }
  }

  /// Several ranges at once, as a selection in text of two directions has them.
  public func replace(_ ranges: [Range<Int>], with string: String) {
    guard field.ask(ranges, string) else { return }
    for range in ranges.sorted(by: { $0.lowerBound > $1.lowerBound }) {
      field.splice(range, with: range == ranges[0] ? string : "")
    }
    field.tell(selectionMoved: true)
  }

  /// Blanks are put around the text unless `smartInsertDeleteType` forbids it; lines become blanks.
  public func paste(_ string: String) {
    var string = string.replacingOccurrences(of: "\n", with: " ")
    let range = field.selected
    if field.smartInsertDeleteType != .no {
      let blank: UInt16 = 0x20
      if range.lowerBound > 0, field.units[range.lowerBound - 1] != blank { string = " " + string }
      if range.upperBound < field.units.count, field.units[range.upperBound] != blank { string += " " }
    }
    field.askAndChange(range, to: string, by: .paste) { field.insertText(string) }
  }

  public func cut() {
    guard !field.selected.isEmpty else { return }
    field.askAndChange(field.selected, to: "", by: .key) { field.deleteBackward() }
  }

  public func drop(_ string: String) {
    let range = field.selected
    if field.switches.dropAsks {
      field.askAndChange(range, to: string, by: .paste) { field.insertText(string) }
    } else {
      field.change(range, to: string)
    }
  }

  public func select(_ range: Range<Int>) {
    guard range != field.selected else { return }
    field.selected = range
    _ = field.asked?.textFieldDidChangeSelection?(field)
  }

  /// A selection that the control tells nobody of.
  public func selectSilently(_ range: Range<Int>) { field.selected = range }

  /// A tap: focus, and in the next turn the caret where the finger was.
  public func tap(at offset: Int) {
    field.sendActions(for: .touchDown)
    guard field.becomeFirstResponder() else { return }
    DispatchQueue.main.async { [field] in
      MainActor.assumeIsolated {
        let caret = min(offset, field.units.count)
        Person(field: field).select(caret..<caret)
      }
    }
  }

  public func undo() {
    let manager = field.commandManager
    if manager.canUndo { manager.undo() }
  }

  public func redo() {
    let manager = field.commandManager
    if manager.canRedo { manager.redo() }
  }

  // MARK: Composition

  /// Marked text at the caret or in place of what is marked.
  public func mark(_ string: String) {
    guard field.ask([field.marked ?? field.selected], string) else { return }
    field.setMarkedText(string, selectedRange: NSRange(location: string.utf16.count, length: 0))
  }

  public func commit(_ string: String) {
    guard let marked = field.marked else { return }
    let end = marked.upperBound
    switch field.switches.commit {
    case .unasked: break
    case .askedForMarkedRange: guard field.ask([marked], string) else { return }
    case .askedForCaret: guard field.ask([end..<end], string) else { return }
    }
    field.change(marked, to: string)
  }

  /// The marked text vanishes.
  public func dropMarkedText() {
    guard field.marked != nil else { return }
    field.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
  }

  // MARK: Text that arrives by itself

  public func autofill(_ string: String) {
    let all = 0..<field.units.count
    switch field.switches.autofill {
    case .asksForBlank:
      guard field.ask([field.selected], " ") else { return }
      field.change(all, to: string + " ")
    case .unasked: field.change(all, to: string)
    case .silent: field.splice(all, with: string)
    }
  }

  public func dictate(_ string: String) {
    if field.switches.dictationAsks {
      for word in string.split(separator: " ", omittingEmptySubsequences: false) { type(String(word)) }
      return
    }
    let start = field.selected.lowerBound
    field.change(field.selected, to: "   ")
    field.change(start..<start + 3, to: string)
  }

  /// The small cross in the field.
  public func clear() {
    guard field.asked?.textFieldShouldClear?(field) ?? true else { return }
    field.change(0..<field.units.count, to: "")
  }

  public func pressReturn() {
    guard field.asked?.textFieldShouldReturn?(field) ?? true else { return }
    field.sendActions(for: .editingDidEndOnExit)
    field.sendActions(for: .primaryActionTriggered)
  }
}
