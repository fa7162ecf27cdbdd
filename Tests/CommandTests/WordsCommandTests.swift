#if os(macOS) || os(Linux)
import Foundation
import Testing

/// `amount words`, and the lines that it shares with other commands.
@Suite struct WordsCommandTests {
  @Test(arguments: [
    (["--style", "rmb", "107000.53"], "人民币壹拾万柒仟元伍角叁分\n"),
    (["--style=rmb", "--zero-at-wan", "on", "--prefix=off", "107000.53", "-5"], "壹拾万零柒仟元伍角叁分\n负伍元整\n"),
    (["--style", "us", "--zero-cents", "no", "5"], "Five and no/100 dollars\n"),
    (["--style", "rmb", "--back", "人民币壹佰元整", "伍角"], "100\n0.5\n"),
    (["--style", "krw", "--back", "일금 일만원정"], "10000\n"),
  ])
  func operands(_ arguments: [String], _ output: String) throws {
    let run = try PlainRun(["words"] + arguments)
    #expect(run.status == .exited(0) && run.output == output && run.errors.isEmpty, "\(run)")
  }

  @Test(arguments: [
    ([], "--style: rmb, us"), (["--style", "cny", "5"], "rmb, us, uk"), (["--style", "rmb", "x"], "-1234.50"),
    (["--style", "rmb", "5", "1.001"], "1.001: words have at most 2 decimal places"),
    (["--style", "rmb", "10000000000000000"], "at most 16 digits"),
    (["--style", "rmb", "--pence", "words"], "--prefix"),
    (["--style", "rmb", "--closing", "x"], "整, 正"), (["--stile", "rmb"], "did you mean --style?"),
    (["--style", "us", "--back"], "English words are not read back"),
    (["--style", "rmb", "--back", "5"], "人民币壹佰元整"),
    (["--style", "rmb", "--locale", "de-DE"], "unknown option"),
  ])
  func wrongUsage(_ arguments: [String], _ hint: String) throws {
    let run = try PlainRun(["words"] + arguments)
    #expect(run.status == .exited(2) && run.output.isEmpty && run.errors.contains(hint), "\(run)")
  }

  @Test(arguments: [
    ("1\r\n2", [], "人民币壹元整\n人民币贰元整\n", ""), ("", [], "", ""),
    ("1\n1,5\n\n2\n1.001\n", [], "人民币壹元整\n人民币贰元整\n", "2 3 5"), ("伍角\n角\n", ["--back"], "0.5\n", "2"),
    (String(repeating: "1", count: 400_000) + "\n3\n", [], "人民币叁元整\n", "1"), (" 5\n", [], "", "1"),
  ])
  func lines(_ input: String, _ arguments: [String], _ output: String, _ badLines: String) throws {
    let run = try PlainRun(["words", "--style", "rmb"] + arguments, input: Array(input.utf8))
    let told = run.errors.split(separator: "\n").map { $0.split(separator: " ")[2].dropLast() }
    #expect(run.output == output && told.joined(separator: " ") == badLines, "\(run)")
    #expect(run.status == .exited(badLines.isEmpty ? 0 : 1))
  }

  @Test func aBadLineIsToldWithItsNumberAndWhatIsRight() throws {
    let run = try PlainRun(["words", "--style", "uk"], input: Array("1\n2,5\u{1B}[1m\n".utf8) + [0xFF, 0x0A])
    #expect(run.output == "One pound only\n")
    #expect(
      run.errors == "amount: line 2: \"2,5\u{FFFD}[1m\" is no amount; write it as -1234.50\n"
        + "amount: line 3: it is not UTF-8\n")
  }

  /// The answer is there before the next line is.
  @Test func linesAreAnsweredOneByOne() throws {
    var input: [Int32] = [-1, -1]
    var output: [Int32] = [-1, -1]
    #expect(pipe(&input) == 0 && pipe(&output) == 0)
    for descriptor in input + output { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let child = try ChildProcess(
      ["words", "--style", "us"], environment: ChildProcess.environment, streams: [0: input[0], 1: output[1]])
    close(input[0])
    close(output[1])
    defer { close(output[0]) }
    for (line, answer) in [("5\n", "Five and 00/100 dollars\n"), ("6\n", "Six and 00/100 dollars\n")] {
      #expect(write(input[1], line, line.utf8.count) == line.utf8.count)
      var request = pollfd(fd: output[0], events: Int16(POLLIN), revents: 0)
      #expect(poll(&request, 1, 10_000) == 1)
      var answered = [UInt8](repeating: 0, count: 100)
      let count = read(output[0], &answered, answered.count)
      #expect(String(decoding: answered.prefix(max(0, count)), as: UTF8.self) == answer)
    }
    close(input[1])
    #expect(child.wait() == .exited(0))
  }

  @Test func help() throws {
    let run = try PlainRun(["words", "--help"])
    #expect(run.status == .exited(0) && run.output.contains("Usage: amount words"))
  }
}
#endif
