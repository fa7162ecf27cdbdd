#if os(macOS) || os(Linux)
import Testing

/// What a person does at the field and what they then see.
private struct Row: CustomTestStringConvertible, Sendable {
  var name: String
  var arguments: [String] = []
  var steps: [Step]

  struct Step: Sendable {
    var keys: String
    var screen: String
  }

  var testDescription: String { name }

  init(_ name: String, _ arguments: [String] = [], _ steps: (String, String)...) {
    self.name = name
    self.arguments = arguments
    self.steps = steps.map { Step(keys: $0.0, screen: $0.1) }
  }
}

private let rows = [
  Row("groups appear while typing", [], ("1234567.89", "Amount: 1,234,567.89|")),
  Row(
    "the affix is dimmed", ["--locale", "de-DE", "--currency", "EUR", "--symbol", "symbol"],
    ("1234,5", "Amount: 1.234,5|{\u{A0}€}")),
  Row("the sign is not", ["--currency", "USD", "--symbol", "symbol", "--sign", "any"], ("-12", "Amount: -{$}12|")),
  Row(
    "a refusal goes away with the next key", [],
    ("12x", "Amount: 12|\n<“x” can’t be used in an amount>"), ("3", "Amount: 123|"),
    ("y", "Amount: 123|\n<“y” can’t be used in an amount>"), (Sends.left, "Amount: 12|3")),
  Row(
    "the refused point takes its cents along", ["--currency", "JPY"],
    ("1234.56", "Amount: 1,234|\n<Whole amounts only>"), (Sends.end + "5", "Amount: 12,345|")),
  Row(
    "a refused character with marks on it is one key", [], ("e\u{301}", "Amount: |\n<“e” can’t be used in an amount>"),
    ("❤\u{FE0F}", "Amount: |\n<“❤” can’t be used in an amount>")),
  Row(
    "above the maximum", ["--maximum", "5000"],
    ("5001", "Amount: 5,001|\n<At most 5,000>"), ("\r", "Amount: 5,001|\n<At most 5,000>"),
    (Sends.backspace, "Amount: 500|")),
  Row(
    "below the minimum is told at Enter", ["--minimum", "50"],
    ("4", "Amount: 4|"), ("\r", "Amount: 4|\n<At least 50>"), ("9", "Amount: 49|")),
  Row(
    "in another language", ["--language", "ja", "--currency", "JPY", "--symbol", "symbol", "--maximum", "5000"],
    ("9999x", "Amount: {¥}9,999|\n<「x」は入力できません>"), ("\r", "Amount: {¥}9,999|\n<¥5,000以下で入力してください>")),
  Row("an empty field is not taken", [], ("\r", "Amount: |\n<Enter an amount>"), ("1", "Amount: 1|")),
  Row("Home and End", [], ("1234\(Sends.home)5\(Sends.end)6", "Amount: 512,346|")),
  Row("Ctrl-A and Ctrl-E", [], ("1234\(Sends.ctrl("A"))5\(Sends.ctrl("E"))6\(Sends.ctrl("B"))", "Amount: 512,34|6")),
  Row("keys of the application mode", [], ("12\u{1B}OD\u{1B}OD\u{1B}OC3\u{1B}OF4", "Amount: 1,324|")),
  Row(
    "Delete takes the digit behind a separator", [], ("1234\(Sends.home)\(Sends.right)\(Sends.delete)", "Amount: 1|34")),
  Row(
    "word moves", [],
    ("1234567.89\(Sends.altB)", "Amount: 1,234,567.|89"), (Sends.ctrlLeft, "Amount: 1,234,|567.89"),
    (Sends.ctrlLeft + Sends.altF, "Amount: 1,234|,567.89"), (Sends.ctrlRight, "Amount: 1,234,567|.89")),
  Row(
    "Ctrl-W takes a group", [], ("1234567.89\(Sends.ctrl("W"))", "Amount: 1,234,567.|"),
    (Sends.ctrl("W"), "Amount: 1,234|"), ("\u{1B}\(Sends.backspace)", "Amount: 1|")),
  Row(
    "Ctrl-W takes the sign at last", ["--sign", "any"], ("-12\(Sends.ctrl("W"))", "Amount: -|"),
    (Sends.ctrl("W"), "Amount: |")),
  Row("Alt-D takes the group to the right", [], ("1234567\(Sends.home)\(Sends.altD)", "Amount: |234,567")),
  Row(
    "Ctrl-U and Ctrl-K", [], ("12345\(Sends.left)\(Sends.left)\(Sends.ctrl("U"))", "Amount: |45"),
    (Sends.right + Sends.ctrl("K"), "Amount: 4|")),
  Row("Ctrl-U keeps the cents cents", [], ("12.34\(Sends.left)\(Sends.ctrl("U"))", "Amount: |.4")),
  Row(
    "Shift selects and typing replaces", [], ("123456\(Sends.shiftLeft)\(Sends.shiftLeft)", "Amount: 123,4|[56]"),
    ("9", "Amount: 12,349|")),
  Row(
    "the selection follows its moving end", [],
    ("1234\(Sends.left)\(Sends.shiftLeft)\(Sends.shiftRight)\(Sends.shiftRight)", "Amount: 1,23[4]|"),
    (Sends.left, "Amount: 1,23|4")),
  Row(
    "Shift-Home takes affix and sign", ["--currency", "USD", "--symbol", "symbol", "--sign", "any"],
    ("-12\(Sends.shiftHome)", "Amount: |[-]{[$]}[12]"), (Sends.right + Sends.shiftHome + "7", "Amount: {$}7|")),
  Row("Ctrl-U deletes the selection", [], ("1234\(Sends.shiftLeft)\(Sends.ctrl("U"))", "Amount: 123|")),
  Row(
    "undo and redo", [], ("1234\(Sends.left)9", "Amount: 12,39|4"), (Sends.ctrl("Z"), "Amount: 1,23|4"),
    (Sends.ctrl("_"), "Amount: |"), (Sends.ctrl("Y") + Sends.ctrl("Y"), "Amount: 12,39|4")),
  Row("a paste is read whole", [], (Sends.paste(" 1,234.56\n"), "Amount: 1,234.56|")),
  Row("a paste is refused whole", [], ("7" + Sends.paste("12 apples"), "Amount: 7|\n<This is not an amount>")),
  Row("a paste replaces the selection", [], ("55\(Sends.shiftHome)" + Sends.paste("1234"), "Amount: 1,234|")),
  Row("an empty paste deletes nothing", [], ("55\(Sends.shiftHome)" + Sends.paste(""), "Amount: |[55]")),
  Row(
    "a refused control character is shown, not obeyed", [],
    (Sends.paste("\u{7}"), "Amount: |\n<“U+0007” can’t be used in an amount>")),
  Row("keys that mean nothing", [], ("1\t\u{1B}[15~\u{1B}OP\u{1B}[A\u{1B}[2~\u{1B}x\u{1C}2", "Amount: 12|")),
  Row(
    "a wide prompt", ["金額：", "--locale", "ja-JP", "--currency", "JPY", "--symbol", "symbol"],
    ("1234\(Sends.left)", "金額：{¥}1,23|4")),
  Row("a prompt with marks", ["Cafe\u{301}: "], ("12", "Cafe\u{301}: 12|")),
  Row("a prompt cannot obey", ["a\u{1B}[31m\nb\u{9B}2J "], ("1", "a\u{FFFD}[31m b\u{FFFD}2J 1|")),
  Row("an affix cannot obey", ["--suffix", "\u{1B}[2J"], ("1", "Amount: 1|{\u{FFFD}[2J}")),
  Row(
    "marks of direction have no width", ["--locale", "ar-EG", "--digits", "locale", "--sign", "any", "> "],
    ("-12", "> \u{61C}-١٢|")),
  Row("Ctrl-L draws anew", [], ("12\(Sends.ctrl("L"))", "Amount: 12|")),
  Row("Ctrl-D deletes", [], ("12\(Sends.home)\(Sends.ctrl("D"))", "Amount: |2")),
  Row("idle grouping", ["--grouping", "idle"], ("1234.5", "Amount: 1234.5|")),
  Row("cents entry", ["--entry", "minor-units", "--currency", "EUR"], ("123", "Amount: 1.23|")),
]

