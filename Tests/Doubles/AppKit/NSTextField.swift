// Written from the documentation of NSControl, NSTextField and Formatter: a change is made in the field editor, the
// formatter is asked, and what it says is shown; the delegate hears of it afterwards.
public import Foundation

public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  @MainActor func controlTextDidChange(_ obj: Notification)
  @MainActor func controlTextDidEndEditing(_ obj: Notification)
  @MainActor func control(
    _ control: NSControl, didFailToValidatePartialString string: String, errorDescription error: String?)
}

extension NSControlTextEditingDelegate {
  @MainActor public func controlTextDidChange(_ obj: Notification) {}
  @MainActor public func controlTextDidEndEditing(_ obj: Notification) {}
  @MainActor public func control(
    _ control: NSControl, didFailToValidatePartialString string: String, errorDescription error: String?
  ) {}
}

public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

@MainActor open class NSControl: NSView {
  public static nonisolated let textDidChangeNotification = NSNotification.Name("NSControlTextDidChangeNotification")
  open var isEnabled = true
  open var font: NSFont?
  open var alignment = NSTextAlignment.natural
  open var baseWritingDirection = NSWritingDirection.natural
  open var formatter: Formatter?
  open var objectValue: Any?
  open var stringValue = ""
  open func currentEditor() -> NSText? { nil }
  @discardableResult open func abortEditing() -> Bool { false }
}

/// What is not known about NSTextField, as switches.
public struct NSFieldSwitches: Sendable {
  /// Whether the formatter is asked while text is marked.
  public var asksWhileMarked = false
  public init() {}
}

@MainActor open class NSTextField: NSControl {
  open weak var delegate: (any NSTextFieldDelegate)?
  open var isEditable = true
  open var placeholderString: String?
  // Of the double only.
  public var switches = NSFieldSwitches()
  private weak var editor: NSTextView?
  private var value: Any?
  private var shown = ""

  public override init(frame: NSRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var acceptsFirstResponder: Bool { isEnabled && isEditable }
  open override func currentEditor() -> NSText? { editor }
  open override func accessibilityValue() -> Any? { stringValue }

  open override var objectValue: Any? {
    get { value }
    set {
      value = newValue
      shown = newValue.flatMap { formatter?.string(for: $0) ?? $0 as? String } ?? ""
      editor?.string = shown
    }
  }

  /// Reading it while editing makes the formatter judge what is there.
  open override var stringValue: String {
    get { editor?.string ?? shown }
    set {
      shown = newValue
      editor?.string = newValue
    }
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard acceptsFirstResponder, let view = window?.fieldEditor(true, for: self) as? NSTextView else { return false }
    editor = view
    view.field = self
    view.string = shown
    view.selection = NSRange(location: 0, length: view.units.count)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard let view = editor else { return true }
    view.marked = nil
    guard textShouldEndEditing(view) else { return false }
    textDidEndEditing(Notification(name: NSNotification.Name("NSTextDidEndEditingNotification"), object: view))
    view.field = nil
    view.manager.removeAllActions()
    return true
  }

  /// The text becomes the value; where the formatter cannot read it, focus stays.
  open func textShouldEndEditing(_ textObject: NSText) -> Bool {
    guard let formatter, !textObject.string.isEmpty else {
      shown = textObject.string
      value = nil
      return true
    }
    var object: AnyObject?
    let isRead = withUnsafeMutablePointer(to: &object) {
      formatter.getObjectValue(AutoreleasingUnsafeMutablePointer($0), for: textObject.string, errorDescription: nil)
    }
    guard isRead else { return false }
    value = object
    shown = object.flatMap { formatter.string(for: $0) } ?? textObject.string
    return true
  }

  open func textDidChange(_ notification: Notification) {
    delegate?.controlTextDidChange(
      Notification(name: Self.textDidChangeNotification, object: self, userInfo: ["NSFieldEditor": editor as Any]))
  }

  open func textDidEndEditing(_ notification: Notification) {
    editor = nil
    delegate?.controlTextDidEndEditing(
      Notification(name: NSNotification.Name("NSControlTextDidEndEditingNotification"), object: self))
  }

  func tellChange() {
    textDidChange(Notification(name: NSNotification.Name("NSTextDidChangeNotification"), object: editor))
  }

  /// The field editor has the candidate text.
  func editorChanged(_ range: NSRange, from original: NSTextView.Snapshot, asks: Bool) {
    guard let view = editor else { return }
    if asks, let formatter, !ask(formatter, view, original, range) { return }
    if !view.hasMarkedText() { view.registerUndo(to: original) }
    tellChange()
  }

  /// Whether anything is left to tell.
  private func ask(
    _ formatter: Formatter, _ view: NSTextView, _ before: NSTextView.Snapshot, _ range: NSRange
  ) -> Bool {
    var partial = NSString(string: view.string)
    let candidate = partial
    var selection = view.selection
    var message: NSString?
    let isValid = withUnsafeMutablePointer(to: &partial) { partial in
      withUnsafeMutablePointer(to: &message) { message in
        formatter.isPartialStringValid(
          AutoreleasingUnsafeMutablePointer(partial), proposedSelectedRange: &selection,
          originalString: String(decoding: before.units, as: UTF16.self), originalSelectedRange: range,
          errorDescription: AutoreleasingUnsafeMutablePointer(message))
      }
    }
    if isValid { return true }
    if partial === candidate {
      view.restore(before)
      if let message {
        delegate?.control(
          self, didFailToValidatePartialString: candidate.description,
          errorDescription: message.description)
      }
      return false
    }
    view.units = Array(partial.description.utf16)
    view.selection = selection
    return true
  }
}
