/// A format as the reader uses it: resolved once.
final class ReadingRules: Sendable {
  /// The languages with customs of their own.
  enum Language: Sendable { case chinese, japanese, korean, french, swedish, english, other }

  let language: Language
  let currencies: CurrencySpellings
  /// The letters of the field's currency code in one word; nil where the field has none.
  let code: UInt32?
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
  /// The marks the field itself shows, by their places in the list of own marks.
  let shownPrefix: Int?
  let shownSuffix: Int?
  let minusSign: [Unicode.Scalar]
  let digits: [Unicode.Scalar]
  let generosity: AmountFormat.Reading

  init(
    _ source: Rules.Source, _ shown: NumberNotation.Marks, _ digits: [Unicode.Scalar], _ glyphs: Glyphs,
    maximumFraction: Int
  ) {
    language = Language(packed(source.notation.languageUTF8))
    currencies = source.notation.currencies
    code = source.notation.currencies.codeUTF8.map { packed($0) }
    let isIdeographic = language == .chinese || language == .japanese
    // Marks set for the field are the field's alone.
    let isOverridden = source.options.decimalSeparator != nil || source.options.groupingSeparator != nil
    var marks = [shown]
    minusSign = ReadingRules.visible(source.notation.minusSignUTF8)
    var signTrails =
      Rules.firstRange(of: minusSign, in: ReadingRules.visible(glyphs.negative.suffixUTF8)) != nil
    for other in source.notation.alternateMarks {
      if other.signTrails { signTrails = true }
      if !isOverridden { marks.append(other) }
    }
    self.signTrails = signTrails
    own = MarkSet(marks, takesIdeographicStop: isIdeographic)
    if let marks = source.notation.asciiMarks, !isOverridden, digits[0] != "0" {
      ascii = MarkSet([marks], takesIdeographicStop: isIdeographic)
    } else {
      ascii = nil
    }
    currencyFraction = code == nil ? nil : source.notation.fractionDigits.upperBound
    fractionLimit = max(maximumFraction, currencyFraction ?? 0)
    takesExcessFraction = source.options.excessFraction != .reject
    self.digits = digits
    generosity = source.options.reading
    // An affix that names the currency is read as the currency, so that it is not taken twice.
    let prefix = ReadingRules.visible(glyphs.positive.prefixUTF8)
    let suffix = ReadingRules.visible(glyphs.positive.suffixUTF8)
    shownPrefix = currencies.own.index(of: prefix)
    shownSuffix = currencies.own.index(of: suffix)
    self.prefix = shownPrefix == nil ? prefix : []
    self.suffix = shownSuffix == nil ? suffix : []
  }

  private static func visible(_ text: [UInt8]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in text.scalars where !scalar.isInvisible {
      if scalar.isWhiteSpace && result.isEmpty { continue }
      result.append(scalar)
    }
    while let last = result.last, last.isWhiteSpace { result.removeLast() }
    return result
  }

  /// Whether the field's amounts are of a currency that has no fraction, and it shows none.
  var currencyHasNoFraction: Bool { currencyFraction != nil && fractionLimit == 0 }

  /// A digit of some script: its value and the zero of its set.
  struct Digit {
    let value: UInt8
    let zero: UInt32
  }

  /// Full-width digits belong to ASCII (R3).
  @inline(never)
  func digit(_ scalar: Unicode.Scalar) -> Digit? {
    if let value = scalar.digitValue {
      let zero = scalar.value - UInt32(value)
      return Digit(value: value, zero: zero == 0xFF10 ? 0x30 : zero)
    }
    guard digits[0] != "0", let value = digits.firstIndex(of: scalar) else { return nil }
    return Digit(value: UInt8(truncatingIfNeeded: value), zero: digits[0].value)
  }

  @inline(never)
  func isDigit(_ scalar: Unicode.Scalar) -> Bool { digit(scalar) != nil }

  /// Whether it separates digits here.
  @inline(never)
  func isMark(_ scalar: Unicode.Scalar) -> Bool { own.kind(of: scalar) != nil || ascii?.kind(of: scalar) != nil }

  /// The marks used with digits of a set.
  func marks(besideZero zero: UInt32) -> MarkSet { zero == 0x30 ? ascii ?? own : own }

  /// R6: groups of four are a custom of these.
  var groupsByFour: Bool { language == .chinese || language == .japanese || language == .korean }

  func isCurrency(_ code: StaticString) -> Bool { self.code.map { Words.contains(code, $0) } ?? false }
}

/// A short word of ASCII letters as a number.
private func packed(_ word: [UInt8]) -> UInt32 {
  var packed: UInt32 = 0
  for byte in word { packed = packed << 8 | UInt32(byte) }
  return packed
}

extension ReadingRules.Language {
  init(_ subtag: UInt32) {
    switch subtag {
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
