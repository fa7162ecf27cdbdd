#if AMOUNTKIT_DOUBLES
import AmountCore
import AmountFoundation
import AppKit
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import AmountUI

/// The view's side of the field: what is written, how often, and that it ends.
@Suite @MainActor struct FieldInAView {
  /// A model whose changes update the view, as SwiftUI does; at once, which is the worst it could do.
  @MainActor final class Screen {
    var value: Amount? { didSet { writes += 1 } }
    var writes = 0
    var format: AmountFormat? = .standard
    var environment = EnvironmentValues()
    var keepsBelow: Amount?
    var updatesAtOnce = true
    private(set) var host: UIViewHost<UIKitAmountField>!
    let window = UIWindow(frame: .zero)
    let focus = FocusState<Bool>()
    var validity = Validity.empty { didSet { validities.append(validity) } }
    var validities: [Validity] = []

    init(_ value: Amount? = nil, _ prepare: (Screen) -> Void = { _ in }) {
      self.value = value
      prepare(self)
      host = UIViewHost(view, environment: environment)
      window.addSubview(host.view)
    }

    var view: UIKitAmountField {
      let binding = Binding<Amount?>(
        get: { MainActor.assumeIsolated { self.value } },
        set: { new in
          MainActor.assumeIsolated {
            self.value = self.keepsBelow.flatMap { limit in new.map { min($0, limit) } } ?? new
            if self.updatesAtOnce { self.update() }
          }
        })
      let judged = Binding<Validity>(
        get: { MainActor.assumeIsolated { self.validity } },
        set: { new in MainActor.assumeIsolated { self.validity = new } })
      return UIKitAmountField(
        title: "Amount", amount: binding, format: format, focus: focus.projectedValue, validity: judged)
    }

    func update() { host?.update(view, environment: environment) }
    var field: AmountTextField { host.view }
    var shown: String { "\(field.text ?? "") \(field.selectedOffsets)" }
  }

  private func turns() async { for _ in 0..<3 { await turn() } }

  @Test(arguments: [true, false]) func oneWriteForEachKeyAndThenSilence(updatesAtOnce: Bool) async {
    let screen = Screen { $0.updatesAtOnce = updatesAtOnce }
    screen.field.becomeFirstResponder()
    for (index, key) in ["1", "2", "3", "4"].enumerated() {
      screen.field.person.type(key)
      screen.update()
      await turns()
      #expect(screen.writes == index + 1)
    }
    #expect(screen.value == "1234")
    #expect(screen.shown == "1,234 \(5..<5)")
    let updates = screen.host.updates
    await turns()
    #expect(screen.host.updates == updates)
  }

  @Test func theViewSeesWhatTheAmountIsWorth() async throws {
    let screen = Screen()
    screen.field.becomeFirstResponder()
    for key in ["1", "2", ",", "5", "0"] { screen.field.person.type(key) }
    #expect(screen.shown == "1,250 \(5..<5)")
    #expect(screen.validities == [.valid, .doubtfulSeparator])
    // Three digits are a group: no doubt is left.
    screen.field.person.type("0")
    #expect(screen.validity == .valid)
    // What the program does is told a turn later: no state is written within an update.
    screen.value = nil
    screen.update()
    #expect(screen.validity == .valid)
    await turns()
    #expect(screen.validity == .empty)
    var options = AmountFormat.Options.standard
    options.maximum = 100
    screen.format = try AmountFormat(options: options)
    screen.value = 500
    screen.update()
    await turns()
    #expect(screen.validity == .aboveMaximum(100))
    let told = screen.validities.count
    screen.update()
    await turns()
    #expect(screen.validities.count == told)
  }

  @Test func thePointAndTheCaretSurviveTheEcho() {
    let screen = Screen()
    screen.field.becomeFirstResponder()
    for key in ["1", ".", "5", "0"] { screen.field.person.type(key) }
    #expect(screen.shown == "1.50 \(4..<4)")
    screen.field.person.select(1..<1)
    screen.field.person.type("2")
    screen.update()
    #expect(screen.shown == "12.50 \(2..<2)")
    #expect(screen.value == "12.50")
  }

