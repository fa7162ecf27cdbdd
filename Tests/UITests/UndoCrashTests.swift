#if AMOUNTKIT_DOUBLES
import AmountCore
import Testing
import UIKit

@testable import AmountUI

/// The three crashes that delegates of text fields are known for: each happens here to a delegate that does the obvious
/// thing, and to ours in no reading of how the control keeps its steps.
@Suite struct UndoCrashes {
  // MARK: What the obvious delegate does

  @Test func refusingAPasteCrashesTheNextUndo() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (field, _keep) = naiveField { _, _, string in string != "12345678901234567890" }
      field.person.paste("12345678901234567890")
      field.person.undo()
      withExtendedLifetime(_keep) {}
    }
    expectRangeException(result)
  }

  @Test func settingTheTextInTheQuestionCrashesUndo() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (field, _keep) = naiveField { field, _, _ in
        field.text = ""
        return true
      }
      field.text = "12"
      field.person.type("3")
      field.person.type("4")
      field.person.undo()
      field.person.undo()
      withExtendedLifetime(_keep) {}
    }
    expectRangeException(result)
  }

  @Test func truncatingAfterTheEventCrashesUndo() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (field, _keep) = naiveField { _, _, _ in true }
      field.addAction(
        UIAction { _ in field.text = String((field.text ?? "").prefix(2)) }, for: .editingChanged)
      for digit in ["1", "2", "3"] { field.person.type(digit) }
      field.person.undo()
      withExtendedLifetime(_keep) {}
    }
    expectRangeException(result)
  }

  private func expectRangeException(_ result: ExitTest.Result?) {
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("NSRangeException"), "\(message)")
  }

  // MARK: Ours

  @Test(arguments: [false, true]) @MainActor func undoAfterRefusals(isAttached: Bool) async {
    for switches in FieldSwitches.undoWorlds {
      let (field, entry) = ours(isAttached, switches)
      field.person.paste("12345678901234567890")
      await settle()
      field.person.undo()
      await settle()
      #expect(field.text == "")
      for digit in ["1", "2", "3", "4"] {
        field.person.type(digit)
        await settle()
      }
      field.person.paste("x")
      await settle()
      field.person.paste("56")
      await settle()
      #expect(field.text == "123,456")
      field.person.undo()
      await settle()
      #expect(field.text == "1,234", "\(switches)")
      field.person.undo()
      await settle()
      #expect(field.text == "", "\(switches)")
      field.person.undo()
      await settle()
      field.person.redo()
      await settle()
      field.person.redo()
      await settle()
      field.person.redo()
      await settle()
      #expect(field.text == "123,456", "\(switches)")
      #expect(entry.amount == "123456")
    }
  }

  @Test @MainActor func undoAfterTheAppSetTheText() async {
    for switches in FieldSwitches.undoWorlds {
      let (field, entry) = ours(true, switches)
      field.person.type("7")
      await settle()
      field.text = "12"
      field.person.type("3")
      await settle()
      for _ in 0..<5 {
        field.person.undo()
        await settle()
      }
      #expect(field.text == "", "\(switches)")
      #expect(entry.amount == nil)
    }
  }

  @Test @MainActor func staleRangesAreRefused() {
    let (field, entry) = ours(false, FieldSwitches())
    var rejections: [EditRejection] = []
    entry.onRejection = { rejections.append($0) }
    field.person.type("1")
    field.person.replace(0..<121, with: "")
    #expect(field.text == "1")
    let odd = [
      NSRange(location: NSNotFound, length: 0), NSRange(location: 0, length: .max), NSRange(location: -1, length: 1),
    ]
    for range in odd {
      #expect(!entry.textField(field, shouldChangeCharactersIn: range, replacementString: "2"))
      #expect(
        !entry.textField(
          field, shouldChangeCharactersInRanges: [NSValue(range: range)], replacementString: "2"))
    }
    #expect(!entry.textField(field, shouldChangeCharactersInRanges: [], replacementString: "2"))
    #expect(rejections == Array(repeating: .rangeOutOfBounds, count: 8))
  }

  /// Clearing an undo manager that holds someone else's steps would lose them.
  @Test @MainActor func aManagerFurtherUpIsLeftAlone() async {
    final class Document: UIView {
      let documentManager = UndoManager()
      override var undoManager: UndoManager? { documentManager }
    }
    let window = UIWindow(frame: .zero)
    let document = Document(frame: .zero)
    window.addSubview(document)
    final class Field: UITextField {
      override var undoManager: UndoManager? { next?.undoManager }
    }
    let field = Field(frame: .zero)
    field.switches.undoGoesThroughOverride = false
    document.addSubview(field)
    let entry = AmountTextFieldDelegate(format: .standard)
    entry.attach(to: field)
    document.documentManager.registerUndo(withTarget: document) { _ in }
    field.becomeFirstResponder()
    field.person.type("1")
    await settle()
    #expect(document.documentManager.canUndo)
  }

  @MainActor private func ours(_ isAttached: Bool, _ switches: FieldSwitches) -> (UITextField, AmountTextFieldDelegate)
  {
    let own = AmountTextField(format: .standard)
    let field = isAttached ? UITextField(frame: .zero) : own
    let entry = isAttached ? AmountTextFieldDelegate(format: .standard) : own.entry
    field.switches = switches
    let window = UIWindow(frame: .zero)
    window.addSubview(field)
    if isAttached { entry.attach(to: field) }
    field.becomeFirstResponder()
    Keeper.kept.append(contentsOf: [window, entry])
    return (field, entry)
  }

  @MainActor private func settle() async { for _ in 0..<3 { await turn() } }
}

@MainActor private enum Keeper {
  static var kept: [AnyObject] = []
}

private final class NaiveDelegate: NSObject, UITextFieldDelegate {
  let answer: (UITextField, NSRange, String) -> Bool
  init(_ answer: @escaping (UITextField, NSRange, String) -> Bool) { self.answer = answer }
}

extension NaiveDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { answer(textField, range, string) }
}

/// A focused field with a delegate that only answers the question; what must be kept comes with it.
@MainActor private func naiveField(
  _ answer: @escaping (UITextField, NSRange, String) -> Bool
) -> (UITextField, [AnyObject]) {
  let window = UIWindow(frame: .zero)
  let field = UITextField(frame: .zero)
  let delegate = NaiveDelegate(answer)
  window.addSubview(field)
  field.delegate = delegate
  field.becomeFirstResponder()
  return (field, [window, delegate])
}
#endif
