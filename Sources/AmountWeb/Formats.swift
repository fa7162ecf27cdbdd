import AmountCore

nonisolated(unsafe) var formats = Table<Rules>()

/// Makes a format from the record in the buffer: notation, then options. Returns its number, or 0 and, in the buffer,
/// why not.
@_expose(wasm, "amount_format")
@_cdecl("amount_format")
public func makeFormat() -> Int32 {
  exchange.open(0)
  let notation = NumberNotation(&exchange)
  let options = AmountFormat.Options(&exchange)
  guard let fault = Rules.fault(notation, options) else { return formats.add(Rules(notation, options)) }
  exchange.open(0)
  exchange.put(fault, notation, options)
  return 0
}

@_expose(wasm, "amount_format_release")
@_cdecl("amount_format_release")
public func releaseFormat(_ number: Int32) { formats.remove(number) }

extension NumberNotation {
  init(_ record: inout Exchange) {
    let decimal = record.scalar() ?? "."
    let group = record.scalar()
    let sizes = GroupingSizes(record.number(), record.number())
    let minimumDigits = record.number()
    var digits: [Unicode.Scalar] = []
    for _ in 0..<10 { if let digit = record.scalar() { digits.append(digit) } }
    let fewest = max(0, record.number())
    let fraction = fewest...max(fewest, record.number())
    let hasCyrillicKeyboard = record.number() == 1
    let sign = record.string()
    let positive = Affixes(prefixUTF8: record.string(), suffixUTF8: record.string())
    let negative = Affixes(prefixUTF8: record.string(), suffixUTF8: record.string())
    let language = record.string()
    let asciiMarks = record.number() == 1 ? Marks(&record) : nil
    var alternateMarks: [Marks] = []
    for _ in 0..<max(0, min(8, record.number())) { alternateMarks.append(Marks(&record)) }
    let currencies = CurrencySpellings(
      codeUTF8: record.optionalString(), own: record.currencyMarks(), shared: record.currencyMarks(),
      others: record.currencyMarks())
    self.init(
      decimalSeparator: decimal, groupingSeparator: group, groupingSizes: sizes,
      minimumGroupingDigits: minimumDigits, digits: digits, fractionDigits: fraction,
      hasCyrillicKeyboard: hasCyrillicKeyboard, minusSign: sign, positive: positive, negative: negative,
      language: language, asciiMarks: asciiMarks, alternateMarks: alternateMarks, currencies: currencies)
  }
}

extension NumberNotation.Marks {
  init(_ record: inout Exchange) {
    self.init(
      decimalSeparator: record.scalar() ?? ".", groupingSeparator: record.scalar(),
      groupingSizes: NumberNotation.GroupingSizes(record.number(), record.number()),
      signTrails: record.number() == 1)
  }
}

extension Exchange {
  @inline(never)
  mutating func currencyMarks() -> CurrencyMarks {
    var list = CurrencyMarks.List()
    for _ in 0..<max(0, number()) { string().withUnsafeBufferPointer { list.add($0) } }
    return list.sorted
  }

  mutating func amount() -> Amount? {
    optionalString()?.withUnsafeBufferPointer { Amount(utf8: $0) }
  }

  /// One of an option's words, by its place among them.
  mutating func word<Word: CaseIterable>(_ fallback: Word) -> Word where Word.AllCases == [Word] {
    let place = number()
    let all = Word.allCases
    return place >= 0 && place < all.count ? all[place] : fallback
  }
}

extension AmountFormat.Options {
  init(_ record: inout Exchange) {
    self = record.number() == 1 ? .classic : .standard
    if let fewest = record.optional() {
      fractionDigits = fewest...max(fewest, record.number())
    } else {
      _ = record.number()
    }
    integerDigits = record.number()
    minimum = record.amount()
    maximum = record.amount()
    sign = record.word(sign)
    grouping = record.word(grouping)
    entry = record.word(entry)
    leadingPoint = record.word(leadingPoint)
    zeroThenDigit = record.word(zeroThenDigit)
    leadingZeros = record.word(leadingZeros)
    pointDeletion = record.word(pointDeletion)
    zeroAmount = record.word(zeroAmount)
    typedSeparator = record.word(typedSeparator)
    outOfRange = record.word(outOfRange)
    excessFraction = record.word(excessFraction)
    reading = AmountFormat.Reading(rawValue: UInt8(truncatingIfNeeded: record.number()))
    digits = record.word(digits)
    prefixUTF8 = record.optionalString()
    suffixUTF8 = record.optionalString()
    decimalSeparator = record.scalar()
    groupingSeparator = record.scalar()
    if let primary = record.optional() { groupingSizes = NumberNotation.GroupingSizes(primary, record.number()) }
  }
}

extension Exchange {
  mutating func put(_ fault: Rules.Fault, _ notation: NumberNotation, _ options: AmountFormat.Options) {
    let minimum = options.minimum ?? .zero
    let maximum = options.maximum ?? .zero
    let fraction = options.fractionDigits ?? notation.fractionDigits
    let decimal = options.decimalSeparator ?? notation.decimalSeparator
    switch fault {
    case .minimumAboveMaximum:
      put(1)
      put(minimum)
      put(maximum)
    case .negativeMaximum:
      put(2)
      put(maximum)
    case .minimumDoesNotFit, .maximumDoesNotFit:
      put(3)
      put((fault == .minimumDoesNotFit ? minimum : maximum).withoutTrailingZeros)
    case .equalSeparators:
      put(4)
      put(Int(decimal.value))
    case .invalidDecimalSeparator, .invalidGroupingSeparator:
      let group = options.groupingSeparator ?? notation.groupingSeparator ?? decimal
      put(5)
      put(Int((fault == .invalidDecimalSeparator ? decimal : group).value))
    case .tooManyDigits:
      put(6)
      put(options.integerDigits)
      put(fraction.upperBound)
      put(Amount.maximumDigits)
    case .invalidIntegerDigits, .invalidFractionDigits:
      put(7)
      put(fault == .invalidIntegerDigits ? options.integerDigits : fraction.lowerBound)
    case .invalidGroupingSizes:
      let sizes = options.groupingSizes ?? notation.groupingSizes
      put(8)
      put(sizes.primary)
      put(sizes.secondary)
    case .invalidDigits: put(9)
    }
  }
}
