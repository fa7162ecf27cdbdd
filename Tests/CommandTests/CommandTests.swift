#if os(macOS) || os(Linux)
import Foundation
import Testing

/// `amount format`, `amount replay`, and what all commands have in common.
@Suite struct CommandTests {
  @Test func helpAndVersion() throws {
    for arguments in [["--help"], ["-h"], ["help"], ["format", "-h"], ["replay", "--help"], ["--version"]] {
      let run = try PlainRun(arguments)
      #expect(run.status == .exited(0) && !run.output.isEmpty && run.errors.isEmpty, "\(arguments)")
    }
    #expect(try PlainRun(["help", "read"]).output == PlainRun(["read", "--help"]).output)
  }

  @Test(arguments: [
    (["--localle", "de-DE"], "did you mean --locale?"), (["-x"], "-x"),
    (["--locale", "xx-YY"], "unknown locale \"xx-YY\""), (["--currency", "ABC"], "unknown currency \"ABC\""),
    (["--sign", "both"], "positive, any"), (["--maximum", "1,5"], "-1234.50"), (["--fraction-digits", "99"], "38"),
  ])
  func wrongOptionsAreExplained(_ arguments: [String], _ message: String) throws {
    let run = try PlainRun(["format"] + arguments + ["5"])
    #expect(run.status == .exited(2) && run.output.isEmpty && run.errors.contains(message), "\(run.errors)")
  }

  @Test(arguments: [
    (["--locale", "hi-IN", "--currency", "INR", "--symbol", "symbol", "1234567.5"], "₹12,34,567.50\n"),
    (["--locale", "de-DE", "-1234.5", "--sign", "any"], "-1.234,5\n"), (["--preset", "classic", "1234.5"], "1234.5\n"),
    (["--locale=en-US", "--", "-5", "6"], "-5\n6\n"), (["--locale", "es-ES", "1234", "12345"], "1234\n12.345\n"),
    (["--locale", "en-US", "--currency", "jpy", "1234"], "1,234\n"),
  ])
  func formatting(_ arguments: [String], _ output: String) throws {
    let run = try PlainRun(["format"] + arguments)
    #expect(run.status == .exited(0) && run.output == output, "\(run)")
  }

  @Test(arguments: [["1,5"], ["--currency", "JPY", "1.5"], ["1e5"], ["9999999999999999"]])
  func whatCannotBeFormatted(_ arguments: [String]) throws {
    let run = try PlainRun(["format"] + arguments)
    #expect(run.status == .exited(2) && run.output.isEmpty && !run.errors.isEmpty, "\(run)")
  }

  /// The locale of the environment, in the order in which POSIX reads it.
  @Test(arguments: [
    (["LC_ALL": "de_DE.UTF-8"], "1.234,5\n"), (["LC_MONETARY": "fr_FR", "LANG": "de_DE"], "1\u{202F}234,5\n"),
    (["LC_ALL": "", "LANG": "de-CH"], "1’234.5\n"), (["LANG": "C.UTF-8"], "1,234.5\n"), ([:], "1,234.5\n"),
    (["LC_ALL": "nonsense", "LANG": "de_DE"], "1,234.5\n"),
  ])
  func theEnvironmentNamesTheLocale(_ environment: [String: String], _ output: String) throws {
    let run = try PlainRun(["format", "1234.5"], environment: environment)
    #expect(run.output == output)
  }

  /// What a field says, for hosts that say it themselves: as lines and as JSON the same.
  @Test func messages() throws {
    let lines = try PlainRun(["messages"])
    let cells = lines.output.split(separator: "\n").map { $0.components(separatedBy: "\t") }
    #expect(lines.status == .exited(0) && lines.errors.isEmpty && cells.allSatisfy { $0.count == 3 })
    let json = try PlainRun(["messages", "--json"])
    let object = try JSONDecoder().decode([String: [String: String]].self, from: Data(json.output.utf8))
    #expect(object.count == 13 && object.values.map(\.count).reduce(0, +) == cells.count)
    for cell in cells { #expect(object[cell[0]]?[cell[1]] == cell[2]) }
    #expect(object["en"]?["tooManyFractionDigits.one"] == "At most {maximum} decimal place")
    let one = try PlainRun(["messages", "--language", "zh-HK", "--json"])
    let single = try JSONDecoder().decode([String: [String: String]].self, from: Data(one.output.utf8))
    #expect(single == ["zh-Hant": object["zh-Hant"]])
    let unknown = try PlainRun(["messages", "--language", "tlh"])
    #expect(unknown.status == .exited(2) && unknown.errors.contains("pt-BR"))
    #expect(try PlainRun(["messages", "de"]).status == .exited(2))
  }

  @Test func replaying() throws {
    let header = "format\tstart\tdo\texpect\tnote\n"
    let good = try TemporaryFile(header + "-\t|\ttype(1234)\t1,234|\t\n")
    let bad = try TemporaryFile(header + "\n# so\n-\t|\ttype(1234)\t1234|\t\n-\t12\tbs\t1|\t\n")
    let wrong = try TemporaryFile(header + "-\t|\ttype(1234)\t1,235|\t\n")

    let passed = try PlainRun(["replay", good.path])
    #expect(passed.status == .exited(0) && passed.output == "1 passed, 0 failed\n")
    let failed = try PlainRun(["replay", good.path, wrong.path])
    #expect(failed.status == .exited(1))
    #expect(failed.output == "\(wrong.path):2: expected 1,235|, got 1,234|\n1 passed, 1 failed\n")
    let mistaken = try PlainRun(["replay", bad.path])
    #expect(mistaken.status == .exited(2) && mistaken.errors.contains("\(bad.path):5: "))
    let printed = try PlainRun(["replay", "--print", wrong.path])
    #expect(printed.output.contains("-\t|\ttype(1234)\t1,234|\t-\t1234\n"))
    let missing = try PlainRun(["replay", "/no/such/file"])
    #expect(missing.status == .exited(2) && missing.errors.contains("/no/such/file"))
    #expect(try PlainRun(["replay"]).status == .exited(2))
  }

  /// What cannot be written is told, with a status; a reader that left is no fault.
  @Test func fullDisksAndClosedPipes() throws {
    #if os(Linux)
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let writer = try ChildProcess(["--help"], environment: ChildProcess.environment, streams: [1: full, 2: full])
    #expect(writer.wait() == .exited(1))
    #endif
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    let unread = try ChildProcess(["--help"], environment: ChildProcess.environment, streams: [1: ends[1]])
    close(ends[1])
    #expect(unread.wait() == .exited(141))
  }
}

/// A file that is there as long as the value is.
private final class TemporaryFile {
  let path = NSTemporaryDirectory() + "/amount-\(UUID().uuidString).tsv"

  init(_ text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
#endif
