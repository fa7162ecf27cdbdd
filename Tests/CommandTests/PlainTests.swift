#if os(macOS) || os(Linux)
import Testing

/// No terminal, or one that can only print; and wrong usage.
@Suite struct PlainTests {
  @Test(arguments: [
    ("1,234.56\n", [], "1234.56"), ("1234.5\r\n", [], "1234.5"), ("5\n6\n", [], "5"), ("7", [], "7"),
    ("5\n", ["--currency", "EUR"], "5.00"), ("1.234,56\n", ["--locale", "de-DE", "--currency", "EUR"], "1234.56"),
    ("5\n", ["--entry", "minor-units", "--currency", "EUR"], "0.05"),
    ("9999\n", ["--maximum", "5000", "--out-of-range", "clamp"], "5000"),
    ("-5\n", ["--sign", "any"], "-5"), ("5\n", ["--", "--prompt"], "5"),
  ])
  func aLineIsTaken(_ line: String, _ arguments: [String], _ printed: String) throws {
    let run = try PlainRun(["ask"] + arguments, input: Array(line.utf8))
    #expect(run.status == .exited(0) && run.output == printed + "\n" && run.errors == "", "\(run)")
  }

  @Test(arguments: [
    ("\n", [], "Enter an amount"), ("", [], "There is no number in the text"),
    (".\n", [], "There is no number in the text"),
    ("12 apples\n", [], "This is not an amount"), ("-5\n", [], "The amount can’t be negative"),
    ("1.005\n", ["--currency", "USD"], "Did you mean 1.005 or 1,005.00?"),
    ("9999\n", ["--maximum", "5000"], "At most 5,000"),
    ("3\n", ["--minimum", "5"], "At least 5"),
    ("0\n", ["--zero-amount", "reject"], "The amount can’t be zero"),
    (String(repeating: "1", count: 70_000), [], "Too many digits for an amount"),
    (String(repeating: "1", count: 60), [], "Too many digits for an amount"),
  ])
  func aLineIsRefused(_ line: String, _ arguments: [String], _ reason: String) throws {
    let run = try PlainRun(["ask"] + arguments, input: Array(line.utf8))
    #expect(run.status == .exited(1) && run.output == "" && run.errors == "amount: \(reason)\n", "\(run)")
  }

  /// The language is the option's, else the environment's for messages; what is no language of ours is English.
  @Test(arguments: [
    (["--language", "zh-TW"], [:], "不可超過 5,000.00"), ([], ["LC_ALL": "zh_CN.UTF-8"], "不能超过 5,000.00"),
    ([], ["LC_MESSAGES": "de_DE", "LANG": "fr_FR"], "Höchstens 5\u{202F}000,00"),
    (["--language=en"], ["LANG": "de_DE"], "At most 5.000,00"), ([], ["LANG": "nl_NL"], "At most 5.000,00"),
    ([], ["LANG": "C.UTF-8"], "At most 5,000.00"),
    (["--language", "ar", "--symbol", "code"], [:], "الحد الأقصى: CNY\u{A0}5,000.00"),
  ])
  func messagesInTheLanguageOfThePerson(_ arguments: [String], _ environment: [String: String], _ reason: String) throws
  {
    let run = try PlainRun(
      ["ask", "--currency", "CNY", "--maximum", "5000"] + arguments, input: Array("9999\n".utf8),
      environment: environment)
    #expect(run.status == .exited(1) && run.errors == "amount: \(reason)\n", "\(run)")
  }

  @Test func noText() throws {
    let run = try PlainRun(["ask"], input: [0x31, 0xFF, 0x0A])
    #expect(
      run.status == .exited(1) && run.output == "" && run.errors == "amount: The text can’t be read (not UTF-8)\n")
  }

  @Test(arguments: [
    (["ask", "--curency", "EUR"], "did you mean --currency?"), (["--maximun=5"], "did you mean --maximum?"),
    (["ask", "--maximum"], "needs a value"), (["ask", "Two", "prompts"], "one prompt"),
    (["ask", "--minimum", "6", "--maximum", "5"], "above the maximum"), (["aks"], "did you mean ask?"),
  ])
  func wrongUsage(_ arguments: [String], _ hint: String) throws {
    let run = try PlainRun(arguments)
    #expect(run.status == .exited(2) && run.output == "" && run.errors.contains(hint), "\(run)")
  }

  @Test func help() throws {
    let run = try PlainRun(["ask", "--help"])
    #expect(run.status == .exited(0) && run.errors == "")
    #expect(run.output.contains("Usage: amount ask") && run.output.contains("Ctrl-W"))
  }

  @Test(arguments: [["TERM": "dumb"], ["TERM": ""]])
  func aTerminalThatCanOnlyPrint(_ environment: [String: String]) throws {
    let field = try FieldOnTerminal(["--maximum", "5000", "How\u{1B}much? "], environment: environment)
    field.shows("How\u{FFFD}much? |")
    field.type("x\n")
    field.shows("How\u{FFFD}much? x\nThis is not an amount\nHow\u{FFFD}much? |")
    field.type("9999\n1,234.5\n")
    let end = field.finish()
    #expect(end.status == .exited(0) && end.output == "1234.5\n")
    #expect(!field.written.contains("\u{1B}"))
  }

  @Test func theEndOfInputLeaves() throws {
    let field = try FieldOnTerminal(environment: ["TERM": "dumb"])
    field.shows("Amount: |")
    field.type(Sends.ctrl("D"))
    let end = field.finish()
    #expect(end.status == .exited(130) && end.output == "")
    #expect(field.screen.description == "Amount:\n|")
  }
}
#endif
