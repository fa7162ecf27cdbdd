/// The state of an amount field and the machine that changes it, in one value.
///
///     var editor = AmountEditor(format: .standard)
///     try editor.apply(TextEdit(replacing: 0..<0, with: "1234.5"))
///     editor.text        // "1,234.5"
///     editor.amount      // 1234.5
///     editor.selection   // 7..<7
///
/// Every edit is either right or refused with a reason; a refused one changes nothing. A copy is a snapshot. All offsets
/// are UTF-16 units of ``text``, as in `NSRange` and the DOM. No input of any kind traps.
public struct AmountEditor: Sendable {
  package let rules: Rules
  package internal(set) var state = EditorState()

  /// The selected part of ``text``; empty where there is only a caret. UTF-16 offsets.
  public internal(set) var selection: Range<Int> {
    get { state.selection }
    set { state.selection = newValue }
  }

  /// Whether the field has focus. An editor starts out being edited; a host whose field does not have focus yet calls
  /// ``endEditing()`` first.
  public internal(set) var isEditing: Bool {
    get { state.isEditing }
    set { state.isEditing = newValue }
  }

  var draft: Draft {
    get { state.draft }
    set { state.draft = newValue }
  }

  var memory: Memory {
    get { state.memory }
    set { state.memory = newValue }
  }

  /// An empty field that is being edited.
  public init(format: AmountFormat) {
    rules = format.rules
  }

  /// An empty field, with or without focus.
  package init(_ rules: Rules, isEditing: Bool) {
    self.rules = rules
    state.isEditing = isEditing
  }

  public var format: AmountFormat { AmountFormat(rules) }

  /// What the field shows.
  ///
  /// Complexity: O(length). Made anew at each call; up to 15 bytes it takes no heap allocation.
  public var text: String { rules.text(of: draft, isEditing: isEditing) }

  /// How long ``text`` is, in UTF-16 units. Complexity: O(1).
  public var textLength: Int { layout.length }

  /// The amount in the field, exactly as written, or nil where there is no digit. Complexity: O(1).
  public var amount: Amount? { draft.amount }

  var layout: Layout { Layout(draft, rules, isEditing: isEditing) }
}

extension AmountEditor: Equatable {
  /// Whether two editors show the same and will answer alike.
  public static func == (left: AmountEditor, right: AmountEditor) -> Bool {
    left.state == right.state && left.format == right.format
  }
}

/// All of an editor that changes: a snapshot of it, without the format.
package struct EditorState: Equatable, Sendable {
  var draft = Draft()
  var memory = Memory()
  var selection = 0..<0
  var isEditing = true

  /// Whether a person sees no difference; what is remembered aside may be another.
  func showsSame(as other: EditorState) -> Bool {
    draft == other.draft && selection == other.selection && isEditing == other.isEditing
  }
}

// MARK: - Editing

/// What an edit that was taken did.
public struct EditOutcome: Equatable, Sendable {
  /// How a host brings the edit to the screen.
  public enum Application: String, Sendable {
    /// The result is exactly what a plain text field would have made, in text and caret: let the platform do it.
    case verbatim
    /// The host sets the text, then the selection.
    case adjusted
  }

  /// What the edit was; runs of one kind are undone together (contract U1).
  public enum Kind: String, Sendable { case key, backspace, forwardDelete, replacement }

  public var application: Application
  public var kind: Kind
  /// Whether the text differs from what it was.
  public var changesText: Bool
}

extension AmountEditor {
  /// Applies one edit, or refuses it.
  ///
  ///     var editor = AmountEditor(format: .standard)
  ///     try editor.apply(TextEdit(replacing: 0..<0, with: "5"))   // verbatim: "5"
  ///     try editor.apply(TextEdit(replacing: 1..<1, with: "x"))   // throws .unexpectedCharacter("x")
  ///
  /// A replacement of one scalar is a key, a longer one a paste, an empty one a deletion: a backspace where the caret
  /// stands at the end of the range, a forward delete where it stands at its start, a selection delete where the range
  /// was selected. In a field without focus the edit is followed by what the end of editing does.
  ///
  /// - Parameter edit: The change, its range in UTF-16 offsets into ``text``. Any range is safe.
  /// - Returns: What the edit did, and whether a plain text field would have done the same.
  /// - Throws: The reason. Text, selection and amount are then as they were.
  /// - Complexity: O(1) for keys and deletions, O(length of the replacement) for a paste. No heap allocation for keys.
  @discardableResult
  public mutating func apply(_ edit: TextEdit) throws(EditRejection) -> EditOutcome {
    try take(edit.replacement) { (editor, text) throws(Refusal) in try editor.apply(edit.range, text) }
  }

