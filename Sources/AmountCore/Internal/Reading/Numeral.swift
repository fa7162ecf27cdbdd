/// Digits and the marks between them, and what they come to (R3 to R6). No sign, no currency.
final class Numeral {
  /// A number that was made out.
  struct Found {
    var draft: Draft
    var isExact = true
    var decimalMark: Unicode.Scalar?
    var groupingMark: Unicode.Scalar?
    /// Whether a lone mark may group as well; the draft is the reading with a fraction.
    var isDoubtful = false
    /// More fraction digits than currency and field have, and not zeros.
    var isTooFine = false
  }

  /// How the digits are divided: the little in which the readings of one numeral differ.
  private struct Shape {
    /// How many digits stand before the point; nil where there is none.
    var point: Int?
    var isExact = true
    var decimalMark: Unicode.Scalar?
    var groupingMark: Unicode.Scalar?
    var isDoubtful = false
  }

  private struct Mark {
    let kind: MarkKinds
    let scalar: Unicode.Scalar
    /// How many digits stand before it.
    let place: Int
  }

  private let rules: ReadingRules
  private let separators: MarkSet
  private let fractionLimit: Int
  private let hasNoFraction: Bool
  private let takesAnyFraction: Bool
  private let decimalKinds: MarkKinds
  private let groupKinds: MarkKinds
  private var digits = DigitString()
  private var last: Mark?
  /// The groups that all marks make, and those that all but the last one make.
  private var groups = Groups()
  private var inner = Groups()
  private var kinds: MarkKinds = []
  /// Whether no mark before the last one is of its kind.
  private var isOnce = true
  /// Whether the last mark is a decimal one whatever it is: a dash for cents follows it (R9).
  private var endsInCents = false

  /// Takes digits and marks apart.
  ///
  /// - Parameters:
  ///   - cents: The mark that a dash for no cents followed, itself not in the range.
  ///   - shift: By how many places a multiplier moves the point: so many more fraction digits are fine.
  init(
    _ text: ReadText, _ range: Range<Int>, _ rules: ReadingRules, cents: Unicode.Scalar? = nil, shift: Int = 0
  ) throws(Unreadable) {
    self.rules = rules
    fractionLimit = rules.fractionLimit + shift
    hasNoFraction = rules.currencyHasNoFraction && shift == 0
    takesAnyFraction = rules.takesExcessFraction || fractionLimit >= 3
    guard let first = text.first(in: range, where: { rules.isDigit($0) }), let zero = rules.digit(text[first])?.zero
    else { throw .empty }
    separators = rules.marks(besideZero: zero)
    // Marks that belong to the digits written, whatever the format (R4).
    let isArabic = zero == 0x660 || zero == 0x6F0
    decimalKinds = isArabic ? separators.decimal.union(.arabicDecimal) : separators.decimal
    groupKinds = isArabic ? separators.group.union(.arabicGroup) : separators.group
    for index in range {
      let scalar = text[index]
      if let digit = rules.digit(scalar) {
        guard digit.zero == zero else { throw .mixedDigits }
        guard digits.count < DigitString.capacity else { throw .tooManyDigits }
        digits.append(digit.value)
      } else if let kind = separators.kind(of: scalar) {
        try add(kind, scalar)
      } else if rules.language == .swedish && scalar == ":" {
        try add(.colon, scalar)
      } else {
        throw scalar.isCellBoundary ? .severalValues : .notAnAmount
      }
    }
    if let cents {
      try add(separators.kind(of: cents) ?? (cents == ":" ? .colon : .slash), cents)
      endsInCents = true
    }
  }

  /// Notes a mark behind the digits so far. Two marks side by side separate nothing.
  private func add(_ kind: MarkKinds, _ scalar: Unicode.Scalar) throws(Unreadable) {
    if last?.place == digits.count { throw .malformedGroups }
    isOnce = !kinds.contains(kind)
    kinds.formUnion(kind)
    inner = groups
    groups.add(kind, scalar, at: digits.count)
    last = Mark(kind: kind, scalar: scalar, place: digits.count)
  }

  /// Whether some digits stand in groups.
  var hasGroups: Bool { groups.markCount > 1 }

