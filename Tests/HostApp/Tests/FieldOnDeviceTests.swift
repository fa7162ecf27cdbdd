import AmountCore
import AmountUI
import UIKit
import XCTest

/// What only the real control can answer. Each test that fails here is a switch of the double to be set for good.
@MainActor final class FieldOnDeviceTests: XCTestCase {
  private var field: AmountTextField!
  private var events = 0

  override func setUp() async throws {
    let window = try XCTUnwrap(UIApplication.shared.delegate?.window ?? nil)
    field = AmountTextField(format: .standard, frame: CGRect(x: 20, y: 100, width: 280, height: 44))
    events = 0
    field.addAction(UIAction { [unowned self] _ in events += 1 }, for: .editingChanged)
    window.rootViewController?.view.addSubview(field)
    XCTAssertTrue(field.becomeFirstResponder())
    await turns()
  }

  override func tearDown() async throws {
    field.resignFirstResponder()
    field.removeFromSuperview()
  }

  func testTypingByCodeIsJudged() async {
    for key in ["1", "2", "3", "4", "x", ".", "5"] {
      field.insertText(key)
      await turns()
    }
    XCTAssertEqual(field.text, "1,234.5")
    XCTAssertEqual(field.amount, "1234.5")
  }

  func testSetTextCaretAndEvent() async {
    for key in ["1", "2", "3"] { field.insertText(key) }
    XCTAssertEqual(events, 3)
    field.amount = "1234"
    XCTAssertEqual(events, 3)
    XCTAssertEqual(caret, 5)
  }

  func testPaste() async {
    UIPasteboard.general.string = "1234.5"
    field.paste(nil)
    await turns()
    XCTAssertEqual(field.text, "1,234.5")
  }

  func testUndoAfterARefusedPaste() async {
    UIPasteboard.general.string = "nonsense nonsense nonsense"
    field.paste(nil)
    await turns()
    field.undoManager?.undo()
    await turns()
    XCTAssertEqual(field.text, "")
  }

  func testUndoAndRedo() async {
    for key in ["1", "2", "3", "4"] {
      field.insertText(key)
      await turns()
    }
    field.undoManager?.undo()
    await turns()
    XCTAssertEqual(field.text, "")
    field.undoManager?.redo()
    await turns()
    XCTAssertEqual(field.text, "1,234")
  }

  func testMarkedTextIsLeftAlone() async {
    field.setMarkedText("wu", selectedRange: NSRange(location: 2, length: 0))
    await turns()
    XCTAssertEqual(field.text, "wu")
    field.unmarkText()
    await turns()
    XCTAssertEqual(field.text, "")
  }

  private var caret: Int {
    field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.end) } ?? -1
  }

  private func turns() async { try? await Task.sleep(nanoseconds: 50_000_000) }
}
