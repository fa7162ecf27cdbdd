#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
import AmountCore
import AmountUI
import Testing
import UIKit

/// A delegate method with a slightly wrong signature is never called, and nothing says so: here each is asked for by name.
@Suite @MainActor struct Selectors {
  static let own = [
    "textFieldShouldBeginEditing:", "textFieldDidBeginEditing:", "textFieldShouldEndEditing:",
    "textFieldDidEndEditing:reason:", "textField:shouldChangeCharactersInRange:replacementString:",
    "textField:shouldChangeCharactersInRanges:replacementString:", "textFieldDidChangeSelection:",
    "textFieldShouldClear:", "textFieldShouldReturn:",
  ]
  static let passedOn = [
    "textField:editMenuForCharactersInRange:suggestedActions:",
    "textField:editMenuForCharactersInRanges:suggestedActions:",
    "textField:willPresentEditMenuWithAnimator:", "textField:willDismissEditMenuWithAnimator:",
    "textField:insertInputSuggestion:",
  ]

  @Test func theEntryAnswersEveryQuestion() {
    let entry = AmountTextFieldDelegate(format: .standard)
    for name in Self.own { #expect(entry.responds(to: NSSelectorFromString(name)), "\(name)") }
    for name in Self.passedOn { #expect(!entry.responds(to: NSSelectorFromString(name)), "\(name)") }
  }

  @Test func whatOnlyTheHostAnswersIsPassedOn() {
    final class Host: NSObject, UITextFieldDelegate {
      @objc func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu? { nil }
    }
    let entry = AmountTextFieldDelegate(format: .standard)
    let (field, host) = (UITextField(frame: .zero), Host())
    entry.attach(to: field, forwardingTo: host)
    let selector = NSSelectorFromString(Self.passedOn[0])
    #expect(entry.responds(to: selector) == host.responds(to: selector))
    #expect(entry.responds(to: selector))
  }

  @Test func objectiveCNames() {
    let entry = AmountTextFieldDelegate(format: .standard)
    for name in ["attachToTextField:forwardingTo:", "amountNumber", "setAmountNumber:", "whenAmountChanges:"] {
      #expect(entry.responds(to: NSSelectorFromString(name)), "\(name)")
    }
    #expect(NSClassFromString("AMKAmountTextField") != nil)
  }
}
#endif

#if os(macOS)
import AmountCore
import AmountUI
import AppKit
import Testing

@Suite @MainActor struct FormatterOnMacOS {
  @Test func theRuleIsReachedThroughTheFormatter() {
    let formatter = AmountFormatter(format: .standard)
    var partial: NSString = "1234"
    var selection = NSRange(location: 4, length: 0)
    let isValid = formatter.isPartialStringValid(
      &partial, proposedSelectedRange: &selection, originalString: "123",
      originalSelectedRange: NSRange(location: 3, length: 0), errorDescription: nil)
    #expect(!isValid)
    #expect(partial == "1,234")
    #expect(selection == NSRange(location: 5, length: 0))
  }
}
#endif
