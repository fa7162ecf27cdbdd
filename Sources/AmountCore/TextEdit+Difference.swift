extension TextEdit {
  /// The one edit that turns a text into another, for hosts that only report afterwards (contract I1 to I3).
  ///
  /// Where several edits would do, the caret decides: `11` that became `1` lost its first `1` if the caret now stands at
  /// the start, its second if it stands at the end.
  ///
  ///     TextEdit(from: "11", to: "1", caret: 0)       // replacing 0..<1 with ""
  ///     TextEdit(from: "1,234", to: "1,2534", caret: 4)   // replacing 3..<3 with "5"
  ///
  /// - Parameters:
  ///   - caret: Where the caret stands in the new text, a UTF-16 offset. Any number is safe.
  /// - Returns: The smallest replacement; an empty one at the caret where the texts are equal. Surrogate pairs are kept
  ///   whole.
  /// - Complexity: O(length of both texts).
  public init(from old: String, to new: String, caret: Int) {
    let before = Array(old.utf16)
    let after = Array(new.utf16)
    let shorter = min(before.count, after.count)
    var prefix = 0
    while prefix < shorter, before[prefix] == after[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter, before[before.count - 1 - suffix] == after[after.count - 1 - suffix] { suffix += 1 }

    // Where prefix and suffix overlap, the edit can slide: let the inserted text, or the gap, end at the caret.
    let overlap = prefix + suffix - shorter
    if overlap > 0 {
      let caret = min(max(0, caret), after.count)
      suffix = min(max(after.count - caret, suffix - overlap), suffix)
      prefix = shorter - suffix
    }
    if prefix > 0, UTF16.isLeadSurrogate(before[prefix - 1]) { prefix -= 1 }
    if suffix > 0, UTF16.isTrailSurrogate(before[before.count - suffix]) { suffix -= 1 }
    self.init(
      replacing: prefix..<(before.count - suffix),
      with: String(decoding: after[prefix..<(after.count - suffix)], as: UTF16.self))
  }
}
