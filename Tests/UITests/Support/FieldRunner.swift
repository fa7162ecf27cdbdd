#if AMOUNTKIT_DOUBLES
import AmountScenarios
import Foundation
import UIKit

@testable import AmountCore
@testable import AmountUI

/// The next turn of the main queue.
@MainActor func turn() async {
  await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
}

/// In which field, and in which world, a row runs.
struct FieldSetup: CustomStringConvertible, Sendable {
  var name: String
  /// Whether a plain field has an entry attached, instead of being an `AmountTextField`.
  var isAttached = false
  /// Whether pasting adds blanks, as where an app has switched that on again.
  var addsBlanks = false
  var switches = FieldSwitches()

  var description: String { name }
}

/// Runs rows on a field, by the routes a person has.
@MainActor final class FieldRunner {
  let field: UITextField
  let entry: AmountTextFieldDelegate
  private let window = UIWindow(frame: .zero)
  private let setup: FieldSetup
  private var reject: [String] = []
  private var applied: String?
  private var events = 0
  private var found: [String] = []

  init(_ row: Scenario, _ setup: FieldSetup) {
    self.setup = setup
    if setup.isAttached {
      field = UITextField(frame: .zero)
      entry = AmountTextFieldDelegate(format: row.format)
    } else {
      let own = AmountTextField(format: row.format)
      field = own
      entry = own.entry
    }
    field.switches = setup.switches
    window.addSubview(field)
    if setup.isAttached { entry.attach(to: field) }
    if setup.addsBlanks { field.smartInsertDeleteType = .yes }
    entry.onRejection = { [unowned self] in self.reject.append($0.name) }
    field.addAction(UIAction { [unowned self] _ in self.events += 1 }, for: .editingChanged)
  }

  /// What differs from the row.
  static func run(_ row: Scenario, _ setup: FieldSetup) async -> [String] {
    let runner = FieldRunner(row, setup)
    guard
      let start = AmountEditor(
        format: row.format, text: row.start.text, selection: row.start.selection,
        isEditing: row.actions.first != .focus)
    else { return ["a field of this format cannot show \(row.start)"] }
    if start.isEditing { runner.field.becomeFirstResponder() }
    runner.entry.editor = start
    runner.entry.knownAmount = start.amount
    runner.entry.show()
    await turn()
    for action in row.actions { await runner.perform(action) }
    // Where the control did not ask, nobody chose between its way and ours.
    var asked = row
    if runner.applied == nil { asked.applied = nil }
    return runner.found + runner.result.differences(from: asked)
  }

  private var result: ScenarioResult {
    let selection = field.isEditing ? field.selectedOffsets : entry.editor.selection
    return ScenarioResult(
      shown: MarkedText(text: field.text ?? "", selection: selection), reject: reject,
      amount: entry.amount?.description ?? "nil", validity: entry.validity.name, applied: applied)
  }

  private func perform(_ action: ScenarioAction) async {
    if case .type(let text) = action {
      for scalar in text.unicodeScalars { await once(scalar == " ") { $0.type(String(scalar)) } }
      return
    }
    switch action {
    case .paste(let text): await once { $0.paste(text) }
    case .backspace: await once { $0.backspace() }
    case .cut: await once { $0.cut() }
    case .replace(let range, let text): await once { $0.replace(range, with: text) }
    default:
      applied = nil
      performUnasked(action)
      await settle()
    }
  }

  /// One question: an event is sent once where the control makes the change or the text is another one, else never.
  private func once(_ isBlank: Bool = false, _ act: (Person) -> Void) async {
    applied = nil
    let before = (text: field.text, events: events, questions: field.questions.count)
    act(field.person)
    let isMadeByControl = field.questions.count > before.questions && field.questions.last?.answer == true
    let expected = before.text == field.text ? (isMadeByControl ? 0...1 : 0...0) : 1...1
    if !isBlank && !expected.contains(events - before.events) {
      found.append("expected \(expected) events, got \(events - before.events)")
    }
    if field.questions.count > before.questions, let last = field.questions.last, !isBlank {
      applied = last.answer ? "verbatim" : "adjusted"
    }
    await settle()
  }

  private func settle() async {
    await turn()
    if field.undoManager?.groupingLevel ?? 0 > 0 || field.controlUndoManager.groupingLevel > 0 { await turn() }
    await turn()
    _ = entry.amount
    if !field.isComposing && field.text != entry.editor.text {
      found.append("the field shows \(field.text ?? "nil"), the engine \(entry.editor.text)")
    }
  }

  private func performUnasked(_ action: ScenarioAction) {
    let person = field.person
    let selection = field.selectedOffsets
    let end = (field.text ?? "").utf16.count
    switch action {
    case .drop(let text): person.drop(text)
    case .dictate(let text): person.dictate(text)
    case .forwardDelete: person.forwardDelete()
    case .caret(let offset): person.select(offset..<offset)
    case .select(let range): person.select(range)
    case .selectAll: person.select(0..<end)
    case .home: person.select(0..<0)
    case .end: person.select(end..<end)
    case .left:
      let place = selection.isEmpty ? max(0, selection.lowerBound - 1) : selection.lowerBound
      person.select(place..<place)
    case .right:
      let place = selection.isEmpty ? min(end, selection.upperBound + 1) : selection.upperBound
      person.select(place..<place)
    case .undo: person.undo()
    case .redo: person.redo()
    case .focus: field.becomeFirstResponder()
    case .blur: field.resignFirstResponder()
    case .set(let amount):
      do throws(EditRejection) { try entry.setAmount(amount) } catch { reject.append(error.name) }
    case .mark(let text):
      field.keyboardLanguage = "zh-Hans"
      person.mark(text)
    case .commit(let text): person.commit(text)
    case .unmark: person.dropMarkedText()
    case .autofill(let text): person.autofill(text)
    case .type, .paste, .backspace, .cut, .replace: break
    }
  }
}
#endif
