/// What the editor remembers between keys: a refused mark whose cents are refused too (K9), and the doubt whether a
/// refused grouping separator was meant as a decimal one (K5a). Both are part of the editor's value.
struct Memory: Equatable, Sendable {
  /// The mark that was refused; digits typed straight after it get the same reason.
  enum RefusedMark: Equatable, Sendable {
    case none
    /// The decimal key where no fraction is allowed.
    case fraction
    /// A grouping separator that could be a decimal one here.
    case grouping
    case stray(Unicode.Scalar)
  }

  private var refusedMark = RefusedMark.none
  /// How many digits were typed straight after a refused grouping separator; nil where that is over.
  private var digitsAfterSeparator: UInt8?
  /// Whether the doubt stands, as far as `digitsAfterSeparator` does not decide it.
  private var doubt = false

  /// Why a digit is refused now, if it is.
  var reason: Refusal? {
    switch refusedMark {
    case .none: nil
    case .fraction: Refusal(.fractionNotAllowed)
    case .grouping: Refusal(.groupingSeparatorTyped)
    case .stray(let scalar): Refusal(.unexpectedCharacter, scalar)
    }
  }

  /// K5a: whether the digits after a refused grouping separator are no group.
  func isDoubtful(_ rules: Rules) -> Bool {
    guard let count = digitsAfterSeparator, count > 0 else { return doubt }
    return count != rules.marks.groupingSizes.primary
  }

  /// After a refusal. One that is not about a mark leaves everything.
  mutating func note(_ refusal: Refusal, _ transition: Transition, _ rules: Rules) {
    let mark = transition.refusedMark
    if transition.isDeletion {
      interrupt(rules)
    } else if refusal.reason == .decimalSeparatorImplied {
      // Digits that follow are those of the cents.
      doubt = isDoubtful(rules)
      digitsAfterSeparator = nil
    } else if mark != .none {
      refusedMark = mark
    } else if refusal.reason == .groupingSeparatorTyped, refusedMark == .none {
      doubt = isDoubtful(rules)
      digitsAfterSeparator = 0
    }
  }

  /// After an edit that was taken. A key that did nothing, not even to the caret, leaves everything.
  mutating func follow(_ transition: Transition, changedText: Bool, movedCaret: Bool, _ rules: Rules) {
    if transition.isDigitKey, let count = digitsAfterSeparator {
      // The same digit typed over itself counts, too. More than a group is as good as any other number.
      digitsAfterSeparator = UInt8(clamping: min(Int(count), rules.marks.groupingSizes.primary) + 1)
      return
    }
    if transition.isDeletion || changedText || movedCaret { interrupt(rules) }
    if changedText { doubt = false }
  }

  /// The point was taken away: digits typed straight after it are refused as after one that was never let in.
  mutating func losePoint() { refusedMark = .fraction }

  /// After the caret was moved or the focus changed: what is typed next does not follow the mark any more.
  @inline(never)
  mutating func interrupt(_ rules: Rules) {
    refusedMark = .none
    doubt = isDoubtful(rules)
    digitsAfterSeparator = nil
  }
}
