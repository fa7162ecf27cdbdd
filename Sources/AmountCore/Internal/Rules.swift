/// A format as the engine uses it: checked, resolved and encoded, once.
package final class Rules: Sendable {
  let source: Source
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

  /// What a format is made from, as it came. Both are many words, so they are kept in one place and passed by it.
  package final class Source: Sendable {
    package let notation: NumberNotation
    package let options: AmountFormat.Options

    package init(_ notation: NumberNotation, _ options: AmountFormat.Options) {
      self.notation = notation
      self.options = options
    }
  }

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

  /// The notation and the options go together: ``Source/fault`` is nil.
  package init(_ source: Source) {
    self.source = source
    let fraction = source.fractionDigits
    maximumFraction = fraction.upperBound
    minimumFraction = source.options.entry == .minorUnits ? fraction.upperBound : fraction.lowerBound

    digits = source.digits
    let marks = source.marks
    self.marks = marks
    grouping =
      marks.groupingSeparator == nil || source.options.grouping == .never
      ? nil
      : Grouping(
        primary: marks.groupingSizes.primary, secondary: marks.groupingSizes.secondary,
        minimumDigits: min(max(1, source.notation.minimumGroupingDigits), Amount.maximumDigits))
    glyphs = Glyphs(source, marks, digits)
    positiveFrame = Frame(
      lead: glyphs.positive.prefixUTF8.utf16Count, trail: glyphs.positive.suffixUTF8.utf16Count)
    negativeFrame = Frame(negative: glyphs.negative, source.notation.minusSignUTF8.scalars)
    reading = ReadingRules(source, marks, digits, glyphs, maximumFraction: maximumFraction)
    affixScalars = (glyphs.positive.prefixUTF8 + glyphs.positive.suffixUTF8).scalars
    #if !hasFeature(Embedded)
    fastReading = FastReading(marks, digits, reading)
    #endif
  }

  /// The options as they came.
  var options: AmountFormat.Options { source.options }

  /// The notation with the options that override it applied.
  var notation: NumberNotation {
    var notation = source.notation
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
  @inline(never)
  static func firstRange(of part: [Unicode.Scalar], in text: [Unicode.Scalar]) -> Range<Int>? {
    guard !part.isEmpty, part.count <= text.count else { return nil }
    for start in 0...(text.count - part.count) {
      var length = 0
      while length < part.count, text[start + length] == part[length] { length += 1 }
      if length == part.count { return start..<start + length }
    }
    return nil
  }
}

extension Rules.Source {
  // What the options leave open is the notation's.

  package var fractionDigits: ClosedRange<Int> { options.fractionDigits ?? notation.fractionDigits }

  var digits: [Unicode.Scalar] { options.digits == .ascii ? NumberNotation.asciiDigits : notation.digits }

  package var marks: NumberNotation.Marks {
    NumberNotation.Marks(
      decimalSeparator: options.decimalSeparator ?? notation.decimalSeparator,
      groupingSeparator: options.groupingSeparator ?? notation.groupingSeparator,
      groupingSizes: options.groupingSizes ?? notation.groupingSizes)
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

  init(_ source: Rules.Source, _ marks: NumberNotation.Marks, _ digits: [Unicode.Scalar]) {
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

    var positive = source.notation.positive
    var negative = source.notation.negative
    let sign = source.notation.minusSignUTF8
    if let prefix = source.options.prefixUTF8 {
      // The sign stands before an explicit prefix.
      positive.prefixUTF8 = prefix
      negative.prefixUTF8 = sign + prefix
      negative.suffixUTF8 = positive.suffixUTF8
    }
    if let suffix = source.options.suffixUTF8 {
      let signTrails = Rules.firstRange(of: sign.scalars, in: negative.prefixUTF8.scalars) == nil
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
