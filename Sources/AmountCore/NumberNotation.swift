/// How a place writes numbers, as data: marks, grouping sizes, digits, sign and affixes.
///
/// The core knows no locale. On Apple platforms and Linux `AmountFoundation` reads a notation off the platform's own
/// formatter; in the browser it comes from `Intl`. ``english`` and ``plain`` need neither.
public struct NumberNotation: Hashable, Sendable {
  /// How many digits stand in a group: `primary` next to the point, `secondary` in all others (`12,34,567` is 3 and 2).
  public struct GroupingSizes: Hashable, Sendable {
    public var primary: Int
    public var secondary: Int

    public init(_ primary: Int, _ secondary: Int? = nil) {
      self.primary = primary
      self.secondary = secondary ?? primary
    }
  }

  /// What stands before and after the digits: a currency symbol, a unit, the white space next to it.
  public struct Affixes: Hashable, Sendable {
    public var prefix: String {
      get { String(utf8: prefixUTF8) }
      set { prefixUTF8 = Array(newValue.utf8) }
    }
    public var suffix: String {
      get { String(utf8: suffixUTF8) }
      set { suffixUTF8 = Array(newValue.utf8) }
    }
    package var prefixUTF8: [UInt8] = []
    package var suffixUTF8: [UInt8] = []

    public init() {}

    package init(prefixUTF8: [UInt8], suffixUTF8: [UInt8]) {
      self.prefixUTF8 = prefixUTF8
      self.suffixUTF8 = suffixUTF8
    }

    public init(prefix: String = "", suffix: String = "") {
      self.prefix = prefix
      self.suffix = suffix
    }
  }

  /// The mark before the fraction.
  public var decimalSeparator: Unicode.Scalar

  /// The mark between groups, or nil where numbers are not grouped.
  public var groupingSeparator: Unicode.Scalar?

  public var groupingSizes: GroupingSizes

  /// How many digits must stand before the first grouping separator: 2 in Spanish, where `1234` has none and `12.345` one.
  public var minimumGroupingDigits: Int

  /// The digits zero to nine.
  public var digits: [Unicode.Scalar]

  /// The minus sign with the bidi marks that belong to it.
  public var minusSign: String {
    get { String(utf8: minusSignUTF8) }
    set { minusSignUTF8 = Array(newValue.utf8) }
  }
  package var minusSignUTF8: [UInt8] = [0x2D]

  /// What surrounds an amount that is not negative.
  public var positive: Affixes

  /// What surrounds a negative amount. One of the two holds ``minusSign``.
  public var negative: Affixes

  /// How many fraction digits are shown: `2...2` for most currencies, `0...2` where there is no currency.
  public var fractionDigits: ClosedRange<Int>

  /// Whether keyboards of this place have `б` and `ю` on the keys of `,` and `.`.
  public var hasCyrillicKeyboard: Bool

  /// The BCP 47 language subtag, such as `zh`; empty where there is none. A few customs of reading belong to languages.
  public var language: String {
    get { String(utf8: languageUTF8) }
    set { languageUTF8 = Array(newValue.utf8) }
  }
  package var languageUTF8: [UInt8] = []

  /// Language, script and region of the locale this was read off, such as `zh_CN`, for speaking amounts; empty where there
  /// is none.
  public var locale: String {
    get { String(utf8: localeUTF8) }
    set { localeUTF8 = Array(newValue.utf8) }
  }
  package var localeUTF8: [UInt8] = []

  /// How the same place writes beside ASCII digits, where `digits` are others: `1,234.5` in Egypt.
  public var asciiMarks: Marks?

  /// How the same place writes amounts of money where this notation is of plain numbers, and the other way round, as far
  /// as the two differ.
  public var alternateMarks: [Marks] = []

  /// The marks of currencies, for reading.
  public var currencies = CurrencySpellings()

  /// A way to separate digits.
  public struct Marks: Hashable, Sendable {
    public var decimalSeparator: Unicode.Scalar
    public var groupingSeparator: Unicode.Scalar?
    public var groupingSizes: GroupingSizes
    /// Whether the minus stands behind the digits: `$ 5-` in Frisian.
    public var signTrails: Bool

    public init(
      decimalSeparator: Unicode.Scalar, groupingSeparator: Unicode.Scalar? = nil,
      groupingSizes: GroupingSizes = GroupingSizes(3), signTrails: Bool = false
    ) {
      self.decimalSeparator = decimalSeparator
      self.groupingSeparator = groupingSeparator
      self.groupingSizes = groupingSizes
      self.signTrails = signTrails
    }
  }

  /// Everything that is not given is as in ``plain``.
  public init(
    decimalSeparator: Unicode.Scalar = ".", groupingSeparator: Unicode.Scalar? = nil,
    groupingSizes: GroupingSizes = GroupingSizes(3), minimumGroupingDigits: Int = 1,
    digits: [Unicode.Scalar] = NumberNotation.asciiDigits, minusSign: String = "-",
    positive: Affixes = Affixes(), negative: Affixes? = nil, fractionDigits: ClosedRange<Int> = 0...2,
    hasCyrillicKeyboard: Bool = false
  ) {
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    self.groupingSizes = groupingSizes
    self.minimumGroupingDigits = minimumGroupingDigits
    self.digits = digits
    self.positive = positive
    self.negative = negative ?? Affixes(prefix: minusSign + positive.prefix, suffix: positive.suffix)
    self.fractionDigits = fractionDigits
    self.hasCyrillicKeyboard = hasCyrillicKeyboard
    self.minusSign = minusSign
  }

  /// All parts, as the page gives them.
  package init(
    decimalSeparator: Unicode.Scalar, groupingSeparator: Unicode.Scalar?, groupingSizes: GroupingSizes,
    minimumGroupingDigits: Int, digits: [Unicode.Scalar], fractionDigits: ClosedRange<Int>,
    hasCyrillicKeyboard: Bool, minusSign: [UInt8], positive: Affixes, negative: Affixes, language: [UInt8],
    asciiMarks: Marks?, alternateMarks: [Marks], currencies: CurrencySpellings
  ) {
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    self.groupingSizes = groupingSizes
    self.minimumGroupingDigits = minimumGroupingDigits
    self.digits = digits
    self.fractionDigits = fractionDigits
    self.hasCyrillicKeyboard = hasCyrillicKeyboard
    minusSignUTF8 = minusSign
    self.positive = positive
    self.negative = negative
    languageUTF8 = language
    self.asciiMarks = asciiMarks
    self.alternateMarks = alternateMarks
    self.currencies = currencies
  }

  /// As ``plain``.
  public init() {
    decimalSeparator = "."
    groupingSizes = GroupingSizes(3)
    minimumGroupingDigits = 1
    digits = NumberNotation.asciiDigits
    positive = Affixes()
    negative = Affixes()
    negative.prefixUTF8 = minusSignUTF8
    fractionDigits = 0...2
    hasCyrillicKeyboard = false
  }

  public static let asciiDigits: [Unicode.Scalar] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]

  /// `1,234,567.89`, no currency.
  public static let english = {
    var notation = NumberNotation()
    notation.groupingSeparator = ","
    return notation
  }()

  /// `1234567.89`: a point, no grouping mark.
  public static let plain: NumberNotation = .init()
}