  @Test func whatTheProgramSetsIsShownAndNotWrittenBack() {
    let screen = Screen("5")
    #expect(screen.field.text == "5")
    screen.value = "1234.5"
    screen.update()
    #expect(screen.field.text == "1,234.5")
    #expect(screen.writes == 1)
    screen.value = nil
    screen.update()
    #expect(screen.field.text == "")
    #expect(screen.writes == 2)
  }

  @Test func aModelThatChangesTheAmountWins() {
    let screen = Screen {
      $0.keepsBelow = 100
      $0.updatesAtOnce = false
    }
    screen.field.becomeFirstResponder()
    for key in ["1", "5", "0"] {
      screen.field.person.type(key)
      screen.update()
    }
    #expect(screen.field.text == "100")
    #expect(screen.value == "100")
  }

  @Test func markedTextIsNotWrittenOver() {
    let screen = Screen("12")
    screen.field.becomeFirstResponder()
    screen.field.keyboardLanguage = "zh-Hans"
    screen.field.person.mark("w")
    screen.value = "99"
    screen.update()
    #expect(screen.field.isComposing)
    screen.field.person.dropMarkedText()
    screen.update()
    #expect(screen.field.text == "99")
  }

  @Test func whatDoesNotFitIsRefusedOnceAndDoesNotLoop() async {
    var refusals = 0
    let screen = Screen {
      $0.environment.onAmountRejection = { _ in MainActor.assumeIsolated { refusals += 1 } }
    }
    screen.value = "1.234"
    for _ in 0..<5 { screen.update() }
    await turns()
    #expect(refusals == 1)
    screen.value = "1.5"
    screen.update()
    #expect(screen.field.text == "1.5")
    screen.format = .words { $0.fractionDigits = 0...0 }
    for _ in 0..<5 { screen.update() }
    await turns()
    #expect(refusals == 2)
    screen.value = "2"
    screen.update()
    #expect(screen.field.text == "2")
    #expect(screen.field.format.fractionDigits == 0...0)
    #expect(refusals == 2)
  }

  @Test func refusalsReachActionAndMessage() {
    var reasons: [EditRejection] = []
    let message = State<String?>(wrappedValue: nil)
    let screen = Screen {
      $0.environment.onAmountRejection = { reason in MainActor.assumeIsolated { reasons.append(reason) } }
      $0.environment.amountFieldStyle = AmountFieldStyle(message: message.projectedValue)
    }
    screen.field.becomeFirstResponder()
    screen.field.person.type("x")
    #expect(reasons == [.unexpectedCharacter("x")])
    #expect(message.wrappedValue == AmountMessages(.english).message(for: .unexpectedCharacter("x"), format: .standard))
    screen.field.person.type("1")
    #expect(message.wrappedValue == nil)
  }

  /// In the language of the environment, or as the app says.
  @Test func messagesFollowTheEnvironment() {
    let message = State<String?>(wrappedValue: nil)
    let screen = Screen {
      $0.environment.locale = Locale(identifier: "zh_TW")
      $0.environment.amountFieldStyle = AmountFieldStyle(message: message.projectedValue)
    }
    screen.field.becomeFirstResponder()
    screen.field.person.type("x")
    #expect(message.wrappedValue == "無法輸入「x」")
    var messages = AmountMessages(.german)
    messages[.unexpectedCharacter] = "{character}?"
    screen.environment.amountMessages = messages
    screen.update()
    screen.field.person.type("y")
    #expect(message.wrappedValue == "y?")
    #expect(screen.field.validityMessage == "Bitte einen Betrag eingeben")
  }

