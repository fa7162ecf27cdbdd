import AmountCore

/// Reads the text in the buffer. 0 exact, 1 reinterpreted, 2 ambiguous, 3 unreadable.
@_expose(wasm, "amount_read")
@_cdecl("amount_read")
public func read(_ format: Int32) -> Int32 {
  guard let rules = formats[format] else { return -1 }
  exchange.open(0)
  return exchange.string().withUnsafeBufferPointer { text in
    let answer = Reader(rules: rules).read(text)
    exchange.open(0)
    exchange.put(answer.span.lowerBound)
    exchange.put(answer.span.upperBound)
    exchange.put(answer.currencyMark?.lowerBound ?? -1)
    exchange.put(answer.currencyMark?.upperBound ?? -1)
    exchange.put(Int(answer.decimalMark?.value ?? 0))
    exchange.put(Int(answer.groupingMark?.value ?? 0))
    exchange.put(Int(answer.generosity.rawValue))
    switch answer.meaning {
    case .exact, .reinterpreted:
      exchange.put(answer.amount)
      return answer.meaning == .exact ? 0 : 1
    case .ambiguous:
      exchange.put(meaningsOf: answer)
      return 2
    case .unreadable(let reason):
      exchange.put(reason, answer, text)
      return 3
    }
  }
}

/// Shows the amount in the buffer as a field without focus would. 0 refused, 2 shown, -1 no amount or no format.
@_expose(wasm, "amount_show")
@_cdecl("amount_show")
public func show(_ format: Int32) -> Int32 {
  exchange.open(0)
  guard let rules = formats[format], let amount = exchange.amount() else { return -1 }
  var editor = AmountEditor(rules, isEditing: false)
  exchange.open(0)
  do throws(Refusal) {
    _ = try editor.set(amount)
    editor.withText { exchange.put($0) }
    return 2
  } catch {
    exchange.put(error, rules, UTF8Text(start: nil, count: 0))
    return 0
  }
}

extension Exchange {
  @inline(never)
  mutating func put(meaningsOf answer: Answer) {
    put(2)
    put(answer.amount)
    put(answer.other)
  }

  @inline(never)
  mutating func put(_ reason: Unreadable, _ answer: Answer, _ text: UTF8Text) {
    put(Int(reason.rawValue))
    if reason == .currencyMismatch { put(answer.foreignName(in: text)) }
    if reason == .needs { put(Int(answer.needed.rawValue)) }
  }

  /// A reason, and what belongs to it; a refused text is read again for it.
  @inline(never)
  mutating func put(_ refusal: Refusal, _ rules: Rules, _ text: UTF8Text) {
    put(Int(refusal.reason.rawValue))
    switch refusal.reason {
    case .ambiguousAmount: put(meaningsOf: Reader(rules: rules).read(text))
    case .unreadableAmount:
      let answer = Reader(rules: rules).read(text)
      put(refusal.detail(answer), answer, text)
    case .currencyMismatch: put(Reader(rules: rules).read(text).foreignName(in: text))
    case .unexpectedCharacter: put(Int(refusal.scalar.value))
    case .tooManyFractionDigits: put(rules.maximumFractionDigits)
    case .tooManyIntegerDigits: put(rules.maximumIntegerDigits)
    case .aboveMaximum: put(rules.maximumAmount)
    case .belowMinimum: put(rules.minimumAmount)
    default: break
    }
  }
}
