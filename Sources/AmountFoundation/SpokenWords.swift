/// What speaking an amount needs and no platform has: the names of subunits, and how a numeral stands before a noun.
///
/// The table is small on purpose. Numerals, the names of currencies and their plural forms come from the platform; here are
/// only the subunits of the main currencies, and what numerals agree with, in twelve languages: those of the messages,
/// both ways to write Chinese being one. A currency or a language that is missing is spoken with a decimal point, which
/// is right everywhere.
struct SpokenWords {
  /// What stands for a hundredth of the unit.
  enum Subunit {
    /// A word in its forms after 1, after 2 and after 5, as far as they differ: копейка, копейки, копеек.
    case hundredths([String], isFeminine: Bool = false)
    /// A word for each place: 角, 分.
    case places(String, String)
    /// The currency's name with another last character: 美元, 美分.
    case ending(Character)
  }

  /// What stands between the units and the subunits.
  var joint: String
  var subunits: [(codes: [String], name: Subunit)]
  /// The unit where people do not use the platform's name: 元 for 人民币.
  var units: [String: String] = [:]
  /// A currency of the language whose name has all plural forms.
  var model = "USD"
  /// Where numerals agree with their noun: the currencies that are masculine, as numerals are when they stand alone. The
  /// others are left in digits, which a voice reads in its own grammar. Nil where numerals do not agree.
  var masculine: Set<String>?
  /// Last words of numerals, and what they become before a masculine noun.
  var beforeMasculine: [String: String] = [:]
  /// The same before a feminine noun.
  var beforeFeminine: [String: String] = [:]
  /// What comes between whole millions and a noun: `un millón de euros`.
  var afterMillions: String?
  /// The form of `afterMillions` before a vowel.
  var afterMillionsBeforeVowel: String?
  /// Whether names are written small though the platform's begin with a capital.
  var isLowercase = false
}

extension SpokenWords {
  /// By language subtag.
  static let byLanguage: [String: SpokenWords] = [
    "en": SpokenWords(
      joint: " and ",
      subunits: [
        (["USD", "EUR", "CAD", "AUD", "NZD", "SGD", "HKD", "ZAR"], .hundredths(["cent", "cents"])),
        (["GBP"], .hundredths(["penny", "pence"])), (["INR"], .hundredths(["paisa", "paise"])),
      ]),
    "zh": SpokenWords(
      joint: "", subunits: [(["CNY", "HKD", "TWD", "MOP"], .places("角", "分")), (["USD", "EUR"], .ending("分"))],
      units: ["CNY": "元"]),
    "ja": SpokenWords(joint: "", subunits: [(["USD", "EUR"], .hundredths(["セント"]))]),
    "ko": SpokenWords(joint: " ", subunits: [(["USD", "EUR"], .hundredths(["센트"]))], units: ["KRW": "원"]),
    "de": SpokenWords(
      joint: " und ",
      subunits: [(["EUR", "USD", "CAD", "AUD"], .hundredths(["Cent"])), (["CHF"], .hundredths(["Rappen"]))],
      masculine: ["EUR", "CHF", "USD", "CAD", "AUD", "GBP", "JPY", "CNY", "RUB"], beforeMasculine: ["eins": "ein"]),
    "fr": SpokenWords(
      joint: " et ",
      subunits: [
        (["EUR", "CHF"], .hundredths(["centime", "centimes"])),
        (["USD", "CAD", "AUD"], .hundredths(["cent", "cents"])),
      ],
      masculine: ["EUR", "CHF", "USD", "CAD", "AUD", "JPY", "CNY", "RUB", "XOF", "XAF", "XPF", "MAD", "DZD", "TND"],
      afterMillions: "de ", afterMillionsBeforeVowel: "d’"),
    "es": SpokenWords(
      joint: " y ",
      subunits: [
        (["EUR"], .hundredths(["céntimo", "céntimos"])),
        (["USD", "MXN", "ARS", "COP", "DOP", "BRL"], .hundredths(["centavo", "centavos"])),
        (["PEN"], .hundredths(["céntimo", "céntimos"])),
      ],
      masculine: [
        "EUR", "CHF", "USD", "CAD", "AUD", "JPY", "CNY", "RUB", "MXN", "ARS", "CLP", "COP", "DOP", "PEN", "BRL",
      ],
      beforeMasculine: ["uno": "un", "veintiuno": "veintiún"], afterMillions: "de "),
    "pt": SpokenWords(
      joint: " e ",
      subunits: [
        (["BRL", "USD"], .hundredths(["centavo", "centavos"])), (["EUR"], .hundredths(["cêntimo", "cêntimos"])),
      ],
      masculine: ["BRL", "EUR", "CHF", "USD", "CAD", "AUD", "JPY", "CNY", "RUB"], afterMillions: "de ",
      isLowercase: true),
    "it": SpokenWords(
      joint: " e ", subunits: [(["EUR", "CHF", "USD"], .hundredths(["centesimo", "centesimi"]))],
      masculine: ["EUR", "CHF", "USD", "CAD", "AUD", "JPY", "CNY", "RUB", "BRL"], beforeMasculine: ["uno": "un"],
      afterMillions: "di "),
    "ru": SpokenWords(
      joint: " ",
      subunits: [
        (["RUB"], .hundredths(["копейка", "копейки", "копеек"], isFeminine: true)),
        (["USD", "EUR"], .hundredths(["цент", "цента", "центов"])),
      ],
      masculine: ["RUB", "BYN", "EUR", "CHF", "USD", "CAD", "AUD", "GBP", "CNY", "KZT"],
      beforeFeminine: ["один": "одна", "два": "две"]),
    // Numerals from three to ten agree with their noun the other way round, and one and two follow it or are left out:
    // there are no subunits here.
    "ar": SpokenWords(
      joint: " و", subunits: [],
      masculine: [
        "USD", "EUR", "GBP", "EGP", "SAR", "AED", "QAR", "OMR", "KWD", "BHD", "JOD", "IQD", "DZD", "TND", "LYD", "MAD",
      ]),
    "hi": SpokenWords(
      joint: " ",
      subunits: [(["INR"], .hundredths(["पैसा", "पैसे"])), (["USD", "EUR"], .hundredths(["सेंट"]))], model: "INR"),
  ]

  func subunit(of code: String) -> Subunit? { subunits.first { $0.codes.contains(code) }?.name }
}
