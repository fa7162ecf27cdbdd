#if AMOUNTKIT_DOUBLES
import AmountScenarios
import AppKit
import Foundation
import Testing

@testable import AmountCore
@testable import AmountUI

/// Every row of every scenario file on the field for macOS, as far as its field editor takes it.
@Suite @MainActor struct ScenariosOnNSTextField {
  /// Why a row cannot run here, or nil.
  private func reasonToSkip(_ row: Scenario) -> String? {
    var isEdited = row.actions.first != .focus
    for action in row.actions {
      switch action {
      case .focus: isEdited = true
      case .blur: isEdited = false
      case .drop where !isEdited: return "a drop begins editing"
      case .undo, .redo: return "undo is the field editor's own"
      case .replace(let range, _) where range.upperBound > row.start.text.utf16.count:
        return "a field editor announces no range beyond its text"
      case .replace(let range, "") where !row.start.selection.isEmpty && row.start.selection != range:
        return "a field editor puts the caret where the change is"
      default: continue
      }
    }
    switch row.cells["do"] {
    case "replace(2,2,\\u{200E})", "replace(2,2,)": return "a field editor puts the caret where the change is"
    case "type(.) caret(5) type(5)": return "a caret that is put where it stands is not told"
    case "type(.) bs type(5)", "type(,) bs type(5)": return "a backspace in an empty field is not told"
    default: return nil
    }
  }

  @Test(arguments: [false, true]) func rows(asksWhileMarked: Bool) {
    var failed: [String] = []
    var skipped: [String: Int] = [:]
    for row in ScenarioFiles.rows {
      if let reason = reasonToSkip(row) {
        skipped[reason, default: 0] += 1
        continue
      }
      let differences = NSFieldRunner(row, asksWhileMarked).run(row)
      if !differences.isEmpty {
        failed.append("\(row.place): \(row.cells["do"] ?? ""): \(differences.joined(separator: "; "))")
      }
    }
    #expect(failed.isEmpty, "\(failed.joined(separator: "\n"))")
    #expect(skipped.count == 6, "\(skipped)")
  }
}

@MainActor private final class NSFieldRunner {
  let window = NSWindow()
  let field: AmountNSTextField
  private var reject: [String] = []

  init(_ row: Scenario, _ asksWhileMarked: Bool) {
    field = AmountNSTextField(format: row.format)
    field.switches.asksWhileMarked = asksWhileMarked
    window.contentView.addSubview(field)
    field.onRejection = { [unowned self] in self.reject.append($0.name) }
  }

  private var rule: AmountFormatter { field.formatter as! AmountFormatter }
  private var view: NSTextView? { field.currentEditor() as? NSTextView }

  func run(_ row: Scenario) -> [String] {
    guard
      let start = AmountEditor(
        format: row.format, text: row.start.text, selection: row.start.selection,
        isEditing: row.actions.first != .focus)
    else { return ["a field of this format cannot show \(row.start)"] }
    if start.isEditing { window.makeFirstResponder(field) }
    rule.editor = start
    if let view {
      view.string = start.text
      view.selectedRange = NSRange(start.selection)
    } else {
      field.stringValue = start.text
    }
    for action in row.actions { perform(action) }
    let selection = view?.selectedRange.offsets ?? rule.editor.selection
    let result = ScenarioResult(
      shown: MarkedText(text: field.stringValue, selection: selection), reject: reject,
      amount: field.amount?.description ?? "nil", validity: field.validity.name, applied: row.applied)
    return result.differences(from: row)
  }

  private func perform(_ action: ScenarioAction) {
    let person = field.person
    let end = field.stringValue.utf16.count
    switch action {
    case .type(let text): for scalar in text.unicodeScalars { person.type(String(scalar)) }
    case .paste(let text), .drop(let text), .dictate(let text): person.paste(text)
    case .backspace: person.backspace()
    case .forwardDelete: person.forwardDelete()
    case .cut: if view?.selectedRange.length ?? 0 > 0 { person.type("") }
    case .replace(let range, let text): person.replace(NSRange(range), with: text)
    case .caret(let offset): person.select(offset..<offset)
    case .select(let range): person.select(range)
    case .selectAll: person.select(0..<end)
    case .home: person.select(0..<0)
    case .end: person.select(end..<end)
    case .left:
      let selection = view?.selectedRange.offsets ?? 0..<0
      let place = selection.isEmpty ? max(0, selection.lowerBound - 1) : selection.lowerBound
      person.select(place..<place)
    case .right:
      let selection = view?.selectedRange.offsets ?? 0..<0
      let place = selection.isEmpty ? min(end, selection.upperBound + 1) : selection.upperBound
      person.select(place..<place)
    case .undo, .redo: break
    case .focus:
      // The row has a caret, where a field that gets focus on macOS is selected.
      var edited = rule.editor
      edited.beginEditing()
      window.makeFirstResponder(field)
      person.select(edited.selection)
    case .blur: window.makeFirstResponder(nil)
    case .set(let amount):
      do throws(EditRejection) { try field.setAmount(amount) } catch { reject.append(error.name) }
    case .mark(let text): person.mark(text)
    case .commit(let text): person.commit(text)
    case .unmark: person.dropMarkedText()
    case .autofill(let text): person.autofill(text)
    }
  }
}
#endif
