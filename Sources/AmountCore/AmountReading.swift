/// What a text means as an amount of money, and how it was understood.
///
///     let field = AmountFormat(locale: Locale(identifier: "en_US"), currency: "USD")
///     field.read("$1,234.56").meaning    // .exact(1234.56)
///     field.read("1.234,56").meaning     // .reinterpreted(1234.56)
///     field.read("1.234").meaning        // .ambiguous([1.234, 1234])
///     field.read("€12").meaning          // .unreadable(.currencyMismatch(found: "€"))
///
/// An amount is never guessed: where a text has two meanings it is ambiguous, and nothing of it is ever dropped.
public struct AmountReading: Equatable, Sendable {
  /// What a text comes to.
  public enum Meaning: Equatable, Sendable {
    /// Written as the format's place writes it.
    case exact(Amount)
    /// Written otherwise, with one meaning all the same. A host may show what was understood.
    case reinterpreted(Amount)
    /// Two meanings, the format's own first. A field refuses the text and may offer both.
    case ambiguous([Amount])
    /// No amount, and why.
    case unreadable(UnreadableReason)
  }

  /// The marks that were found in the number.
  public struct Convention: Equatable, Sendable {
    /// What stands before the fraction, as written. The symbol's first character in `12€34`.
    public internal(set) var decimalMark: Unicode.Scalar?
    /// What stands between groups, as written.
    public internal(set) var groupingMark: Unicode.Scalar?
    /// What of the generous readings it took; empty for a plain number.
    public internal(set) var generosity = AmountFormat.Reading.strict

    init() {}
  }

  public internal(set) var meaning: Meaning

  /// Where the number stands in the text, sign and currency not included, in UTF-16 offsets. Empty if there is none.
  public internal(set) var span = 0..<0

  /// Where the currency is named, in UTF-16 offsets; the first place where it is named twice.
  public internal(set) var currencyMark: Range<Int>?

  public internal(set) var convention = Convention()

  /// The amount of an exact or reinterpreted reading.
  public var amount: Amount? {
    switch meaning {
    case .exact(let amount), .reinterpreted(let amount): amount
    case .ambiguous, .unreadable: nil
    }
  }

  /// The name of the meaning, as the command line writes it: `exact`, `reinterpreted`, `ambiguous`, `unreadable`.
  public var status: String {
    switch meaning {
    case .exact: "exact"
    case .reinterpreted: "reinterpreted"
    case .ambiguous: "ambiguous"
    case .unreadable: "unreadable"
    }
  }
}

/// Why a text is no amount.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum UnreadableReason: Error, Equatable, Sendable {
  /// There is no digit, and nothing that would be one.
  case empty
  /// A character, or an order of characters, that no amount has: words, dates, percent, formulas.
  case notAnAmount
  /// More digits than an amount holds.
  case tooManyDigits
  /// A sign where no sign belongs, two signs, or a parenthesis without its twin.
  case misplacedSign
  /// The text names another currency, as written here.
  case currencyMismatch(found: String)
  /// The currency is named more often than once in two ways.
  case repeatedCurrency
  /// Groups of digits that no convention has: `12 34.5`, `1.2.3`.
  case malformedGroups
  /// Several cells or lines.
  case severalValues
  /// More fraction digits than the currency has, and not zeros. The number is certain.
  case tooManyFractionDigits
  /// Digits of several scripts.
  case mixedDigits
  /// A character that is not seen can change what is: U+202E, or a soft hyphen that may be a minus.
  case hiddenCharacter
  /// The bytes are not UTF-8.
  case invalidEncoding
  /// Generous readings would read it, these of them.
  case needs(AmountFormat.Reading)

  /// The name of the case in kebab-case, as the command line writes it.
  public var name: String {
    switch self {
    case .empty: "empty"
    case .notAnAmount: "not-an-amount"
    case .tooManyDigits: "too-many-digits"
    case .misplacedSign: "misplaced-sign"
    case .currencyMismatch: "currency-mismatch"
    case .repeatedCurrency: "repeated-currency"
    case .malformedGroups: "malformed-groups"
    case .severalValues: "several-values"
    case .tooManyFractionDigits: "too-many-fraction-digits"
    case .mixedDigits: "mixed-digits"
    case .hiddenCharacter: "hidden-character"
    case .invalidEncoding: "invalid-encoding"
    case .needs: "needs"
    }
  }
}

extension AmountFormat {
  /// Reads a text as an amount: pasted, dictated, dropped, filled in or imported.
  ///
  /// - Complexity: O(length). Plain numbers of up to 16 ASCII digits are read without a heap allocation: with this
  ///   format's own marks, with `.` and `,` of another convention where both stand, and in a format without a currency
  ///   beside any currency sign.
  public func read(_ text: String) -> AmountReading {
    var text = text
    return text.withUTF8 { read(utf8: $0) }
  }

  /// Reads a text of UTF-8 bytes, such as a line of a file. What is not UTF-8 is unreadable.
  ///
  /// - Complexity: O(length), as ``read(_:)``; no `String` is made.
  public func read(utf8 bytes: UnsafeBufferPointer<UInt8>) -> AmountReading {
    AmountReading(Reader(rules: rules).read(bytes), bytes)
  }
}
