import Foundation
import Testing

/// The commands without a terminal: what they print, what they say, what status they end with.
@Suite struct CommandTests {
  @Test(arguments: [
    ("1234.5\n", "1234.5\n"), ("1,234.50", "1234.50\n"), ("  12\r\n", "12\n"), ("5\n6\n", "5\n"), ("007\n", "7\n"),
    ("0.05\n", "0.05\n"),
  ])
  func aLineFromAPipe(_ input: String, _ output: String) throws {
    let result = try Program.run(["ask", "--locale", "en-US"], input: Array(input.utf8))
    #expect(result.status == 0)
    #expect(result.output == output)
    #expect(result.errors.isEmpty)
  }

  @Test(arguments: ["", "\n", "abc\n", "1.2.3\n", ".\n", "-5\n", "12 13\n", "1.005\n", "9999\n"])
  func aLineThatIsNoValidAmount(_ input: String) throws {
    let result = try Program.run(["ask", "--locale", "en-US", "--maximum", "5000"], input: Array(input.utf8))
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("amount: ") && result.errors.hasSuffix("\n"))
  }

  @Test func bytesThatAreNoText() throws {
    for bytes in [[0xFF, 0x35, 0x0A], [0x35, 0x00, 0x0A], Array(repeating: 0x39, count: 3_000_000)] as [[UInt8]] {
      let result = try Program.run(["ask"], input: bytes)
      #expect(result.status == 1)
      #expect(result.output.isEmpty)
      #expect(!result.errors.isEmpty && result.errors.utf8.count < 200)
    }
  }

  @Test(arguments: [
    (["--localle", "de-DE"], "did you mean --locale?"), (["--maximun=5"], "did you mean --maximum?"), (["-x"], "-x"),
    (["--locale", "xx-YY"], "unknown locale \"xx-YY\""), (["--currency", "ABC"], "unknown currency \"ABC\""),
    (["--sign", "both"], "positive, any"), (["--maximum"], "needs a value"), (["--maximum", "1,5"], "-1234.50"),
    (["--minimum", "5", "--maximum", "4"], "minimum 5 is above the maximum 4"), (["two", "prompts"], "one prompt"),
    (["--fraction-digits", "99"], "38"),
  ])
  func wrongUsageIsExplained(_ arguments: [String], _ message: String) throws {
    let result = try Program.run(["ask"] + arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func unknownCommandsAndHelp() throws {
    let unknown = try Program.run(["formt"])
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("did you mean format?"))
    for arguments in [
      ["--help"], ["-h"], ["help"], ["ask", "--help"], ["format", "-h"], ["replay", "--help"], ["--version"],
    ] {
      let result = try Program.run(arguments)
      #expect(result.status == 0)
      #expect(!result.output.isEmpty && result.errors.isEmpty, "\(arguments)")
    }
  }

  @Test(arguments: [
    (["--locale", "hi-IN", "--currency", "INR", "--symbol", "symbol", "1234567.5"], "₹12,34,567.50\n"),
    (["--locale", "de-DE", "-1234.5", "--sign", "any"], "-1.234,5\n"), (["--preset", "classic", "1234.5"], "1234.5\n"),
    (["--locale=en-US", "--", "-5", "6"], "-5\n6\n"), (["--locale", "es-ES", "1234", "12345"], "1234\n12.345\n"),
    (["--locale", "en-US", "--currency", "jpy", "1234"], "1,234\n"),
  ])
  func formatting(_ arguments: [String], _ output: String) throws {
    let result = try Program.run(["format"] + arguments)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == output)
  }

  @Test(arguments: [[], ["1,5"], ["--currency", "JPY", "1.5"], ["1e5"], ["9999999999999999"]])
  func whatCannotBeFormatted(_ arguments: [String]) throws {
    let result = try Program.run(["format"] + arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(!result.errors.isEmpty)
  }

  /// The locale of the environment, in the order in which POSIX reads it.
  @Test(arguments: [
    (["LC_ALL": "de_DE.UTF-8"], "1.234,5\n"), (["LC_MONETARY": "fr_FR", "LANG": "de_DE"], "1\u{202F}234,5\n"),
    (["LC_ALL": "", "LANG": "de-CH"], "1’234.5\n"), (["LANG": "C.UTF-8"], "1,234.5\n"), ([:], "1,234.5\n"),
    (["LC_ALL": "nonsense", "LANG": "de_DE"], "1,234.5\n"),
  ])
  func theEnvironmentNamesTheLocale(_ environment: [String: String], _ output: String) throws {
    let result = try Program.run(["format", "1234.5"], environment: environment)
    #expect(result.output == output)
  }

  @Test func replaying() throws {
    let header = "format\tstart\tdo\texpect\tnote\n"
    let good = try TemporaryFile(Array((header + "-\t|\ttype(1234)\t1,234|\t\n").utf8))
    let bad = try TemporaryFile(Array((header + "\n# so\n-\t|\ttype(1234)\t1234|\t\n-\t12\tbs\t1|\t\n").utf8))
    let wrong = try TemporaryFile(Array((header + "-\t|\ttype(1234)\t1,235|\t\n").utf8))

    let passed = try Program.run(["replay", good.path])
    #expect(passed.status == 0)
    #expect(passed.output == "1 passed, 0 failed\n")

    let failed = try Program.run(["replay", good.path, wrong.path])
    #expect(failed.status == 1)
    #expect(failed.output == "\(wrong.path):2: expected 1,235|, got 1,234|\n1 passed, 1 failed\n")

    let mistaken = try Program.run(["replay", bad.path])
    #expect(mistaken.status == 2)
    #expect(mistaken.errors.contains("\(bad.path):5: "))

    let printed = try Program.run(["replay", "--print", wrong.path])
    #expect(printed.output.contains("-\t|\ttype(1234)\t1,234|\t-\t1234\n"))

    let missing = try Program.run(["replay", "/no/such/file"])
    #expect(missing.status == 2)
    #expect(missing.errors.contains("/no/such/file"))
    #expect(try Program.run(["replay"]).status == 2)
  }

  /// What cannot be written is told, with a status; a reader that left is no fault.
  @Test func fullDisksAndClosedPipes() throws {
    #if os(Linux)
    let errors = try TemporaryFile()
    var actions = Spawn.Actions()
    actions.open("/dev/full", O_WRONLY, as: 1)
    actions.open(errors.path, O_WRONLY, as: 2)
    let child = try Spawn.start(Program.path, ["--help"], environment: [:], actions, inNewSession: true)
    #expect(Spawn.wait(for: child) == 1)
    #expect(try errors.text().contains("No space left"))
    #endif
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    let said = try TemporaryFile()
    var closed = Spawn.Actions()
    closed.duplicate(ends[1], as: 1)
    closed.open(said.path, O_WRONLY, as: 2)
    let writer = try Spawn.start(Program.path, ["--help"], environment: [:], closed, inNewSession: true)
    close(ends[1])
    #expect(Spawn.wait(for: writer) == 141)
    #expect(try said.text().isEmpty)
  }
}
