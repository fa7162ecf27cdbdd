#if AMOUNTKIT_DOUBLES
import AmountCore
import Foundation
import Testing
import UIKit

@testable import AmountUI

/// What the program sets, and what the field sets up.
@Suite @MainActor struct Setting {
  @Test func anAmountIsShownAndNotTold() {
    let fixture = FieldFixture(.words { $0.fractionDigits = 2...2 })
    fixture.field.amount = "1234.5"
    #expect(fixture.shown == "1,234.50|")
    #expect(fixture.amounts.isEmpty)
    #expect(fixture.events == 0)
  }

  @Test func anAmountThatDoesNotFitIsRefused() {
    let fixture = FieldFixture()
    fixture.field.amount = "1"
    fixture.field.amount = "1.234"
    #expect(fixture.shown == "1|")
    #expect(fixture.rejections == [.tooManyFractionDigits(maximum: 2)])
    #expect(throws: EditRejection.tooManyFractionDigits(maximum: 2)) { try fixture.field.entry.setAmount("1.234") }
  }

  @Test func echoingTheValueKeepsThePoint() async {
    let fixture = FieldFixture()
    fixture.field.onAmountChange = { fixture.field.amount = $0 }
    await fixture.type("1.50")
    #expect(fixture.shown == "1.50|")
  }

  @Test func textIsReadAsAnAmount() {
    let fixture = FieldFixture()
    fixture.field.text = "1234.5"
    #expect(fixture.shown == "1,234.5|")
    fixture.field.text = "twelve"
    #expect(fixture.shown == "1,234.5|")
    fixture.field.text = nil
    #expect(fixture.shown == "|")
    fixture.field.attributedText = NSAttributedString(string: "7")
    #expect(fixture.field.amount == "7")
    #expect(fixture.rejections == [.unreadableAmount(.notAnAmount)])
    #expect(fixture.events == 0)
  }

  @Test func textOfAnyLengthIsSafe() {
    let fixture = FieldFixture()
    let long = String(repeating: "1", count: 1_000_000)
    fixture.field.text = long
    fixture.person.paste(long)
    fixture.field.insertText(long)
    #expect(fixture.shown == "|")
    #expect(fixture.rejections == Array(repeating: .unreadableAmount(.tooManyDigits), count: 3))
  }

  @Test func theTextOfAnAttachedFieldBecomesItsAmount() {
    let field = UITextField(frame: .zero)
    field.text = "1234.5"
    let entry = AmountTextFieldDelegate(format: .standard)
    entry.attach(to: field)
    #expect(field.text == "1,234.5")
    #expect(entry.amount == "1234.5")
  }

  @Test func aNewFormatKeepsTheAmount() async {
    let fixture = FieldFixture()
    await fixture.type("1234.5")
    fixture.field.format = .words { $0.groupingSeparator = "'" }
    #expect(fixture.shown == "1'234.5|")
    #expect(fixture.amounts.last == "1234.5")
    fixture.person.undo()
    #expect(fixture.field.text == "1'234.5")
  }

  @Test func aFormatThatCannotShowTheAmountIsRefused() async {
    let fixture = FieldFixture()
    await fixture.type("1234.5")
    fixture.field.format = .words { $0.fractionDigits = 0...0 }
    #expect(fixture.shown == "1,234.5|")
    #expect(fixture.rejections == [.fractionNotAllowed])
    #expect(fixture.field.format.fractionDigits == 0...2)
  }

  @Test func resetForgetsEverything() async {
    let fixture = FieldFixture()
    await fixture.type("1234")
    fixture.field.entry.reset()
    await fixture.turns()
    #expect(fixture.shown == "|")
    fixture.person.undo()
    #expect(fixture.shown == "|")
    await fixture.type("5")
    #expect(fixture.amounts.last == "5")
  }

  @Test func withoutAFormatTheLocaleCountsAndEitherMarkIsTheDecimalKey() async {
    let field = AmountTextField(frame: .zero)
    #expect(field.format.options.typedSeparator == .any)
    #expect(AmountFormat.field(in: Locale(identifier: "de_DE")).notation.decimalSeparator == ",")
    let given = AmountTextField(format: .standard)
    #expect(given.format.options.typedSeparator == .point)
  }

  @Test func theLocaleMayChangeWhileRunning() async {
    let field = AmountTextField(frame: .zero)
    let window = UIWindow(frame: .zero)
    window.addSubview(field)
    field.amount = "1234"
    NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    await turn()
    await turn()
    #expect(field.amount == "1234")
    let fixed = AmountTextField(format: .classic)
    NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    await turn()
    #expect(fixed.format == .classic)
  }

  @Test func aStoryboardMakesTheField() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let field = try #require(AmountTextField(coder: unarchiver))
    field.format = .classic
    #expect(field.keyboardType == .decimalPad)
    field.person.type("x")
    #expect(field.text == "")
  }

  @Test func traits() {
    let field = FieldFixture().field
    #expect(field.keyboardType == .decimalPad)
    #expect(field.smartInsertDeleteType == .no)
    #expect(field.smartDashesType == .no)
    #expect(field.smartQuotesType == .no)
    #expect(field.autocorrectionType == .no)
    #expect(field.spellCheckingType == .no)
    #expect(field.inlinePredictionType == .no)
    #expect(field.mathExpressionCompletionType == .no)
    #expect(field.writingToolsBehavior == .none)
    field.format = .words { $0.fractionDigits = 0...0 }
    #expect(field.keyboardType == .numberPad)
    field.format = .words { $0.entry = .minorUnits }
    #expect(field.keyboardType == .numberPad)
  }

  @Test func theAccessoryHasTheKeysTheWordsAskFor() async throws {
    let fixture = FieldFixture(.words { $0.sign = .any })
    #expect(fixture.field.inputAccessoryView == nil)
    fixture.field.entry.accessory = [.sign, .done]
    let bar = try #require(fixture.field.inputAccessoryView as? UIToolbar)
    let items = try #require(bar.items)
    await fixture.type("1234")
    fixture.person.select(2..<2)
    items[0].primaryAction?.perform(from: nil)
    #expect(fixture.shown == "-1,|234")
    #expect(fixture.events == 5)
    items[0].primaryAction?.perform(from: nil)
    #expect(fixture.shown == "1,|234")
    items[2].primaryAction?.perform(from: nil)
    #expect(!fixture.field.isFirstResponder)
    fixture.field.format = .standard
    #expect((fixture.field.inputAccessoryView as? UIToolbar)?.items?.count == 2)
    fixture.field.entry.accessory = []
    #expect(fixture.field.inputAccessoryView == nil)
  }
}
#endif
