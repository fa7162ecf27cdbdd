import AmountCore

final class Field {
  var editor: AmountEditor
  var history = EditHistory()

  init(_ editor: AmountEditor) {
    self.editor = editor
  }

  /// Another editor takes the place of this one; the history is gone.
  func replace(_ editor: AmountEditor) {
    self.editor = editor
    history = EditHistory()
  }
}

nonisolated(unsafe) var fields = Table<Field>()

@_expose(wasm, "amount_field")
@_cdecl("amount_field")
public func makeField(_ format: Int32) -> Int32 {
  guard let rules = formats[format] else { return 0 }
  return fields.add(Field(AmountEditor(rules, isEditing: false)))
}

@_expose(wasm, "amount_field_release")
@_cdecl("amount_field_release")
public func releaseField(_ number: Int32) { fields.remove(number) }

/// What the page asks of a field.
private enum Operation {
  case apply(Range<Int>)
  case adopt(caret: Int)
  case set
  case select(Range<Int>)
  case beginEditing, endEditing, undo, redo, tell
  case reformat(Rules)
  case restore(Range<Int>, isEditing: Bool)
}

extension Field {
  /// Runs an operation with the text in the buffer. 0 refused, 1 verbatim or nothing done, 2 adjusted or done.
  fileprivate func run(_ operation: Operation, _ text: UTF8Text) throws(Refusal) -> Int32 {
    let before = editor.state
    switch operation {
    case .apply(let range):
      let outcome = try editor.apply(range, text)
      history.record(outcome, from: before, to: editor.state)
      return outcome.application == .verbatim ? 1 : 2
    case .adopt(let caret):
      let outcome = try editor.adopt(text, caret: caret)
      history.record(outcome, from: before, to: editor.state)
      return outcome.application == .verbatim ? 1 : 2
    case .set:
      // A text that is no amount has been refused before.
      guard try editor.set(Amount(utf8: text)) else { return 1 }
      history.record(.program, from: before, to: editor.state)
    case .select(let range): history.select(range, in: &editor)
    case .beginEditing: history.beginEditing(&editor)
    case .endEditing: history.endEditing(&editor)
    case .undo: return history.undo(&editor) ? 2 : 1
    case .redo: return history.redo(&editor) ? 2 : 1
    case .tell: break
    case .reformat(let rules): replace(try editor.changed(to: AmountFormat(rules)))
    case .restore(let range, let isEditing):
      guard
        let other = AmountEditor(format: editor.format, utf8: text, selection: range, isEditing: isEditing)
      else { return 1 }
      replace(other)
    }
    return 2
  }
}

/// Runs an operation on a field and writes its answer and the state to the buffer.
@inline(never)
private func run(_ number: Int32, _ operation: Operation) -> Int32 {
  guard let field = fields[number] else { return -1 }
  exchange.open(0)
  let text = exchange.string()
  let rules = field.editor.rules
  return text.withUnsafeBufferPointer { bytes in
    var answer: Int32 = 0
    var refusal: Refusal?
    do throws(Refusal) {
      answer = try field.run(operation, bytes)
    } catch {
      refusal = error
    }
    exchange.open(0)
    exchange.put(field)
    if let refusal { exchange.put(refusal, rules, bytes) }
    return answer
  }
}

@_expose(wasm, "amount_apply")
@_cdecl("amount_apply")
public func apply(_ number: Int32, _ lower: Int32, _ upper: Int32) -> Int32 {
  // A range that is none lies outside every text.
  run(number, .apply(lower <= upper ? Int(lower)..<Int(upper) : -1..<0))
}

@_expose(wasm, "amount_adopt")
@_cdecl("amount_adopt")
public func adopt(_ number: Int32, _ caret: Int32) -> Int32 { run(number, .adopt(caret: Int(caret))) }

/// 0 refused, 1 the text is as it was, 2 it is another one. A length of -1 clears the field.
@_expose(wasm, "amount_set")
@_cdecl("amount_set")
public func set(_ number: Int32) -> Int32 {
  exchange.open(0)
  let clears = exchange.number() < 0
  exchange.open(0)
  if !clears, exchange.amount() == nil, let field = fields[number] {
    exchange.open(0)
    exchange.put(field)
    exchange.put(Int(Refusal.Reason.unreadableAmount.rawValue))
    exchange.put(Int(Unreadable.notAnAmount.rawValue))
    return 0
  }
  return run(number, .set)
}

@_expose(wasm, "amount_select")
@_cdecl("amount_select")
public func select(_ number: Int32, _ lower: Int32, _ upper: Int32) -> Int32 {
  run(number, .select(Int(lower)..<Int(max(lower, upper))))
}

/// 0 focus lost, 1 focus gained, 2 undo, 3 redo, 4 nothing: just the state.
@_expose(wasm, "amount_do")
@_cdecl("amount_do")
public func perform(_ number: Int32, _ action: Int32) -> Int32 {
  switch action {
  case 0: run(number, .endEditing)
  case 1: run(number, .beginEditing)
  case 2: run(number, .undo)
  case 3: run(number, .redo)
  default: run(number, .tell)
  }
}

/// The field with another format, its amount and focus kept; its history is gone. Refused where the format cannot show
/// the amount.
@_expose(wasm, "amount_reformat")
@_cdecl("amount_reformat")
public func reformat(_ number: Int32, _ format: Int32) -> Int32 {
  guard let rules = formats[format] else { return -1 }
  return run(number, .reformat(rules))
}

/// The field with a format that differs only in the spellings of currencies: all else stays, history included.
@_expose(wasm, "amount_respell")
@_cdecl("amount_respell")
public func respell(_ number: Int32, _ format: Int32) {
  guard let rules = formats[format], let field = fields[number] else { return }
  field.editor.respell(as: AmountFormat(rules))
}

/// The field as it was left: the text in the buffer, with this selection. 1 where the format cannot show that text.
@_expose(wasm, "amount_restore")
@_cdecl("amount_restore")
public func restore(_ number: Int32, _ lower: Int32, _ upper: Int32, _ isEditing: Int32) -> Int32 {
  // The range is looked at first: what is none restores nothing.
  lower <= upper
    ? run(number, .restore(Int(lower)..<Int(upper), isEditing: isEditing != 0))
    : run(number, .tell) < 0 ? -1 : 1
}

extension Exchange {
  mutating func put(_ field: Field) {
    put(field.editor.selection.lowerBound)
    put(field.editor.selection.upperBound)
    put((field.history.canUndo ? 1 : 0) | (field.history.canRedo ? 2 : 0))
    field.editor.withText { put($0) }
    if let amount = field.editor.amount { put(amount) } else { put(-1) }
    let standing = field.editor.standing
    put(Int(standing.rawValue))
    if standing == .aboveMaximum { put(field.editor.rules.maximumAmount) }
    if standing == .belowMinimum { put(field.editor.rules.minimumAmount) }
  }
}
