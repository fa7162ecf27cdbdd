#if AMOUNTKIT_DOUBLES
import AmountCore
import Testing
import UIKit

@testable import AmountUI

/// Marked text: nothing is rewritten before it is committed, whichever way the control asks about the commit.
@Suite @MainActor struct Composing {
  private func inEveryWorld(_ body: (FieldFixture, String) async -> Void) async {
    for commit in FieldSwitches.Commit.allCases {
      for asksForRanges in [true, false] {
        var switches = FieldSwitches()
        switches.commit = commit
        switches.asksForRanges = asksForRanges
        let fixture = FieldFixture(.words { $0.sign = .any }, switches)
        fixture.field.keyboardLanguage = "zh-Hans"
        await body(fixture, "\(commit), ranges \(asksForRanges)")
      }
    }
  }

  @Test func lettersAreMarkedAndTheCandidateIsJudged() async {
    await inEveryWorld { fixture, world in
      await fixture.type("12")
      fixture.person.mark("w")
      fixture.person.mark("wu")
      #expect(fixture.shown == "12wu|", "\(world)")
      #expect(fixture.field.isComposing, "\(world)")
      #expect(fixture.rejections.isEmpty, "\(world)")
      fixture.person.commit("五")
      await fixture.turns()
      #expect(fixture.shown == "12|", "\(world)")
      #expect(fixture.rejections == [.unexpectedCharacter("五")], "\(world)")
    }
  }

  @Test func fullWidthDigitsAreTakenAtTheirPlace() async {
    await inEveryWorld { fixture, world in
      fixture.field.amount = "1234"
      fixture.person.select(1..<1)
      fixture.person.mark("w")
      fixture.person.commit("５６")
      await fixture.turns()
      #expect(fixture.shown == "156|,234", "\(world)")
      #expect(fixture.rejections.isEmpty, "\(world)")
      fixture.person.undo()
      await fixture.turns()
      #expect(fixture.field.text == "1,234", "\(world)")
    }
  }

  @Test func droppedMarkedTextLeavesNothing() async {
    await inEveryWorld { fixture, world in
      await fixture.type("12")
      fixture.person.mark("n")
      fixture.person.dropMarkedText()
      await fixture.turns()
      #expect(fixture.shown == "12|", "\(world)")
      #expect(fixture.rejections.isEmpty, "\(world)")
    }
  }

  @Test func aPredictionMayVanish() async {
    let fixture = FieldFixture()
    await fixture.type("12")
    fixture.field.setMarkedText("34", selectedRange: NSRange(location: 0, length: 0))
    await fixture.turns()
    #expect(fixture.field.text == "1234")
    fixture.field.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
    await fixture.turns()
    #expect(fixture.shown == "12|")
    #expect(fixture.amounts == ["1", "12"])
  }

  @Test func leavingTheFieldEndsTheComposition() async {
    await inEveryWorld { fixture, world in
      await fixture.type("12")
      fixture.person.mark("wu")
      fixture.field.resignFirstResponder()
      await fixture.turns()
      #expect(fixture.field.text == "12", "\(world)")
      #expect(fixture.field.amount == "12", "\(world)")
    }
  }

  @Test func lettersOfAKeyboardThatDoesNotComposeAreRefusedAtOnce() async {
    let fixture = FieldFixture()
    fixture.field.keyboardLanguage = "de-DE"
    await fixture.type("1x")
    #expect(fixture.events == 1)
    #expect(fixture.rejections == [.unexpectedCharacter("x")])
  }

  @Test func digitsOfAComposingKeyboardNeedNoComposition() async {
    let fixture = FieldFixture()
    fixture.field.keyboardLanguage = "ja-JP"
    await fixture.type("１２３４")
    #expect(fixture.shown == "1,234|")
    await fixture.type("x")
    #expect(fixture.shown == "1,234|")
    #expect(fixture.rejections == [.unexpectedCharacter("x")])
  }

  @Test func ninekeyDingbatsAreNoDigits() async {
    let fixture = FieldFixture()
    await fixture.type("➋")
    #expect(fixture.rejections == [.unexpectedCharacter("➋")])
  }

  @Test func settingTheAmountTheFieldHasLeavesMarkedTextAlone() async {
    let fixture = FieldFixture()
    await fixture.type("12")
    fixture.field.keyboardLanguage = "zh-Hans"
    fixture.person.mark("wu")
    fixture.field.amount = "12"
    #expect(fixture.field.text == "12wu")
    #expect(fixture.field.amount == "12")
    #expect(fixture.field.isComposing)
  }
}
#endif
