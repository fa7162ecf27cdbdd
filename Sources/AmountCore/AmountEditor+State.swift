/// What an editor takes over: from a text that was kept, from another format, from its past.
extension AmountEditor {
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

  /// Takes a format that differs only in the spellings of currencies, as when they are collected late.
  package mutating func respell(as format: AmountFormat) {
    var other = AmountEditor(format: format)
    other.state = state
    self = other
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
}

extension Draft {
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
