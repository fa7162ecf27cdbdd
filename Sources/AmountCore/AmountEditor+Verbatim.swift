/// Whether a plain text field would have done the same (contract E5).
extension AmountEditor {
  /// Whether the result is the old text with the range replaced, and the caret right behind the replacement.
  func isVerbatim(_ edit: TextEdit, appliedTo old: Draft, _ before: Layout, _ after: Layout) -> Bool {
    let inserted = edit.replacement.utf16.count
    let caret = edit.range.lowerBound + inserted
    guard selection == caret..<caret, after.length == before.length - edit.range.count + inserted else { return false }
    return isOneDigitChange(edit, appliedTo: old, before)
      ?? rules.withText(of: old, isEditing: isEditing, as: rules.utf16) { oldText in
        rules.withText(of: draft, isEditing: isEditing, as: rules.utf16) { newText in
          AmountEditor.isSplice(newText, of: oldText, edit)
        }
      }
  }

  /// Most edits put in or take out one digit; these are told from the layout. Nil where the texts must be compared.
  private func isOneDigitChange(_ edit: TextEdit, appliedTo old: Draft, _ before: Layout) -> Bool? {
    let gap = before.gap(at: edit.range.lowerBound)
    guard edit.range.lowerBound == before.offset(ofGap: gap), !old.digits.isEmpty, !draft.digits.isEmpty else {
      return nil
    }
    var plain = old
    if edit.range.isEmpty {
      guard edit.replacement.utf8.count == 1, let digit = edit.replacement.unicodeScalars.first?.digitValue,
        rules.utf16.zero == 48
      else { return nil }
      plain.insert(digit, at: gap)
    } else {
      let isOneDigit = !old.hasPoint || gap != old.integerCount
      guard edit.replacement.isEmpty, isOneDigit, gap < old.elementCount,
        edit.range.upperBound == before.offset(ofGap: gap + 1)
      else { return nil }
      plain.remove(gap..<gap + 1)
    }
    guard plain == draft else { return nil }
    // Right of the change nothing moves. Left of it every separator does.
    return old.isInFraction(gap) || before.separators(leftOf: gap) == 0
  }

  private static func isSplice(
    _ new: UnsafeMutableBufferPointer<UInt16>, of old: UnsafeMutableBufferPointer<UInt16>, _ edit: TextEdit
  ) -> Bool {
    var index = 0
    while index < edit.range.lowerBound {
      guard new[index] == old[index] else { return false }
      index += 1
    }
    for unit in edit.replacement.utf16 {
      guard new[index] == unit else { return false }
      index += 1
    }
    for unit in old[edit.range.upperBound...] {
      guard new[index] == unit else { return false }
      index += 1
    }
    return true
  }
}
