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
    let isClamped = tidy()
    if isClamped { memory = Memory() }
    return isClamped
  }

  /// Puts an amount into the field, or clears it. This is no edit: limits do not refuse it, ``validity`` tells.
  ///
  /// While editing, the amount the field already has changes nothing, neither text nor caret: a host that echoes each
  /// value back does not eat the point of `1.`.
  ///
  ///     try editor.setAmount("1234.5")
  ///     editor.text        // "1,234.5"
  ///
  /// - Returns: Whether the text is another one now.
  /// - Throws: `tooManyFractionDigits`, `fractionNotAllowed` or `tooManyIntegerDigits` where a digit would be lost. The
  ///   field is then as it was.
  @discardableResult
  public mutating func setAmount(_ amount: Amount?) throws(EditRejection) -> Bool {
    do {
      return try set(amount)
    } catch {
      throw EditRejection(error, rules, UTF8Text(start: nil, count: 0))
    }
  }

  package mutating func set(_ amount: Amount?) throws(Refusal) -> Bool {
    if isEditing && amount == self.amount { return false }
    let old = draft
    draft = try draft(showing: amount)
    // What is the same amount is as doubtful as it was.
    if amount == old.amount { state.memory.interrupt(rules) } else { memory = Memory() }
    moveCaretToEnd()
    return draft != old
  }

  /// What the amount in the field is worth to a form: the first that applies of L4.
  public var validity: Validity {
    switch standing {
    case .valid: .valid
    case .empty: .empty
    case .doubtfulSeparator: .doubtfulSeparator
    case .aboveMaximum: .aboveMaximum(rules.maximumAmount)
    case .belowMinimum: .belowMinimum(rules.minimumAmount)
    case .zeroNotAllowed: .zeroNotAllowed
    }
  }

  /// ``validity`` without the limits. The page knows the cases by their numbers.
  package enum Standing: UInt8 { case valid, empty, doubtfulSeparator, aboveMaximum, belowMinimum, zeroNotAllowed }

  package var standing: Standing {
    guard let amount else { return .empty }
    let options = rules.options
    if memory.isDoubtful(rules) { return .doubtfulSeparator }
    if let maximum = options.maximum, amount > maximum { return .aboveMaximum }
    if let minimum = options.minimum, amount < minimum { return .belowMinimum }
    return options.zeroAmount == .reject && amount.isZero ? .zeroNotAllowed : .valid
  }

  /// An editor as it was left, from the text it showed.
  ///
  /// - Returns: Nil where a field of this format cannot show this text. A caret is moved to a legal place.
  public init?(format: AmountFormat, text: String, selection: Range<Int>, isEditing: Bool = true) {
    var text = text
    let editor = text.withUTF8 { AmountEditor(format: format, utf8: $0, selection: selection, isEditing: isEditing) }
    guard let editor else { return nil }
    self = editor
  }

  package init?(format: AmountFormat, utf8 text: UTF8Text, selection: Range<Int>, isEditing: Bool) {
    self.init(format.rules, isEditing: isEditing)
    guard let draft = Draft(shownAs: text, rules: rules, isEditing: isEditing), draft.isPossible(rules) else {
      return nil
    }
    self.draft = draft
    self.selection = legal(selection)
  }

  /// The editor of another format with this one's amount and focus. What is half typed stays so, and the caret in it:
  /// a limit that changes at each key does not make `1205` of `12.05`.
  ///
  /// - Throws: The reason where the other format cannot show the amount.
  package func changing(to format: AmountFormat) throws(EditRejection) -> AmountEditor {
    do {
      return try changed(to: format)
    } catch {
      throw EditRejection(error, format.rules, UTF8Text(start: nil, count: 0))
    }
  }

  package func changed(to format: AmountFormat) throws(Refusal) -> AmountEditor {
    var other = AmountEditor(format.rules, isEditing: isEditing)
    let isSignFree = !draft.isNegative || !draft.digits.isEmpty || format.options.sign == .any
    if isEditing, isSignFree, draft.isPossible(other.rules) {
      let there = layout
      other.state = state
      other.move(from: there)
    } else {
      _ = try other.set(amount)
      other.state.memory = memory
      // Cents that follow a point which is gone must not become units (K9).
      if isEditing, draft.hasPoint, other.rules.maximumFraction == 0 { other.state.memory.losePoint() }
    }
    return other
  }

  /// Takes over what this editor held before, as undo does: text and selection of then, the focus of now.
  mutating func restore(_ snapshot: EditorState) {
    let wasEditing = isEditing
    state = snapshot
    let there = layout
    isEditing = wasEditing
    state.memory.interrupt(rules)
    if snapshot.isEditing != wasEditing { move(from: there) }
    guard !isEditing else { return }
    let untidy = state
    tidy(clamps: false)
    if draft == untidy.draft { state = untidy }
  }

  /// Keeps caret and selection at their places among the digits when only the grouping has changed.
  private mutating func move(from old: Layout) {
    let layout = layout
    selection = legal(old.translate(selection.lowerBound, to: layout)..<old.translate(selection.upperBound, to: layout))
  }

  private mutating func moveCaretToEnd() {
    let end = layout.end
    selection = end..<end
  }

  private func draft(showing amount: Amount?) throws(Refusal) -> Draft {
    guard let amount else { return Draft() }
    var shown = Draft(amount)
    let most = rules.maximumFraction
    if shown.fractionCount > most {
      shown = Draft(amount.withoutTrailingZeros)
      guard shown.fractionCount <= most else {
        throw Refusal(most == 0 ? .fractionNotAllowed : .tooManyFractionDigits)
      }
    }
    guard shown.integerCount <= rules.options.integerDigits else {
      throw Refusal(.tooManyIntegerDigits)
    }
    shown.padFraction(to: rules.minimumFraction)
    return shown
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

  /// Whether a field can come to hold this.
  func isPossible(_ rules: Rules) -> Bool {
    guard fractionCount <= rules.maximumFraction, integerCount <= rules.options.integerDigits,
      !hasPoint || rules.maximumFraction > 0
    else { return false }
    var settled = self
    if rules.options.entry == .minorUnits {
      settled.fillFromRight(fractionDigits: rules.maximumFraction)
    } else if rules.options.leadingZeros == .remove && !digits.isEmpty {
      _ = settled.dropRedundantZeros()
      _ = settled.completeInteger()
    }
    return settled == self
  }

  /// The draft whose text this is, or nil where there is none.
  init?(shownAs text: UTF8Text, rules: Rules, isEditing: Bool) {
    self.init()
    if text.isEmpty { return }
    for isNegative in [false, true] {
      self = Draft()
      self.isNegative = isNegative
      if read(text, rules), rules.shows(self, isEditing: isEditing, as: text) { return }
    }
    return nil
  }

  /// Takes the digits and the point from between the affixes.
  private mutating func read(_ text: UTF8Text, _ rules: Rules) -> Bool {
    let affixes = isNegative ? rules.glyphs.negative : rules.glyphs.positive
    let end = text.count - affixes.suffixUTF8.count
    guard affixes.prefixUTF8.count <= end else { return false }
    var scalars = Scalars(text.slice(affixes.prefixUTF8.count..<end))
    while let scalar = scalars.next() {
      if let value = rules.digits.firstIndex(of: scalar) {
        guard digits.count < DigitString.capacity else { return false }
        digits.append(UInt8(truncatingIfNeeded: value))
      } else if scalar == rules.marks.decimalSeparator && !hasPoint {
        hasPoint = true
        integerCount = digits.count
      } else if scalar != rules.marks.groupingSeparator {
        return false
      }
    }
    if !hasPoint { integerCount = digits.count }
    return digits.count <= Amount.maximumDigits && (!digits.isEmpty || !hasPoint)
  }

}
