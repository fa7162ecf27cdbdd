import AmountCore
import AmountFoundation

/// A field from its first key to the last: turns keys into edits and refusals into a message.
///
///     var session = AskSession(format: .standard, messages: AmountMessages(.english))
///     session.press(.type("5"))   // .stays
///     session.press(.enter)       // .taken(5)
struct AskSession {
  /// What a key came to.
  enum Outcome: Equatable {
    case stays
    case taken(Amount)
    case left
  }

  private(set) var editor: AmountEditor
  /// The line under the field; it goes away with the next key.
  private(set) var message: String?
  private let messages: AmountMessages
  /// Where the caret is: the end of the selection that Shift moves.
  private(set) var head = 0
  private var anchor = 0
  private var history = EditHistory()
  /// Whether the last key was an Enter that asked about a doubtful separator.
  private var hasAsked = false

  init(format: AmountFormat, messages: AmountMessages) {
    self.messages = messages
    editor = AmountEditor(format: format)
  }

  mutating func press(_ key: Key) -> Outcome {
    let wasAsked = hasAsked
    hasAsked = false
    if case .type(let scalar) = key, scalar.joinsTheOneBefore {
      // Still the same key to the person: what was said about its first scalar stays.
      let said = message
      apply(editor.selection, String(scalar))
      message = said ?? message
      return .stays
    }
    message = nil
    switch key {
    case .type(let scalar): apply(editor.selection, String(scalar))
    case .paste(""): break
    case .paste(let text?): apply(editor.selection, text)
    case .paste(nil): message = messages[.unreadableNotAnAmount]
    case .move(let motion, let selecting): move(motion, selecting: selecting)
    case .delete(let motion): delete(motion)
    case .deleteOrLeave:
      if editor.textLength == 0 { return .left }
      delete(.right)
    case .undo:
      history.undo(&editor)
      followSelection()
    case .redo:
      history.redo(&editor)
      followSelection()
    case .enter: return enter(wasAsked: wasAsked)
    case .leave: return .left
    case .redraw, .unknown: break
    }
    if message == nil { message = sentence(for: editor.validityWhileTyping, in: editor) }
    return .stays
  }

  /// Takes the message away: nobody will answer it.
  mutating func silence() { message = nil }

  private func sentence(for validity: Validity, in editor: AmountEditor) -> String? {
    messages.message(for: validity, of: editor.amount, format: editor.format)
  }

  // MARK: - Edits

  private mutating func apply(_ range: Range<Int>, _ replacement: String) {
    do {
      try history.apply(TextEdit(replacing: range, with: replacement), to: &editor)
      followSelection()
    } catch {
      message = messages.message(for: error, format: editor.format)
    }
  }

  /// The edit is the one a plain text field would announce: the caret at one end of the range says which way it goes.
  private mutating func delete(_ motion: Motion) {
    guard editor.selection.isEmpty else { return apply(editor.selection, "") }
    let caret = editor.selection.lowerBound
    let target = editor.deletionTarget(motion, from: caret)
    apply(min(caret, target)..<max(caret, target), "")
  }

  // MARK: - Moves

  private mutating func move(_ motion: Motion, selecting: Bool) {
    if selecting {
      let target = editor.offset(motion, from: head)
      history.select(min(anchor, target)..<max(anchor, target), in: &editor)
      head = target
      // A selection that closed is a caret again, and rests where a caret may.
      if editor.selection.isEmpty { followSelection() }
    } else {
      let selection = editor.selection
      let target =
        switch motion {
        case .left where !selection.isEmpty: selection.lowerBound
        case .right where !selection.isEmpty: selection.upperBound
        default: editor.offset(motion, from: head)
        }
      history.select(target..<target, in: &editor)
      followSelection()
    }
  }

  private mutating func followSelection() {
    anchor = editor.selection.lowerBound
    head = editor.selection.upperBound
  }

  // MARK: - Enter

  private mutating func enter(wasAsked: Bool) -> Outcome {
    // What is judged is what would be taken: tidied, and clamped where the format says so.
    var final = editor
    final.endEditing()
    var validity = final.validity
    if validity == .doubtfulSeparator, let amount = final.amount {
      guard wasAsked else {
        hasAsked = true
        message = messages.confirmation(of: amount, format: final.format)
        return .stays
      }
      validity = final.validityWithoutDoubt
    }
    guard validity == .valid, let amount = final.amount else {
      message = sentence(for: validity, in: final)
      return .stays
    }
    history.endEditing(&editor)
    followSelection()
    return .taken(amount)
  }
}

extension AmountEditor {
  /// What to tell while the amount is being typed. More digits only take an amount further from zero, so one that they
  /// may yet bring into range, or that is not there yet, needs no word before Enter.
  fileprivate var validityWhileTyping: Validity {
    switch validity {
    case .doubtfulSeparator: .doubtfulSeparator
    case .aboveMaximum(let maximum) where !(amount?.isNegative ?? true): .aboveMaximum(maximum)
    case .belowMinimum(let minimum) where amount?.isNegative ?? false: .belowMinimum(minimum)
    default: .valid
    }
  }

  /// What the amount is worth once the person has said that the separator is right. A doubt hides what is behind it.
  fileprivate var validityWithoutDoubt: Validity {
    var certain = AmountEditor(format: format)
    do { try certain.setAmount(amount) } catch { return validity }
    return certain.validity
  }
}

extension Unicode.Scalar {
  /// Whether this is part of the character typed before it: a combining mark, a joiner, a variation selector.
  fileprivate var joinsTheOneBefore: Bool { properties.isGraphemeExtend || properties.isDefaultIgnorableCodePoint }
}
