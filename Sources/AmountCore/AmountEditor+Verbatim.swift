/// Whether a plain text field would have done the same (contract E5).
extension AmountEditor {
  /// Whether the result is the old text with the range replaced, and the caret right behind the replacement.
  func isVerbatim(
    _ range: Range<Int>, _ text: UTF8Text, appliedTo old: Draft, _ before: Layout, _ after: Layout
  ) -> Bool {
    let inserted = text.utf16Count
    let caret = range.lowerBound + inserted
    guard selection == caret..<caret, after.length == before.length - range.count + inserted else { return false }
    return isOneDigitChange(range, text, appliedTo: old, before)
      ?? rules.withText(of: old, isEditing: isEditing) { oldText in
        withText { newText in AmountEditor.isSplice(newText, of: oldText, range, text) }
      }
  }

  /// Most edits put in or take out one digit; these are told from the layout. Nil where the texts must be compared.
  private func isOneDigitChange(
    _ range: Range<Int>, _ text: UTF8Text, appliedTo old: Draft, _ before: Layout
  ) -> Bool? {
    let gap = before.gap(at: range.lowerBound)
    guard range.lowerBound == before.offset(ofGap: gap), !old.digits.isEmpty, !draft.digits.isEmpty else {
      return nil
    }
    var plain = old
    if range.isEmpty {
      guard text.count == 1, rules.glyphs.zero != nil, 48...57 ~= text[0] else { return nil }
      plain.insert(text[0] - 48, at: gap)
    } else {
      let isOneDigit = !old.hasPoint || gap != old.integerCount
      guard text.isEmpty, isOneDigit, gap < old.elementCount,
        range.upperBound == before.offset(ofGap: gap + 1)
      else { return nil }
      plain.remove(gap..<gap + 1)
    }
    guard plain == draft else { return nil }
    // Right of the change nothing moves. Left of it every separator does; where groups have one digit that is not seen.
    if old.isInFraction(gap) || before.separators(leftOf: gap) == 0 { return true }
    return rules.grouping.map { min($0.primary, $0.secondary) } == 1 ? nil : false
  }

  private static func isSplice(_ new: UTF8Text, of old: UTF8Text, _ range: Range<Int>, _ text: UTF8Text) -> Bool {
    let (start, end) = (old.place(ofUTF16: range.lowerBound), old.place(ofUTF16: range.upperBound))
    let inserted = start..<start + text.count
    return new.count == old.count - (end - start) + text.count
      && new.slice(0..<start).equals(old.slice(0..<start)) && new.slice(inserted).equals(text)
      && new.slice(inserted.upperBound..<new.count).equals(old.slice(end..<old.count))
  }
}
