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
struct MarkSet: Sendable {
  private(set) var decimal: MarkKinds = []
  private(set) var group: MarkKinds = []
  private(set) var sizes: [NumberNotation.GroupingSizes] = []
  private var otherDecimals: [Unicode.Scalar] = []
  private var otherGroups: [Unicode.Scalar] = []
  private let takesIdeographicStop: Bool

  /// The format's own marks, and those its place uses elsewhere as far as they do not contradict.
  init(_ own: NumberNotation.Marks, and others: [NumberNotation.Marks], takesIdeographicStop: Bool) {
    self.takesIdeographicStop = takesIdeographicStop
    add(own)
    for other in others { add(other) }
  }

  private mutating func add(_ marks: NumberNotation.Marks) {
    let decimalKind = marks.decimalSeparator.markKind ?? .otherDecimal
    if !group.contains(decimalKind) {
      decimal.insert(decimalKind)
      if decimalKind == .otherDecimal { otherDecimals.append(marks.decimalSeparator) }
    }
    sizes.append(marks.groupingSizes)
    guard let mark = marks.groupingSeparator else { return }
    let groupKind = mark.markKind ?? .otherGroup
    if !decimal.contains(groupKind) {
      group.insert(groupKind)
      if groupKind == .otherGroup { otherGroups.append(mark) }
    }
  }

  /// The kind of a mark beside this format's digits. The format's own come first.
  func kind(of scalar: Unicode.Scalar) -> MarkKinds? {
    if otherDecimals.contains(scalar) { return .otherDecimal }
    if otherGroups.contains(scalar) { return .otherGroup }
    if let kind = scalar.markKind { return kind }
    return takesIdeographicStop && (scalar.value == 0x3002 || scalar.value == 0xFF61) ? .point : nil
  }

  /// Whether groups other than threes are this format's, such as Indian twos.
  var hasIndianSizes: Bool { sizes.contains { $0.primary == 3 && $0.secondary == 2 } }
}
