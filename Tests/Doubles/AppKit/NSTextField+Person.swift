// What a person does to a field on macOS, through its field editor.
import Foundation

extension NSTextField {
  /// Of the double only: the person at the field.
  public var person: FieldEditorPerson { FieldEditorPerson(field: self) }
}

@MainActor public struct FieldEditorPerson {
  let field: NSTextField
  private var view: NSTextView { field.currentEditor() as! NSTextView }
  private let caret = NSRange(location: NSNotFound, length: 0)

  init(field: NSTextField) { self.field = field }

  public func type(_ text: String) { view.insertText(text, replacementRange: caret) }

  public func paste(_ text: String) {
    var text = text.replacingOccurrences(of: "\n", with: " ")
    let range = view.selection
    if view.smartInsertDeleteEnabled {
      if range.location > 0, view.units[range.location - 1] != 0x20 { text = " " + text }
      if range.location + range.length < view.units.count, view.units[range.location + range.length] != 0x20 {
        text += " "
      }
    }
    view.insertText(text, replacementRange: caret)
  }

  public func backspace() {
    let selection = view.selection
    guard selection.length == 0 else { return type("") }
    let before = String(decoding: view.units[..<selection.location], as: UTF16.self)
    guard let last = before.last else { return }
    let width = String(last).utf16.count
    replace(NSRange(location: selection.location - width, length: width), with: "")
  }

  public func forwardDelete() {
    let selection = view.selection
    guard selection.length == 0 else { return type("") }
    let rest = String(decoding: view.units[selection.location...], as: UTF16.self)
    guard let next = rest.first else { return }
    replace(NSRange(location: selection.location, length: String(next).utf16.count), with: "")
  }

  public func replace(_ range: NSRange, with text: String) { view.insertText(text, replacementRange: range) }

  public func select(_ range: Range<Int>) { view.setSelectedRange(NSRange(range)) }

  public func mark(_ text: String) {
    view.setMarkedText(
      text, selectedRange: NSRange(location: text.utf16.count, length: 0), replacementRange: caret)
  }

  public func commit(_ text: String) { view.insertText(text, replacementRange: caret) }

  public func dropMarkedText() {
    guard view.hasMarkedText() else { return }
    view.setMarkedText("", selectedRange: NSRange(location: 0, length: 0), replacementRange: caret)
  }

  /// Text that arrives without the formatter being asked.
  public func autofill(_ text: String) {
    view.string = text
    field.tellChange()
  }

  public func undo() { if view.manager.canUndo { view.manager.undo() } }
  public func redo() { if view.manager.canRedo { view.manager.redo() } }
}
