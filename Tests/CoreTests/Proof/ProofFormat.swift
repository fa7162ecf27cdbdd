import AmountFoundation
import AmountScenarios

@testable import AmountCore

/// A format of the proof, in the words of scenario files, with what is tried on it.
struct ProofFormat: Sendable {
  /// The `format` cell of a row.
  var words: String
  var format: AmountFormat
  /// What is put in at every range.
  var insertions: [String]

  init(_ words: String, also extra: [String] = []) {
    self.words = words
    let row = "format\tstart\tdo\texpect\n\(words)\t|\t\t|"
    do { format = try ScenarioParser.parse(row, file: "proof")[0].format } catch { fatalError("\(error)") }
    let notation = format.notation
    var texts = ["0", "5", "1"]
    if notation.digits[0] != "0" { texts.append("\(notation.digits[7])") }
    texts += [".", ",", "\(notation.decimalSeparator)", "-", "+", "x", " ", "\u{200E}", "\u{200E}5"]
    texts += [notation.groupingSeparator, notation.positive.prefix.unicodeScalars.first].compactMap {
      $0.map { "\($0)" }
    }
    texts += [notation.positive.suffix.unicodeScalars.last].compactMap { $0.map { "\($0)" } }
    texts += ["12", "1.5", "1,234.56", "-3", "00", ".5", "+10", "7x"]
    insertions = []
    for text in texts + extra where !insertions.contains(text) { insertions.append(text) }
  }

  /// Every option in each of its values, but for `reading` and `symbol` narrow and code. Every shape of notation.
  static let all: [ProofFormat] =
    small + [
      ProofFormat("sign=any prefix=US$"),
      ProofFormat("sign=any suffix=\\u{A0}kg typed-separator=any"),
      ProofFormat("fraction-digits=0 sign=any"),
      ProofFormat("fraction-digits=3 typed-separator=any", also: ["1.234"]),
      ProofFormat("typed-separator=locale", also: ["．", "،"]),
      ProofFormat("integer-digits=1 fraction-digits=1 sign=any leading-zeros=remove"),
      ProofFormat("preset=classic integer-digits=1 fraction-digits=1"),
      ProofFormat("integer-digits=2 fraction-digits=0 sign=any"),
      ProofFormat("integer-digits=2 point-deletion=join"),
      ProofFormat("leading-zeros=remove sign=any"),
      ProofFormat("leading-zeros=remove point-deletion=join leading-point=reject"),
      ProofFormat("zero-then-digit=reject leading-point=reject"),
      ProofFormat("zero-amount=reject sign=any"),
      ProofFormat("zero-amount=reject fraction-digits=0"),
      ProofFormat("maximum=100 out-of-range=reject", also: ["100"]),
      ProofFormat("minimum=5 maximum=50 sign=any"),
      ProofFormat("minimum=5 maximum=100 out-of-range=clamp"),
      ProofFormat("excess-fraction=round fraction-digits=1", also: ["2.25", "9.95", "0.05"]),
      ProofFormat("excess-fraction=truncate fraction-digits=0 sign=any", also: ["-2.9"]),
      ProofFormat("grouping=idle fraction-digits=2-2 sign=any"),
      ProofFormat("grouping=never sign=any"),
      ProofFormat("grouping-sizes=1-2 sign=any"),
      ProofFormat("grouping-sizes=2 decimal-separator=· grouping-separator=_"),
      ProofFormat("suffix=.000km fraction-digits=1"),
      ProofFormat("locale=de-DE currency=EUR symbol=symbol sign=any", also: ["1.234,56"]),
      ProofFormat("locale=de-DE fraction-digits=3", also: ["1,234"]),
      ProofFormat("locale=de-DE typed-separator=locale"),
      ProofFormat("locale=es-ES typed-separator=any"),
      ProofFormat("locale=de-CH currency=CHF symbol=symbol", also: ["'"]),
      ProofFormat("locale=nl-NL currency=EUR symbol=symbol sign=any"),
      ProofFormat("locale=sv-SE sign=any typed-separator=locale", also: ["\u{2212}"]),
      ProofFormat("locale=ru-RU typed-separator=any", also: ["ю"]),
      ProofFormat("locale=ja-JP currency=JPY symbol=symbol sign=any", also: ["ー", "。", "５"]),
      ProofFormat("locale=he-IL currency=ILS symbol=symbol sign=any"),
      ProofFormat("locale=ff-Adlm-GN sign=any"),
      ProofFormat("preset=classic sign=any fraction-digits=3"),
      ProofFormat("entry=minor-units sign=any prefix=$"),
      ProofFormat("entry=minor-units fraction-digits=0"),
      ProofFormat("entry=minor-units integer-digits=1 fraction-digits=1"),
      ProofFormat("entry=minor-units zero-amount=reject fraction-digits=1"),
      ProofFormat("entry=minor-units locale=de-DE fraction-digits=3 typed-separator=locale"),
    ]

  /// What every test run proves, to a small depth.
  static let small: [ProofFormat] = [
    ProofFormat("-"),
    ProofFormat("preset=classic"),
    ProofFormat("sign=any"),
    ProofFormat("locale=hi-IN-u-nu-deva currency=INR symbol=symbol"),
    ProofFormat("locale=fr-FR fraction-digits=0", also: ["\u{202F}"]),
    ProofFormat("locale=ar-EG currency=EGP symbol=symbol sign=any", also: ["٬", "٫"]),
    ProofFormat("minimum=-10 maximum=10 out-of-range=reject sign=any zero-amount=reject"),
    ProofFormat("integer-digits=1 fraction-digits=1"),
    ProofFormat("entry=minor-units"),
    ProofFormat("locale=pl-PL grouping=idle leading-zeros=remove"),
  ]
}
