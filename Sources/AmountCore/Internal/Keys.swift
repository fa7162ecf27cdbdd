/// What a key means in a field.
enum Key {
  case digit(UInt8)
  case decimal
  /// The mark that groups here is typed where it could be the decimal key as well (K5).
  case eitherSeparator
  case grouping
  case minus
  case plus
  /// A mark or symbol that the field shows by itself.
  case ignored
  /// A `.` or `,` of some kind that means nothing here; the cents after it must not become units (K9).
  case strayMark(Unicode.Scalar)
  case unexpected(Unicode.Scalar)
}

extension Rules {
  /// Contract K1, K5, K9, K10, K11.
  func key(_ scalar: Unicode.Scalar) -> Key {
    if let value = digitValue(scalar) { return .digit(value) }
    if scalar == marks.decimalSeparator { return .decimal }
    let groups = isGroupingMark(scalar)
    if isExtraDecimalKey(scalar) {
      return groups && scalar != "\u{FF0E}" && maximumFraction >= 3 ? .eitherSeparator : .decimal
    }
    if groups { return scalar.isSpaceLike || scalar.isApostropheLike ? .ignored : .grouping }
    if scalar.isMinusKey { return .minus }
    if scalar.isPlus { return .plus }
    // K9 before K11: an affix of `kr.` does not let `12.50` become 1250.
    if isStrayMark(scalar) { return .strayMark(scalar) }
    return isOwnAffix(scalar) ? .ignored : .unexpected(scalar)
  }

  /// A digit of any script, or one of the field's own.
  func digitValue(_ scalar: Unicode.Scalar) -> UInt8? {
    if let value = scalar.digitValue { return value }
    return digits.firstIndex(of: scalar).map { UInt8($0) }
  }

  /// The field's grouping mark or one that looks alike, whether or not groups are shown.
  private func isGroupingMark(_ scalar: Unicode.Scalar) -> Bool {
    guard let mark = marks.groupingSeparator else { return false }
    if mark.isSpaceLike { return scalar.isSpaceLike }
    if mark.isApostropheLike { return scalar.isApostropheLike }
    return scalar == mark || scalar.withoutFullWidth == mark
  }

  /// The decimal keys beside the locale's own mark.
  private func isExtraDecimalKey(_ scalar: Unicode.Scalar) -> Bool {
    switch (options.typedSeparator, scalar) {
    case (.locale, _): false
    case (_, "."), (_, "\u{FF0E}"), (_, "\u{3002}"), (_, "\u{FF61}"), (_, "\u{66B}"): true
    case (.any, ","), (.any, "\u{FF0C}"): true
    case (.any, "б"), (.any, "ю"): source.notation.hasCyrillicKeyboard
    default: false
    }
  }

  private func isOwnAffix(_ scalar: Unicode.Scalar) -> Bool {
    affixScalars.contains { $0 == scalar || $0.isSpaceLike && scalar.isSpaceLike }
  }

  /// A point or comma of some kind, or the letter that a Cyrillic keyboard has on the same key.
  private func isStrayMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", "\u{66B}", "\u{FF0E}", "\u{FF0C}", "\u{3002}", "\u{FF61}": true
    // The commas of Arabic and of East Asia, and the small forms.
    case "\u{60C}", "\u{3001}", "\u{FF64}", "\u{FE50}", "\u{FE51}", "\u{FE52}": true
    case "б", "ю": source.notation.hasCyrillicKeyboard
    default: false
    }
  }
}
