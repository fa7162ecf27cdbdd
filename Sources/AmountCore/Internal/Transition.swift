/// One edit on its way: first the covered elements go, then the replacement comes, then the whole is checked (E3).
struct Transition {
  /// Where the caret goes.
  enum Caret {
    case stays
    /// Right behind the element left of a gap.
    case gap(Int)
    /// An offset among the digits, counted in the old text.
    case place(Int)
  }

  let rules: Rules
  let original: Draft
  /// The gap the edit works at, then the one the caret goes to.
  var gap: Int
  var draft: Draft
  var caret = Caret.stays
  private(set) var kind = EditOutcome.Kind.replacement
  private(set) var isDeletion = false
  private(set) var isDigitKey = false
  /// The mark whose refusal also refuses the digits behind it.
  private(set) var refusedMark = Memory.RefusedMark.none

  /// What the range covers, in elements.
  let covered: Range<Int>
  let coversSign: Bool
  let deletion: Deletion
  private let range: Range<Int>
  private let place: Int?
  private let digitRefusal: Refusal?

  enum Deletion { case backward, forward, selection }

  init(_ rules: Rules, _ editor: EditorState, _ range: Range<Int>, _ layout: Layout) {
    self.rules = rules
    original = editor.draft
    draft = editor.draft
    self.range = range
    covered = layout.elements(in: range)
    coversSign = editor.draft.isNegative && range.overlaps(layout.sign)
    gap = covered.lowerBound
    digitRefusal = editor.memory.reason
    place = editor.selection.isEmpty && range.isEmpty ? editor.selection.lowerBound : nil
    if !editor.selection.isEmpty && editor.selection == range {
      deletion = .selection
    } else {
      deletion = editor.selection == range.upperBound..<range.upperBound ? .backward : .forward
    }
  }

  mutating func run(_ replacement: UTF8Text) throws(Refusal) {
    switch Replacement(replacement) {
    case .nothing:
      isDeletion = true
      delete()
    case .invisible: return
    case .key(let scalar):
      kind = .key
      try type(rules.key(scalar))
    case .paste: try paste(replacement)
    }
    // D5: a point does not stand alone.
    if draft.digits.isEmpty && draft.hasPoint {
      (draft.hasPoint, draft.integerCount) = (false, 0)
      caret = .gap(0)
    }
    try check()
  }

  // MARK: Deletions

  private mutating func delete() {
    switch deletion {
    case .backward: kind = .backspace
    case .forward: kind = .forwardDelete
    case .selection: kind = .replacement
    }
    guard !range.isEmpty else { return }
    var covered = covered
    var takesSign = coversSign
    if covered.isEmpty && !coversSign {
      // D1: a separator or an affix stands for the digit next to it.
      switch deletion {
      case .backward where gap > 0: covered = gap - 1..<gap
      case .backward where draft.isNegative: takesSign = true
      case .forward where gap < draft.elementCount: covered = gap..<gap + 1
      case .selection: caret = .gap(gap)
      default: break
      }
    }
    if takesSign { draft.isNegative = false }
    if takesSign || !covered.isEmpty {
      gap = covered.lowerBound
      if rules.options.entry == .minorUnits {
        deleteMinorUnits(covered)
      } else {
        deleteElements(covered)
        removeZerosIfWanted()
      }
      caret = .gap(gap)
    }
  }

  private mutating func deleteElements(_ covered: Range<Int>) {
    let takesPoint = draft.hasPoint && covered.contains(draft.integerCount)
    guard takesPoint, deletion != .selection, rules.options.pointDeletion == .guard else {
      draft.remove(covered)
      return
    }
    // D2: cents never become units unless the person selects the point.
    if covered.count == 1 && draft.fractionCount > 0 {
      gap = deletion == .backward ? draft.integerCount : draft.integerCount + 1
      return
    }
    draft.remove(covered, keepingPoint: true)
    if draft.fractionCount == 0 { draft.hasPoint = false }
  }

  /// `leading-zeros` `remove`: redundant zeros go at once, an empty integer part becomes `0` (D4).
  private mutating func removeZerosIfWanted() {
    guard rules.options.leadingZeros == .remove else { return }
    gap -= min(gap, draft.dropRedundantZeros())
    if !draft.digits.isEmpty, draft.completeInteger() { gap += 1 }
  }

  // MARK: Keys

  private mutating func type(_ key: Key) throws(Refusal) {
    switch key {
    case .ignored: return
    case .unexpected(let scalar): throw Refusal(.unexpectedCharacter, scalar)
    case .strayMark(let scalar):
      refusedMark = .stray(scalar)
      throw Refusal(.unexpectedCharacter, scalar)
    case .eitherSeparator:
      refusedMark = .grouping
      throw Refusal(.groupingSeparatorTyped)
    case .grouping: throw Refusal(.groupingSeparatorTyped)
    case .digit(let digit):
      if let digitRefusal { throw digitRefusal }
      isDigitKey = true
      removeCovered()
      if rules.options.entry == .minorUnits {
        try typeMinorUnit(digit)
      } else {
        try typeDigit(digit)
        removeZerosIfWanted()
      }
      caret = .gap(gap)
    case .decimal:
      try typePoint()
      removeZerosIfWanted()
      caret = .gap(gap)
    case .minus, .plus: try typeSign(isMinus: { if case .minus = key { true } else { false } }())
    }
  }

