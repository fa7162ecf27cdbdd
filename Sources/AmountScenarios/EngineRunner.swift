import AmountCore

/// What a row came to in a host.
package struct ScenarioResult: Equatable, Sendable {
  package var shown: MarkedText
  package var reject: [String]
  package var amount: String
  package var validity: String
  package var applied: String?

  package init(shown: MarkedText, reject: [String], amount: String, validity: String, applied: String?) {
    self.shown = shown
    self.reject = reject
    self.amount = amount
    self.validity = validity
    self.applied = applied
  }

  /// How this differs from what the row wants, in words; empty where it does not.
  package func differences(from row: Scenario) -> [String] {
    var found: [String] = []
    if shown != row.expect { found.append("expected \(row.expect), got \(shown)") }
    if let reject = row.reject, reject != self.reject {
      found.append("expected reject \(Self.list(reject)), got \(Self.list(self.reject))")
    }
    func compare(_ name: String, _ wanted: String?, _ actual: String?) {
      guard let wanted, wanted != actual else { return }
      found.append("expected \(name) \(wanted), got \(actual ?? "none")")
    }
    compare("amount", row.amount, amount)
    compare("validity", row.validity, validity)
    compare("applied", row.applied, applied)
    return found
  }

  package static func list(_ names: [String]) -> String { names.isEmpty ? "-" : names.joined(separator: ",") }
}

/// Runs rows on the engine itself, with its history: the reference that every other host is held to.
package struct EngineRunner {
  private var editor: AmountEditor
  private var history = EditHistory()
  private var reject: [String] = []
  private var applied: String?
  /// Marked text that is not committed: the text without it, and where it stands.
  private var marked: (text: String, base: MarkedText)?

  /// Runs one row.
  ///
  /// - Throws: ``ScenarioError`` where the row cannot be set up: a start that the field cannot show, an offset beyond
  ///   the text, a commit of nothing.
  package static func run(_ row: Scenario) throws(ScenarioError) -> ScenarioResult {
    func fail(_ message: String) -> ScenarioError {
      ScenarioError(file: row.file, line: row.line, message: message)
    }
    guard
      let editor = AmountEditor(
        format: row.format, text: row.start.text, selection: row.start.selection,
        isEditing: row.actions.first != .focus)
    else { throw fail("a field of this format cannot show \(row.start)") }
    var runner = EngineRunner(editor: editor)
    for action in row.actions { try runner.perform(action, fail) }
    return runner.result
  }

  private init(editor: AmountEditor) {
    self.editor = editor
  }

  private var result: ScenarioResult {
    var shown = MarkedText(text: editor.text, selection: editor.selection)
    if let marked { shown = Self.splice(marked.base, with: marked.text) }
    return ScenarioResult(
      shown: shown, reject: reject, amount: editor.amount?.description ?? "nil", validity: editor.validity.name,
      applied: applied)
  }

  private static func splice(_ base: MarkedText, with text: String) -> MarkedText {
    var units = Array(base.text.utf16)
    units.replaceSubrange(base.selection, with: text.utf16)
    let caret = base.selection.lowerBound + text.utf16.count
    return MarkedText(text: String(decoding: units, as: UTF16.self), selection: caret..<caret)
  }

  private mutating func perform(_ action: ScenarioAction, _ fail: (String) -> ScenarioError) throws(ScenarioError) {
    let caret = editor.selection.upperBound
    switch action {
    case .type(let text): for scalar in text.unicodeScalars { apply(editor.selection, String(scalar)) }
    case .paste(let text), .drop(let text), .dictate(let text): apply(editor.selection, text)
    case .backspace:
      apply(editor.selection.isEmpty ? caret - width(before: caret)..<caret : editor.selection, "")
    case .forwardDelete:
      apply(editor.selection.isEmpty ? caret..<caret + width(after: caret) : editor.selection, "")
    case .cut: if !editor.selection.isEmpty { apply(editor.selection, "") }
    case .replace(let range, let text): apply(range, text)
    case .caret(let offset): try select(offset..<offset, fail)
    case .select(let range): try select(range, fail)
    case .selectAll: try select(0..<editor.textLength, fail)
    case .home: try select(0..<0, fail)
    case .end: try select(editor.textLength..<editor.textLength, fail)
    case .left:
      let stop = editor.selection.isEmpty ? editor.caretStop(before: caret) : editor.selection.lowerBound
      try select(stop..<stop, fail)
    case .right:
      let stop = editor.selection.isEmpty ? editor.caretStop(after: caret) : caret
      try select(stop..<stop, fail)
    case .undo: history.undo(&editor)
    case .redo: history.redo(&editor)
    case .focus: history.beginEditing(&editor)
    case .blur: history.endEditing(&editor)
    case .set(let amount):
      do { try history.setAmount(amount, in: &editor) } catch { reject.append(error.name) }
    case .mark(let text):
      let base = marked?.base ?? MarkedText(text: editor.text, selection: editor.selection)
      marked = (text, base)
    case .commit(let text):
      guard let marked else { throw fail("commit without marked text") }
      self.marked = nil
      take(Self.splice(marked.base, with: text))
    case .unmark:
      guard let marked else { throw fail("unmark without marked text") }
      self.marked = nil
      if !marked.base.selection.isEmpty { take(Self.splice(marked.base, with: "")) }
    case .autofill(let text):
      edit { (editor, history) throws(EditRejection) in
        try history.adopt(text, caret: text.utf16.count, into: &editor)
      }
    }
  }

  /// I1: the difference between the last text and the present one is one edit.
  private mutating func take(_ present: MarkedText) {
    let difference = TextEdit(from: editor.text, to: present.text, caret: present.selection.upperBound)
    apply(difference.range, difference.replacement)
  }

  private mutating func apply(_ range: Range<Int>, _ replacement: String) {
    let change = TextEdit(replacing: range, with: replacement)
    edit { (editor, history) throws(EditRejection) in try history.apply(change, to: &editor) }
  }

  private mutating func edit(
    _ body: (inout AmountEditor, inout EditHistory) throws(EditRejection) -> EditOutcome
  ) {
    do {
      applied = try body(&editor, &history).application.rawValue
    } catch {
      reject.append(error.name)
    }
  }

  private mutating func select(_ range: Range<Int>, _ fail: (String) -> ScenarioError) throws(ScenarioError) {
    guard range.upperBound <= editor.textLength else {
      throw fail("\(range.lowerBound),\(range.upperBound) lies beyond \(result.shown)")
    }
    history.select(range, in: &editor)
  }

  private func width(before offset: Int) -> Int {
    let units = Array(editor.text.utf16)
    if offset == 0 { return 0 }
    return offset >= 2 && UTF16.isTrailSurrogate(units[offset - 1]) ? 2 : 1
  }

  private func width(after offset: Int) -> Int {
    let units = Array(editor.text.utf16)
    if offset == units.count { return 0 }
    return offset + 1 < units.count && UTF16.isLeadSurrogate(units[offset]) ? 2 : 1
  }
}
