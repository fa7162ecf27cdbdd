import AmountCore

/// Reads the text in the buffer. 0 exact, 1 reinterpreted, 2 ambiguous, 3 unreadable.
@_expose(wasm, "amount_read")
@_cdecl("amount_read")
public func read(_ format: Int32) -> Int32 {
  guard let format = formats[format] else { return -1 }
  exchange.open(0)
  let reading = format.read(exchange.string())
  exchange.open(0)
  exchange.put(reading.span.lowerBound)
  exchange.put(reading.span.upperBound)
  exchange.put(reading.currencyMark?.lowerBound ?? -1)
  exchange.put(reading.currencyMark?.upperBound ?? -1)
  exchange.put(Int(reading.convention.decimalMark?.value ?? 0))
  exchange.put(Int(reading.convention.groupingMark?.value ?? 0))
  exchange.put(Int(reading.convention.generosity.rawValue))
  switch reading.meaning {
  case .exact(let amount):
    exchange.put(amount)
    return 0
  case .reinterpreted(let amount):
    exchange.put(amount)
    return 1
  case .ambiguous(let amounts):
    exchange.put(amounts.count)
    for amount in amounts { exchange.put(amount) }
    return 2
  case .unreadable(let reason):
    exchange.put(reason)
    return 3
  }
}

/// Shows the amount in the buffer as a field without focus would. 0 refused, 2 shown, -1 no amount or no format.
@_expose(wasm, "amount_show")
@_cdecl("amount_show")
public func show(_ format: Int32) -> Int32 {
  exchange.open(0)
  guard let format = formats[format], let amount = Amount(exchange.string()) else { return -1 }
  var editor = AmountEditor(format: format)
  editor.endEditing()
  exchange.open(0)
  do {
    try editor.setAmount(amount)
    exchange.put(editor.text)
    return 2
  } catch {
    exchange.put(error)
    return 0
  }
}

extension Exchange {
  mutating func put(_ reason: UnreadableReason) {
    switch reason {
    case .empty: put(0)
    case .notAnAmount: put(1)
    case .tooManyDigits: put(2)
    case .misplacedSign: put(3)
    case .currencyMismatch(let found):
      put(4)
      put(found)
    case .repeatedCurrency: put(5)
    case .malformedGroups: put(6)
    case .severalValues: put(7)
    case .tooManyFractionDigits: put(8)
    case .mixedDigits: put(9)
    case .hiddenCharacter: put(10)
    case .invalidEncoding: put(11)
    case .needs(let readings):
      put(12)
      put(Int(readings.rawValue))
    }
  }
}
