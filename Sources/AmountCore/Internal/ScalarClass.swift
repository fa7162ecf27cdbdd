/// What a scalar can be in an amount, whatever the locale.
extension Unicode.Scalar {
  /// The value of a digit: general category Nd, nothing else (contract K1, R3). `²`, `Ⅴ` and `万` have none.
  var digitValue: UInt8? {
    if value < 128 { return "0"..."9" ~= self ? UInt8(truncatingIfNeeded: value &- 48) : nil }
    return digitValueBeyondASCII
  }

  @inline(never)
  private var digitValueBeyondASCII: UInt8? {
    guard properties.numericType == .decimal, let number = properties.numericValue else { return nil }
    return UInt8(number)
  }

  /// R10: not seen, and dropped. U+202E is not among them: it can show a number backwards.
  @inline(never)
  var isInvisible: Bool {
    switch value {
    case 0xAD, 0x061C, 0x200B...0x200F, 0x202A...0x202D, 0x2060, 0x2066...0x2069, 0xFE0E, 0xFE0F, 0xFEFF: true
    default: false
    }
  }

  /// Direction marks that platforms put next to signs and symbols.
  @inline(never)
  var isBidiMark: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// White space that stands between groups; never a tab or a newline.
  @inline(never)
  var isSpaceLike: Bool {
    switch value {
    case 0x20, 0xA0, 0x2007...0x200A, 0x202F, 0x3000: true
    default: false
    }
  }

  @inline(never)
  var isApostropheLike: Bool {
    switch value {
    case 0x27, 0x60, 0xB4, 0x02BC, 0x2018, 0x2019, 0x2032: true
    default: false
    }
  }

  /// The dashes of R7.
  @inline(never)
  var isDash: Bool {
    switch value {
    case 0x2D, 0x2010...0x2014, 0x207B, 0x2212, 0xFE63, 0xFF0D: true
    default: false
    }
  }

  /// The dashes, and the long-vowel mark that a Japanese keyboard has on its minus key (K10).
  var isMinusKey: Bool { isDash || value == 0x30FC }

  var isPlus: Bool { value == 0x2B || value == 0xFF0B }

  @inline(never)
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

/// What a scalar can be beside an amount.
extension Unicode.Scalar {
  /// General category Sc without the cent, which is a sub-unit: `$ £ ¥ € ₹` and their full-width and small twins.
  @inline(never)
  var isCurrencySign: Bool {
    switch value {
    case 0x24, 0xA3...0xA5, 0x058F, 0x060B, 0x07FE...0x07FF, 0x09F2...0x09F3, 0x09FB, 0x0AF1, 0x0BF9, 0x0E3F, 0x17DB,
      0x20A0...0x20C1, 0xA838, 0xFDFC, 0xFE69, 0xFF04, 0xFFE1, 0xFFE5...0xFFE6:
      true
    default: false
    }
  }

  /// Full-width and small forms of currency signs and Latin letters are their plain twins (R8).
  @inline(never)
  var currencyTwin: Unicode.Scalar {
    switch value {
    case 0xFE69, 0xFF04: "$"
    case 0xFFE1: "\u{A3}"
    case 0xFFE5: "\u{A5}"
    case 0xFFE6: "\u{20A9}"
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A: Unicode.Scalar(value - 0xFEE0) ?? self
    default: self
    }
  }

  /// A letter or ideograph, as far as that matters beside a number. No table: what lies outside ASCII and is no known
  /// sign is taken as one.
  @inline(never)
  var isLetter: Bool {
    if value < 0x80 { return 0x61...0x7A ~= value | 0x20 }
    if value < 0xC0 { return value == 0xAA || value == 0xB5 || value == 0xBA }
    if value == 0xD7 || value == 0xF7 || isCurrencySign || isWhiteSpace || isInvisible { return false }
    switch value {
    case 0x2000...0x2BFF, 0x3000...0x3004, 0x3008...0x3020, 0xFE50...0xFE6F, 0xFF00...0xFF20, 0xFF3B...0xFF40,
      0xFF5B...0xFF65, 0xFFE0...0xFFFF, 0x1F000...0x1FFFF:
      return false
    default: return digitValue == nil
    }
  }

  /// A letter of a script that puts spaces between words.
  @inline(never)
  var isSpacedLetter: Bool {
    isLetter && !(0x2E80...0x9FFF ~= value || 0xAC00...0xD7FF ~= value || 0xF900...0xFAFF ~= value || value > 0x1FFFF)
  }

  /// Lower case of Latin, Greek and Cyrillic letters, the scripts of currency names that have it.
  @inline(never)
  var lowercased: Unicode.Scalar {
    switch value {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x0391...0x03A9, 0x0410...0x042F: Unicode.Scalar(value + 32) ?? self
    case 0x0400...0x040F: Unicode.Scalar(value + 80) ?? self
    case 0x0100...0x0137, 0x014A...0x0177: Unicode.Scalar(value | 1) ?? self
    case 0x0139...0x0148, 0x0179...0x017E: Unicode.Scalar(value + (value & 1)) ?? self
    default: self
    }
  }

  /// A line or cell boundary: never a mark, always two values (R5).
  var isCellBoundary: Bool { isWhiteSpace && !isSpaceLike }
}
