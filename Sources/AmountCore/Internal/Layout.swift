/// Where the elements of a draft stand in the text, in UTF-16 offsets. All by arithmetic: nothing walks the text.
struct Layout {
  let integerCount: Int
  let elementCount: Int
  let hasPoint: Bool
  /// Where the digits start, behind sign and prefix.
  let start: Int
  /// Where the digits end, before the suffix.
  let end: Int
  let length: Int
  /// Where the sign stands; empty where there is none.
  let sign: Range<Int>
  private let digitWidth: Int
  private let pointWidth: Int
  private let separatorWidth: Int
  private let integerEnd: Int
  /// Nil where this number shows no groups.
  private let grouping: Rules.Grouping?

  init(_ draft: Draft, _ rules: Rules, isEditing: Bool) {
    integerCount = draft.integerCount
    elementCount = draft.elementCount
    hasPoint = draft.hasPoint
    digitWidth = rules.glyphs.digitWidth
    pointWidth = rules.glyphs.pointWidth
    separatorWidth = rules.glyphs.separatorWidth
    grouping = Layout.grouping(draft, rules, isEditing: isEditing)

    let frame = rules.frame(isNegative: draft.isNegative)
    start = draft.isEmpty ? 0 : frame.lead
    let separators = grouping.map { Layout.separators(in: draft.integerCount, $0) } ?? 0
    integerEnd = start + integerCount * digitWidth + separators * separatorWidth
    end = integerEnd + (hasPoint ? pointWidth : 0) + draft.fractionCount * digitWidth
    length = draft.isEmpty ? 0 : end + frame.trail
    let shift = frame.signTrails ? end : 0
    sign = draft.isNegative ? frame.sign.lowerBound + shift..<frame.sign.upperBound + shift : 0..<0
  }

  static func grouping(_ draft: Draft, _ rules: Rules, isEditing: Bool) -> Rules.Grouping? {
    guard let grouping = rules.grouping, !(isEditing && rules.options.grouping == .idle) else { return nil }
    return draft.integerCount >= grouping.primary + grouping.minimumDigits ? grouping : nil
  }

  /// How many separators a number of so many digits shows.
  private static func separators(in digits: Int, _ grouping: Rules.Grouping) -> Int {
    digits <= grouping.primary ? 0 : (digits - grouping.primary - 1) / grouping.secondary + 1
  }

  /// Where the caret stands in a gap: right behind the element left of it, before any separator that follows (C1, C2).
  func offset(ofGap gap: Int) -> Int {
    if gap == 0 { return start }
    if gap <= integerCount {
      let rest = integerCount - gap
      return integerEnd - rest * digitWidth - separatorsAtOrRight(of: rest) * separatorWidth
    }
    return integerEnd + pointWidth + (gap - integerCount - 1) * digitWidth
  }

  /// How many separators stand right of a gap, one in the gap itself included.
  private func separatorsAtOrRight(of digitsRight: Int) -> Int {
    guard let grouping, digitsRight >= grouping.primary, digitsRight > 0 else { return 0 }
    return (digitsRight - grouping.primary) / grouping.secondary + 1
  }

  /// How many separators stand left of a gap among the integer digits.
  func separators(leftOf gap: Int) -> Int {
    guard let grouping, gap > 0 else { return 0 }
    return Layout.separators(in: integerCount, grouping) - separatorsAtOrRight(of: integerCount - gap)
  }

  /// How many elements end at or before an offset: the gap an insertion there falls into.
  func gap(at offset: Int) -> Int { elements(startingBefore: offset, widthCounts: true) }

  /// The elements that a range of offsets touches; one that is cut counts as touched (E1).
  func elements(in range: Range<Int>) -> Range<Int> {
    let first = gap(at: range.lowerBound)
    if range.isEmpty { return first..<first }
    return first..<max(first, elements(startingBefore: range.upperBound, widthCounts: false))
  }

  /// Counts the elements whose start, or with `widthCounts` whose end less one unit, lies before an offset.
  private func elements(startingBefore offset: Int, widthCounts: Bool) -> Int {
    let reach = widthCounts ? digitWidth - 1 : 0
    let integers = integerCount - integersStarting(atOrAfter: offset - reach)
    guard hasPoint, integers == integerCount else { return integers }
    guard offset - (widthCounts ? pointWidth - 1 : 0) > integerEnd else { return integers }
    let intoFraction = offset - reach - integerEnd - pointWidth
    let fraction = intoFraction <= 0 ? 0 : (intoFraction + digitWidth - 1) / digitWidth
    return min(elementCount, integerCount + 1 + fraction)
  }

  private func integersStarting(atOrAfter offset: Int) -> Int {
    let room = integerEnd - offset
    guard room > 0 else { return 0 }
    guard let grouping else { return min(integerCount, room / digitWidth) }
    let first = grouping.primary * digitWidth + separatorWidth
    if room < first { return min(integerCount, grouping.primary, room / digitWidth) }
    let group = grouping.secondary * digitWidth + separatorWidth
    let beyond = room - first
    let whole = beyond / group * grouping.secondary
    return min(integerCount, grouping.primary + whole + min(grouping.secondary, beyond % group / digitWidth))
  }

  /// Whether no scalar is cut here: only digits and marks outside the basic plane can be.
  private func isBetweenScalars(_ offset: Int) -> Bool {
    if digitWidth == 1 && pointWidth == 1 && separatorWidth <= 1 { return true }
    let left = gap(at: offset)
    return offset == self.offset(ofGap: left) || left < elementCount && offset == offsetBefore(left)
  }

  /// Where an element starts, behind any separator before it.
  private func offsetBefore(_ element: Int) -> Int {
    if element == integerCount && hasPoint { return integerEnd }
    return offset(ofGap: element + 1) - digitWidth
  }

  /// The nearest place where a caret may rest: among the digits, never within one, never in an affix (C3).
  func caretStop(near offset: Int) -> Int {
    let inside = min(max(offset, start), end)
    return isBetweenScalars(inside) ? inside : self.offset(ofGap: gap(at: inside))
  }

  /// Where an offset of this text stands in another text of the same draft.
  func translate(_ offset: Int, to other: Layout) -> Int {
    if offset <= start { return min(offset, other.start) }
    if offset >= end { return min(other.end + offset - end, other.length) }
    return other.offset(ofGap: gap(at: offset))
  }
}
