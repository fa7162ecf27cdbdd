#if os(macOS) || os(Linux)
import Foundation
import Testing

/// `amount read`, the built program itself.
@Suite struct ReadCommandTests {
  @Test func aLineForALine() throws {
    let result = try Program.run(
      ["--currency", "USD", "--locale", "en-US"], input: "1.234,56\n$5\r\n1.234\n€12\n\nabc")
    #expect(
      result.output == """
        reinterpreted\t1234.56\tdecimal ,, grouping .
        exact\t5\t
        ambiguous\t\t1.234 or 1234
        unreadable\t\tcurrency-mismatch: €
        unreadable\t\tempty
        unreadable\t\tnot-an-amount

        """)
    #expect(result.status == 0)
  }

  @Test func nothingForNothing() throws {
    let result = try Program.run([], input: "")
    #expect(result.output.isEmpty && result.status == 0)
  }

  @Test func anyBytes() throws {
    let bytes: [UInt8] = [0xFF, 0xFE, 10, 0xC3, 10, 0, 10, 0xED, 0xA0, 0x80, 10, 0x35, 10]
    let result = try Program.run([], input: Data(bytes))
    let details = result.output.split(separator: "\n").map { $0.split(separator: "\t").last ?? "" }
    #expect(details == ["invalid-encoding", "invalid-encoding", "not-an-amount", "invalid-encoding", "5"])
  }

  @Test func generousAndSummary() throws {
    let result = try Program.run(["--generous", "--currency", "USD", "--summary"], input: "2k\n5\n1.234\nx\n")
    #expect(result.output.hasPrefix("reinterpreted\t2000\tmultipliers\nexact\t5\t\n"))
    #expect(result.errors == "exact\t1\nreinterpreted\t1\nambiguous\t1\nunreadable\t1\n")
    let single = try Program.run(["--reading", "numerals", "--currency", "USD"], input: "2k\n")
    #expect(single.output == "unreadable\t\tneeds: multipliers\n")
  }

  @Test(arguments: [("5\n1.234,56\n", 0), ("5\n1.234\n", 1), ("x\n5\n", 1), ("\n", 1), ("", 0)] as [(String, Int32)])
  func aScriptLearnsWhetherAllAreAmounts(_ input: String, _ status: Int32) throws {
    let usual = try Program.run(["--currency", "USD"], input: input)
    let checked = try Program.run(["--currency", "USD", "--check"], input: input)
    #expect(usual.status == 0 && checked.status == status)
    #expect(usual.output == checked.output)
  }

  @Test func aScriptLearnsWhetherAColumnIsAllAmounts() throws {
    let good = try Program.run(["--currency", "USD", "--check", "--column", "2"], input: "a;5\nb;1.234,56\n")
    let bad = try Program.run(["--currency", "USD", "--check", "--column", "2"], input: "a;5\nb;1.234\n")
    #expect(good.status == 0 && bad.status == 1)
  }

  @Test func orderWithSeveralCores() throws {
    let numbers = 1...300_000
    let file = try TemporaryFile(numbers.map { "\($0)\n" }.joined())
    let result = try Program.run(["--locale", "en-US", file.path])
    #expect(result.output == numbers.map { "exact\t\($0)\t\n" }.joined())
  }

  @Test func aLineLongerThanAnyBuffer() throws {
    let file = try TemporaryFile("1\n" + String(repeating: "9", count: 20_000_000) + "\n2\n")
    let result = try Program.run([file.path])
    #expect(result.output == "exact\t1\t\nunreadable\t\tnot-an-amount\nexact\t2\t\n")
    let blank = try TemporaryFile(String(repeating: " ", count: 9_000_000))
    let last = try Program.run([blank.path])
    #expect(last.output.split(separator: "\n").count == 1)
  }

  // MARK: Tables

  @Test func aNameThatIsTakenIsNotGivenTwice() throws {
    let result = try Program.run(
      ["--currency", "USD", "--column", "amount"], input: "amount,detail,read-detail\n5,x,y\n")
    #expect(
      result.output == "amount,detail,read-detail,status,read-amount,read-read-detail\n5,x,y,exact,5,\n")
  }

  @Test func aColumnByName() throws {
    let table = "name,\"the, price\",note\r\n\"a \"\"b\"\"\",\"1,234.50\",x\r\n\"two\nlines\",\"€ 5\",\"\"\r\nshort\r\n"
    let result = try Program.run(["--currency", "USD", "--locale", "en-US", "--column", "the, price"], input: table)
    #expect(
      result.output
        == "name,\"the, price\",note,status,amount,detail\r\n\"a \"\"b\"\"\",\"1,234.50\",x,exact,1234.50,\r\n"
        + "\"two\nlines\",\"€ 5\",\"\",unreadable,,currency-mismatch: €\r\nshort,,,unreadable,,empty\r\n")
  }

  @Test func aQuoteInsideACellIsACharacter() throws {
    let inches = try Program.run(
      ["--currency", "USD", "--column", "amount"], input: "item,amount\n12\" pipe,5.00\n\"13\"\" pipe\",6.00\n")
    #expect(
      inches.output
        == "item,amount,status,read-amount,detail\n12\" pipe,5.00,exact,5.00,\n\"13\"\" pipe\",6.00,exact,6.00,\n")
    let within = try Program.run(["--column", "2"], input: "1,5\"6\n2,\"7\"\n")
    #expect(within.output == "1,5\"6,unreadable,,not-an-amount\n2,\"7\",exact,7,\n")
  }

  @Test func quotesBeginBehindAByteOrderMark() throws {
    let named = try Program.run(["--column", "a, b"], input: "\u{FEFF}\"a, b\",c\r\n5,x\r\n")
    #expect(named.output == "\u{FEFF}\"a, b\",c,status,amount,detail\r\n5,x,exact,5,\r\n")
    let numbered = try Program.run(["--column", "1", "--locale", "en-US"], input: "\u{FEFF}\"1,234.5\",c\n")
    #expect(numbered.output == "\u{FEFF}\"1,234.5\",c,exact,1234.5,\n")
  }

  @Test func aCommaThatPartsAnAmountIsSeen() throws {
    let parted = try Program.run(
      ["--locale", "de-DE", "--column", "a", "--check"], input: "a\n1234,50\n12\n7,\n\"8,5\"\n")
    let answers = ["1234,50,unreadable,,several-values", "12,exact,12,", "7,,exact,7,", "\"8,5\",exact,8.5,"]
    #expect(parted.output == (["a,status,amount,detail"] + answers).map { $0 + "\n" }.joined())
    #expect(parted.status == 1)
  }

  @Test func aQuoteThatDoesNotEnd() throws {
    let result = try Program.run(["--column", "2"], input: "a,1\nb,\"5\n")
    #expect(result.output == "a,1,exact,1,\n" && result.status == 1)
    #expect(result.errors.contains("begins a quote that does not end"))
  }

  @Test func aNameThatTwoColumnsHave() throws {
    let result = try Program.run(["--column", "a"], input: "a,b,a\n1,2,3\n")
    #expect(result.status == 2 && result.output.isEmpty && result.errors.contains("several columns"))
  }

  @Test func aColumnByNumber() throws {
    let result = try Program.run(["--column", "2", "--locale", "de-DE"], input: "a\t1.234,5\nb\t7")
    #expect(result.output == "a\t1.234,5\texact\t1234.5\t\nb\t7\texact\t7\t\n")
    let quoted = try Program.run(["--column=1", "--locale", "en-US"], input: "\"1.234,5\",b\n")
    #expect(quoted.output == "\"1.234,5\",b,reinterpreted,1234.5,\"decimal ,, grouping .\"\n")
  }

  @Test func aColumnThatIsNotThere() throws {
    let result = try Program.run(["--column", "price"], input: "a,b\n1,2\n")
    #expect(result.status == 2)
    #expect(result.errors.contains("no column \"price\"") && result.errors.contains("a, b"))
    #expect(try Program.run(["--column", "0"], input: "").status == 2)
    let beyond = try Program.run(["--column", "3"], input: "a,1\nb,2\n")
    #expect(beyond.status == 2 && beyond.output.isEmpty)
    #expect(beyond.errors.contains("no column 3") && beyond.errors.contains("has 2"))
  }

  @Test func orderOfRecordsWithSeveralCores() throws {
    let numbers = 1...200_000
    let file = try TemporaryFile(numbers.map { "\"x\ny\",\($0)\n" }.joined())
    let result = try Program.run(["--column", "2", "--locale", "en-US", file.path])
    #expect(result.output == numbers.map { "\"x\ny\",\($0),exact,\($0),\n" }.joined())
  }

  // MARK: What goes wrong

  @Test func filesThatCannotBeRead() throws {
    let missing = try Program.run(["/no/such/file"])
    #expect(missing.status == 1 && missing.errors.contains("/no/such/file"))
    let folder = try Program.run(["/"])
    #expect(folder.status == 1 && folder.errors.contains("directory"))
    #expect(try Program.run(["--no-such-option"]).status == 2)
  }

  @Test func aFullDisk() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let result = try Program.run([], input: "5\n", redirection: ">/dev/full")
    #expect(result.status == 1 && result.errors.contains("cannot write"))
  }

  @Test func aClosedPipe() throws {
    let file = try TemporaryFile(String(repeating: "1234567\n", count: 500_000))
    let result = try Program.run([file.path], redirection: "; echo $? >&2; } | { head -1", prefix: "{")
    #expect(result.output == "exact\t1234567\t\n")
    #expect(result.errors == "141\n")
  }
}
#endif
