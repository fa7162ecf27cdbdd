// Written from the documentation of UITextFieldDelegate. Every requirement is optional: its default says that it ran, and
// the properties below give optional calls (`delegate?.textFieldShouldReturn?(field) ?? true`) the spelling they have with
// Objective-C.
public import Foundation

@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  private func absent<Answer>(_ answer: Answer) -> Answer {
    OptionalRequirement.notImplemented()
    return answer
  }

  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { absent(true) }
  public func textFieldDidBeginEditing(_ textField: UITextField) { absent(()) }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { absent(true) }
  public func textFieldDidEndEditing(_ textField: UITextField) { absent(()) }
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { absent(()) }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { absent(true) }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool { absent(true) }
  public func textFieldDidChangeSelection(_ textField: UITextField) { absent(()) }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { absent(true) }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { absent(true) }

  private func ask(_ body: (UITextField) -> Bool, _ field: UITextField) -> Bool? {
    OptionalRequirement.call { body(field) }
  }
  private func tell(_ body: (UITextField) -> Void, _ field: UITextField) -> Void? {
    OptionalRequirement.call { body(field) }
  }

  public var textFieldShouldBeginEditing: ((UITextField) -> Bool?)? {
    { self.ask(self.textFieldShouldBeginEditing(_:), $0) }
  }
  public var textFieldDidBeginEditing: ((UITextField) -> Void?)? {
    { self.tell(self.textFieldDidBeginEditing(_:), $0) }
  }
  public var textFieldShouldEndEditing: ((UITextField) -> Bool?)? {
    { self.ask(self.textFieldShouldEndEditing(_:), $0) }
  }
  public var textFieldDidChangeSelection: ((UITextField) -> Void?)? {
    { self.tell(self.textFieldDidChangeSelection(_:), $0) }
  }
  public var textFieldShouldClear: ((UITextField) -> Bool?)? { { self.ask(self.textFieldShouldClear(_:), $0) } }
  public var textFieldShouldReturn: ((UITextField) -> Bool?)? { { self.ask(self.textFieldShouldReturn(_:), $0) } }
  public var textFieldDidEndEditing: UITextFieldEndCalls? { UITextFieldEndCalls(delegate: self) }
  public var textField: UITextFieldChangeCalls? { UITextFieldChangeCalls(delegate: self) }
}

/// Optional calls of the two ends; nil where the delegate does not implement them.
@MainActor public struct UITextFieldEndCalls {
  let delegate: any UITextFieldDelegate

  @discardableResult public func callAsFunction(_ field: UITextField) -> Void? {
    OptionalRequirement.call { delegate.textFieldDidEndEditing(field) }
  }
  @discardableResult public func callAsFunction(
    _ field: UITextField, reason: UITextField.DidEndEditingReason
  ) -> Void? {
    OptionalRequirement.call { delegate.textFieldDidEndEditing(field, reason: reason) }
  }
}

/// Optional calls of the two questions; nil where the delegate does not implement them.
@MainActor public struct UITextFieldChangeCalls {
  let delegate: any UITextFieldDelegate

  public func callAsFunction(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool? {
    OptionalRequirement.call {
      delegate.textField(field, shouldChangeCharactersIn: range, replacementString: string)
    }
  }
  public func callAsFunction(
    _ field: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool? {
    OptionalRequirement.call {
      delegate.textField(field, shouldChangeCharactersInRanges: ranges, replacementString: string)
    }
  }
}
