extension AmountEditor {
  /// The field gets focus: `idle` grouping disappears, caret and selection keep their places among the digits (F2).
  public mutating func beginEditing() {
    state.memory.interrupt(rules)
    guard !isEditing else { return }
    let idle = layout
    isEditing = true
    // C4: where grouping stays, everything does.
    if rules.options.grouping == .idle { move(from: idle) }
  }

  /// The field loses focus: the text is tidied and the caret goes to the end of the number (F1).
  ///
  /// Redundant zeros and a trailing point go, `.5` becomes `0.5`, the fraction is padded to its minimum, a lone sign
  /// becomes empty. The amount is numerically the same before and after, unless `out-of-range` is `clamp`.
  ///
  /// - Returns: Whether the amount was clamped, which is a step of its own to undo.
  @discardableResult
  public mutating func endEditing() -> Bool {
    state.memory.interrupt(rules)
    isEditing = false
    return tidy()
  }

  /// Keeps caret and selection at their places among the digits when only the grouping has changed.
  mutating func move(from old: Layout) {
    let layout = layout
    selection = legal(old.translate(selection.lowerBound, to: layout)..<old.translate(selection.upperBound, to: layout))
  }

  mutating func moveCaretToEnd() {
    let end = layout.end
    selection = end..<end
  }

  /// What the end of editing does to the draft. Returns whether it was clamped.
  @discardableResult
  mutating func tidy(clamps: Bool = true) -> Bool {
    var isClamped = false
    if let amount, clamps, rules.options.outOfRange == .clamp {
      let bound =
        rules.options.maximum.flatMap { amount > $0 ? $0 : nil }
        ?? rules.options.minimum.flatMap { amount < $0 ? $0 : nil }
      // The bounds of a clamping format fit.
      if let bound, let clamped = try? draft(showing: bound) {
        draft = clamped
        // Nobody can doubt what nobody has typed.
        memory = Memory()
        isClamped = true
      }
    }
    state.draft.tidy(padding: rules.minimumFraction)
    moveCaretToEnd()
    return isClamped
  }
}

extension Draft {
  /// What the end of editing makes of a draft, clamps aside: so many fraction digits at least.
  fileprivate mutating func tidy(padding fewest: Int) {
    if digits.isEmpty { self = Draft() }
    _ = dropRedundantZeros()
    _ = completeInteger()
    if hasPoint && fractionCount == 0 { hasPoint = false }
    if !digits.isEmpty { padFraction(to: fewest) }
    if digits.isZero { isNegative = false }
  }
}
