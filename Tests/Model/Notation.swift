public import AmountCore

/// What the model needs to know of a format, taken from its public description.
///
/// The model is the contract (`Docs/Contract.md`) written down a second time, in other ideas than the engine's: it has no
/// draft, only the text that is shown, which it takes apart into plain characters (`-`, `0`…`9`, `.`), cuts and glues as
/// strings, and writes out again. Where the two answer differently, one of them reads the contract wrongly.
public final class ModelNotation: Sendable {
  let options: AmountFormat.Options
  let digits: [Unicode.Scalar]
  let point: Unicode.Scalar
  let mark: Unicode.Scalar?
  let sizes: (first: Int, others: Int)
  let minimumGrouped: Int
  let isCyrillic: Bool
  let fraction: ClosedRange<Int>
  let positive: NumberNotation.Affixes
  let negative: NumberNotation.Affixes
  /// Where the sign stands in the scalars of the negative prefix, or of the suffix, bidi marks included.
  let signInPrefix: Range<Int>?
  let signInSuffix: Range<Int>?

  public init(_ format: AmountFormat) {
    let notation = format.notation
    options = format.options
    digits = notation.digits
    point = notation.decimalSeparator
    mark = notation.groupingSeparator
    sizes = (notation.groupingSizes.primary, notation.groupingSizes.secondary)
    minimumGrouped = notation.minimumGroupingDigits
    isCyrillic = notation.hasCyrillicKeyboard
    fraction = format.fractionDigits
    positive = notation.positive
    negative = notation.negative
    let sign = notation.minusSign.unicodeScalars.filter { !Keys.isInvisible($0) }
    signInPrefix = Self.place(of: Array(sign), in: Array(notation.negative.prefix.unicodeScalars))
    signInSuffix =
      signInPrefix == nil ? Self.place(of: Array(sign), in: Array(notation.negative.suffix.unicodeScalars)) : nil
  }

  private static func place(of sign: [Unicode.Scalar], in affix: [Unicode.Scalar]) -> Range<Int>? {
    guard !sign.isEmpty, affix.count >= sign.count else { return nil }
    for start in 0...(affix.count - sign.count) where affix[start..<start + sign.count].elementsEqual(sign) {
      var (lower, upper) = (start, start + sign.count)
      while lower > 0, Keys.isInvisible(affix[lower - 1]) { lower -= 1 }
      while upper < affix.count, Keys.isInvisible(affix[upper]) { upper += 1 }
      return lower..<upper
    }
    return nil
  }

  var isCents: Bool { options.entry == .minorUnits }

  /// Whether an integer part of this many digits is written with separators.
  func groups(_ count: Int, isEditing: Bool) -> Bool {
    guard mark != nil, count >= sizes.first + minimumGrouped else { return false }
    switch options.grouping {
    case .always: return true
    case .idle: return !isEditing
    case .never: return false
    }
  }
}
