/// Digits and the marks between them, and what they come to (R3 to R6). No sign, no currency.
struct Numeral {
  /// A number that was made out.
  struct Found {
    var draft: Draft
    var isExact: Bool
    var decimalMark: Unicode.Scalar?
    var groupingMark: Unicode.Scalar?
    /// The other reading of a lone mark; the draft is the one with a fraction.
    var grouped: Draft?
    /// More fraction digits than currency and field have, and not zeros.
    var isTooFine = false
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
  /// Marks that belong to the digits written, whatever the format (R4).
  private let native: MarkKinds
  private var digits = DigitString()
  /// How many zeros in front were left out, for want of room.
  private var marks: [Mark] = []
  /// Whether the last mark is a decimal one whatever it is: a dash for cents follows it (R9).
  private var endsInCents = false

  private var decimalKinds: MarkKinds { separators.decimal.union(native.intersection(.arabicDecimal)) }
  private var groupKinds: MarkKinds { separators.group.union(native.intersection(.arabicGroup)) }

  /// Takes digits and marks apart.
  ///
  /// - Parameters:
  ///   - cents: The mark that a dash for no cents followed, itself not in the range.
  ///   - shift: By how many places a multiplier moves the point: so many more fraction digits are fine.
  init(
    _ scalars: [Unicode.Scalar], _ range: Range<Int>, _ rules: ReadingRules, cents: Unicode.Scalar? = nil,
    shift: Int = 0
  ) throws(UnreadableReason) {
    self.rules = rules
    fractionLimit = rules.fractionLimit + shift
    hasNoFraction = rules.currencyHasNoFraction && shift == 0
    takesAnyFraction = rules.takesExcessFraction || fractionLimit >= 3
    var zero: UInt32?
    for index in range {
      if let digit = rules.digit(scalars[index]) {
        zero = digit.zero
        break
      }
    }
    guard let zero else { throw .empty }
    separators = rules.marks(besideZero: zero)
    native = zero == 0x660 || zero == 0x6F0 ? [.arabicDecimal, .arabicGroup] : []
    for index in range {
      let scalar = scalars[index]
      if let digit = rules.digit(scalar) {
        guard digit.zero == zero else { throw .mixedDigits }
        guard digits.count < DigitString.capacity else { throw .tooManyDigits }
        digits.append(digit.value)
      } else if let kind = separators.kind(of: scalar) {
        // Two marks side by side separate nothing.
        if let last = marks.last, last.place == digits.count { throw .malformedGroups }
        marks.append(Mark(kind: kind, scalar: scalar, place: digits.count))
      } else if rules.language == .swedish && scalar == ":" {
        marks.append(Mark(kind: .colon, scalar: scalar, place: digits.count))
      } else {
        throw scalar.isCellBoundary ? .severalValues : .notAnAmount
      }
    }
    if let cents {
      let kind = separators.kind(of: cents) ?? (cents == ":" ? .colon : .slash)
      if let last = marks.last, last.place == digits.count { throw .malformedGroups }
      marks.append(Mark(kind: kind, scalar: cents, place: digits.count))
      endsInCents = true
    }
  }

  /// Whether some digits stand in groups.
  var hasGroups: Bool { marks.count > 1 }

  /// R5, R6.
  func found() throws(UnreadableReason) -> Found {
    var found = try parts()
    try limit(&found.draft)
    if var grouped = found.grouped {
      try limit(&grouped)
      found.grouped = grouped
      return found
    }
    if found.draft.fractionCount > 0, fractionLimit == 0, !rules.takesExcessFraction,
      !found.draft.digits.dropFirst(found.draft.integerCount).isZero
    {
      found.isTooFine = true
    }
    return found
  }

  /// More digits than an amount holds are refused; zeros in front are not among them.
  private func limit(_ draft: inout Draft) throws(UnreadableReason) {
    let excess = draft.digits.count - Amount.maximumDigits
    if excess > 0 {
      let zeros = min(draft.digits.leadingZeroCount, draft.integerCount)
      guard zeros >= excess else { throw .tooManyDigits }
      draft.digits.remove(0..<excess)
      draft.integerCount -= excess
    }
    if draft.fractionCount > Amount.maximumDigits { throw .tooManyDigits }
  }

  private func parts() throws(UnreadableReason) -> Found {
    guard let last = marks.last else { return whole() }
    let kinds = marks.reduce(into: MarkKinds()) { $0.formUnion($1.kind) }
    let isOnce = !marks.dropLast().contains { $0.kind == last.kind }
    if endsInCents {
      guard isOnce else { throw .malformedGroups }
      var found = marks.count == 1 ? whole() : try grouped(marks.count - 1)
      let isOwn = decimalKinds.contains(last.kind) || last.kind == .slash || last.kind == .colon
      if !isOwn { found.isExact = false }
      found.decimalMark = last.scalar
      return found
    }
    let isAlwaysDecimal =
      !last.kind.isDisjoint(with: [.arabicDecimal, .middleDot, .colon, .otherDecimal])
      && !groupKinds.contains(last.kind)
    if isAlwaysDecimal {
      guard isOnce else { throw .malformedGroups }
      return try decimal(last)
    }
    if kinds == last.kind {
      let isDecimal = decimalKinds.contains(last.kind) && marks.count == 1
      let isPointOrComma = last.kind == .point || last.kind == .comma
      return try marks.count == 1 && (isPointOrComma || isDecimal) ? lone(last) : grouped(marks.count)
    }
    // R6 (1), R5: of two kinds the last is decimal, if it can be and stands once.
    let canBeDecimal = last.kind == .point || last.kind == .comma || decimalKinds.contains(last.kind)
    guard isOnce, canBeDecimal else { throw .malformedGroups }
    return try decimal(last)
  }