  /// R5, R6.
  func found() throws(Unreadable) -> Found {
    let shape = try shape()
    var draft = Draft()
    draft.digits = digits
    draft.integerCount = shape.point ?? digits.count
    draft.hasPoint = shape.point != nil
    // More digits than an amount holds are refused; zeros in front are not among them.
    let excess = digits.count - Amount.maximumDigits
    if excess > 0 {
      guard min(digits.leadingZeroCount, draft.integerCount) >= excess else { throw .tooManyDigits }
      draft.digits.remove(0..<excess)
      draft.integerCount -= excess
    }
    if draft.fractionCount > Amount.maximumDigits { throw .tooManyDigits }
    let isTooFine =
      !shape.isDoubtful && draft.fractionCount > 0 && fractionLimit == 0 && !rules.takesExcessFraction
      && !draft.digits.dropFirst(draft.integerCount).isZero
    return Found(
      draft: draft, isExact: shape.isExact, decimalMark: shape.decimalMark, groupingMark: shape.groupingMark,
      isDoubtful: shape.isDoubtful, isTooFine: isTooFine)
  }

  /// The amount that digits and marks come to, where it is certain.
  @inline(never)
  static func amount(_ text: ReadText, _ range: Range<Int>, _ rules: ReadingRules, shift: Int = 0) -> Amount? {
    guard let found = try? Numeral(text, range, rules, shift: shift).found(), !found.isDoubtful else { return nil }
    return found.draft.amount
  }

  private func shape() throws(Unreadable) -> Shape {
    guard let last else { return Shape() }
    let isOwn = decimalKinds.contains(last.kind)
    if endsInCents {
      guard isOnce else { throw .malformedGroups }
      var shape = try beforeLast()
      if !isOwn && last.kind != .slash && last.kind != .colon { shape.isExact = false }
      shape.decimalMark = last.scalar
      return shape
    }
    let isAlwaysDecimal =
      !last.kind.isDisjoint(with: [.arabicDecimal, .middleDot, .colon, .otherDecimal])
      && !groupKinds.contains(last.kind)
    if isAlwaysDecimal {
      guard isOnce else { throw .malformedGroups }
      return try decimal(last)
    }
    if kinds == last.kind {
      let mayBeDecimal = isOwn || last.kind == .point || last.kind == .comma
      return try groups.markCount == 1 && mayBeDecimal ? lone(last) : grouped(groups, until: digits.count)
    }
    // R6 (1), R5: of two kinds the last is decimal, if it can be and stands once.
    let canBeDecimal = last.kind == .point || last.kind == .comma || isOwn
    guard isOnce, canBeDecimal else { throw .malformedGroups }
    return try decimal(last)
  }

  /// The last mark is decimal, for certain; what stands before it are groups.
  private func decimal(_ mark: Mark) throws(Unreadable) -> Shape {
    let behind = digits.count - mark.place
    let isOwn = decimalKinds.contains(mark.kind)
    if mark.kind == .middleDot && !isOwn {
      // R4
      guard 1...2 ~= behind, mark.place > 0 else { throw .malformedGroups }
    }
    if mark.kind == .colon {
      // R9: the currency's fraction digits, exactly.
      guard behind == rules.currencyFraction ?? 2, behind > 0 else { throw .notAnAmount }
    }
    var shape = try beforeLast()
    // A trailing mark of another convention proves nothing beside a second one.
    if behind == 0 && !isOwn && groups.markCount > 1 { throw .malformedGroups }
    if mark.place == 0 && behind == 0 { throw .empty }
    shape.point = mark.place
    shape.decimalMark = mark.scalar
    if !isOwn && mark.kind != .colon { shape.isExact = false }
    return shape
  }

  /// What stands before the last mark: groups, or none.
  private func beforeLast() throws(Unreadable) -> Shape {
    guard let last, inner.markCount > 0 else { return Shape() }
    return try grouped(inner, until: last.place)
  }

  /// Marks that group, and the digits as a whole.
  private func grouped(_ groups: Groups, until end: Int) throws(Unreadable) -> Shape {
    guard let isUsual = isUsual(groups, until: end) else { throw .malformedGroups }
    let isExact = isUsual && (groupKinds.contains(groups.kind) || groups.kind == .space)
    return Shape(isExact: isExact, groupingMark: groups.mark)
  }

