#if os(macOS) || os(Linux)
import Foundation
import Testing

/// Every way out: what is printed, with which status, and that the terminal is as it was.
@Suite struct LeavingTests {
  @Test(arguments: [
    ([], "1234567.89", "Amount: 1,234,567.89", "1234567.89"),
    (
      ["--locale", "de-DE", "--currency", "EUR", "--symbol", "symbol"], "1234,5", "Amount: 1.234,50{\u{A0}€}", "1234.50"
    ),
    (["--grouping", "idle"], "1234", "Amount: 1,234", "1234"),
    (["--sign", "any"], "-.5", "Amount: -0.5", "-0.5"),
    (["--maximum", "5000", "--out-of-range", "clamp"], "9999", "Amount: 5,000", "5000"),
    ([""], "5", "5", "5"),
  ])
  func enterTakesTheAmount(_ arguments: [String], _ keys: String, _ screen: String, _ printed: String) throws {
    let field = try FieldOnTerminal(arguments)
    #expect(field.isReady)
    field.type(keys + "\r")
    let end = field.finish()
    #expect(end.status == .exited(0) && end.output == printed + "\n")
    #expect(field.screen.description == screen + "\n|")
    #expect(field.isRestored && !field.screen.pastesInBrackets)
  }

  @Test func withoutACommand() throws {
    let field = try FieldOnTerminal(program: ChildProcess.program)
    field.shows("Amount: |")
    field.type("5\n")
    let end = field.finish()
    #expect(end.status == .exited(0) && end.output == "5\n")
  }

  @Test(arguments: [Sends.escape, Sends.ctrl("C"), "12x\(Sends.escape)", "12\(Sends.ctrl("C"))", Sends.ctrl("D")])
  func leaving(_ keys: String) throws {
    let field = try FieldOnTerminal()
    #expect(field.isReady)
    field.type(keys)
    let end = field.finish()
    #expect(end.status == .exited(130) && end.output == "")
    // The message has gone, the cursor is on a fresh line.
    #expect(field.screen.description == (keys.hasPrefix("1") ? "Amount: 12\n|" : "Amount:\n|"))
    #expect(field.isRestored && !field.screen.pastesInBrackets)
  }

  @Test func aDoubtfulSeparatorIsAskedAbout() throws {
    let question = "<Press Enter again to accept 1,250>"
    let field = try FieldOnTerminal()
    #expect(field.isReady)
    field.type("12,50")
    field.shows("Amount: 1,250|\n<Please check: the amount is 1,250>")
    field.type("\r")
    field.shows("Amount: 1,250|\n\(question)")
    field.type(Sends.left)
    field.shows("Amount: 1,25|0\n<Please check: the amount is 1,250>")
    field.type("\r")
    field.shows("Amount: 1,25|0\n\(question)", "the Enter before was about another look")
    field.type("\r")
    let end = field.finish()
    #expect(end.status == .exited(0) && end.output == "1250\n")
  }

  @Test func aDoubtDoesNotHideTheMaximum() throws {
    let field = try FieldOnTerminal(["--maximum", "1000"])
    #expect(field.isReady)
    field.type("12,50\r\r")
    field.shows("Amount: 1,250|\n<At most 1,000>")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGINT, SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE])
  func signals(_ signal: Int32) throws {
    let field = try FieldOnTerminal()
    #expect(field.isReady)
    field.type("12x")
    field.shows("Amount: 12|\n<“x” can’t be used in an amount>")
    #expect(!field.isRestored)
    field.child.send(signal)
    let end = field.finish()
    #expect(end.status == .killed(signal) && end.output == "")
    #expect(field.screen.description == "Amount: 12\n|")
    #expect(field.isRestored && !field.screen.pastesInBrackets)
  }

  @Test func theWindowIsClosed() throws {
    let field = try FieldOnTerminal()
    #expect(field.isReady)
    field.hangUp()
    let end = field.finish()
    // The kernel sends a SIGHUP, or the read comes first.
    #expect(end.status == .killed(SIGHUP) || end.status == .exited(129))
    #expect(end.output == "")
  }

  @Test func theWindowIsClosedAndNobodyWasTold() throws {
    let field = try FieldOnTerminal(
      ["-c", "trap '' HUP; exec \"$0\" ask", ChildProcess.program], program: "/bin/sh")
    #expect(field.isReady)
    field.hangUp()
    #expect(field.finish().status == .exited(129))
  }

  @Test func resizing() throws {
    let field = try FieldOnTerminal()
    #expect(field.isReady)
    field.type("123456.78\(Sends.home)")
    field.shows("Amount: |123,456.78")
    field.resize(columns: 16)
    field.shows("Amoun… |123,456{…}")
    field.resize(columns: 60)
    field.shows("Amount: |123,456.78")
  }

  @Test func stoppingAndGoingOn() throws {
    let script = "set -m; \"$0\" ask; echo stopped >&2; read line; fg >&2"
    let field = try FieldOnTerminal(["-c", script, ChildProcess.program], program: "/bin/sh")
    #expect(field.isReady)
    field.type("12")
    field.shows("Amount: 12|")
    field.signalForeground(SIGTSTP)
    #expect(field.wait { $0.screen.plain.contains("stopped") })
    #expect(field.isRestored && !field.screen.pastesInBrackets)
    field.type("\n")
    #expect(field.wait { $0.screen.pastesInBrackets && $0.screen.plain.hasSuffix("Amount: 12") })
    field.type("3\r")
    let end = field.finish()
    #expect(end.status == .exited(0) && end.output == "123\n")
    #expect(field.isRestored)
  }

  @Test func whatIsTypedAheadIsForTheNextField() throws {
    let script = "\"$0\" ask 'First: '; \"$0\" ask 'Second: '"
    let field = try FieldOnTerminal(["-c", script, ChildProcess.program], program: "/bin/sh")
    #expect(field.isReady)
    field.type("12\r34\r")
    let end = field.finish()
    #expect(end.status == .exited(0) && end.output == "12\n34\n")
  }
}
#endif