  /// Runs an edit with a text in UTF-8; a refusal is told with the text.
  private mutating func take(
    _ text: String, _ edit: (inout AmountEditor, UTF8Text) throws(Refusal) -> EditOutcome
  ) throws(EditRejection) -> EditOutcome {
    var text = text
    let result = text.withUTF8 { text -> Result<EditOutcome, EditRejection> in
      do throws(Refusal) {
        return .success(try edit(&self, text))
      } catch {
        return .failure(EditRejection(error, rules, text))
      }
    }
    return try result.get()
  }

  /// The same with the replacement in UTF-8.
  package mutating func apply(_ range: Range<Int>, _ text: UTF8Text) throws(Refusal) -> EditOutcome {
    let layout = layout
    guard range.lowerBound >= 0, range.upperBound <= layout.length else { throw Refusal(.rangeOutOfBounds) }
    var transition = Transition(rules, state, range, layout)
    do throws(Refusal) {
      try transition.run(text)
    } catch {
      state.memory.note(error, transition, rules)
      throw error
    }
    return commit(transition, range, text, layout)
  }

  /// The editor after an edit; this one stays as it is.
  ///
  /// - Throws: The reason where the edit is refused.
  public func applying(_ edit: TextEdit) throws(EditRejection) -> AmountEditor {
    var copy = self
    try copy.apply(edit)
    return copy
  }

  private mutating func commit(
    _ transition: Transition, _ range: Range<Int>, _ text: UTF8Text, _ before: Layout
  ) -> EditOutcome {
    let old = draft
    let oldSelection = selection
    draft = transition.draft
    var after = layout
    switch transition.caret {
    case .stays: break
    case .gap(let gap): select(after.offset(ofGap: gap))
    case .place(let offset): select(after.caretStop(near: offset + after.start - before.start))
    }
    state.memory.follow(transition, changedText: draft != old, movedCaret: selection != oldSelection, rules)
    if !isEditing {
      tidy()
      after = layout
    }
    let isPlain = isVerbatim(range, text, appliedTo: old, before, after)
    return EditOutcome(
      application: isPlain ? .verbatim : .adjusted, kind: transition.kind, changesText: draft != old)
  }

  private mutating func select(_ caret: Int) { selection = caret..<caret }
}

// MARK: - Text that changed without asking

extension AmountEditor {
  /// Takes over a text that the platform changed without asking: autofill, dictation, a direct set (contract I2).
  ///
  /// A difference that inserts at most one scalar is that edit. A longer one is read whole, as a paste over everything,
  /// so that the reader never sees a fragment: `12.50` filled with `1,250.00` is 1250.
  ///
  /// - Parameters:
  ///   - text: What the control shows now.
  ///   - caret: Where its caret stands now, a UTF-16 offset.
  /// - Returns: What was done; `verbatim` where the control may stay as it is.
  /// - Throws: The reason. The host then puts ``text`` and ``selection`` back.
  @discardableResult
  public mutating func adopt(_ text: String, caret: Int) throws(EditRejection) -> EditOutcome {
    try take(text) { (editor, text) throws(Refusal) in try editor.adopt(text, caret: caret) }
  }

  /// The same with the text in UTF-8.
  package mutating func adopt(_ text: UTF8Text, caret: Int) throws(Refusal) -> EditOutcome {
    let difference = rules.withText(of: draft, isEditing: isEditing) { Difference(from: $0, to: text, caret: caret) }
    let replacement = text.slice(difference.replacement)
    var scalars = Scalars(replacement)
    _ = scalars.next()
    // A second scalar makes it more than a key.
    var outcome =
      try scalars.next() == nil ? apply(difference.range, replacement) : apply(0..<textLength, text)
    outcome.application = selection == caret..<caret && shows(text) ? .verbatim : .adjusted
    return outcome
  }

  /// Whether a text is this editor's, unit by unit: `==` on strings would take equivalents for equal.
  package func shows(_ other: String) -> Bool {
    var other = other
    return other.withUTF8 { shows($0) }
  }

  private func shows(_ other: UTF8Text) -> Bool { rules.shows(draft, isEditing: isEditing, as: other) }

  /// Calls the body with ``text`` in UTF-8.
  package func withText<Result>(_ body: (UTF8Text) -> Result) -> Result {
    rules.withText(of: draft, isEditing: isEditing, body)
  }
}
