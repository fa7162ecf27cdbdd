import Testing

@testable import AmountCore

/// Texts that changed without asking, and the one edit that explains them (I1 to I3).
@Suite struct ReportedChangeTests {
  @Test(arguments: [
    ("11", "1", 0, 0..<1, ""), ("11", "1", 1, 1..<2, ""), ("111", "11", 1, 1..<2, ""),
    ("1,234", "1,2534", 4, 3..<3, "5"), ("", "5", 1, 0..<0, "5"), ("5", "", 0, 0..<1, ""), ("5", "5", 0, 0..<0, ""),
    ("12", "112", 1, 0..<0, "1"), ("12", "112", 2, 1..<1, "1"), ("12.50", "1,250.00", 8, 1..<4, ",250.0"),
    ("abc", "xyz", 3, 0..<3, "xyz"), ("aXa", "aa", 1, 1..<2, ""), ("aaa", "aaaa", 99, 3..<3, "a"),
    ("aaa", "aaaa", -7, 0..<0, "a"), ("👍", "👎", 2, 0..<2, "👎"), ("𝟏𝟐", "𝟏", 2, 2..<4, ""),
  ])
  func theDifferenceIsResolvedByTheCaret(
    _ old: String, _ new: String, _ caret: Int, _ range: Range<Int>, _ replacement: String
  ) {
    #expect(TextEdit(from: old, to: new, caret: caret) == TextEdit(replacing: range, with: replacement))
  }

  /// Whatever the caret, the difference applied to the old text gives the new one; enumerated over short texts.
  @Test func theDifferenceIsExact() {
    let texts = (0...4).flatMap { length in
      (0..<(1 << length)).map { bits in (0..<length).map { bits >> $0 & 1 == 1 ? "a" : "𝟏" }.joined() }
    }
    for old in texts {
      for new in texts {
        for caret in 0...new.utf16.count {
          let edit = TextEdit(from: old, to: new, caret: caret)
          var units = Array(old.utf16)
          units.replaceSubrange(edit.range, with: edit.replacement.utf16)
          #expect(String(decoding: units, as: UTF16.self) == new, "\(old) → \(new), caret \(caret): \(edit)")
        }
      }
    }
  }

  @Test func adoptingTellsWhetherTheControlMayStay() throws {
    var editor = AmountEditor(format: .standard)
    #expect(try editor.adopt("12", caret: 2).application == .verbatim)
    #expect(try editor.adopt("1234", caret: 4).application == .adjusted)
    #expect(editor.text == "1,234")
    #expect(try editor.adopt("9,876.50", caret: 8).application == .verbatim)
    #expect(throws: EditRejection.self) { try editor.adopt("nonsense", caret: 0) }
    #expect(editor.text == "9,876.50")
    try editor.adopt("", caret: 0)
    #expect(editor.amount == nil)
  }

  @Test func aFieldWithoutFocusIsTidiedAtOnce() throws {
    var editor = AmountEditor(format: NamedFormat("", .english, .with("fraction-digits=2-2 grouping=idle")).format)
    editor.endEditing()
    try editor.apply(TextEdit(replacing: 0..<0, with: "1234.5"))
    #expect(editor.text == "1,234.50")
    #expect(editor.selection == 8..<8)
    editor.beginEditing()
    #expect(editor.text == "1234.50")
  }
}
