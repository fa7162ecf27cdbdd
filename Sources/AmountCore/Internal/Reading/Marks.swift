/// What stands between digits, by kind: marks that look alike are one.
struct MarkKinds: OptionSet, Sendable {
  let rawValue: UInt16

  static let point = MarkKinds(rawValue: 1)
  static let comma = MarkKinds(rawValue: 2)
  /// U+066B, always decimal.
  static let arabicDecimal = MarkKinds(rawValue: 4)
  /// U+066C, always grouping.
  static let arabicGroup = MarkKinds(rawValue: 8)
  static let space = MarkKinds(rawValue: 16)
  static let apostrophe = MarkKinds(rawValue: 32)
  static let underscore = MarkKinds(rawValue: 64)
  static let middleDot = MarkKinds(rawValue: 128)
  static let colon = MarkKinds(rawValue: 256)
  static let slash = MarkKinds(rawValue: 512)
  /// A decimal mark of the format that is none of the above.
  static let otherDecimal = MarkKinds(rawValue: 1024)
  /// A grouping mark of the format that is none of the above.
  static let otherGroup = MarkKinds(rawValue: 2048)
}

extension Unicode.Scalar {
  /// The kind of mark, the same in every place (R4, R5).
  @inline(never)
  var markKind: MarkKinds? {
    switch value {
    case 0x2E, 0xFF0E: .point
    case 0x2C, 0xFF0C, 0x060C: .comma
    case 0x066B: .arabicDecimal
    case 0x066C: .arabicGroup
    case 0x5F, 0xFF3F: .underscore
    case 0xB7: .middleDot
    default: isSpaceLike ? .space : isApostropheLike ? .apostrophe : nil
    }
  }
}

/// The marks a format separates digits with.
final class MarkSet: Sendable {
  let decimal: MarkKinds
  let group: MarkKinds
  let all: [NumberNotation.Marks]
  /// Whether groups other than threes are this format's, such as Indian twos.
  let hasIndianSizes: Bool
  private let otherDecimals: [Unicode.Scalar]
  private let otherGroups: [Unicode.Scalar]
  private let takesIdeographicStop: Bool

  /// The format's own marks, and those its place uses elsewhere as far as they do not contradict.
  init(_ all: [NumberNotation.Marks], takesIdeographicStop: Bool) {
    var decimal: MarkKinds = []
    var group: MarkKinds = []
    var hasIndianSizes = false
    var otherDecimals: [Unicode.Scalar] = []
    var otherGroups: [Unicode.Scalar] = []
    for marks in all {
      let decimalKind = marks.decimalSeparator.markKind ?? .otherDecimal
      if !group.contains(decimalKind) {
        decimal.formUnion(decimalKind)
        if decimalKind == .otherDecimal { otherDecimals.append(marks.decimalSeparator) }
      }
      if marks.groupingSizes.primary == 3 && marks.groupingSizes.secondary == 2 { hasIndianSizes = true }
      guard let mark = marks.groupingSeparator else { continue }
      let groupKind = mark.markKind ?? .otherGroup
      if !decimal.contains(groupKind) {
        group.formUnion(groupKind)
        if groupKind == .otherGroup { otherGroups.append(mark) }
      }
    }
    self.decimal = decimal
    self.group = group
    self.all = all
    self.hasIndianSizes = hasIndianSizes
    self.otherDecimals = otherDecimals
    self.otherGroups = otherGroups
    self.takesIdeographicStop = takesIdeographicStop
  }

  /// The kind of a mark beside this format's digits. The format's own come first.
  @inline(never)
  func kind(of scalar: Unicode.Scalar) -> MarkKinds? {
    if otherDecimals.contains(scalar) { return .otherDecimal }
    if otherGroups.contains(scalar) { return .otherGroup }
    if let kind = scalar.markKind { return kind }
    return takesIdeographicStop && (scalar.value == 0x3002 || scalar.value == 0xFF61) ? .point : nil
  }
}
