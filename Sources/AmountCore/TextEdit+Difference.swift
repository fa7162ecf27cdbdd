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
  ///   - old: The text as it was.
  ///   - new: The text as it is now.
  ///   - caret: Where the caret stands in the new text, a UTF-16 offset. Any number is safe.
  /// - Returns: The smallest replacement; an empty one at the caret where the texts are equal. Surrogate pairs are kept
  ///   whole.
  /// - Complexity: O(length of both texts).
  public init(from old: String, to new: String, caret: Int) {
    var (old, new) = (old, new)
    self = old.withUTF8 { old in
      new.withUTF8 { new in
        let difference = Difference(from: old, to: new, caret: caret)
        return TextEdit(
          replacing: difference.range, with: String(decoding: new.slice(difference.replacement), as: UTF8.self))
      }
    }
  }
}

/// Where two texts differ.
struct Difference {
  /// What goes, in UTF-16 offsets of the old text.
  let range: Range<Int>
  /// What comes, in bytes of the new text.
  let replacement: Range<Int>

  init(from old: UTF8Text, to new: UTF8Text, caret: Int) {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    while prefix > 0, !old.startsScalar(at: prefix) || !new.startsScalar(at: prefix) { prefix -= 1 }
    var suffix = 0
    while suffix < shorter, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    while suffix > 0, !old.startsScalar(at: old.count - suffix) { suffix -= 1 }

    // Where prefix and suffix overlap, the edit can slide: let the inserted text, or the gap, end at the caret.
    if prefix + suffix > shorter {
      let behind = new.count - new.place(ofUTF16: max(0, caret))
      suffix = min(max(behind, shorter - prefix), suffix)
      prefix = shorter - suffix
    }
    range = old.utf16Offset(of: prefix)..<old.utf16Offset(of: old.count - suffix)
    replacement = prefix..<new.count - suffix
  }
}
