#if AMOUNTKIT_DOUBLES
import AmountCore
import AmountFoundation
import Foundation
import Testing
import UIKit

@testable import AmountUI

/// Events, refusals, and what is said and shown beside the text. One after the other: the doubles of VoiceOver and of the
/// haptic engine are shared.
@Suite(.serialized) @MainActor struct Telling {
  @Test func oneEventForEachEdit() async {
    let fixture = FieldFixture()
    var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: fixture.field, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    await fixture.type("1234x5")
    #expect(fixture.events == 5)
    #expect(posted == 5)
    #expect(fixture.amounts == ["1", "12", "123", "1234", "12345"])
    NotificationCenter.default.removeObserver(token)
  }

  @Test func theEventComesWhenTextAndCaretStand() async {
    let fixture = FieldFixture()
    var seen: [String] = []
    fixture.field.addAction(UIAction { _ in seen.append(fixture.shown) }, for: .editingChanged)
    await fixture.type("1234")
    #expect(seen == ["1|", "12|", "123|", "1,234|"])
  }

  @Test func aPlainEditIsLeftToTheControl() async {
    let fixture = FieldFixture()
    await fixture.type("1234")
    #expect(fixture.field.questions.map(\.answer) == [true, true, true, false])
  }

  @Test func theCaretSnapsOutOfAffixes() {
    let fixture = FieldFixture(.words { $0.prefix = "US$ " })
    fixture.field.amount = "5"
    fixture.person.select(0..<0)
    #expect(fixture.shown == "US$\\s|5")
    fixture.person.select(0..<5)
    #expect(fixture.shown == "[US$\\s5]")
  }

  @Test func aTapPutsTheCaretInTheNextTurn() async {
    let fixture = FieldFixture(.words { $0.prefix = "$" }, isFocused: false)
    fixture.field.amount = "1234"
    fixture.person.tap(at: 0)
    await fixture.turns()
    #expect(fixture.shown == "$|1,234")
    fixture.field.resignFirstResponder()
    fixture.person.tap(at: 3)
    await fixture.turns()
    #expect(fixture.shown == "$1,|234")
  }

  @Test func movingToAnotherFieldTidiesThisOne() {
    let fixture = FieldFixture(.words { $0.fractionDigits = 2...2 })
    let other = AmountTextField(format: .standard)
    fixture.window.addSubview(other)
    fixture.person.type("5")
    other.becomeFirstResponder()
    #expect(fixture.field.text == "5.00")
    #expect(fixture.amounts == ["5"])
    #expect(!fixture.field.isFirstResponder)
  }

  @Test func aClampIsTold() {
    let fixture = FieldFixture(
      .words {
        $0.maximum = 10
        $0.outOfRange = .clamp
      })
    fixture.person.type("5")
    fixture.person.type("0")
    fixture.field.resignFirstResponder()
    #expect(fixture.field.text == "10")
    #expect(fixture.amounts == ["5", "50", "10"])
  }

  @Test func aRefusalIsFeltSeenAndSpoken() {
    let fixture = FieldFixture()
    reset()
    VoiceOver.isRunning = true
    fixture.person.type("x")
    let sentence = AmountMessages(locale: .current).message(for: .unexpectedCharacter("x"), format: .standard)
    #expect(VoiceOver.announcements == [sentence])
    #expect(UINotificationFeedbackGenerator.occurred == [.error])
    #expect(Animations.count == 4)
    #expect(fixture.field.transform == .identity)
  }

