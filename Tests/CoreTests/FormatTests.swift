import Testing

@testable import AmountCore

@Suite struct FormatTests {
  /// Every contradiction of the contract, with the error that names it.
  @Test(
    arguments: [
      ("minimum=5 maximum=4.99", .minimumAboveMaximum(minimum: "5", maximum: "4.99")),
      ("maximum=-1", .negativeMaximum("-1")),
      ("maximum=9.999 out-of-range=clamp", .clampDoesNotFit("9.999")),
      ("minimum=0.125 maximum=1 out-of-range=clamp", .clampDoesNotFit("0.125")),
      ("maximum=1000 integer-digits=3 out-of-range=clamp", .clampDoesNotFit("1000")),
      ("decimal-separator=,", .equalSeparators(",")),
      ("grouping-separator=.", .equalSeparators(".")),
      ("decimal-separator=5", .invalidSeparator("5")),
      ("decimal-separator=٣", .invalidSeparator("٣")),
      ("grouping-separator=-", .invalidSeparator("-")),
      ("grouping-separator=+", .invalidSeparator("+")),
      ("grouping-separator=−", .invalidSeparator("−")),
      ("decimal-separator=\u{200E}", .invalidSeparator("\u{200E}")),
      ("decimal-separator=\u{202E}", .invalidSeparator("\u{202E}")),
      ("decimal-separator=\u{7}", .invalidSeparator("\u{7}")),
      ("integer-digits=30 fraction-digits=9", .tooManyDigits(integerDigits: 30, fractionDigits: 9, limit: 38)),
      ("fraction-digits=99", .tooManyDigits(integerDigits: 15, fractionDigits: 99, limit: 38)),
      ("integer-digits=0", .invalidDigitCount(0)),
      ("integer-digits=-4", .invalidDigitCount(-4)),
      ("grouping-sizes=0", .invalidGroupingSizes(NumberNotation.GroupingSizes(0, 0))),
      ("grouping-sizes=3-0", .invalidGroupingSizes(NumberNotation.GroupingSizes(3, 0))),
    ] as [(String, AmountFormatError)])
  func contradictionsAreNamed(_ words: String, _ error: AmountFormatError) {
    #expect(throws: error) { try AmountFormat(options: .with(words)) }
  }

  @Test(arguments: [
    "maximum=5 minimum=5", "maximum=-1 sign=any", "maximum=9.990 out-of-range=clamp", "maximum=9.999",
    "integer-digits=36", "decimal-separator=, grouping-separator=.", "minimum=-5", "maximum=0",
  ])
  func whatGoesTogetherIsTaken(_ words: String) throws {
    _ = try AmountFormat(options: .with(words))
  }

  @Test(arguments: [
    ("sign", "both"), ("fraction-digits", "2-1"), ("fraction-digits", "x"), ("fraction-digits", "-1"),
    ("integer-digits", "many"), ("maximum", "1,000"), ("decimal-separator", ".."), ("grouping-sizes", "3-2-1"),
    ("grouping", ""), ("entry", "minorUnits"), ("preset", "classic"), ("colour", "red"), ("", ""),
  ])
  func wrongWordsChangeNothing(_ name: String, _ value: String) {
    var options = AmountFormat.Options.standard
    #expect(throws: AmountFormatError.self) { try options.set(name, to: value) }
    #expect(options == .standard)
  }

  /// Every name is an option, and every word of an option is one of its values.
  @Test func theVocabularyIsWhole() throws {
    let values: [String: [String]] = [
      "fraction-digits": ["2", "0-2"], "integer-digits": ["9"], "minimum": ["1"], "maximum": ["9"],
      "sign": ["positive", "any"], "grouping": ["always", "idle", "never"], "entry": ["decimal", "minor-units"],
      "leading-point": ["zero", "reject"], "zero-then-digit": ["replace", "reject"],
      "leading-zeros": ["keep", "remove"], "point-deletion": ["guard", "join"], "zero-amount": ["allow", "reject"],
      "typed-separator": ["point", "any", "locale"], "out-of-range": ["flag", "reject", "clamp"],
      "excess-fraction": ["reject", "truncate", "round"], "reading": ["strict", "generous"],
      "digits": ["locale", "ascii"], "prefix": ["$"], "suffix": ["kr."], "decimal-separator": ["·"],
      "grouping-separator": ["'"], "grouping-sizes": ["3", "3-2"],
    ]
    #expect(Set(values.keys) == Set(AmountFormat.Options.names))
    for (name, words) in values {
      for word in words {
        var options = AmountFormat.Options.standard
        try options.set(name, to: word)
        _ = try AmountFormat(options: options)
      }
    }
  }

  @Test func notationsThatCannotWriteNumbers() {
    var short = NumberNotation.english
    short.digits = ["0", "1"]
    #expect(throws: AmountFormatError.invalidDigits) { try AmountFormat(notation: short) }
    var uneven = NumberNotation.english
    uneven.digits[9] = "\u{1D7D7}"
    #expect(throws: AmountFormatError.invalidDigits) { try AmountFormat(notation: uneven) }
  }

  @Test func aFormatShowsWhatItIsMadeOf() throws {
    let format = try AmountFormat(notation: .german, options: .with("suffix=km fraction-digits=1-3"))
    #expect(format.fractionDigits == 1...3)
    #expect(format.notation.positive.suffix == "km")
    #expect(format.options.suffix == "km")
    #expect(format == (try AmountFormat(notation: .german, options: .with("suffix=km fraction-digits=1-3"))))
    #expect(format != .standard)
    #expect(Set([format, .standard, .classic, .standard]).count == 3)
  }
}
