#if os(macOS) || os(Linux)
import Testing

/// `amount say`.
@Suite struct SayCommandTests {
  @Test(arguments: [
    (["--locale", "en-US", "--currency", "USD", "-115.05"], "minus one hundred fifteen dollars and five cents\n"),
    (["--locale", "zh-CN", "--currency", "cny", "115.05", "0"], "一百一十五元五分\n零元\n"),
    (["--locale=en-US", "--", "-5", "6"], "minus five\nsix\n"),
  ])
  func saying(_ arguments: [String], _ output: String) throws {
    let run = try PlainRun(["say"] + arguments)
    #expect(run.status == .exited(0) && run.output == output && run.errors.isEmpty, "\(run)")
  }

  @Test func linesAreSaidOneByOne() throws {
    let run = try PlainRun(
      ["say", "--currency", "EUR"], input: Array("1\n1,5\n0.05".utf8), environment: ["LC_ALL": "de_DE.UTF-8"])
    #expect(run.status == .exited(1) && run.output == "ein Euro\nfünf Cent\n", "\(run)")
    #expect(run.errors.contains("line 2") && run.errors.contains("1,5"))
  }

  @Test(arguments: [
    (["1,5"], "1,5"), (["--currency", "ABC", "1"], "ABC"), (["--locale", "xx", "1"], "xx"),
    (["--symbol", "code", "1"], "--symbol"),
  ])
  func wrongUsage(_ arguments: [String], _ message: String) throws {
    let run = try PlainRun(["say"] + arguments)
    #expect(run.status == .exited(2) && run.output.isEmpty && run.errors.contains(message), "\(run)")
  }

  @Test func help() throws {
    let run = try PlainRun(["say", "--help"])
    #expect(run.status == .exited(0) && run.output.contains("amount say") && run.errors.isEmpty)
  }
}
#endif
