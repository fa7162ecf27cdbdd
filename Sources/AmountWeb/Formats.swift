import AmountCore

/// Things the page holds by number. Numbers begin at 1; 0 is none.
struct Table<Item> {
  private var items: [Item?] = []
  private var free: [Int] = []

  mutating func add(_ item: Item) -> Int32 {
    if let place = free.popLast() {
      items[place] = item
      return Int32(place + 1)
    }
    items.append(item)
    return Int32(items.count)
  }

  mutating func remove(_ number: Int32) {
    guard self[number] != nil else { return }
    items[Int(number) - 1] = nil
    free.append(Int(number) - 1)
  }

  /// Takes an item out to change it in place; it is to be put back. A copy would share its storage and have to copy it.
  mutating func take(_ number: Int32) -> Item? {
    guard let item = self[number] else { return nil }
    items[Int(number) - 1] = nil
    return item
  }

  mutating func putBack(_ item: Item, _ number: Int32) { items[Int(number) - 1] = item }

  subscript(number: Int32) -> Item? {
    get { number > 0 && Int(number) <= items.count ? items[Int(number) - 1] : nil }
    set { if self[number] != nil { items[Int(number) - 1] = newValue } }
  }
}

nonisolated(unsafe) var formats = Table<AmountFormat>()

/// Makes a format from the record in the buffer: notation, then options. Returns its number, or 0 and, in the buffer,
/// why not.
@_expose(wasm, "amount_format")
@_cdecl("amount_format")
public func makeFormat() -> Int32 {
  exchange.open(0)
  let notation = NumberNotation(&exchange)
  let options = AmountFormat.Options(&exchange)
  do {
    return formats.add(try AmountFormat(notation: notation, options: options))
  } catch {
    exchange.open(0)
    exchange.put(error)
    return 0
  }
}

@_expose(wasm, "amount_format_release")
@_cdecl("amount_format_release")
public func releaseFormat(_ number: Int32) { formats.remove(number) }

extension NumberNotation {
  init(_ record: inout Exchange) {
    self.init()
    decimalSeparator = record.scalar() ?? "."
    groupingSeparator = record.scalar()
    groupingSizes = GroupingSizes(record.number(), record.number())
    minimumGroupingDigits = record.number()
    digits = []
    for _ in 0..<10 { if let digit = record.scalar() { digits.append(digit) } }
    let fewest = max(0, record.number())
    fractionDigits = fewest...max(fewest, record.number())
    hasCyrillicKeyboard = record.number() == 1
    minusSign = record.string()
    positive = Affixes(prefix: record.string(), suffix: record.string())
    negative = Affixes(prefix: record.string(), suffix: record.string())
    language = record.string()
    asciiMarks = record.number() == 1 ? Marks(&record) : nil
    for _ in 0..<min(8, record.number()) { alternateMarks.append(Marks(&record)) }
    currencies.code = record.optionalString()
    currencies.own = CurrencyMarks(record.strings())
    currencies.shared = CurrencyMarks(record.strings())
    currencies.others = CurrencyMarks(record.strings())
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
  mutating func strings() -> [String] {
    var list: [String] = []
    let count = number()
    while list.count < count { list.append(string()) }
    return list
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
    minimum = record.optionalString().flatMap { Amount($0) }
    maximum = record.optionalString().flatMap { Amount($0) }
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
    prefix = record.optionalString()
    suffix = record.optionalString()
    decimalSeparator = record.scalar()
    groupingSeparator = record.scalar()
    if let primary = record.optional() { groupingSizes = NumberNotation.GroupingSizes(primary, record.number()) }
  }
}

extension Exchange {
  mutating func put(_ error: AmountFormatError) {
    switch error {
    case .minimumAboveMaximum(let minimum, let maximum):
      put(1)
      put(minimum)
      put(maximum)
    case .negativeMaximum(let maximum):
      put(2)
      put(maximum)
    case .clampDoesNotFit(let bound):
      put(3)
      put(bound)
    case .equalSeparators(let mark):
      put(4)
      put(Int(mark.value))
    case .invalidSeparator(let mark):
      put(5)
      put(Int(mark.value))
    case .tooManyDigits(let integer, let fraction, let limit):
      put(6)
      put(integer)
      put(fraction)
      put(limit)
    case .invalidDigitCount(let count):
      put(7)
      put(count)
    case .invalidGroupingSizes(let sizes):
      put(8)
      put(sizes.primary)
      put(sizes.secondary)
    case .invalidDigits: put(9)
    default: put(0)
    }
  }
}
