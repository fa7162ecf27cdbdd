import AmountCore

/// What a single scalar means when it is typed (K1, K5, K9, K10, K11).
enum Keys: Equatable {
  case digit(Character)
  case decimal
  /// The mark that groups, where it could be the decimal key as well.
  case either
  case group
  case silent
  /// A point or comma that has no meaning here.
  case stray
  case minus
  case plus
  case affix
  case other

  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFEFF, 0x200B...0x200F, 0x2060, 0x61C, 0x202A...0x202D, 0x2066...0x2069, 0xAD, 0xFE0E, 0xFE0F: true
    default: false
    }
  }

  private static let dashes: Set<Unicode.Scalar> = [
    "-", "\u{2212}", "\u{FF0D}", "\u{FE63}", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{207B}",
    "ー",
  ]
  private static let neverGroup: Set<Unicode.Scalar> = ["．", "。", "｡", "٫"]
  private static let pointsAndCommas: Set<Unicode.Scalar> = [".", ",", "٫", "．", "，", "。", "｡", "،", "、"]

  init(_ scalar: Unicode.Scalar, _ notation: ModelNotation) {
    let typed = notation.options.typedSeparator
    let isOwnPoint = scalar == notation.point
    let isPoint = typed != .locale && (scalar == "." || Self.neverGroup.contains(scalar))
    let isAny =
      typed == .any && (scalar == "," || scalar == "，" || notation.isCyrillic && "бю".unicodeScalars.contains(scalar))
    let isDecimal = isOwnPoint || isPoint || isAny
    let isGroup = notation.mark.map { Self.groups(scalar, where: $0) } ?? false
    if scalar.properties.generalCategory == .decimalNumber, let value = scalar.properties.numericValue {
      self = .digit(Character("\(Int(value))"))
    } else if isDecimal && isGroup && !isOwnPoint && notation.fraction.upperBound >= 3 {
      self = .either
    } else if isDecimal {
      self = .decimal
    } else if isGroup {
      self = Self.isSpace(scalar) || Self.isApostrophe(scalar) ? .silent : .group
    } else if Self.pointsAndCommas.contains(scalar) || notation.isCyrillic && "бю".unicodeScalars.contains(scalar) {
      self = .stray
    } else if Self.dashes.contains(scalar) {
      self = .minus
    } else if scalar == "+" {
      self = .plus
    } else if Self.isOwn(scalar, notation.positive.prefix) || Self.isOwn(scalar, notation.positive.suffix) {
      self = .affix
    } else {
      self = .other
    }
  }

  private static func groups(_ scalar: Unicode.Scalar, where mark: Unicode.Scalar) -> Bool {
    scalar == mark || isSpace(scalar) && isSpace(mark) || isApostrophe(scalar) && isApostrophe(mark)
      || scalar == "，" && mark == ","
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .spaceSeparator }
  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "’" }

  private static func isOwn(_ scalar: Unicode.Scalar, _ affix: String) -> Bool {
    affix.unicodeScalars.contains { $0 == scalar || isSpace($0) && isSpace(scalar) }
  }
}
