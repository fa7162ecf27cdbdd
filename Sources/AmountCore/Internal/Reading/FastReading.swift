#if !hasFeature(Embedded)
/// Plain ASCII numbers, read straight from bytes: `-1234.5`, `$1,234,567.89`, `1.234,50 €`.
///
/// No heap allocation, no reference that cores would have to count in turn, and no opinion: whatever is not plain is left
/// to the general reader. A test holds the two together.
struct FastReading: BitwiseCopyable, Sendable {
  /// How numbers are written, by some.
  fileprivate struct Convention: BitwiseCopyable, Sendable {
    let decimal: UInt8
    let group: ShortText
    let groupScalar: Unicode.Scalar
    /// Whether it is the format's own.
    let isExact: Bool

    init(decimal: Unicode.Scalar, group: Unicode.Scalar?, isExact: Bool) {
      self.decimal = UInt8(decimal.value)
      self.group = ShortText(group)
      groupScalar = group ?? "0"
      self.isExact = isExact
    }
  }

  /// A scalar in UTF-8, or none.
  fileprivate struct ShortText: BitwiseCopyable, Sendable {
    /// First byte in the lowest bits.
    private var bytes: UInt32 = 0
    private(set) var count = 0

    init(_ scalar: Unicode.Scalar?) {
      guard let scalar else { return }
      for byte in [UInt8](scalar) {
        bytes |= UInt32(byte) << UInt32(8 * count)
        count += 1
      }
    }

    func stands(at position: Int, in text: UTF8Text) -> Bool {
      guard count > 0, text.count - position >= count else { return false }
      var rest = bytes
      for index in position..<position + count {
        guard text[index] == UInt8(truncatingIfNeeded: rest) else { return false }
        rest >>= 8
      }
      return true
    }
  }

  private let own: Convention
  /// Those with a point and a comma that are not the format's own. Where both stand there is no other meaning (R6).
  private let foreign: (Convention?, Convention?)
  /// A one-character symbol of the currency.
  private let symbol: ShortText
  /// Whether any sign of any currency may stand there.
  private let takesAnySign: Bool
  private let takesThreeFractionDigits: Bool
  private let takesFraction: Bool

  /// Nil for formats that need the general reader always.
  init?(_ marks: NumberNotation.Marks, _ digits: [Unicode.Scalar], _ rules: ReadingRules) {
    guard digits.first == "0", rules.prefix.isEmpty, rules.suffix.isEmpty,
      marks.decimalSeparator == "." || marks.decimalSeparator == ","
    else { return nil }
    let group = marks.groupingSeparator
    let canGroup = group?.markKind.map { !rules.own.decimal.contains($0) } ?? false
    own = Convention(decimal: marks.decimalSeparator, group: canGroup ? group : nil, isExact: true)
    let isPointed = marks.decimalSeparator == "." && group == ","
    let isCommaed = marks.decimalSeparator == "," && group == "."
    foreign = (
      isPointed ? nil : FastReading.convention(decimal: ".", group: ",", rules),
      isCommaed ? nil : FastReading.convention(decimal: ",", group: ".", rules)
    )
    symbol = FastReading.symbol(of: rules)
    takesAnySign =
      rules.code == nil && rules.currencies.own.isEmpty && rules.currencies.shared.isEmpty
      && !rules.own.all.contains { $0.decimalSeparator.isCurrencySign || $0.groupingSeparator?.isCurrencySign ?? false }
    takesFraction = rules.fractionLimit > 0
    takesThreeFractionDigits = rules.takesExcessFraction || rules.fractionLimit >= 3
  }

  /// Nil where the marks mean something of their own here.
  private static func convention(
    decimal: Unicode.Scalar, group: Unicode.Scalar, _ rules: ReadingRules
  ) -> Convention? {
    guard let point = rules.own.kind(of: decimal), point == decimal.markKind, let mark = rules.own.kind(of: group),
      mark == group.markKind
    else { return nil }
    let isExact = rules.own.decimal.contains(point) && rules.own.group.contains(mark)
    return Convention(decimal: decimal, group: group, isExact: isExact)
  }

