#if canImport(UIKit) && !os(watchOS)
import AmountCore
import AmountFoundation
import UIKit

/// How edits reach the engine, and its text the screen.
extension AmountTextFieldDelegate {
  /// The longest text that is read at all; a longer one is no amount.
  private static let longestText = 1000

  @discardableResult
  func apply(_ edit: TextEdit) throws(EditRejection) -> EditOutcome {
    guard edit.replacement.utf16.count <= Self.longestText else { throw .unreadableAmount(.tooManyDigits) }
    return try history.apply(edit, to: &editor)
  }

  /// Applies an edit that the control has not made and shows the result.
  func take(_ edit: TextEdit) {
    do {
      let outcome = try apply(edit)
      show()
      if outcome.changesText { announceChange() }
    } catch {
      refuse(error)
    }
  }

  /// Applies one edit of several ranges, as a selection in text of two directions makes it: the string comes at the first,
  /// the others go. It is taken or refused whole.
  ///
  /// Groups are counted from the right, so that what stands right of an edit stays where it is, seen from the end.
  func take(_ ranges: [Range<Int>], _ string: String) {
    let before = editor
    let length = editor.textLength
    var next = editor
    var last: EditOutcome?
    do throws(EditRejection) {
      for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        let end = next.textLength - (length - range.upperBound)
        guard end >= range.count else { throw .rangeOutOfBounds }
        let moved = end - range.count..<end
        next.select(moved)
        last = try next.apply(TextEdit(replacing: moved, with: last == nil ? string : ""))
      }
    } catch {
      return refuse(error)
    }
    guard var outcome = last else { return }
    outcome.kind = .replacement
    outcome.changesText = next.text != before.text
    editor = next
    history.record(outcome, from: before, to: next)
    show()
    if outcome.changesText { announceChange() }
  }

  /// Takes over what the control shows, where it has changed without asking; what cannot be taken is put back.
  ///
  /// - Parameter announces: Whether an event has told of the text as it was, so that another must tell of it as it is.
  func reconcile(announces: Bool = false) {
    guard let field, !isShowing, !field.isComposing else { return }
    let text = field.text ?? ""
    let composed = wasComposing
    wasComposing = false
    guard !editor.shows(text) else { return }
    let caret = field.selectedOffsets.upperBound
    do throws(EditRejection) {
      if composed {
        // I1: a committed composition is one edit at its place.
        try apply(TextEdit(from: editor.text, to: text, caret: caret))
      } else {
        guard text.utf16.count <= Self.longestText else { throw EditRejection.unreadableAmount(.tooManyDigits) }
        try history.adopt(text, caret: caret, into: &editor)
      }
    } catch {
      refuse(error)
    }
    let isRepaired = !editor.shows(field.text ?? "")
    show()
    if isRepaired && announces { announceChange() } else { reportAmount() }
  }

  /// Brings text and selection to the screen, the text only where it differs.
  func show() {
    guard let field else { return }
    let wasShowing = isShowing
    isShowing = true
    if !editor.shows(field.text ?? "") { field.text = editor.text }
    if field.isFirstResponder && field.selectedOffsets != editor.selection { field.moveSelection(to: editor.selection) }
    field.keepNumberLeftToRight()
    field.setNeedsLayout()
    isShowing = wasShowing
  }

  /// Tells everyone what the control, had it made the edit itself, would have told.
  func announceChange() {
    guard let field else { return }
    let wasAnnouncing = isAnnouncing
    isAnnouncing = true
    field.sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field)
    isAnnouncing = wasAnnouncing
    reportAmount()
    scheduleSettling()
  }

  func reportAmount() {
    field?.setNeedsLayout()
    guard editor.amount != knownAmount else { return }
    knownAmount = editor.amount
    onAmountChange?(editor.amount)
  }

  func refuse(_ rejection: EditRejection) {
    onRejection?(rejection)
    if let field { feedback.give(messages.message(for: rejection, format: format), at: field) }
    scheduleSettling()
  }

  /// The control's own event: after an edit it made, or a change nobody was asked about.
  func fieldChanged() {
    guard let field, !isAnnouncing else { return }
    scheduleSettling()
    if field.isComposing {
      wasComposing = true
    } else if editor.shows(field.text ?? "") {
      wasComposing = false
      reportAmount()
    } else if !isDictationPlaceholder(field) {
      reconcile(announces: true)
    }
  }

  /// Dictation first puts blanks where its result will stand; taking them away would break it.
  func isDictationPlaceholder(_ field: UITextField) -> Bool {
    let edit = TextEdit(from: editor.text, to: field.text ?? "", caret: field.selectedOffsets.upperBound)
    return edit.replacement.count > 1 && edit.replacement.allSatisfy(\.isWhitespace)
  }
}
#endif