@Suite struct TypingTests {
  @Test(arguments: rows) fileprivate func sees(_ row: Row) throws {
    let field = try FieldOnTerminal(row.arguments)
    #expect(field.isReady)
    for step in row.steps {
      field.type(step.keys)
      guard field.shows(step.screen, row.name) else { return }
    }
  }

  @Test func narrowTerminal() throws {
    let field = try FieldOnTerminal(["Transfer to: "], columns: 20)
    field.shows("Transfer to: |")
    field.type("123456")
    field.shows("Transfer t… 123,456|")
    field.type("789.01")
    field.shows("Transfe… {…}56,789.01|")
    field.type(Sends.home)
    field.shows("Transfe… |123,456,7{…}")
    field.type("\u{1B}[3~x")
    field.shows("Transfe… |23,456,78{…}\n<“x” can’t be used …>")
  }

  @Test func aHugePaste() throws {
    let field = try FieldOnTerminal()
    #expect(field.isReady)
    field.type("5" + Sends.paste(String(repeating: "1,234 ", count: 20_000)))
    field.shows("Amount: 5|\n<This is not an amount>")
    field.type("6")
    field.shows("Amount: 56|")
  }

  @Test func withoutColor() throws {
    let field = try FieldOnTerminal(
      ["--currency", "USD", "--symbol", "symbol"], environment: ["NO_COLOR": "1"])
    #expect(field.isReady)
    field.type("123\(Sends.shiftLeft)x")
    field.shows("Amount: $12|[3]\n“x” can’t be used in an amount")
    #expect(!field.written.contains("[02m") && !field.written.contains("[31m"))
  }

  @Test func widthUnknown() throws {
    let field = try FieldOnTerminal(columns: 0)
    field.type("1")
    #expect(field.wait { $0.written.contains("Amount: 1") })
  }
}
#endif
