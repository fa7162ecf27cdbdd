/// A format as the reader uses it: resolved once.
final class ReadingRules: Sendable {
  /// The languages with customs of their own.
  enum Language: Sendable { case chinese, japanese, korean, french, swedish, english, other }

  let language: Language
  let currencies: CurrencySpellings
  /// The marks beside the format's own digits, and beside ASCII ones where its own are others.
  let own: MarkSet
  let ascii: MarkSet?
  /// Most fraction digits of currency and field.
  let fractionLimit: Int
  /// The currency's fraction digits, nil where there is no currency.
  let currencyFraction: Int?
  /// Whether the field says what to do with more fraction digits than it has.
  let takesExcessFraction: Bool
  /// Whether a minus behind the digits is this place's own writing.
  let signTrails: Bool
  /// The field's affixes, as far as they are no currency marks: visible, trimmed.
  let prefix: [Unicode.Scalar]
  let suffix: [Unicode.Scalar]
  /// The mark the field itself shows, by its place in the list of own marks.
  let shownMarks: [Int]
  let minusSign: [Unicode.Scalar]
  let digits: [Unicode.Scalar]
  let generosity: AmountFormat.Reading

  init(
    _ notation: NumberNotation, currencyFraction: Int?, options: AmountFormat.Options, maximumFraction: Int
  ) {
    language = Language(notation.language)
    currencies = notation.currencies
    let isIdeographic = language == .chinese || language == .japanese
    let shown = NumberNotation.Marks(
      decimalSeparator: notation.decimalSeparator, groupingSeparator: notation.groupingSeparator,
      groupingSizes: notation.groupingSizes)
    // Marks set for the field are the field's alone.
    let isOverridden = options.decimalSeparator != nil || options.groupingSeparator != nil
    own = MarkSet(shown, and: isOverridden ? [] : notation.alternateMarks, takesIdeographicStop: isIdeographic)
    let hasASCIIDigits = notation.digits.first == "0"
    ascii =
      isOverridden || hasASCIIDigits
      ? nil : notation.asciiMarks.map { MarkSet($0, and: [], takesIdeographicStop: isIdeographic) }
    self.currencyFraction = currencyFraction
    fractionLimit = max(maximumFraction, currencyFraction ?? 0)
    takesExcessFraction = options.excessFraction != .reject
    minusSign = ReadingRules.visible(notation.minusSign)
    digits = notation.digits
    generosity = options.reading
    signTrails =
      notation.alternateMarks.contains { $0.signTrails }
      || ReadingRules.holds(notation.negative.suffix, notation.minusSign)
    // An affix that names the currency is read as the currency, so that it is not taken twice.
    let affixes = [ReadingRules.visible(notation.positive.prefix), ReadingRules.visible(notation.positive.suffix)]
    let known = currencies.own
    let marks = affixes.map { known.index(of: 0..<$0.count, in: $0) }
    shownMarks = marks.compactMap { $0 }
    prefix = marks[0] == nil ? affixes[0] : []
    suffix = marks[1] == nil ? affixes[1] : []
  }

  private static func visible(_ text: String) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars where !scalar.isInvisible {
      if scalar.isWhiteSpace && result.isEmpty { continue }
      result.append(scalar)
    }
    while let last = result.last, last.isWhiteSpace { result.removeLast() }
    return result
  }

  private static func holds(_ text: String, _ sign: String) -> Bool {
    let sign = visible(sign)
    let text = visible(text)
    guard !sign.isEmpty, sign.count <= text.count else { return false }
    for start in 0...(text.count - sign.count) where text[start..<(start + sign.count)].elementsEqual(sign) {
      return true
    }
    return false
  }

  /// Whether the field's amounts are of a currency that has no fraction, and it shows none.
  var currencyHasNoFraction: Bool { currencyFraction != nil && fractionLimit == 0 }

  /// The value of a digit and the zero of its set; full-width digits belong to ASCII (R3).
  func digit(_ scalar: Unicode.Scalar) -> (value: UInt8, zero: UInt32)? {
    if let value = scalar.digitValue {
      let zero = scalar.value - UInt32(value)
      return (value, zero == 0xFF10 ? 0x30 : zero)
    }
    guard digits[0].value != 0x30, let value = digits.firstIndex(of: scalar) else { return nil }
    return (UInt8(value), digits[0].value)
  }

  /// The marks used with digits of a set.
  func marks(besideZero zero: UInt32) -> MarkSet { zero == 0x30 ? ascii ?? own : own }

  /// R6: groups of four are a custom of these.
  var groupsByFour: Bool { language == .chinese || language == .japanese || language == .korean }

  func isCurrency(_ code: String) -> Bool {
    guard let own = currencies.code else { return false }
    var left = own.unicodeScalars.makeIterator()
    var right = code.unicodeScalars.makeIterator()
    while true {
      let (a, b) = (left.next(), right.next())
      if a != b { return false }
      if a == nil { return true }
    }
  }
}

extension ReadingRules.Language {
  init(_ subtag: String) {
    var packed: UInt32 = 0
    for scalar in subtag.unicodeScalars { packed = packed << 8 | scalar.value & 0x7F }
    switch packed {
    case 0x7A68, 0x797565: self = .chinese  // zh, yue
    case 0x6A61: self = .japanese  // ja
    case 0x6B6F: self = .korean  // ko
    case 0x6672: self = .french  // fr
    case 0x7376: self = .swedish  // sv
    case 0x656E: self = .english  // en
    default: self = .other
    }
  }
}
