import AmountCore

struct Field {
  var editor: AmountEditor
  var history = EditHistory()
}

nonisolated(unsafe) var fields = Table<Field>()

@_expose(wasm, "amount_field")
@_cdecl("amount_field")
public func makeField(_ format: Int32) -> Int32 {
  guard let format = formats[format] else { return 0 }
  var editor = AmountEditor(format: format)
  editor.endEditing()
  return fields.add(Field(editor: editor))
}

@_expose(wasm, "amount_field_release")
@_cdecl("amount_field_release")
public func releaseField(_ number: Int32) { fields.remove(number) }

/// Runs an operation on a field and writes its answer and the state to the buffer.
private func change(_ number: Int32, _ body: (inout Field) throws(EditRejection) -> Int) -> Int32 {
  guard var field = fields.take(number) else { return -1 }
  let answer: Int
  var refusal: EditRejection?
  do {
    answer = try body(&field)
  } catch {
    answer = 0
    refusal = error
  }
  exchange.open(0)
  exchange.put(field)
  fields.putBack(field, number)
  if let refusal { exchange.put(refusal) }
  return Int32(answer)
}

/// 0 refused, 1 verbatim, 2 adjusted.
@_expose(wasm, "amount_apply")
@_cdecl("amount_apply")
public func apply(_ number: Int32, _ lower: Int32, _ upper: Int32) -> Int32 {
  change(number) { field throws(EditRejection) in
    exchange.open(0)
    let text = exchange.string()
    guard lower <= upper else { throw .rangeOutOfBounds }
    let outcome = try field.history.apply(
      TextEdit(replacing: Int(lower)..<Int(upper), with: text), to: &field.editor)
    return outcome.application == .verbatim ? 1 : 2
  }
}

@_expose(wasm, "amount_adopt")
@_cdecl("amount_adopt")
public func adopt(_ number: Int32, _ caret: Int32) -> Int32 {
  change(number) { field throws(EditRejection) in
    exchange.open(0)
    let text = exchange.string()
    let outcome = try field.history.adopt(text, caret: Int(caret), into: &field.editor)
    return outcome.application == .verbatim ? 1 : 2
  }
}

@_expose(wasm, "amount_set")
@_cdecl("amount_set")
public func set(_ number: Int32) -> Int32 {
  change(number) { field throws(EditRejection) in
    exchange.open(0)
    guard let text = exchange.optionalString() else {
      return try field.history.setAmount(nil, in: &field.editor) ? 2 : 1
    }
    guard let amount = Amount(text) else { throw .unreadableAmount(.notAnAmount) }
    return try field.history.setAmount(amount, in: &field.editor) ? 2 : 1
  }
}

@_expose(wasm, "amount_select")
@_cdecl("amount_select")
public func select(_ number: Int32, _ lower: Int32, _ upper: Int32) -> Int32 {
  change(number) { field in
    field.history.select(Int(lower)..<Int(max(lower, upper)), in: &field.editor)
    return 2
  }
}

/// 0 focus lost, 1 focus gained, 2 undo, 3 redo, 4 nothing: just the state.
@_expose(wasm, "amount_do")
@_cdecl("amount_do")
public func perform(_ number: Int32, _ action: Int32) -> Int32 {
  change(number) { field in
    switch action {
    case 0: field.history.endEditing(&field.editor)
    case 1: field.history.beginEditing(&field.editor)
    case 2: return field.history.undo(&field.editor) ? 2 : 1
    case 3: return field.history.redo(&field.editor) ? 2 : 1
    default: break
    }
    return 2
  }
}

/// The field with another format, its amount and focus kept; its history is gone. Refused where the format cannot show
/// the amount.
@_expose(wasm, "amount_reformat")
@_cdecl("amount_reformat")
public func reformat(_ number: Int32, _ format: Int32) -> Int32 {
  guard let format = formats[format] else { return -1 }
  return change(number) { field throws(EditRejection) in
    field = Field(editor: try field.editor.changing(to: format))
    return 2
  }
}

/// The field with a format that differs only in the spellings of currencies: all else stays, history included.
@_expose(wasm, "amount_respell")
@_cdecl("amount_respell")
public func respell(_ number: Int32, _ format: Int32) {
  guard let format = formats[format] else { return }
  fields[number]?.editor.respell(as: format)
  fields[number]?.history.respell(as: format)
}

/// The field as it was left: the text in the buffer, with this selection. 1 where the format cannot show that text.
@_expose(wasm, "amount_restore")
@_cdecl("amount_restore")
public func restore(_ number: Int32, _ lower: Int32, _ upper: Int32, _ isEditing: Int32) -> Int32 {
  change(number) { field in
    exchange.open(0)
    guard lower <= upper,
      let editor = AmountEditor(
        format: field.editor.format, text: exchange.string(), selection: Int(lower)..<Int(upper),
        isEditing: isEditing != 0)
    else { return 1 }
    field = Field(editor: editor)
    return 2
  }
}

extension Exchange {
  mutating func put(_ field: Field) {
    put(field.editor.selection.lowerBound)
    put(field.editor.selection.upperBound)
    put((field.history.canUndo ? 1 : 0) | (field.history.canRedo ? 2 : 0))
    put(field.editor.text)
    put(field.editor.amount)
    put(field.editor.validity)
  }

  mutating func put(_ validity: Validity) {
    switch validity {
    case .valid: put(0)
    case .empty: put(1)
    case .doubtfulSeparator: put(2)
    case .aboveMaximum(let bound):
      put(3)
      put(bound)
    case .belowMinimum(let bound):
      put(4)
      put(bound)
    case .zeroNotAllowed: put(5)
    }
  }

  mutating func put(_ rejection: EditRejection) {
    switch rejection {
    case .rangeOutOfBounds: put(0)
    case .ambiguousAmount(let readings):
      put(1)
      put(readings.count)
      for reading in readings { put(reading) }
    case .unreadableAmount(let reason):
      put(2)
      put(reason)
    case .currencyMismatch(let found):
      put(3)
      put(found)
    case .unexpectedCharacter(let scalar):
      put(4)
      put(Int(scalar.value))
    case .groupingSeparatorTyped: put(5)
    case .negativeNotAllowed: put(6)
    case .decimalSeparatorImplied: put(7)
    case .fractionNotAllowed: put(8)
    case .secondDecimalSeparator: put(9)
    case .leadingDecimalSeparator: put(10)
    case .redundantLeadingZero: put(11)
    case .tooManyFractionDigits(let maximum):
      put(12)
      put(maximum)
    case .tooManyIntegerDigits(let maximum):
      put(13)
      put(maximum)
    case .zeroNotAllowed: put(14)
    case .aboveMaximum(let bound):
      put(15)
      put(bound)
    case .belowMinimum(let bound):
      put(16)
      put(bound)
    }
  }
}
