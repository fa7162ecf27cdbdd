#if !hasFeature(Embedded)
/// Plain ASCII numbers with the format's own marks, read straight from bytes: `-1234.5`, `$1,234,567.89`, `1.234,50 €`.
///
/// No heap allocation, and no opinion: whatever is not plainly exact is left to the general reader. A test holds the two
/// together.
struct FastReading: Sendable {
  private let decimal: UInt8
  /// The grouping mark in UTF-8, first byte first; none where it is empty.
  private let group: [UInt8]
  private let groupScalar: Unicode.Scalar
  /// A one-character symbol of the currency, in UTF-8.
  private let symbol: [UInt8]
  private let takesThreeFractionDigits: Bool
  private let takesFraction: Bool

  /// Nil for formats that need the general reader always.
  init?(_ marks: NumberNotation.Marks, _ digits: [Unicode.Scalar], _ rules: ReadingRules) {
    guard digits.first == "0", rules.prefix.isEmpty, rules.suffix.isEmpty,
      marks.decimalSeparator == "." || marks.decimalSeparator == ","
    else { return nil }
    decimal = UInt8(marks.decimalSeparator.value)
    let mark = marks.groupingSeparator ?? "0"
    let canGroup = mark.markKind.map { !rules.own.decimal.contains($0) } ?? false
    group = canGroup ? [UInt8](mark) : []
    groupScalar = mark
    symbol = FastReading.symbol(of: rules)
    takesFraction = rules.fractionLimit > 0
    takesThreeFractionDigits = rules.takesExcessFraction || rules.fractionLimit >= 3
  }

  /// The first own mark of one currency sign that stands for no other currency.
  private static func symbol(of rules: ReadingRules) -> [UInt8] {
    let own = rules.currencies.own
    for index in 0..<own.count {
      let mark = Array(own[index])
      guard mark.count == 1, mark[0].isCurrencySign, rules.own.kind(of: mark[0]) == nil else { continue }
      let isShown = index == rules.shownPrefix || index == rules.shownSuffix
      if isShown || rules.currencies.shared.index(of: mark) == nil { return [UInt8](mark[0]) }
    }
    return []
  }

  /// What was found in the bytes: few words, so that it passes in registers.
  struct Scan {
    fileprivate var word: UInt64 = 0
    fileprivate var digits: UInt8 = 0
    fileprivate var integerDigits: UInt8 = 0
    fileprivate var isNegative = false
    fileprivate var isGrouped = false
    fileprivate var hasPoint = false
    /// UTF-16 offsets. Plain numbers are short: only 16 digits and their marks. No mark where `mark` is 255.
    fileprivate var start: UInt8 = 0
    fileprivate var end: UInt8 = 0
    fileprivate var mark: UInt8 = 255

    fileprivate var string: DigitString { DigitString(word, count: Int(digits)) }
  }

  func answer(of scan: Scan) -> Answer {
    var answer = Answer(.exact)
    answer.draft.digits = scan.string
    answer.draft.integerCount = Int(scan.integerDigits)
    answer.draft.hasPoint = scan.hasPoint
    answer.draft.isNegative = scan.isNegative
    answer.isNumber = true
    answer.hasSign = scan.isNegative
    answer.isDigitsOnly = !scan.isNegative && scan.mark == 255 && !scan.isGrouped && !scan.hasPoint
    answer.span = Int(scan.start)..<Int(scan.end)
    if scan.mark != 255 { answer.currencyMark = Int(scan.mark)..<Int(scan.mark) + 1 }
    if scan.isGrouped { answer.groupingMark = groupScalar }
    if scan.hasPoint { answer.decimalMark = Unicode.Scalar(decimal) }
    return answer
  }

  func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Scan? {
    var position = 0
    let count = bytes.count
    var isNegative = false
    if count > 0, bytes[0] == 0x2D {
      isNegative = true
      position = 1
    }
    var mark: Int?
    if !symbol.isEmpty, starts(with: symbol, at: position, in: bytes) {
      mark = position
      position += symbol.count
    }
    // UTF-16 offsets differ from bytes by what the marks are longer in UTF-8.
    var surplus = mark == nil ? 0 : symbol.count - 1
    let start = position - surplus

    var word: UInt64 = 0
    var digits = 0
    func takeDigits() -> Int {
      let first = position
      while position < count, bytes[position] &- 48 < 10 {
        word = word << 4 | UInt64(bytes[position] &- 48)
        position += 1
      }
      digits += position - first
      return position - first
    }
    let leading = takeDigits()
    guard leading > 0, digits <= 16 else { return nil }
    var isGrouped = false
    while position < count, starts(with: group, at: position, in: bytes) {
      position += group.count
      surplus += group.count - 1
      guard takeDigits() == 3, digits <= 16 else { return nil }
      isGrouped = true
    }
    // Both the first group's size and its first digit are checked with what was read last.
    let integerCount = digits
    if isGrouped && (leading > 3 || word >> UInt64((digits - 1) * 4) == 0) { return nil }
    var hasPoint = false
    if position < count, bytes[position] == decimal {
      position += 1
      let fraction = takeDigits()
      guard fraction > 0, digits <= 16, takesFraction, fraction != 3 || isGrouped || takesThreeFractionDigits
      else { return nil }
      hasPoint = true
    }
    let end = position - surplus
    if position < count {
      guard mark == nil, let width = trailingSymbol(at: position, in: bytes) else { return nil }
      mark = end + width
    }

    var scan = Scan()
    scan.word = word
    scan.digits = UInt8(digits)
    scan.integerDigits = UInt8(integerCount)
    scan.isNegative = isNegative
    scan.isGrouped = isGrouped
    scan.hasPoint = hasPoint
    scan.start = UInt8(start)
    scan.end = UInt8(end)
    if let mark { scan.mark = UInt8(mark) }
    return scan
  }

  private func starts(with part: [UInt8], at position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !part.isEmpty, bytes.count - position >= part.count, bytes[position] == part[0] else { return false }
    for index in 1..<part.count where bytes[position + index] != part[index] { return false }
    return true
  }

  /// The symbol that ends the text, behind at most one space: how wide the space is in UTF-16.
  private func trailingSymbol(at position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard !symbol.isEmpty else { return nil }
    var start = position
    var width = 0
    if bytes[start] == 0x20 {
      (start, width) = (start + 1, 1)
    } else if bytes[start] == 0xC2, start + 1 < bytes.count, bytes[start + 1] == 0xA0 {
      (start, width) = (start + 2, 1)
    }
    return start + symbol.count == bytes.count && starts(with: symbol, at: start, in: bytes) ? width : nil
  }
}
#endif
