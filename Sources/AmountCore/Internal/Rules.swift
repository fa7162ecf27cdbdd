/// A format as the engine uses it: checked, resolved and encoded, once.
final class Rules: Sendable {
  let options: AmountFormat.Options
  /// The notation as it came.
  let source: NumberNotation
  /// The notation as it is used.
  let notation: NumberNotation
  let minimumFraction: Int
  let maximumFraction: Int
  /// Grouping sizes and marks are there, whether or not they are shown at the moment.
  let grouping: Grouping?
  let utf8: Glyphs<UInt8>
  let utf16: Glyphs<UInt16>
  /// The scalars of the field's own affixes, which a key may repeat (K11).
  let affixScalars: [Unicode.Scalar]
  let positiveFrame: Frame
  let negativeFrame: Frame
  let reading: ReadingRules
  /// Nil where every text needs the general reader.
  let fastReading: FastReading?

  struct Grouping: Sendable {
    let primary: Int
    let secondary: Int
    let minimumDigits: Int
  }

  /// What stands around the digits, in UTF-16 units.
  struct Frame: Sendable {
    let lead: Int
    let trail: Int
    /// Where the sign stands, counted from the start of the lead, or of the trail where `signTrails`.
    let sign: Range<Int>
    let signTrails: Bool
  }

  init(notation source: NumberNotation, options: AmountFormat.Options) throws(AmountFormatError) {
    let notation = Rules.resolve(source, options)
    let fraction = options.fractionDigits ?? source.fractionDigits
    self.options = options
    self.source = source
    self.notation = notation
    maximumFraction = fraction.upperBound
    minimumFraction = options.entry == .minorUnits ? fraction.upperBound : fraction.lowerBound
    try Rules.check(notation, options, fraction)

    let sizes = notation.groupingSizes
    grouping =
      notation.groupingSeparator == nil || options.grouping == .never
      ? nil
      : Grouping(
        primary: sizes.primary, secondary: sizes.secondary,
        minimumDigits: min(max(1, notation.minimumGroupingDigits), Amount.maximumDigits))
    utf8 = Glyphs(notation) { Array($0.utf8) }
    utf16 = Glyphs(notation) { Array($0.utf16) }
    guard !utf8.digits.isEmpty, !utf16.digits.isEmpty else { throw .invalidDigits }

    positiveFrame = Frame(
      lead: notation.positive.prefix.utf16.count, trail: notation.positive.suffix.utf16.count, sign: 0..<0,
      signTrails: false)
    negativeFrame = Rules.negativeFrame(notation)
    reading = ReadingRules(
      notation, currencyFraction: source.currencies.code == nil ? nil : source.fractionDigits.upperBound,
      options: options, maximumFraction: maximumFraction)
    fastReading = FastReading(notation, reading)
    affixScalars = [notation.positive.prefix, notation.positive.suffix].flatMap { Array($0.unicodeScalars) }
  }

  func frame(isNegative: Bool) -> Frame { isNegative ? negativeFrame : positiveFrame }

  /// Applies the options that override the notation.
  private static func resolve(_ source: NumberNotation, _ options: AmountFormat.Options) -> NumberNotation {
    var notation = source
    if options.digits == .ascii { notation.digits = NumberNotation.asciiDigits }
    if let mark = options.decimalSeparator { notation.decimalSeparator = mark }
    if let mark = options.groupingSeparator { notation.groupingSeparator = mark }
    if let sizes = options.groupingSizes { notation.groupingSizes = sizes }
    if let prefix = options.prefix {
      // The sign stands before an explicit prefix.
      notation.positive.prefix = prefix
      notation.negative = NumberNotation.Affixes(
        prefix: notation.minusSign + prefix, suffix: notation.positive.suffix)
    }
    if let suffix = options.suffix {
      let signTrails = !contains(notation.negative.prefix, notation.minusSign)
      notation.positive.suffix = suffix
      notation.negative.suffix = signTrails ? notation.minusSign + suffix : suffix
    }
    return notation
  }