  @Test func theEnvironmentIsFollowed() {
    let screen = Screen("1234")
    #expect(screen.field.placeholder == "Amount")
    #expect(screen.field.accessibilityLabel == "Amount")
    screen.environment.isEnabled = false
    screen.environment.layoutDirection = .rightToLeft
    screen.environment.multilineTextAlignment = .trailing
    screen.environment.font = .headline
    screen.environment.amountFieldStyle = AmountFieldStyle(hint: { _ in "千" })
    screen.update()
    #expect(!screen.field.isEnabled)
    #expect(screen.field.semanticContentAttribute == .forceRightToLeft)
    #expect(screen.field.textAlignment == .left)
    #expect(screen.field.font?.double == .headline)
    screen.field.layoutIfNeeded()
    #expect((screen.field.subviews.first as? UILabel)?.text == "千")
    screen.environment.font = .system(size: 40)
    screen.update()
    #expect(screen.field.font?.double == .headline)
  }

  @Test func withoutAFormatTheLocaleOfTheEnvironmentCounts() {
    let screen = Screen("1234.5") {
      $0.format = nil
      $0.environment.locale = Locale(identifier: "de_DE")
    }
    #expect(screen.field.text == "1.234,5")
    #expect(screen.field.format.options.typedSeparator == .any)
    screen.environment.locale = Locale(identifier: "en_US")
    screen.update()
    #expect(screen.field.text == "1,234.5")
    #expect(screen.writes == 0)
  }

  @Test func focusGoesBothWays() async {
    let screen = Screen()
    screen.field.becomeFirstResponder()
    #expect(screen.focus.wrappedValue)
    screen.focus.wrappedValue = false
    screen.update()
    #expect(screen.field.isFirstResponder)
    await turns()
    #expect(!screen.field.isFirstResponder)
    screen.focus.wrappedValue = true
    screen.update()
    await turns()
    #expect(screen.field.isFirstResponder)
  }

  @Test func aViewThatIsGoneWritesNothing() {
    let screen = Screen()
    screen.field.becomeFirstResponder()
    screen.host.dismantle()
    screen.field.person.type("1")
    #expect(screen.writes == 0)
    #expect(screen.value == nil)
  }

  @Test func decimalsAreExactBothWays() throws {
    let number = State<Decimal?>(wrappedValue: Decimal(string: "1234.5"))
    let view = AmountField("Amount", amount: number.projectedValue, format: .standard).control
    let host = UIViewHost(view)
    let window = UIWindow(frame: .zero)
    window.addSubview(host.view)
    #expect(host.view.text == "1,234.5")
    host.view.becomeFirstResponder()
    host.view.person.type("6")
    #expect(number.wrappedValue == Decimal(string: "1234.56"))
    for _ in 0..<8 { host.view.person.backspace() }
    #expect(number.wrappedValue == nil)
    let precise = "12345678901234567890123456789012345.678"
    #expect(try Amount(exactly: Decimal(Amount(stringLiteral: precise))).description == precise)
  }

  @Test func theFieldOnMacOSFollowsItsView() async {
    let number = State<Amount?>(wrappedValue: "1234.5")
    let focus = FocusState<Bool>()
    var environment = EnvironmentValues()
    let view = AppKitAmountField(
      title: "Amount", amount: number.projectedValue, format: .standard, focus: focus.projectedValue)
    let host = NSViewHost(view, environment: environment)
    let window = NSWindow()
    window.contentView.addSubview(host.view)
    #expect(host.view.stringValue == "1,234.5")
    #expect(host.view.placeholderString == "Amount")
    focus.wrappedValue = true
    host.update(view)
    await turns()
    #expect(host.view.currentEditor() != nil)
    host.view.person.select(7..<7)
    host.view.person.type("6")
    #expect(number.wrappedValue == "1234.56")
    environment.isEnabled = false
    environment.layoutDirection = .rightToLeft
    host.update(view, environment: environment)
    #expect(!host.view.isEnabled)
    #expect(host.view.alignment == .right)
    #expect(host.view.accessibilityLabel() == "Amount")
    environment.font = .headline
    host.update(view, environment: environment)
    #expect(host.view.font?.double == .headline)
    environment.font = .system(size: 40)
    host.update(view, environment: environment)
    #expect(host.view.font?.double == .headline)
    number.wrappedValue = "7"
    host.update(view)
    #expect(host.view.stringValue == "7")
    host.dismantle()
  }
}
#endif
