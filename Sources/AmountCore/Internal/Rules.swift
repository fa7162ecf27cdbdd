/// A format as the engine uses it: checked, resolved and encoded, once.
package final class Rules: Sendable {
  let options: AmountFormat.Options
  /// The notation as it came.
  let source: NumberNotation
  /// The digits zero to nine.
  let digits: [Unicode.Scalar]
  /// The marks between them, shown or not.
  let marks: NumberNotation.Marks
  let minimumFraction: Int
  let maximumFraction: Int
  /// Nil where numbers show no groups.
  let grouping: Grouping?
  let glyphs: Glyphs
  /// The scalars of the field's own affixes, which a key may repeat (K11).
  let affixScalars: [Unicode.Scalar]
  let positiveFrame: Frame
  let negativeFrame: Frame
  let reading: ReadingRules
  #if !hasFeature(Embedded)
  /// Nil where every text needs the general reader.
  let fastReading: FastReading?
  #endif

  struct Grouping: Sendable {
    let primary: Int
    let secondary: Int
    let minimumDigits: Int
  }

  /// What stands around the digits, in UTF-16 units.
  struct Frame: Sendable {
    var lead = 0
    var trail = 0
    /// Where the sign stands, counted from the start of the lead, or of the trail where `signTrails`.
    var sign = 0..<0
    var signTrails = false
  }

  /// The notation and the options go together: ``fault(_:_:)`` has found nothing.
  package init(_ source: NumberNotation, _ options: AmountFormat.Options) {
    self.options = options
    self.source = source
    let fraction = options.fractionDigits ?? source.fractionDigits
    maximumFraction = fraction.upperBound
    minimumFraction = options.entry == .minorUnits ? fraction.upperBound : fraction.lowerBound

    digits = options.digits == .ascii ? NumberNotation.asciiDigits : source.digits
    let marks = NumberNotation.Marks(
      decimalSeparator: options.decimalSeparator ?? source.decimalSeparator,
      groupingSeparator: options.groupingSeparator ?? source.groupingSeparator,
      groupingSizes: options.groupingSizes ?? source.groupingSizes)
    self.marks = marks
    grouping =
      marks.groupingSeparator == nil || options.grouping == .never
      ? nil
      : Grouping(
        primary: marks.groupingSizes.primary, secondary: marks.groupingSizes.secondary,
        minimumDigits: min(max(1, source.minimumGroupingDigits), Amount.maximumDigits))
    glyphs = Glyphs(source, options, marks, digits)
    positiveFrame = Frame(
      lead: glyphs.positive.prefixUTF8.utf16Count, trail: glyphs.positive.suffixUTF8.utf16Count)
    negativeFrame = Frame(negative: glyphs.negative, source.minusSignUTF8.scalars)
    reading = ReadingRules(source, options, marks, digits, glyphs, maximumFraction: maximumFraction)
    affixScalars = (glyphs.positive.prefixUTF8 + glyphs.positive.suffixUTF8).scalars
    #if !hasFeature(Embedded)
    fastReading = FastReading(marks, digits, reading)
    #endif
  }

  /// The notation with the options that override it applied.
  var notation: NumberNotation {
    var notation = source
    notation.digits = digits
    notation.decimalSeparator = marks.decimalSeparator
    notation.groupingSeparator = marks.groupingSeparator
    notation.groupingSizes = marks.groupingSizes
    notation.positive = glyphs.positive
    notation.negative = glyphs.negative
    return notation
  }

  func frame(isNegative: Bool) -> Frame { isNegative ? negativeFrame : positiveFrame }

  /// Where a part stands first; nil where it is empty.
  static func firstRange<Unit: Equatable>(of part: [Unit], in text: [Unit]) -> Range<Int>? {
    guard !part.isEmpty, part.count <= text.count else { return nil }
    for start in 0...(text.count - part.count) {
      var length = 0
      while length < part.count, text[start + length] == part[length] { length += 1 }
      if length == part.count { return start..<start + length }
    }
    return nil
  }
}

extension Rules.Frame {
  /// Finds the sign in what surrounds a negative amount. Bidi marks next to it belong to it.
  fileprivate init(negative affixes: NumberNotation.Affixes, _ sign: [Unicode.Scalar]) {
    let prefix = affixes.prefixUTF8.scalars
    let suffix = affixes.suffixUTF8.scalars
    lead = Rules.Frame.width(prefix[...])
    trail = Rules.Frame.width(suffix[...])
    let inPrefix = Rules.firstRange(of: sign, in: prefix)
    let text = inPrefix != nil ? prefix : suffix
    signTrails = inPrefix == nil
    guard let range = inPrefix ?? Rules.firstRange(of: sign, in: suffix) else { return }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, text[start - 1].isBidiMark { start -= 1 }
    while end < text.count, text[end].isBidiMark { end += 1 }
    let offset = Rules.Frame.width(text[..<start])
    self.sign = offset..<offset + Rules.Frame.width(text[start..<end])
  }

  private static func width(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
    var width = 0
    for scalar in scalars { width += scalar.utf16Width }
    return width
  }
}

/// The pieces a text is put together from, in UTF-8.
final class Glyphs: Sendable {
  /// Ten digits of equal width, one after the other.
  let digits: [UInt8]
  /// The digit zero, where each digit is one byte and they follow each other.
  let zero: UInt8?
  let decimalSeparator: [UInt8]
  let groupingSeparator: [UInt8]
  let positive: NumberNotation.Affixes
  let negative: NumberNotation.Affixes
  /// How wide the pieces are in UTF-16.
  let digitWidth: Int
  let pointWidth: Int
  let separatorWidth: Int
  /// An upper bound for any text: every digit with a separator before it, and all affixes.
  let longestText: Int

  init(
    _ source: NumberNotation, _ options: AmountFormat.Options, _ marks: NumberNotation.Marks,
    _ digits: [Unicode.Scalar]
  ) {
    var bytes: [UInt8] = []
    for digit in digits { bytes.append(digit) }
    self.digits = bytes
    // Ten different bytes in order are the ASCII digits: no other scalar takes a single one.
    zero = digits == NumberNotation.asciiDigits ? 48 : nil
    decimalSeparator = [UInt8](marks.decimalSeparator)
    groupingSeparator = marks.groupingSeparator.map { [UInt8]($0) } ?? []
    digitWidth = digits[0].utf16Width
    pointWidth = marks.decimalSeparator.utf16Width
    separatorWidth = marks.groupingSeparator?.utf16Width ?? 0

    var positive = source.positive
    var negative = source.negative
    let sign = source.minusSignUTF8
    if let prefix = options.prefixUTF8 {
      // The sign stands before an explicit prefix.
      positive.prefixUTF8 = prefix
      negative.prefixUTF8 = sign + prefix
      negative.suffixUTF8 = positive.suffixUTF8
    }
    if let suffix = options.suffixUTF8 {
      let signTrails = Rules.firstRange(of: sign, in: negative.prefixUTF8) == nil
      positive.suffixUTF8 = suffix
      negative.suffixUTF8 = signTrails ? sign + suffix : suffix
    }
    self.positive = positive
    self.negative = negative
    longestText =
      DigitString.capacity * (bytes.count / 10 + groupingSeparator.count) + decimalSeparator.count
      + positive.prefixUTF8.count + positive.suffixUTF8.count + negative.prefixUTF8.count + negative.suffixUTF8.count
  }
}

extension Unicode.Scalar {
  /// How many UTF-16 units it has.
  var utf16Width: Int { value > 0xFFFF ? 2 : 1 }
}
