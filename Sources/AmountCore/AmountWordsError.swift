/// Why an amount has no words. `AmountFoundation` has an explanation for each.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum AmountWordsError: Error, Equatable, Sendable {
  /// The amount is finer than the words: a thousandth of a yuan. Zeros at the end do not count.
  case tooManyFractionDigits(maximum: Int)
  /// The amount is larger than the words go.
  case tooManyIntegerDigits(maximum: Int)
}
