/// What a scalar can be in an amount, whatever the locale.
extension Unicode.Scalar {
  /// The value of a digit: general category Nd, nothing else (contract K1, R3). `²`, `Ⅴ` and `万` have none.
  var digitValue: UInt8? {
    if value < 128 { return "0"..."9" ~= self ? UInt8(value - 48) : nil }
    guard properties.numericType == .decimal, let number = properties.numericValue else { return nil }
    return UInt8(number)
  }

  /// R10: not seen, and dropped. U+202E is not among them: it can show a number backwards.
  var isInvisible: Bool {
    switch value {
    case 0xAD, 0x061C, 0x200B...0x200F, 0x202A...0x202D, 0x2060, 0x2066...0x2069, 0xFE0E, 0xFE0F, 0xFEFF: true
    default: false
    }
  }

  /// Direction marks that platforms put next to signs and symbols.
  var isBidiMark: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// White space that stands between groups; never a tab or a newline.
  var isSpaceLike: Bool {
    switch value {
    case 0x20, 0xA0, 0x2007...0x200A, 0x202F, 0x3000: true
    default: false
    }
  }

  var isApostropheLike: Bool {
    switch value {
    case 0x27, 0x60, 0xB4, 0x02BC, 0x2018, 0x2019, 0x2032: true
    default: false
    }
  }

  /// The dashes of R7.
  var isDash: Bool {
    switch value {
    case 0x2D, 0x2010...0x2014, 0x207B, 0x2212, 0xFE63, 0xFF0D: true
    default: false
    }
  }

  /// The dashes, and the long-vowel mark that a Japanese keyboard has on its minus key (K10).
  var isMinusKey: Bool { isDash || value == 0x30FC }

  var isPlus: Bool { value == 0x2B || value == 0xFF0B }

  var isWhiteSpace: Bool { isSpaceLike || 0x09...0x0D ~= value || value == 0x85 || 0x2028...0x2029 ~= value }

  /// `．` for `.`, `，` for `,`: full-width marks stand for their ASCII twins (R4).
  var withoutFullWidth: Unicode.Scalar {
    switch value {
    case 0xFF0E: "."
    case 0xFF0C: ","
    default: self
    }
  }
}
