#if AMOUNTKIT_DOUBLES
import AmountCore
import Testing
import UIKit

@testable import AmountUI

/// Every call of the control reaches the app's delegate, as often as without us.
@Suite @MainActor struct Forwarding {
  /// Writes down each call. A subclass leaves out what it does not implement.
  class Host: NSObject {
    var calls: [String] = []
    var allows = true
  }

  final class FullHost: Host {}
  final class ClassicHost: Host {}
  final class EmptyHost: Host {}

  @Test(arguments: [true, false]) func aFullHostIsCalledAsWithoutUs(asksForRanges: Bool) {
    let (alone, behind) = (FullHost(), FullHost())
    session(with: alone, asksForRanges, attached: false)
    session(with: behind, asksForRanges, attached: true)
    #expect(alone.calls == behind.calls)
    #expect(alone.calls.filter { $0.hasPrefix("change") }.count == 4)
    #expect(alone.calls.filter { $0 == "didEnd reason" }.count == 1)
    #expect(!alone.calls.contains("didEnd"))
    #expect(alone.calls.filter { $0 == "didBegin" }.count == 1)
    #expect(alone.calls.filter { $0 == "shouldReturn" }.count == 1)
    #expect(alone.calls.filter { $0 == "shouldClear" }.count == 1)
    #expect(alone.calls.contains("selection"))
  }

  @Test(arguments: [true, false]) func aClassicHostIsCalledAsWithoutUs(asksForRanges: Bool) {
    let (alone, behind) = (ClassicHost(), ClassicHost())
    session(with: alone, asksForRanges, attached: false)
    session(with: behind, asksForRanges, attached: true)
    #expect(alone.calls == behind.calls)
    #expect(alone.calls.filter { $0 == "didEnd" }.count == 1)
  }

  @Test func anEmptyHostIsNoMoreThanNone() {
    let host = EmptyHost()
    session(with: host, true, attached: true)
    #expect(host.calls.isEmpty)
  }

  @Test func whatTheHostForbidsIsForbiddenWithoutAWord() {
    let host = FullHost()
    let fixture = FieldFixture()
    fixture.field.delegate = host
    host.allows = false
    fixture.person.type("1")
    fixture.person.clear()
    #expect(fixture.field.text == "")
    #expect(fixture.rejections.isEmpty)
    #expect(fixture.events == 0)
  }

  @Test func theFieldShowsTheAppsDelegate() {
    let host = FullHost()
    let fixture = FieldFixture()
    fixture.field.delegate = host
    #expect(fixture.field.delegate === host)
    fixture.field.delegate = nil
    #expect(fixture.field.delegate == nil)
    fixture.person.type("x")
    #expect(fixture.rejections == [.unexpectedCharacter("x")])
  }

  @Test func detachingGivesTheFieldBack() {
    let host = FullHost()
    let field = UITextField(frame: .zero)
    let entry = AmountTextFieldDelegate(format: .classic)
    field.delegate = host
    entry.attach(to: field)
    #expect(field.delegate === entry)
    #expect(entry.host === host)
    entry.detach()
    #expect(field.delegate === host)
    #expect(field.allControlEvents == [])
    field.person.type("x")
    #expect(field.text == "x")
  }

  /// Several ranges at once: everything goes, the string comes once.
  @Test func severalRangesAreOneEdit() {
    let host = ClassicHost()
    let fixture = FieldFixture()
    fixture.field.amount = "123456"
    fixture.field.delegate = host
    fixture.person.replace([0..<1, 5..<7], with: "9")
    #expect(fixture.field.text == "9,234")
    #expect(host.calls.filter { $0.hasPrefix("change") } == ["change {0, 1} 9", "change {5, 2} "])
    #expect(fixture.events == 1)
  }

  private func session(with host: Host, _ asksForRanges: Bool, attached: Bool) {
    let window = UIWindow(frame: .zero)
    let field = UITextField(frame: .zero)
    field.switches.asksForRanges = asksForRanges
    window.addSubview(field)
    let entry = AmountTextFieldDelegate(format: .classic)
    field.delegate = host as? any UITextFieldDelegate
    if attached { entry.attach(to: field) }
    field.becomeFirstResponder()
    for key in ["1", "2", "3"] { field.person.type(key) }
    field.person.backspace()
    field.person.select(0..<1)
    field.person.pressReturn()
    field.person.clear()
    field.resignFirstResponder()
  }
}

extension Forwarding.FullHost: UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { _ = note("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { _ = note("didEnd") }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    _ = note("didEnd reason")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { note("change {\(range.location), \(range.length)} \(string)") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool { note("changes \(ranges.map(\.rangeValue.location)) \(string)") }
  func textFieldDidChangeSelection(_ textField: UITextField) { _ = note("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { note("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("shouldReturn") }

  private func note(_ call: String) -> Bool {
    calls.append(call)
    return allows
  }
}

extension Forwarding.ClassicHost: UITextFieldDelegate {
  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    calls.append("change {\(range.location), \(range.length)} \(string)")
    return true
  }
}

extension Forwarding.EmptyHost: UITextFieldDelegate {}
#endif
