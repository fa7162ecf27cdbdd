#if canImport(UIKit) && !os(watchOS)
import AmountCore
public import UIKit

/// The delegate calls of the control. Each is forwarded to the app's delegate; where both may say no, the app is asked
/// first. iOS 26 sends the question with several ranges, and only that one, to a delegate that has both.
extension AmountTextFieldDelegate: UITextFieldDelegate {
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    let allowed = host?.textField?(textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
    return allowed && shouldChange(textField, [range], string)
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool {
    let allowed =
      host?.textField?(textField, shouldChangeCharactersInRanges: ranges, replacementString: string)
      ?? hostAllows(textField, ranges.map(\.rangeValue), string)
    return allowed && shouldChange(textField, ranges.map(\.rangeValue), string)
  }

  public func textFieldDidChangeSelection(_ textField: UITextField) {
    host?.textFieldDidChangeSelection?(textField)
    followSelection(of: textField)
    if textField.isFirstResponder && !isShowing && isSettled(textField) { show() }
  }

  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    host?.textFieldShouldBeginEditing?(textField) ?? true
  }

  public func textFieldDidBeginEditing(_ textField: UITextField) {
    reconcile()
    history.beginEditing(&editor)
    show()
    scheduleSettling()
    host?.textFieldDidBeginEditing?(textField)
  }

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    host?.textFieldShouldEndEditing?(textField) ?? true
  }

  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    endEditing()
    guard let host else { return }
    // A delegate that has the method with a reason is not sent the other one.
    if host.textFieldDidEndEditing?(textField, reason: reason) == nil { host.textFieldDidEndEditing?(textField) }
  }

  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    guard host?.textFieldShouldClear?(textField) ?? true else { return false }
    history.select(0..<editor.textLength, in: &editor)
    take(TextEdit(replacing: 0..<editor.textLength, with: ""))
    return false
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    host?.textFieldShouldReturn?(textField) ?? true
  }
}

extension AmountTextFieldDelegate {
  /// A host that only knows the older question is asked it for each range.
  private func hostAllows(_ field: UITextField, _ ranges: [NSRange], _ string: String) -> Bool {
    for (index, range) in ranges.enumerated() {
      let replacement = index == 0 ? string : ""
      if host?.textField?(field, shouldChangeCharactersIn: range, replacementString: replacement) == false {
        return false
      }
    }
    return true
  }

  /// Whether the control may make the change itself. Where not, it has been made already, or was refused.
  private func shouldChange(_ field: UITextField, _ ranges: [NSRange], _ string: String) -> Bool {
    if field.isComposing {
      wasComposing = true
      return true
    }
    let units = Array((field.text ?? "").utf16)
    guard let edit = Self.edit(ranges, string, in: units) else {
      refuse(.rangeOutOfBounds)
      return false
    }
    scheduleSettling()
    // AutoFill asks about one blank before it puts the text there; what comes is judged when it is there.
    if string == " " { return true }
    guard ranges.count == 1 else {
      take(ranges.map { $0.lowerBound..<$0.upperBound }, string)
      return false
    }
    guard editor.shows(field.text ?? "") else {
      take(Self.difference(from: editor, units, edit))
      return false
    }
    followSelection(of: field)
    // The first letters of a composition are asked about before they are marked.
    if field.hasComposingKeyboard && isNoAmount(edit) { return true }
    do {
      let outcome = try apply(edit)
      if outcome.application == .verbatim { return true }
      show()
      if outcome.changesText { announceChange() }
    } catch {
      refuse(error)
    }
    return false
  }

  private func isNoAmount(_ edit: TextEdit) -> Bool {
    do { _ = try editor.applying(edit) } catch {
      switch error {
      case .unexpectedCharacter, .unreadableAmount: return true
      default: break
      }
    }
    return false
  }

  /// The change as one edit at its first range, or nil where a range lies outside the text, as after a stale undo.
  private static func edit(_ ranges: [NSRange], _ string: String, in units: [UInt16]) -> TextEdit? {
    for range in ranges {
      guard range.location >= 0, range.length >= 0, range.location <= units.count,
        range.length <= units.count - range.location
      else { return nil }
    }
    guard let first = ranges.min(by: { $0.location < $1.location }) else { return nil }
    return TextEdit(replacing: first.lowerBound..<first.upperBound, with: string)
  }

  /// What leads from the engine's text to the one the control would show, where those differed before.
  private static func difference(from editor: AmountEditor, _ units: [UInt16], _ edit: TextEdit) -> TextEdit {
    var result = units
    result.replaceSubrange(edit.range, with: edit.replacement.utf16)
    return TextEdit(
      from: editor.text, to: String(decoding: result, as: UTF16.self),
      caret: edit.range.lowerBound + edit.replacement.utf16.count)
  }

  /// Whether the control shows what the engine holds, nothing being under way.
  private func isSettled(_ field: UITextField) -> Bool { !field.isComposing && editor.shows(field.text ?? "") }

  /// Takes over the selection that the person has made.
  private func followSelection(of field: UITextField) {
    guard !isShowing, isSettled(field) else { return }
    let selection = field.selectedOffsets
    if selection != editor.selection { history.select(selection, in: &editor) }
  }

  private func endEditing() {
    reconcile()
    history.endEditing(&editor)
    show()
    reportAmount()
  }
}

#if canImport(ObjectiveC)
extension AmountTextFieldDelegate {
  /// Methods that only the app's delegate has reach it.
  public override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || Self.isForwarded(selector) && host?.responds(to: selector) == true
  }

  public override func forwardingTarget(for selector: Selector!) -> Any? {
    Self.isForwarded(selector) && host?.responds(to: selector) == true ? host : super.forwardingTarget(for: selector)
  }

  /// Only calls of a text field's delegate are passed on, never those of `NSObject`.
  private static func isForwarded(_ selector: Selector!) -> Bool {
    guard let selector else { return false }
    return NSStringFromSelector(selector).hasPrefix("textField")
  }
}
#endif
#endif