  private func whole() -> Found {
    var draft = Draft()
    draft.digits = digits
    draft.integerCount = digits.count
    return Found(draft: draft, isExact: true)
  }

  private func split(at place: Int) -> Draft {
    var draft = Draft()
    draft.digits = digits
    draft.integerCount = place
    draft.hasPoint = true
    return draft
  }

  /// The last mark is decimal, for certain; what stands before it are groups.
  private func decimal(_ mark: Mark) throws(UnreadableReason) -> Found {
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
    var found = marks.count == 1 ? whole() : try grouped(marks.count - 1)
    // A trailing mark of another convention proves nothing beside a second one.
    if behind == 0 && !isOwn && marks.count > 1 { throw .malformedGroups }
    if mark.place == 0 && behind == 0 { throw .empty }
    found.draft = split(at: mark.place)
    found.decimalMark = mark.scalar
    if !isOwn && mark.kind != .colon { found.isExact = false }
    return found
  }

  /// The first marks, `count` of them, are grouping marks of one kind.
  private func grouped(_ count: Int) throws(UnreadableReason) -> Found {
    let kind = marks[0].kind
    var sizes: [Int] = []
    var start = 0
    for mark in marks.prefix(count) {
      guard mark.kind == kind else { throw .malformedGroups }
      sizes.append(mark.place - start)
      start = mark.place
    }
    sizes.append((count < marks.count ? marks[count].place : digits.count) - start)
    guard let isUsual = isUsual(sizes, kind) else { throw .malformedGroups }
    var found = whole()
    found.groupingMark = marks[0].scalar
    found.isExact = isUsual && (groupKinds.contains(kind) || kind == .space)
    return found
  }

  /// Whether groups, first to last, are threes or the format's own; nil where no convention has them (R5).
  private func isUsual(_ groups: [Int], _ kind: MarkKinds) -> Bool? {
    guard groups.count > 1, digits[0] != 0 else { return nil }
    let isOwn = groupKinds.contains(kind)
    func fits(_ sizes: NumberNotation.GroupingSizes) -> Bool {
      1...sizes.secondary ~= groups[0] && groups[groups.count - 1] == sizes.primary
        && groups.dropFirst().dropLast().allSatisfy { $0 == sizes.secondary }
    }
    if fits(NumberNotation.GroupingSizes(3)) { return true }
    if isOwn, separators.sizes.contains(where: fits) { return true }
    if kind == .comma || isOwn && separators.hasIndianSizes, fits(NumberNotation.GroupingSizes(3, 2)) { return false }
    if rules.groupsByFour, kind == .comma || isOwn, fits(NumberNotation.GroupingSizes(4)) { return false }
    return nil
  }
}

// MARK: - A lone mark

extension Numeral {
  /// R6 (3) to (6): one `.` or `,`, once.
  private func lone(_ mark: Mark) throws(UnreadableReason) -> Found {
    let before = mark.place
    let behind = digits.count - before
    let isDecimal = decimalKinds.contains(mark.kind)
    let isGroup = groupKinds.contains(mark.kind)
    if before == 0 {
      guard isDecimal ? behind > 0 : 1...2 ~= behind && fits(behind, from: before) else { throw .malformedGroups }
      return try decimal(mark)
    }
    if behind == 0 { return try decimal(mark) }
    if digits.leadingZeroCount >= before {
      // Zeros alone make the mark decimal.
      guard isDecimal || behind <= 3 else { throw .malformedGroups }
      return try decimal(mark)
    }
    if isGroup, isUsual([before, behind], mark.kind) == true { return try grouped(1) }
    if behind == 3 { return try threeBehind(mark, isDecimal: isDecimal) }
    if behind == 4, rules.groupsByFour, mark.kind == .comma, before <= 4, digits[0] != 0 { return doubtful(mark) }
    guard isDecimal || 1...2 ~= behind && fits(behind, from: before) else { throw .malformedGroups }
    return try decimal(mark)
  }

  /// Three digits behind a mark that is not the format's grouping mark, or that does not group well.
  private func threeBehind(_ mark: Mark, isDecimal: Bool) throws(UnreadableReason) -> Found {
    if isDecimal && takesAnyFraction { return try decimal(mark) }
    let endsInZeros = digits.dropFirst(mark.place).isZero
    let canGroup = mark.place <= 3 && digits[0] != 0
    if hasNoFraction {
      // R6 (5)
      if canGroup && !endsInZeros {
        var found = whole()
        found.groupingMark = mark.scalar
        found.isExact = false
        return found
      }
      if !canGroup && isDecimal && digits[0] != 0 { return try decimal(mark) }
    }
    return doubtful(mark)
  }

  /// R6 (4): both readings are offered.
  private func doubtful(_ mark: Mark) -> Found {
    var found = whole()
    found.grouped = found.draft
    found.draft = split(at: mark.place)
    return found
  }

  /// Whether a foreign mark may have so many digits behind it: no more than the currency has, or zeros.
  private func fits(_ behind: Int, from place: Int) -> Bool {
    behind <= max(fractionLimit, 0) || fractionLimit == 0 && digits.dropFirst(place).isZero
  }
}
