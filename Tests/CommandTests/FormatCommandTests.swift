#if os(macOS) || os(Linux)
import Testing

/// `amount format`: presentations, several amounts, amounts from standard input.
@Suite struct FormatCommandTests {
  @Test(arguments: [
    ("none", "-1,234.50\n7.00\n"), ("symbol", "-US$1,234.50\nUS$7.00\n"), ("narrow", "-$1,234.50\n$7.00\n"),
    ("code", "-USD\u{A0}1,234.50\nUSD\u{A0}7.00\n"),
  ])
  func everyPresentation(_ symbol: String, _ output: String) throws {
    let options = ["format", "--locale", "en-CA", "--currency", "USD", "--symbol", symbol]
    let run = try PlainRun(options + ["-1234.5", "7"])
    #expect(run.status == .exited(0) && run.output == output && run.errors == "", "\(run)")
    let lines = try PlainRun(options, input: Array("-1234.5\n7".utf8))
    #expect(lines.status == .exited(0) && lines.output == output && lines.errors == "", "\(lines)")
  }

  @Test func aSymbolThatIsNone() throws {
    let run = try PlainRun(["format", "--symbol", "sign", "5"])
    #expect(run.status == .exited(2) && run.errors.contains("none, symbol, narrow, code"), "\(run)")
  }

  @Test(arguments: [
    (["--locale", "hi-IN-u-nu-deva"], "१२,३४,५६७.५\n"), (["--locale", "ar@numbers=latn"], "1,234,567.5\n"),
    (["--locale", "fa-u-nu-latn", "--currency", "USD"], "1,234,567.50\n"),
  ])
  func numberingSystems(_ options: [String], _ output: String) throws {
    let run = try PlainRun(["format"] + options + ["1234567.5"])
    #expect(run.status == .exited(0) && run.output == output, "\(run)")
  }

  /// A line for a line; a bad one is told with its number, and the others are answered.
  @Test func linesFromStandardInput() throws {
    let input = Array("1234.5\r\n1,5\n\n-5\n1.005\n".utf8) + [0xFF, 10] + Array("99".utf8)
    let run = try PlainRun(["format", "--locale", "de-DE", "--currency", "EUR"], input: input)
    #expect(run.status == .exited(1))
    #expect(run.output == "1.234,50\n-5,00\n99,00\n")
    let errors = run.errors.split(separator: "\n").map(String.init)
    let wanted = [
      "amount: line 2: \"1,5\" is no amount; write it as -1234.50",
      "amount: line 3: \"\" is no amount; write it as -1234.50", "amount: line 5: the field cannot show 1.005: ",
      "amount: line 6: it is not UTF-8",
    ]
    #expect(errors.count == wanted.count && zip(errors, wanted).allSatisfy { $0.hasPrefix($1) }, "\(errors)")
  }

  @Test func nothingForNothing() throws {
    let run = try PlainRun(["format"])
    #expect(run.status == .exited(0) && run.output == "" && run.errors == "")
  }

  @Test func aLineWithoutEnd() throws {
    let line = String(repeating: "9", count: 3_000_000)
    let run = try PlainRun(["format", "--locale", "en-US"], input: Array("1\n\(line)\n2\n".utf8))
    #expect(run.status == .exited(1) && run.output == "1\n2\n")
    #expect(run.errors == "amount: line 2: it is too long for an amount\n")
    let short = try PlainRun(["format"], input: Array("\(line.prefix(1000))\n".utf8))
    #expect(short.errors.utf8.count < 200 && short.errors.contains("…"))
  }

  @Test func manyLines() throws {
    let numbers = 1...100_000
    let input = numbers.map { "\($0)\n" }.joined()
    let run = try PlainRun(["format", "--locale", "en-US", "--grouping", "never"], input: Array(input.utf8))
    #expect(run.status == .exited(0) && run.output == input)
  }

  /// Wrong options are told before a line is read, and of the amounts given one that is wrong is wrong usage.
  @Test func wrongUsage() throws {
    let option = try PlainRun(["format", "--currency", "ABC"], input: Array("5\n".utf8))
    #expect(option.status == .exited(2) && option.output == "")
    let amount = try PlainRun(["format", "5", "6x"])
    #expect(amount.status == .exited(2) && amount.output == "" && amount.errors.contains("\"6x\""))
  }
}
#endif
