@testable import AmountCore

/// A format with a name that a failure can print.
struct NamedFormat: CustomStringConvertible, Sendable {
  var name: String
  var format: AmountFormat

  init(_ name: String, _ notation: NumberNotation = .english, _ options: AmountFormat.Options = .standard) {
    self.name = name
    do { format = try AmountFormat(notation: notation, options: options) } catch { fatalError("\(name): \(error)") }
  }

  init(_ name: String, _ format: AmountFormat) {
    self.name = name
    self.format = format
  }

  var description: String { name }
}

extension AmountFormat.Options {
  /// The standard options, or these, with some set in words.
  static func with(_ words: String, from base: AmountFormat.Options = .standard) -> AmountFormat.Options {
    var options = base
    for pair in words.split(separator: " ") {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      do { try options.set(parts[0], to: parts.count > 1 ? parts[1] : "") } catch { fatalError("\(pair): \(error)") }
    }
    return options
  }
}

extension NumberNotation {
  static let german = NumberNotation(
    decimalSeparator: ",", groupingSeparator: ".", positive: Affixes(suffix: "\u{A0}€"))
  static let indian = NumberNotation(groupingSeparator: ",", groupingSizes: GroupingSizes(3, 2))
  static let spanish = NumberNotation(decimalSeparator: ",", groupingSeparator: ".", minimumGroupingDigits: 2)
  static let french = NumberNotation(decimalSeparator: ",", groupingSeparator: "\u{202F}")
  static let swiss = NumberNotation(groupingSeparator: "’")
  /// Right-to-left marks, native digits, the sign between marks.
  static let arabic = NumberNotation(
    decimalSeparator: "٫", groupingSeparator: "٬", digits: (0...9).map { Unicode.Scalar(0x660 + $0)! },
    minusSign: "\u{61C}-", positive: Affixes(prefix: "\u{200F}", suffix: "\u{A0}ج.م.\u{200F}"),
    negative: Affixes(prefix: "\u{61C}-\u{200F}", suffix: "\u{A0}ج.م.\u{200F}"))
  /// Digits of two UTF-16 units, and a sign that stands behind the number.
  static let wide = NumberNotation(
    groupingSeparator: "\u{2E41}", digits: (0...9).map { Unicode.Scalar(0x1E950 + $0)! }, positive: Affixes(),
    negative: Affixes(suffix: "-"))
}

/// Formats that differ in what the engine does: every option and every shape of notation is in one of them.
enum Formats {
  static let standard = NamedFormat("standard")
  static let classic = NamedFormat("classic", .plain, .classic)

  static let all: [NamedFormat] = [
    standard, classic,
    NamedFormat("signed", .english, .with("sign=any")),
    NamedFormat("signed prefix", .english, .with("sign=any prefix=US$")),
    NamedFormat("german suffix", .german, .with("sign=any typed-separator=any")),
    NamedFormat("indian", .indian),
    NamedFormat("spanish three decimals", .spanish, .with("fraction-digits=3 typed-separator=locale")),
    NamedFormat("french whole", .french, .with("fraction-digits=0 sign=any")),
    NamedFormat("swiss idle", .swiss, .with("fraction-digits=2-2 grouping=idle")),
    NamedFormat("arabic", .arabic, .with("sign=any")),
    NamedFormat("wide digits, trailing sign", .wide, .with("sign=any")),
    NamedFormat("points in the suffix", .english, .with("suffix=.000km fraction-digits=1")),
    NamedFormat("joining, removing", .english, .with("point-deletion=join leading-zeros=remove integer-digits=4")),
    NamedFormat("small groups", .english, .with("grouping-sizes=1-2 leading-point=reject zero-then-digit=reject")),
    NamedFormat(
      "limits", .english, .with("sign=any minimum=-100 maximum=1000 out-of-range=reject zero-amount=reject")),
    NamedFormat("clamping", .english, .with("minimum=5 maximum=1000 out-of-range=clamp excess-fraction=round")),
    NamedFormat("cents", .english, .with("entry=minor-units sign=any")),
    NamedFormat("cents, no zero", .german, .with("entry=minor-units zero-amount=reject fraction-digits=3")),
    NamedFormat("cents without fraction", .english, .with("entry=minor-units fraction-digits=0")),
  ]
}