  /// The first own mark of one currency sign that stands for no other currency.
  private static func symbol(of rules: ReadingRules) -> ShortText {
    let own = rules.currencies.own
    for index in 0..<own.count {
      let mark = Array(own[index])
      guard mark.count == 1, mark[0].isCurrencySign, rules.own.kind(of: mark[0]) == nil else { continue }
      let isShown = index == rules.shownPrefix || index == rules.shownSuffix
      if isShown || rules.currencies.shared.index(of: mark) == nil { return ShortText(mark[0]) }
    }
    return ShortText(nil)
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

    /// The grouping mark of a number that is grouped, and the decimal mark.
    fileprivate let group: Unicode.Scalar
    fileprivate let decimal: UInt8
    fileprivate let isExact: Bool

    fileprivate init(_ convention: Convention) {
      group = convention.groupScalar
      decimal = convention.decimal
      isExact = convention.isExact
    }

    fileprivate var string: DigitString { DigitString(word, count: Int(digits)) }
  }

  func answer(of scan: Scan) -> Answer {
    var answer = Answer(scan.isExact ? .exact : .reinterpreted)
    answer.draft.digits = scan.string
    answer.draft.integerCount = Int(scan.integerDigits)
    answer.draft.hasPoint = scan.hasPoint
    answer.draft.isNegative = scan.isNegative
    answer.isNumber = true
    answer.hasSign = scan.isNegative
    answer.isDigitsOnly = !scan.isNegative && scan.mark == 255 && !scan.isGrouped && !scan.hasPoint
    answer.span = Int(scan.start)..<Int(scan.end)
    if scan.mark != 255 { answer.currencyMark = Int(scan.mark)..<Int(scan.mark) + 1 }
    if scan.isGrouped { answer.groupingMark = scan.group }
    if scan.hasPoint { answer.decimalMark = Unicode.Scalar(scan.decimal) }
    return answer
  }

  func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Scan? {
    if let scan = scan(bytes, own) { return scan }
    if let marks = foreign.0, let scan = scan(bytes, marks), scan.isGrouped, scan.hasPoint { return scan }
    if let marks = foreign.1, let scan = scan(bytes, marks), scan.isGrouped, scan.hasPoint { return scan }
    return nil
  }

  private func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ convention: Convention) -> Scan? {
    var position = 0
    let count = bytes.count
    var isNegative = false
    if count > 0, bytes[0] == 0x2D {
      isNegative = true
      position = 1
    }
    var mark: Int?
    // UTF-16 offsets differ from bytes by what the marks are longer in UTF-8.
    var surplus = 0
    if position < count, bytes[position] &- 48 >= 10, let length = signLength(at: position, in: bytes) {
      mark = position
      position += length
      surplus = length - 1
    }
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
    while position < count, convention.group.stands(at: position, in: bytes) {
      position += convention.group.count
      surplus += convention.group.count - 1
      guard takeDigits() == 3, digits <= 16 else { return nil }
      isGrouped = true
    }
    // Both the first group's size and its first digit are checked with what was read last.
    let integerCount = digits
    if isGrouped && (leading > 3 || word >> UInt64((digits - 1) * 4) == 0) { return nil }
    var hasPoint = false
    if position < count, bytes[position] == convention.decimal {
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

    var scan = Scan(convention)
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

  /// How many bytes the currency sign has that stands there.
  private func signLength(at position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard takesAnySign else { return symbol.stands(at: position, in: bytes) ? symbol.count : nil }
    var scalars = Scalars(UnsafeBufferPointer(rebasing: bytes[position...]))
    guard let sign = scalars.next(), sign.isCurrencySign else { return nil }
    return scalars.position
  }

  /// The symbol that ends the text, behind at most one space: how wide the space is in UTF-16.
  private func trailingSymbol(at position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var start = position
    var width = 0
    if bytes[start] == 0x20 {
      (start, width) = (start + 1, 1)
    } else if bytes[start] == 0xC2, start + 1 < bytes.count, bytes[start + 1] == 0xA0 {
      (start, width) = (start + 2, 1)
    }
    guard start < bytes.count, let length = signLength(at: start, in: bytes) else { return nil }
    return start + length == bytes.count ? width : nil
  }
}
#endif
