import Foundation
import Testing

@testable import AmountCore

/// The classic preset agrees with the classic delegate method on every text of up to seven keys typed at the end.
@Suite struct ClassicVerdictTests {
  @Test func everyVerdictIsTheSame() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Classic/verdicts.tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    #expect(rows.count == 1280)
    for row in rows {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let keys = cells[1] == "other" ? ["a", "-", ",", "+", "/", ":", "$", "¥", "x", " ", "五"] : [cells[1]]
      for key in keys {
        var editor = AmountEditor(format: .classic)
        for typed in cells[0] { try type(String(typed), in: &editor) }
        let isTaken = (try? type(key, in: &editor)) != nil
        #expect(isTaken == (cells[2] == "YES"), "\(row)")
        #expect(editor.text == cells[3], "\(row)")
      }
    }
  }

  private func type(_ key: String, in editor: inout AmountEditor) throws {
    try editor.apply(TextEdit(replacing: editor.selection, with: key))
  }
}
