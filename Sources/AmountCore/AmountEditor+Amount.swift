/// The amount that a program puts into the field, and what it is worth.
extension AmountEditor {
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

  func draft(showing amount: Amount?) throws(Refusal) -> Draft {
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
}