  /// E3: the covered elements go, whatever comes.
  mutating func removeCovered() {
    if coversSign { draft.isNegative = false }
    if !covered.isEmpty { draft.remove(covered) }
  }

  private mutating func typeDigit(_ digit: UInt8) throws(Refusal) {
    if !draft.isInFraction(gap) {
      let onlyZerosBefore = draft.hasOnlyZeros(before: gap)
      if digit == 0 {
        // K4
        if onlyZerosBefore && draft.integerCount > 0 { throw Refusal(.redundantLeadingZero) }
      } else if onlyZerosBefore && gap > 0 && gap == draft.integerCount {
        let isLoneZero = gap == 1 && !draft.hasPoint && covered.isEmpty
        if isLoneZero && rules.options.zeroThenDigit == .reject { throw Refusal(.redundantLeadingZero) }
        draft.remove(0..<gap)
        gap = 0
      }
    }
    draft.insert(digit, at: gap)
    gap += 1
  }

  private mutating func typePoint() throws(Refusal) {
    if rules.maximumFraction == 0 {
      refusedMark = .fraction
      throw Refusal(.fractionNotAllowed)
    }
    if rules.options.entry == .minorUnits { throw Refusal(.decimalSeparatorImplied) }
    removeCovered()
    if draft.hasPoint {
      // K6
      guard gap == draft.integerCount else { throw Refusal(.secondDecimalSeparator) }
    } else {
      if gap > 0 || rules.options.leadingPoint == .zero { draft.insertPoint(at: gap) }
    }
    if gap == 0 {
      // K8
      if rules.options.leadingPoint == .reject { throw Refusal(.leadingDecimalSeparator) }
      if draft.completeInteger() { gap = 1 }
    }
    gap += 1
  }

  private mutating func typeSign(isMinus: Bool) throws(Refusal) {
    let mayBeNegative = rules.options.sign == .any
    if !isMinus && !mayBeNegative && !original.isNegative { throw Refusal(.unexpectedCharacter, "+") }
    removeCovered()
    let isNegative = isMinus && !draft.isNegative
    if isNegative && !mayBeNegative { throw Refusal(.negativeNotAllowed) }
    draft.isNegative = isNegative
    if rules.options.entry == .minorUnits {
      refillMinorUnits()
    } else {
      removeZerosIfWanted()
    }
    caret = place.map { .place($0) } ?? .gap(gap)
  }

  // MARK: The whole

  /// One check of the whole result, in the order of E6.
  private func check() throws(Refusal) {
    guard draft != original else { return }
    if draft.fractionCount > rules.maximumFraction { throw Refusal(.tooManyFractionDigits) }
    if draft.integerCount > rules.options.integerDigits {
      throw Refusal(.tooManyIntegerDigits)
    }
    guard rules.options.zeroAmount == .reject || rules.options.outOfRange == .reject, let amount = draft.amount
    else { return }
    let isCompleteZero = amount.isZero && draft.fractionCount == rules.maximumFraction
    if rules.options.zeroAmount == .reject, isCompleteZero, !isDeletion,
      draft.digits != original.digits || draft.fractionCount != original.fractionCount
    {
      throw Refusal(.zeroNotAllowed)
    }
    guard rules.options.outOfRange == .reject else { return }
    // L1: only what moves further away is refused, and only where more digits could not bring it back.
    let old = original.amount
    if let maximum = rules.options.maximum, !maximum.isNegative, amount > maximum, old.map({ amount > $0 }) ?? true {
      throw Refusal(.aboveMaximum)
    }
    if let minimum = rules.options.minimum, minimum.isNegative, amount < minimum, old.map({ amount < $0 }) ?? true {
      throw Refusal(.belowMinimum)
    }
  }
}

/// What a replacement is, once invisible characters are stripped.
enum Replacement {
  case nothing
  case invisible
  case key(Unicode.Scalar)
  case paste

  init(_ text: UTF8Text) {
    var only: Unicode.Scalar?
    var softHyphen = false
    var isEmpty = true
    var scalars = Scalars(text)
    while let scalar = scalars.next() {
      isEmpty = false
      if scalar.isInvisible {
        // R10: a soft hyphen straight before the number may be a minus, so it is left to the reader.
        if scalar.value == 0xAD { softHyphen = true }
        continue
      }
      if only != nil || softHyphen {
        self = .paste
        return
      }
      only = scalar
    }
    self = isEmpty ? .nothing : only.map { .key($0) } ?? .invisible
  }
}
