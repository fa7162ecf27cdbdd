import Testing

@testable import AmountCore

/// Undo and redo where scenario rows cannot look: limits, runs told to a host, snapshots.
@Suite struct HistoryTests {
  private func typed(_ keys: String, _ history: inout EditHistory, _ editor: inout AmountEditor) throws -> [Bool] {
    try keys.map { key in
      let before = editor
      let outcome = try editor.apply(TextEdit(replacing: editor.selection, with: String(key)))
      return history.record(outcome, from: before, to: editor)
    }
  }

  @Test func aRunOpensOneStep() throws {
    var (history, editor) = (EditHistory(), AmountEditor(format: .standard))
    #expect(try typed("123", &history, &editor) == [true, false, false])
    history.select(0..<0, in: &editor)
    #expect(try typed("4", &history, &editor) == [true])
    #expect(history.canUndo && !history.canRedo)
  }

  /// A caret that moved and came back has moved.
  @Test func theSameCaretPlaceEndsARun() throws {
    var (history, editor) = (EditHistory(), AmountEditor(format: .standard))
    _ = try typed("12", &history, &editor)
    history.select(editor.selection, in: &editor)
    #expect(try typed("3", &history, &editor) == [true])
    // Even where the host forgot to say so.
    editor.select(0..<0)
    #expect(try typed("4", &history, &editor) == [true])
  }

  @Test func theOldestStepsGoFirst() throws {
    var (history, editor) = (EditHistory(limit: 3), AmountEditor(format: .standard))
    for amount in 1...5 as ClosedRange<Int64> {
      try history.setAmount(Amount(minorUnits: amount, fractionDigits: 0), in: &editor)
    }
    var undone = 0
    while history.undo(&editor) { undone += 1 }
    #expect(undone == 3)
    #expect(editor.text == "2")
    while history.redo(&editor) { undone -= 1 }
    #expect(undone == 0)
    #expect(editor.text == "5")
    #expect(EditHistory(limit: -1).canUndo == false)
  }

  @Test func anEchoAndAFailedSetMakeNoStep() throws {
    var (history, editor) = (EditHistory(), AmountEditor(format: .standard))
    _ = try typed("1.", &history, &editor)
    #expect(try history.setAmount("1", in: &editor) == false)
    #expect(throws: EditRejection.tooManyFractionDigits(maximum: 2)) { try history.setAmount("1.234", in: &editor) }
    #expect(try typed("5", &history, &editor) == [false])
    history.undo(&editor)
    #expect(editor.text == "")
  }

  @Test func undoingKeepsTheFocus() throws {
    var (history, editor) = (
      EditHistory(), AmountEditor(format: NamedFormat("", .english, .with("grouping=idle")).format)
    )
    _ = try typed("1234", &history, &editor)
    history.select(1..<3, in: &editor)
    _ = try typed("9", &history, &editor)
    history.endEditing(&editor)
    history.undo(&editor)
    #expect(!editor.isEditing)
    #expect(editor.text == "1,234")
    #expect(editor.selection == 1..<4)
  }
}
