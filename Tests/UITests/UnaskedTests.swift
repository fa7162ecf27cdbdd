#if AMOUNTKIT_DOUBLES
import AmountCore
import Testing
import UIKit

@testable import AmountUI

/// Text that arrives without a question, and questions that are not what they seem.
@Suite @MainActor struct Unasked {
  @Test func autofillArrivesByEveryRoute() async {
    for route in FieldSwitches.Autofill.allCases {
      var switches = FieldSwitches()
      switches.autofill = route
      let fixture = FieldFixture(.standard, switches)
      fixture.person.autofill("1,250.00")
      await fixture.turns()
      #expect(fixture.field.amount == "1250.00", "\(route)")
      #expect(fixture.field.text == "1,250.00", "\(route)")
      #expect(fixture.rejections.isEmpty, "\(route)")
      #expect(fixture.amounts == ["1250.00"], "\(route)")
    }
  }

  @Test func autofillOfWordsIsPutBackWithAReason() async {
    let fixture = FieldFixture()
    await fixture.type("12")
    fixture.person.autofill("twelve")
    #expect(fixture.shown == "12|")
    #expect(fixture.rejections == [.unreadableAmount(.notAnAmount)])
  }

  @Test func aTypedBlankIsRefusedOnce() async {
    let fixture = FieldFixture()
    await fixture.type("1 2")
    #expect(fixture.shown == "12|")
    #expect(fixture.rejections == [.unexpectedCharacter(" ")])
  }

  @Test func dictationKeepsItsPlaceholder() async {
    let fixture = FieldFixture()
    await fixture.type("1")
    var seen: [String] = []
    fixture.field.addAction(UIAction { _ in seen.append(fixture.field.text ?? "") }, for: .editingChanged)
    fixture.person.dictate("250")
    await fixture.turns()
    #expect(seen.contains("1   "))
    #expect(fixture.shown == "1,250|")
  }

  @Test func dictationWordByWord() async {
    var switches = FieldSwitches()
    switches.dictationAsks = true
    let fixture = FieldFixture(.words { $0.prefix = "$" }, switches)
    fixture.person.dictate("$12.50")
    #expect(fixture.shown == "$12.50|")
  }

  @Test func autocorrectionAtTheEndIsJudged() async {
    let fixture = FieldFixture()
    await fixture.type("15")
    fixture.field.pendingAutocorrection = (0..<2, "is")
    fixture.field.resignFirstResponder()
    #expect(fixture.field.text == "15")
    #expect(fixture.field.amount == "15")
  }

  @Test func theSmallCrossEmptiesTheFieldAsOneStep() async {
    let fixture = FieldFixture()
    await fixture.type("1234")
    let before = fixture.events
    fixture.person.clear()
    await fixture.turns()
    #expect(fixture.shown == "|")
    #expect(fixture.events == before + 1)
    #expect(fixture.amounts.last == "nil")
    fixture.person.undo()
    #expect(fixture.field.text == "1,234")
  }

  @Test func hardwareForwardDeleteDoesNotAsk() async {
    let fixture = FieldFixture()
    fixture.field.amount = "1234567"
    fixture.person.select(1..<1)
    fixture.person.forwardDelete()
    #expect(fixture.shown == "1|34,567")
    #expect(fixture.field.questions.isEmpty)
  }

  @Test func byCodeNobodyIsAsked() async {
    let fixture = FieldFixture()
    for key in ["1", "2", "3", "4"] { fixture.field.insertText(key) }
    #expect(fixture.shown == "1,234|")
    fixture.field.deleteBackward()
    #expect(fixture.shown == "123|")
    fixture.field.insertText("x")
    #expect(fixture.shown == "123|")
    #expect(fixture.field.questions.isEmpty)
  }

  @Test func aDropIsJudgedByEitherRoute() {
    for asks in [false, true] {
      var switches = FieldSwitches()
      switches.dropAsks = asks
      let fixture = FieldFixture(.standard, switches)
      fixture.person.drop("1234.5")
      #expect(fixture.shown == "1,234.5|")
      fixture.person.drop("x")
      #expect(fixture.shown == "1,234.5|")
    }
  }

  @Test func anEmptyFieldOfAThirdPartyKeyboard() {
    var switches = FieldSwitches()
    switches.asksForBackspaceInEmptyField = true
    let fixture = FieldFixture(.standard, switches)
    fixture.person.backspace()
    #expect(fixture.rejections.isEmpty)
    #expect(fixture.events == 0)
  }

  @Test func smartBlanksOfAPasteAreStripped() {
    let fixture = FieldFixture()
    fixture.field.smartInsertDeleteType = .yes
    fixture.field.amount = "15"
    fixture.person.select(1..<1)
    fixture.person.paste("00")
    #expect(fixture.field.questions.last?.string == " 00 ")
    #expect(fixture.shown == "1,00|5")
  }

  @Test func aNewlineInAPaste() {
    let fixture = FieldFixture()
    fixture.person.paste("1234\n")
    #expect(fixture.shown == "1,234|")
  }

  @Test func plainFieldSetByCodeIsReadAtTheNextKey() async {
    let field = UITextField(frame: .zero)
    let window = UIWindow(frame: .zero)
    window.addSubview(field)
    let entry = AmountTextFieldDelegate(format: .standard)
    entry.attach(to: field)
    field.becomeFirstResponder()
    field.text = "1234"
    field.person.type("5")
    #expect(field.text == "12,345")
    #expect(entry.amount == "12345")
  }

  /// An app that sets the text in its own event handler does not make the two differ for long.
  @Test func theAppMaySetTheTextInTheEvent() async {
    let field = UITextField(frame: .zero)
    let window = UIWindow(frame: .zero)
    window.addSubview(field)
    let entry = AmountTextFieldDelegate(format: .standard)
    field.addAction(UIAction { _ in if field.text == "123" { field.text = "99" } }, for: .editingChanged)
    entry.attach(to: field)
    field.becomeFirstResponder()
    for key in ["1", "2", "3"] {
      field.person.type(key)
      await turn()
      await turn()
    }
    #expect(field.text == "99")
    #expect(entry.amount == "99")
  }

  /// An app that sets nonsense at every event gets it put back, and the two do not chase each other.
  @Test func anAppThatInsistsOnNonsenseDoesNotLoop() async {
    let field = UITextField(frame: .zero)
    let window = UIWindow(frame: .zero)
    window.addSubview(field)
    let entry = AmountTextFieldDelegate(format: .standard)
    var events = 0
    field.addAction(
      UIAction { _ in
        events += 1
        field.text = "x"
      }, for: .editingChanged)
    entry.attach(to: field)
    field.becomeFirstResponder()
    field.person.type("1")
    for _ in 0..<20 { await turn() }
    #expect(field.text == "1")
    #expect(events == 2)
  }

  @Test func aSelectionNobodyToldOfStillCounts() async {
    let fixture = FieldFixture()
    fixture.field.amount = "1234"
    fixture.person.selectSilently(1..<4)
    fixture.person.type("9")
    #expect(fixture.shown == "19|4")
    fixture.person.selectSilently(0..<0)
    fixture.person.type("7")
    #expect(fixture.shown == "7|,194")
  }
}
#endif