  /// Whether groups are threes or the format's own; nil where no convention has them (R5).
  private func isUsual(_ groups: Groups, until end: Int) -> Bool? {
    guard !groups.areMixed, digits[0] != 0 else { return nil }
    let kind = groups.kind
    let isOwn = groupKinds.contains(kind)
    if groups.fit(3, 3, until: end) { return true }
    if isOwn {
      for marks in separators.all {
        let sizes = marks.groupingSizes
        if groups.fit(sizes.primary, sizes.secondary, until: end) { return true }
      }
    }
    if kind == .comma || isOwn && separators.hasIndianSizes, groups.fit(3, 2, until: end) { return false }
    if rules.groupsByFour, kind == .comma || isOwn, groups.fit(4, 4, until: end) { return false }
    return nil
  }
}

/// The groups of digits that marks make, as far as their sizes matter.
private struct Groups {
  private(set) var markCount = 0
  private(set) var kind: MarkKinds = []
  private(set) var mark: Unicode.Scalar = "\0"
  /// Whether the marks are of several kinds, or the groups between them of several sizes.
  private(set) var areMixed = false
  private var first = 0
  /// The size of those between the first and the last, 0 where there is none.
  private var middle = 0
  private var start = 0

  mutating func add(_ kind: MarkKinds, _ mark: Unicode.Scalar, at place: Int) {
    let size = place - start
    if markCount == 0 {
      (self.kind, self.mark) = (kind, mark)
      first = size
    } else {
      if kind != self.kind || markCount > 1 && size != middle { areMixed = true }
      middle = size
    }
    start = place
    markCount += 1
  }

  /// Whether the last group, which goes up to `end`, is of a size, all others of another, the first at most that long.
  func fit(_ primary: Int, _ secondary: Int, until end: Int) -> Bool {
    1...secondary ~= first && end - start == primary && (markCount == 1 || middle == secondary)
  }
}

// MARK: - A lone mark

extension Numeral {
  /// R6 (3) to (6): one `.` or `,`, once.
  private func lone(_ mark: Mark) throws(Unreadable) -> Shape {
    let before = mark.place
    let behind = digits.count - before
    let isDecimal = decimalKinds.contains(mark.kind)
    let isGroup = groupKinds.contains(mark.kind)
    if before == 0 {
      guard isDecimal || 1...2 ~= behind && fits(behind, from: before) else { throw .malformedGroups }
      return try decimal(mark)
    }
    if behind == 0 { return try decimal(mark) }
    if digits.leadingZeroCount >= before {
      // Zeros alone make the mark decimal.
      guard isDecimal || behind <= 3 else { throw .malformedGroups }
      return try decimal(mark)
    }
    if isGroup, isUsual(groups, until: digits.count) == true { return try grouped(groups, until: digits.count) }
    if behind == 3 { return try threeBehind(mark, isDecimal: isDecimal) }
    if behind == 4, rules.groupsByFour, mark.kind == .comma, before <= 4, digits[0] != 0 { return doubtful(mark) }
    guard isDecimal || 1...2 ~= behind && fits(behind, from: before) else { throw .malformedGroups }
    return try decimal(mark)
  }

  /// Three digits behind a mark that is not the format's grouping mark, or that does not group well.
  private func threeBehind(_ mark: Mark, isDecimal: Bool) throws(Unreadable) -> Shape {
    if isDecimal && takesAnyFraction { return try decimal(mark) }
    let endsInZeros = digits.dropFirst(mark.place).isZero
    let canGroup = mark.place <= 3 && digits[0] != 0
    if hasNoFraction {
      // R6 (5)
      if canGroup && !endsInZeros {
        return Shape(isExact: false, groupingMark: mark.scalar)
      }
      if !canGroup && isDecimal && digits[0] != 0 { return try decimal(mark) }
    }
    return doubtful(mark)
  }

  /// R6 (4): both readings are offered.
  private func doubtful(_ mark: Mark) -> Shape { Shape(point: mark.place, isDoubtful: true) }

  /// Whether a foreign mark may have so many digits behind it: no more than the currency has, or zeros.
  private func fits(_ behind: Int, from place: Int) -> Bool {
    behind <= max(fractionLimit, 0) || fractionLimit == 0 && digits.dropFirst(place).isZero
  }
}