  @Test(arguments: AmountMessages.Language.allCases)
  func aFieldSpeaksTheLanguageItIsGiven(_ language: AmountMessages.Language) throws {
    let fixture = FieldFixture(
      .words {
        $0.sign = .any
        $0.maximum = 5000
        $0.outOfRange = .reject
      })
    reset()
    VoiceOver.isRunning = true
    fixture.field.messages = AmountMessages(language)
    fixture.field.entry.accessory = .sign
    fixture.person.type("x")
    for key in "9999" { fixture.person.type(String(key)) }
    let messages = AmountMessages(language)
    #expect(
      VoiceOver.announcements
        == [.unexpectedCharacter("x"), .aboveMaximum(5000)].map {
          messages.message(for: $0, format: fixture.field.format)
        })
    #expect(VoiceOver.announcements.last?.contains("5,000") == true)
    let bar = try #require(fixture.field.inputAccessoryView as? UIToolbar)
    #expect(bar.items?.first?.accessibilityLabel == messages[.changeSign])
    #expect(fixture.field.validityMessage == nil)
    fixture.field.amount = "9999"
    #expect(fixture.field.validityMessage == messages.message(for: .aboveMaximum(5000), format: fixture.field.format))
  }

  @Test func theSignKeyIsLabelledAnewInAnotherLanguage() throws {
    let fixture = FieldFixture(.words { $0.sign = .any })
    fixture.field.entry.accessory = .sign
    var labels: [String?] = []
    for language in [AmountMessages.Language.german, .hindi] {
      fixture.field.messages = AmountMessages(language)
      labels.append((fixture.field.inputAccessoryView as? UIToolbar)?.items?.first?.accessibilityLabel)
    }
    #expect(labels == ["Vorzeichen wechseln", "चिह्न बदलें"])
  }

  @Test func reduceMotionStopsTheShake() {
    let fixture = FieldFixture()
    reset()
    VoiceOver.reducesMotion = true
    fixture.person.type("x")
    #expect(Animations.count == 0)
    #expect(UINotificationFeedbackGenerator.occurred == [.error])
    #expect(VoiceOver.announcements.isEmpty)
    fixture.field.entry.feedback = []
    fixture.person.type("x")
    #expect(UINotificationFeedbackGenerator.occurred == [.error])
    #expect(fixture.rejections.count == 2)
  }

  @Test func theSpokenValueIsTheControlsWhileEditing() async {
    let fixture = FieldFixture(.words { $0.suffix = " kg" })
    await fixture.type("12")
    #expect(fixture.field.accessibilityValue == "12 kg")
    fixture.field.resignFirstResponder()
    #expect(fixture.field.accessibilityValue == "12 kg")
  }

  /// The format brings the locale and the currency; nothing else has to be set.
  @Test func theAmountOfAFieldWithACurrencyIsSaidInWords() async {
    let yuan = FieldFixture(AmountFormat(locale: Locale(identifier: "zh_CN"), currency: "CNY"))
    await yuan.type("115.05")
    #expect(yuan.field.accessibilityValue == "115.05")
    yuan.field.resignFirstResponder()
    #expect(yuan.field.accessibilityValue == "一百一十五元五分")
    let dollars = FieldFixture(AmountFormat(locale: Locale(identifier: "en-US"), currency: "USD", symbol: .symbol))
    await dollars.type("1")
    dollars.field.resignFirstResponder()
    #expect(dollars.field.text == "$1.00" && dollars.field.accessibilityValue == "one dollar")
    let number = FieldFixture(AmountFormat(locale: Locale(identifier: "en_US")))
    await number.type("1234")
    number.field.resignFirstResponder()
    #expect(number.field.accessibilityValue == "1,234")
  }

  @Test func theHintStandsAboveTheFirstDigit() throws {
    let fixture = FieldFixture(.words { $0.prefix = "US$" })
    let plain = fixture.field.intrinsicContentSize.height
    fixture.field.hint = { $0 >= 10_000 ? "10k" : nil }
    fixture.field.amount = "12345"
    fixture.field.layoutIfNeeded()
    let label = try #require(fixture.field.subviews.first as? UILabel)
    #expect(label.text == "10k")
    #expect(label.frame.minX == 30)
    #expect(label.adjustsFontForContentSizeCategory)
    #expect(fixture.field.editingRect(forBounds: fixture.field.bounds).minY >= label.frame.maxY)
    #expect(fixture.field.intrinsicContentSize.height > plain)
    fixture.field.amount = "1"
    fixture.field.layoutIfNeeded()
    #expect(label.isHidden)
    fixture.field.hint = nil
    #expect(fixture.field.subviews.isEmpty)
  }

  @Test func theMagnitudeIsToldInTheWordsOfTheLocale() throws {
    func told(_ locale: String, _ amount: Amount) -> String? {
      let fixture = FieldFixture(AmountFormat(locale: Locale(identifier: locale), currency: "CNY"))
      fixture.field.showMagnitudeHint()
      fixture.field.amount = amount
      fixture.field.layoutIfNeeded()
      let label = fixture.field.subviews.first as? UILabel
      return label?.isHidden == false ? label?.text : nil
    }
    #expect(told("zh_CN", "1234567") == "百万")
    #expect(told("zh_TW", "123456789") == "億")
    #expect(told("en_IN", "1234567") == "lakh")
    #expect(told("zh_CN", "999") == nil)
    #expect(told("de_DE", "1234567") == nil)
  }

  @Test func rightToLeftKeepsTheNumberOneRun() {
    let fixture = FieldFixture()
    fixture.field.semanticContentAttribute = .forceRightToLeft
    fixture.field.amount = "1234"
    #expect(fixture.field.baseWritingDirection == .leftToRight)
    #expect(fixture.field.textAlignment == .right)
  }

  @Test func textFollowsDynamicType() {
    let field = FieldFixture().field
    #expect(field.adjustsFontForContentSizeCategory)
    #expect(field.font?.double == .body)
  }

  private func reset() {
    VoiceOver.isRunning = false
    VoiceOver.reducesMotion = false
    VoiceOver.announcements = []
    UINotificationFeedbackGenerator.occurred = []
    Animations.count = 0
  }
}
#endif