  private static func check(
    _ notation: NumberNotation, _ options: AmountFormat.Options, _ fraction: ClosedRange<Int>
  ) throws(AmountFormatError) {
    guard options.integerDigits >= 1 else { throw .invalidDigitCount(options.integerDigits) }
    guard fraction.lowerBound >= 0 else { throw .invalidDigitCount(fraction.lowerBound) }
    guard
      options.integerDigits <= Amount.maximumDigits, fraction.upperBound <= Amount.maximumDigits,
      options.integerDigits + fraction.upperBound <= Amount.maximumDigits
    else {
      throw .tooManyDigits(
        integerDigits: options.integerDigits, fractionDigits: fraction.upperBound, limit: Amount.maximumDigits)
    }
    if let minimum = options.minimum, let maximum = options.maximum, minimum > maximum {
      throw .minimumAboveMaximum(minimum: minimum, maximum: maximum)
    }
    if let maximum = options.maximum, maximum.isNegative, options.sign == .positive { throw .negativeMaximum(maximum) }
    if options.outOfRange == .clamp {
      for bound in [options.minimum, options.maximum] {
        guard let bound = bound?.withoutTrailingZeros else { continue }
        if bound.scale > fraction.upperBound || bound.integerDigitCount > options.integerDigits {
          throw .clampDoesNotFit(bound)
        }
      }
    }
    let sizes = notation.groupingSizes
    let possible = 1...Amount.maximumDigits
    guard possible.contains(sizes.primary), possible.contains(sizes.secondary) else {
      throw .invalidGroupingSizes(sizes)
    }
    for case let mark? in [notation.decimalSeparator, notation.groupingSeparator] {
      if mark.digitValue != nil || notation.digits.contains(mark) || mark.isMinusKey || mark.isPlus || mark.isInvisible
        || mark.isBidiMark
        || mark.value < 0x20 || 0x7F...0x9F ~= mark.value
      {
        throw .invalidSeparator(mark)
      }
    }
    if notation.decimalSeparator == notation.groupingSeparator { throw .equalSeparators(notation.decimalSeparator) }
    guard notation.digits.count == 10,
      notation.digits.indices.allSatisfy({ notation.digits.firstIndex(of: notation.digits[$0]) == $0 })
    else { throw .invalidDigits }
  }

  /// Finds the sign in what surrounds a negative amount. Bidi marks next to it belong to it.
  private static func negativeFrame(_ notation: NumberNotation) -> Frame {
    let prefix = Array(notation.negative.prefix.utf16)
    let suffix = Array(notation.negative.suffix.utf16)
    let sign = Array(notation.minusSign.utf16)
    let inPrefix = firstRange(of: sign, in: prefix)
    let inSuffix = inPrefix == nil ? firstRange(of: sign, in: suffix) : nil
    let range = inPrefix ?? inSuffix ?? 0..<0
    let text = inPrefix != nil ? prefix : suffix
    var (start, end) = (range.lowerBound, range.upperBound)
    if start < end {
      while start > 0, isBidiMark(text[start - 1]) { start -= 1 }
      while end < text.count, isBidiMark(text[end]) { end += 1 }
    }
    return Frame(lead: prefix.count, trail: suffix.count, sign: start..<end, signTrails: inPrefix == nil)
  }

  private static func isBidiMark(_ unit: UInt16) -> Bool {
    Unicode.Scalar(unit)?.isBidiMark ?? false
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    firstRange(of: Array(part.utf16), in: Array(text.utf16)) != nil
  }

  private static func firstRange(of part: [UInt16], in text: [UInt16]) -> Range<Int>? {
    guard !part.isEmpty, part.count <= text.count else { return nil }
    for start in 0...(text.count - part.count) where text[start..<(start + part.count)].elementsEqual(part) {
      return start..<(start + part.count)
    }
    return nil
  }
}

/// The pieces a text is put together from, encoded.
final class Glyphs<Unit: FixedWidthInteger & Sendable>: Sendable {
  /// Ten digits of equal width, one after the other.
  let digits: [Unit]
  let digitWidth: Int
  /// The digit zero, where each digit is one unit and they follow each other.
  let zero: Unit?
  let decimalSeparator: [Unit]
  let groupingSeparator: [Unit]
  let positivePrefix: [Unit]
  let positiveSuffix: [Unit]
  let negativePrefix: [Unit]
  let negativeSuffix: [Unit]

  init(_ notation: NumberNotation, _ encode: (String) -> [Unit]) {
    let digits = notation.digits.map { encode(String($0)) }
    digitWidth = digits[0].count
    self.digits = digits.allSatisfy { $0.count == digits[0].count } ? digits.flatMap { $0 } : []
    let zero = digits[0][0]
    self.zero = self.digits.elementsEqual((0..<10).map { zero &+ $0 }) ? zero : nil
    decimalSeparator = encode(String(notation.decimalSeparator))
    groupingSeparator = notation.groupingSeparator.map { encode(String($0)) } ?? []
    positivePrefix = encode(notation.positive.prefix)
    positiveSuffix = encode(notation.positive.suffix)
    negativePrefix = encode(notation.negative.prefix)
    negativeSuffix = encode(notation.negative.suffix)
  }
}
