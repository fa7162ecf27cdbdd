extension AmountFormat {
  /// The rules of a field, each an option with a value. The same words serve as CLI flags, HTML attributes and keys of
  /// scenario files, in kebab-case: ``zeroThenDigit`` is `zero-then-digit`.
  ///
  ///     var options = AmountFormat.Options.standard
  ///     options.maximum = 5000
  ///     options.outOfRange = .reject
  ///     let format = try AmountFormat(options: options)
  public struct Options: Hashable, Sendable {
    /// Fewest and most fraction digits; nil leaves it to the notation (the currency's, else `0...2`).
    public var fractionDigits: ClosedRange<Int>?
    /// Most digits before the point.
    public var integerDigits = 15
    /// The smallest amount that is valid, inclusive.
    public var minimum: Amount?
    /// The largest amount that is valid, inclusive.
    public var maximum: Amount?
    /// Whether amounts may be negative.
    public var sign = Sign.positive
    /// When groups are separated.
    public var grouping = Grouping.always
    /// From which side digits fill the field.
    public var entry = Entry.decimal
    /// What a point with no digit before it becomes.
    public var leadingPoint = LeadingPoint.zero
    /// What a digit typed after a lone `0` does.
    public var zeroThenDigit = ZeroThenDigit.replace
    /// What becomes of zeros that a deletion leaves in front.
    public var leadingZeros = LeadingZeros.keep
    /// Whether a deletion that was not selected may take the point.
    public var pointDeletion = PointDeletion.guard
    /// Whether zero is an amount.
    public var zeroAmount = ZeroAmount.allow
    /// Which keys are the decimal key.
    public var typedSeparator = TypedSeparator.point
    /// What happens to an amount beyond ``minimum`` or ``maximum``.
    public var outOfRange = OutOfRange.flag
    /// What happens to a pasted amount with more fraction digits than fit.
    public var excessFraction = ExcessFraction.reject
    /// What a pasted text may be beyond plain numbers.
    public var reading = Reading.strict
    /// The digits that are shown; those of every script can be typed.
    public var digits = Digits.locale
    /// A literal prefix in place of the notation's: any text, points and digits included.
    public var prefix: String? {
      get { prefixUTF8.map { String(utf8: $0) } }
      set { prefixUTF8 = newValue.map { Array($0.utf8) } }
    }
    package var prefixUTF8: [UInt8]?
    /// A literal suffix in place of the notation's.
    public var suffix: String? {
      get { suffixUTF8.map { String(utf8: $0) } }
      set { suffixUTF8 = newValue.map { Array($0.utf8) } }
    }
    package var suffixUTF8: [UInt8]?
    /// The mark before the fraction, in place of the notation's.
    public var decimalSeparator: Unicode.Scalar?
    /// The mark between groups, in place of the notation's.
    public var groupingSeparator: Unicode.Scalar?
    /// How many digits stand in a group, in place of the notation's sizes.
    public var groupingSizes: NumberNotation.GroupingSizes?

    /// A field that helps: groups while typing, completes `.5`, keeps the point from being lost.
    public static var standard: Options { Options() }

    /// Plain digits and one point, two decimals, no leading point, nothing but a point after a lone leading zero.
    public static var classic: Options {
      var options = Options()
      options.grouping = .never
      options.leadingPoint = .reject
      options.zeroThenDigit = .reject
      options.leadingZeros = .remove
      options.pointDeletion = .join
      options.zeroAmount = .reject
      options.typedSeparator = .locale
      options.outOfRange = .reject
      options.digits = .ascii
      return options
    }

    init() {}
  }

  /// Whether amounts may be negative.
  public enum Sign: String, CaseIterable, Sendable {
    /// Zero and above: a sign that is typed is refused.
    case positive
    /// Below zero as well: a dash changes the sign wherever the caret is.
    case any
  }

  /// Whether groups are separated: always, only while the field is not being edited, or never.
  public enum Grouping: String, CaseIterable, Sendable { case always, idle, never }

  /// How digits fill the field: from the left with a point typed, or from the right as minor units (cents).
  public enum Entry: String, CaseIterable, Sendable {
    case decimal
    case minorUnits = "minor-units"
  }

  /// What a point with no digit before it becomes: `0.`, or a refusal.
  public enum LeadingPoint: String, CaseIterable, Sendable { case zero, reject }

  /// Whether a digit typed after a lone `0` replaces it or is refused.
  public enum ZeroThenDigit: String, CaseIterable, Sendable { case replace, reject }

  /// Whether zeros that a deletion left in front stay while editing, or go at once.
  public enum LeadingZeros: String, CaseIterable, Sendable { case keep, remove }

  /// Whether a deletion that was not selected may take the point and join cents to units.
  public enum PointDeletion: String, CaseIterable, Sendable { case `guard`, join }

  /// Whether zero is an amount.
  public enum ZeroAmount: String, CaseIterable, Sendable {
    /// It is, as any other.
    case allow
    /// It is not: the insertion that completes a zero is refused, and ``Validity/zeroNotAllowed`` tells of another one.
    case reject
  }

  /// Which keys are the decimal key: the locale's mark alone, `.` in every locale as well, or `,` too.
  public enum TypedSeparator: String, CaseIterable, Sendable { case point, any, locale }

  /// What happens to an amount beyond its limits: told by `validity`, refused at the key, replaced at the end of editing.
  public enum OutOfRange: String, CaseIterable, Sendable { case flag, reject, clamp }

  /// What happens to a pasted amount with too many fraction digits. Rounding is half to even.
  public enum ExcessFraction: String, CaseIterable, Sendable { case reject, truncate, round }

  /// Whether digits are shown as the locale writes them or as `0` to `9`.
  public enum Digits: String, CaseIterable, Sendable { case locale, ascii }
}
