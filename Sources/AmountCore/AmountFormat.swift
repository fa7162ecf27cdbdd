/// Everything a field needs to know: how numbers are written, and what may be typed.
///
///     let format = AmountFormat.standard           // 1,234.56
///     let plain = AmountFormat.classic             // 1234.56, strict about zeros and points
///
///     var options = AmountFormat.Options.standard
///     options.suffix = " kg"
///     options.fractionDigits = 0...3
///     let weight = try AmountFormat(options: options)
///
/// A format is made once and shared: copying it copies a reference to something immutable.
public struct AmountFormat: Sendable {
  package let rules: Rules

  /// Makes a format, or says which of its options contradict each other.
  ///
  /// - Parameters:
  ///   - notation: How numbers are written. `AmountFoundation` makes one for a locale and a currency.
  ///   - options: The rules of the field; start from `.standard` or `.classic`.
  /// - Throws: ``AmountFormatError``, with the values that do not go together.
  public init(notation: NumberNotation = .english, options: Options = .standard) throws(AmountFormatError) {
    let source = Rules.Source(notation, options)
    if let fault = source.fault { throw AmountFormatError(fault, source) }
    rules = Rules(source)
  }

  package init(_ rules: Rules) {
    self.rules = rules
  }

  /// Grouped digits of English with up to two decimals.
  public static let standard = known(.english, .standard)

  /// The strict field of plain digits and one point: the rules of the classic delegate method.
  public static let classic = known(.plain, .classic)

  private static func known(_ notation: NumberNotation, _ options: Options) -> AmountFormat {
    do {
      return try AmountFormat(notation: notation, options: options)
    } catch {
      preconditionFailure("the presets are valid")
    }
  }

  /// The options as given.
  public var options: Options { rules.options }

  /// The notation with the options that override it applied.
  public var notation: NumberNotation { rules.notation }

  /// Fewest and most fraction digits, the notation's own where the options leave it open.
  public var fractionDigits: ClosedRange<Int> { rules.minimumFraction...rules.maximumFraction }
}

extension AmountFormat: Hashable {
  public static func == (left: AmountFormat, right: AmountFormat) -> Bool {
    left.rules === right.rules
      || left.rules.options == right.rules.options && left.rules.source.notation == right.rules.source.notation
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rules.options)
    hasher.combine(rules.source.notation)
  }
}

/// Why a format cannot be made: the values that contradict each other.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum AmountFormatError: Error, Equatable, Sendable {
  case minimumAboveMaximum(minimum: Amount, maximum: Amount)
  /// A maximum below zero where the sign must be positive.
  case negativeMaximum(Amount)
  /// An amount that clamping would put into the field has digits the field cannot show.
  case clampDoesNotFit(Amount)
  case equalSeparators(Unicode.Scalar)
  /// A separator that is a digit, a sign or invisible.
  case invalidSeparator(Unicode.Scalar)
  /// More digits before and after the point together than an amount holds.
  case tooManyDigits(integerDigits: Int, fractionDigits: Int, limit: Int)
  /// A number of integer digits below 1, or of fraction digits below 0.
  case invalidDigitCount(Int)
  case invalidGroupingSizes(NumberNotation.GroupingSizes)
  /// The digits are not ten scalars of one width.
  case invalidDigits
  /// There is no option of this name.
  case unknownOption(String)
  /// The value is none that the option takes; `expected` names those, in the option's own words.
  case invalidValue(option: String, value: String, expected: String)
  case unknownLocale(String)
  case unknownCurrency(String)
}
