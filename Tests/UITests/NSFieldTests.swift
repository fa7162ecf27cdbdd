#if AMOUNTKIT_DOUBLES
import AmountCore
import AmountFoundation
import AppKit
import Foundation
import Testing

@testable import AmountUI

@Suite @MainActor struct FieldOnMacOS {
  private func makeField(_ format: AmountFormat = .standard) -> (NSWindow, AmountNSTextField) {
    let window = NSWindow()
    let field = AmountNSTextField(format: format)
    window.contentView.addSubview(field)
    window.makeFirstResponder(field)
    return (window, field)
  }

  @Test func theRuleIsAPlainFunction() {
    let formatter = AmountFormatter(format: .standard)
    #expect(formatter.verdict(on: "1", proposing: 1..<1, insteadOf: "", changing: 0..<0) == .accept)
    #expect(
      formatter.verdict(on: "1234", proposing: 4..<4, insteadOf: "123", changing: 3..<3)
        == .replace(text: "1,234", selection: 5..<5))
    #expect(
      formatter.verdict(on: "1,234x", proposing: 6..<6, insteadOf: "1,234", changing: 5..<5)
        == .refuse(.unexpectedCharacter("x")))
    // A deletion is a backspace where nothing says otherwise: cents never become units.
    #expect(
      formatter.verdict(on: "1,23456", proposing: 5..<5, insteadOf: "1,234.56", changing: 5..<6)
        == .replace(text: "1,234.56", selection: 5..<5))
    #expect(
      formatter.verdict(on: "abc", proposing: 3..<3, insteadOf: "ab", changing: 2..<2)
        == .refuse(.unreadableAmount(.notAnAmount)))
  }

  @Test func theFormatterAloneWorksInAnyField() {
    let window = NSWindow()
    let field = NSTextField(frame: .zero)
    field.formatter = AmountFormatter(format: .standard)
    window.contentView.addSubview(field)
    window.makeFirstResponder(field)
    for key in ["1", "2", "3", "4", "x", ".", "5"] { field.person.type(key) }
    #expect(field.stringValue == "1,234.5")
    window.makeFirstResponder(nil)
    #expect(field.objectValue as? NSDecimalNumber == NSDecimalNumber(string: "1234.5"))
  }

  @Test func aRefusalReachesTheDelegateWithASentence() {
    final class Host: NSObject, NSTextFieldDelegate {
      var failures: [String] = []
      var changes = 0
      func control(
        _ control: NSControl, didFailToValidatePartialString string: String, errorDescription error: String?
      ) { failures.append("\(string): \(error ?? "")") }
      func controlTextDidChange(_ obj: Notification) { changes += 1 }
    }
    let (window, field) = makeField()
    let host = Host()
    field.delegate = host
    var rejections: [EditRejection] = []
    field.onRejection = { rejections.append($0) }
    field.messages = AmountMessages(.german)
    field.person.type("1")
    field.person.type("x")
    #expect(host.changes == 1)
    let sentence = AmountMessages(.german).message(for: .unexpectedCharacter("x"), format: .standard)
    #expect(host.failures == ["1x: \(sentence)"])
    #expect(rejections == [.unexpectedCharacter("x")])
    withExtendedLifetime(window) {}
  }

  @Test func objectsAndTexts() {
    let formatter = AmountFormatter(format: .standard)
    #expect(formatter.string(for: NSDecimalNumber(string: "1234.5")) == "1,234.5")
    #expect(formatter.string(for: Amount("7") as Any) == "7")
    #expect(formatter.string(for: "1.234") == nil)
    #expect(formatter.string(for: nil) == nil)
    var object: AnyObject?
    var message: NSString?
    func read(_ text: String) -> Bool {
      withUnsafeMutablePointer(to: &object) { object in
        withUnsafeMutablePointer(to: &message) { message in
          formatter.getObjectValue(
            AutoreleasingUnsafeMutablePointer(object), for: text,
            errorDescription: AutoreleasingUnsafeMutablePointer(message))
        }
      }
    }
    #expect(read("1,234.5"))
    #expect(object as? NSDecimalNumber == NSDecimalNumber(string: "1234.5"))
    #expect(read(""))
    #expect(object == nil)
    #expect(!read("x"))
    #expect(message != nil)
    formatter.messages = AmountMessages(.russian)
    #expect(!read("x"))
    #expect(message == "Символ «x» здесь недопустим" as NSString)
    let copy = formatter.copy() as? AmountFormatter
    #expect(copy?.messages == formatter.messages)
    #expect(copy?.format == formatter.format)
  }

  @Test func theFieldEditorIsGivenBackAsItWas() throws {
    let (window, field) = makeField()
    let view = try #require(field.currentEditor() as? NSTextView)
    #expect(!view.smartInsertDeleteEnabled)
    #expect(view.inlinePredictionType == .no)
    #expect(view.writingToolsBehavior == .none)
    let other = NSTextField(frame: .zero)
    window.contentView.addSubview(other)
    window.makeFirstResponder(other)
    #expect(view.smartInsertDeleteEnabled)
    #expect(view.isAutomaticDashSubstitutionEnabled)
    #expect(view.inlinePredictionType == .default)
    #expect(view.writingToolsBehavior == .default)
  }

  @Test func undoIsTheFieldEditors() async {
    let (window, field) = makeField()
    for key in ["1", "2", "3", "4"] {
      field.person.type(key)
      await turn()
    }
    #expect(field.stringValue == "1,234")
    field.person.undo()
    #expect(field.stringValue == "123")
    #expect(field.amount == "123")
    field.person.redo()
    #expect(field.amount == "1234")
    field.person.type("5")
    #expect(field.stringValue == "12,345")
    withExtendedLifetime(window) {}
  }

  @Test func theEndTidiesBeforeTheValueIsRead() {
    let (window, field) = makeField(
      .words {
        $0.fractionDigits = 2...2
        $0.maximum = 1000
        $0.outOfRange = .clamp
      })
    var amounts: [String] = []
    field.onAmountChange = { amounts.append($0?.description ?? "nil") }
    field.person.paste("1001")
    window.makeFirstResponder(nil)
    #expect(field.stringValue == "1,000.00")
    #expect(field.objectValue as? NSDecimalNumber == 1000)
    #expect(amounts == ["1001", "1000.00"])
  }

  @Test func amountAndFormatByProgram() {
    let (window, field) = makeField()
    var rejections: [EditRejection] = []
    field.onRejection = { rejections.append($0) }
    field.amount = "1234.5"
    #expect(field.stringValue == "1,234.5")
    field.format = .words { $0.groupingSeparator = "'" }
    #expect(field.stringValue == "1'234.5")
    field.format = .words { $0.fractionDigits = 0...0 }
    field.amount = "0.001"
    #expect(field.stringValue == "1'234.5")
    #expect(rejections == [.fractionNotAllowed, .tooManyFractionDigits(maximum: 2)])
    window.makeFirstResponder(nil)
    field.amount = nil
    #expect(field.stringValue == "")
  }
}
#endif
