import AmountCore

nonisolated(unsafe) var formats = Table<Rules>()

/// Makes a format from the record in the buffer: notation, then options. Returns its number, or 0 and, in the buffer,
/// why not.
@_expose(wasm, "amount_format")
@_cdecl("amount_format")
public func makeFormat() -> Int32 {
  exchange.open(0)
  let source = Rules.Source(exchange.notation(), exchange.options())
  guard let fault = source.fault else { return formats.add(Rules(source)) }
  exchange.open(0)
  exchange.put(fault, source)
  return 0
}

@_expose(wasm, "amount_format_release")
@_cdecl("amount_format_release")
public func releaseFormat(_ number: Int32) { formats.remove(number) }

extension Exchange {
  fileprivate mutating func notation() -> NumberNotation {
    let decimal = scalar() ?? "."
    let group = scalar()
    let sizes = groupingSizes()
    let minimumDigits = number()
    var digits: [Unicode.Scalar] = []
    for _ in 0..<10 { if let digit = scalar() { digits.append(digit) } }
    let fewest = max(0, number())
    let fraction = fewest...max(fewest, number())
    let hasCyrillicKeyboard = number() == 1
    let sign = string()
    let positive = NumberNotation.Affixes(prefixUTF8: string(), suffixUTF8: string())
    let negative = NumberNotation.Affixes(prefixUTF8: string(), suffixUTF8: string())
    let language = string()
    let asciiMarks = number() == 1 ? marks() : nil
    var alternateMarks: [NumberNotation.Marks] = []
    for _ in 0..<min(8, count()) { alternateMarks.append(marks()) }
    return NumberNotation(
      decimalSeparator: decimal, groupingSeparator: group, groupingSizes: sizes,
      minimumGroupingDigits: minimumDigits, digits: digits, fractionDigits: fraction,
      hasCyrillicKeyboard: hasCyrillicKeyboard, minusSign: sign, positive: positive, negative: negative,
      language: language, asciiMarks: asciiMarks, alternateMarks: alternateMarks,
      currencies: CurrencySpellings(
        codeUTF8: optionalString(), own: currencyMarks(), shared: currencyMarks(), others: currencyMarks()))
  }

  private mutating func groupingSizes() -> NumberNotation.GroupingSizes {
    NumberNotation.GroupingSizes(number(), number())
  }

  @inline(never)
  private mutating func marks() -> NumberNotation.Marks {
    NumberNotation.Marks(
      decimalSeparator: scalar() ?? ".", groupingSeparator: scalar(), groupingSizes: groupingSizes(),
      signTrails: number() == 1)
  }

  @inline(never)
  mutating func currencyMarks() -> CurrencyMarks {
    var list = CurrencyMarks.List()
    for _ in 0..<count() { string().withUnsafeBufferPointer { list.add($0) } }
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

  fileprivate mutating func options() -> AmountFormat.Options {
    var options = number() == 1 ? AmountFormat.Options.classic : .standard
    if let fewest = optional() {
      options.fractionDigits = fewest...max(fewest, number())
    } else {
      _ = number()
    }
    options.integerDigits = number()
    options.minimum = amount()
    options.maximum = amount()
    options.sign = word(options.sign)
    options.grouping = word(options.grouping)
    options.entry = word(options.entry)
    options.leadingPoint = word(options.leadingPoint)
    options.zeroThenDigit = word(options.zeroThenDigit)
    options.leadingZeros = word(options.leadingZeros)
    options.pointDeletion = word(options.pointDeletion)
    options.zeroAmount = word(options.zeroAmount)
    options.typedSeparator = word(options.typedSeparator)
    options.outOfRange = word(options.outOfRange)
    options.excessFraction = word(options.excessFraction)
    options.reading = AmountFormat.Reading(rawValue: UInt8(truncatingIfNeeded: number()))
    options.digits = word(options.digits)
    options.prefixUTF8 = optionalString()
    options.suffixUTF8 = optionalString()
    options.decimalSeparator = scalar()
    options.groupingSeparator = scalar()
    if let primary = optional() { options.groupingSizes = NumberNotation.GroupingSizes(primary, number()) }
    return options
  }
}

extension Exchange {
  mutating func put(_ fault: Rules.Source.Fault, _ source: Rules.Source) {
    let minimum = source.options.minimum ?? .zero
    let maximum = source.options.maximum ?? .zero
    let decimal = source.marks.decimalSeparator
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
      let group = source.marks.groupingSeparator ?? decimal
      put(5)
      put(Int((fault == .invalidDecimalSeparator ? decimal : group).value))
    case .tooManyDigits:
      put(6)
      put(source.options.integerDigits)
      put(source.fractionDigits.upperBound)
      put(Amount.maximumDigits)
    case .invalidIntegerDigits, .invalidFractionDigits:
      put(7)
      put(fault == .invalidIntegerDigits ? source.options.integerDigits : source.fractionDigits.lowerBound)
    case .invalidGroupingSizes:
      let sizes = source.marks.groupingSizes
      put(8)
      put(sizes.primary)
      put(sizes.secondary)
    case .invalidDigits: put(9)
    }
  }
}
