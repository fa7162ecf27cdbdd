import Foundation
import Testing

/// A person at the field in a terminal.
@Suite struct TerminalFieldTests {
  /// Keys as a terminal sends them.
  enum Keys {
    static let enter = "\r", escape = "\u{1B}", backspace = "\u{7F}", delete = "\u{1B}[3~"
    static let left = "\u{1B}[D", right = "\u{1B}[C", home = "\u{1B}[H", end = "\u{1B}[F"
    static let shiftLeft = "\u{1B}[1;2D", altLeft = "\u{1B}[1;3D", shiftHome = "\u{1B}[1;2H"
    static func control(_ letter: Character) -> String { String(UnicodeScalar(letter.asciiValue! & 0x1F)) }
    static func pasted(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
  }

  private func field(_ arguments: String..., environment: [String: String] = [:]) throws -> PseudoTerminal {
    try PseudoTerminal(["ask"] + arguments, environment: environment)
  }

  @Test func groupsAppearAsDigitsAreTypedAndEnterPrintsTheAmount() throws {
    let terminal = try field("--locale", "en-US", "Amount: ")
    #expect(terminal.shows("Amount:", cursor: 8))
    terminal.type("1234")
    #expect(terminal.shows("Amount: 1,234", cursor: 13))
    terminal.type("567.89")
    #expect(terminal.shows("Amount: 1,234,567.89", cursor: 20))
    terminal.type(Keys.enter)
    let (status, output) = try terminal.end()
    #expect(status == 0)
    #expect(output == "1234567.89\n")
    #expect(terminal.isCooked)
    #expect(!terminal.screen.isPasteBracketed && terminal.screen.isCursorShown)
    #expect(terminal.screen.unknown.isEmpty)
  }

  /// `amount` alone is the same field.
  @Test func withoutACommandItAsksToo() throws {
    let terminal = try PseudoTerminal([])
    terminal.type("5")
    #expect(terminal.shows { $0.line(0).hasSuffix(" 5") })
    terminal.type(Keys.enter)
    #expect(try terminal.end().output == "5\n")
  }

  @Test func aRefusalIsToldAndGoesAwayWithTheNextKey() throws {
    let terminal = try field("--locale", "en-US", "--fraction-digits", "0", "> ")
    terminal.type("12x")
    #expect(terminal.shows { $0.line(0) == "> 12" && $0.line(1).contains("x") })
    terminal.type("3")
    #expect(terminal.shows("> 123", "", cursor: 5))
    terminal.type(".56")
    #expect(terminal.shows { $0.line(0) == "> 123" && !$0.line(1).isEmpty })
    terminal.type(Keys.enter)
    #expect(try terminal.end().output == "123\n")
  }

  @Test func anAmountBeyondTheLimitIsNotTaken() throws {
    let terminal = try field("--maximum", "5000", "> ")
    terminal.type("6000")
    #expect(terminal.shows { $0.line(0).hasSuffix("6,000") && $0.line(1).contains("maximum") })
    terminal.type(Keys.enter)
    #expect(terminal.shows { $0.line(0).hasSuffix("6,000") && $0.line(1).contains("maximum") })
    terminal.type(Keys.backspace)
    #expect(terminal.shows("> 600", ""))
    terminal.type(Keys.enter)
    #expect(try terminal.end().output == "600\n")
  }

  @Test func anEmptyFieldIsNotTakenAndADoubtIsAskedAbout() throws {
    let terminal = try field("--locale", "en-US", "> ")
    terminal.type(Keys.enter)
    #expect(terminal.shows { !$0.line(1).isEmpty })
    terminal.type("12,50")
    #expect(terminal.shows { $0.line(0) == "> 1,250" && !$0.line(1).isEmpty })
    terminal.type(Keys.enter)
    #expect(terminal.shows { $0.line(1).contains("1,250") })
    terminal.type(Keys.enter)
    #expect(try terminal.end().output == "1250\n")
  }

  @Test(arguments: [Keys.escape, Keys.control("c"), Keys.control("d")])
  func leavingPrintsNothing(_ key: String) throws {
    let terminal = try field("> ")
    if key != Keys.control("d") {
      terminal.type("12")
      #expect(terminal.shows("> 12"))
    } else {
      #expect(terminal.shows(">"))
    }
    terminal.type(key)
    let (status, output) = try terminal.end()
    #expect(status == 130)
    #expect(output.isEmpty)
    #expect(terminal.isCooked)
  }

  /// Keys, and what they leave in a field that held 1,234,567.89 with the caret at its end.
  @Test(arguments: [
    (Keys.backspace, "1,234,567.8", 13), (Keys.home + Keys.delete, "234,567.89", 2),
    (Keys.left + Keys.left, "1,234,567.89", 12),
    (Keys.home + Keys.right + Keys.right, "1,234,567.89", 4), (Keys.control("a") + "9", "91,234,567.89", 3),
    (Keys.control("a") + Keys.control("e") + Keys.backspace, "1,234,567.8", 13), (Keys.control("u"), "", 2),
    (Keys.control("a") + Keys.control("k"), "", 2), (Keys.control("w"), "1,234,567.", 12),
    (Keys.control("w") + Keys.control("w"), "1,234", 7), (Keys.altLeft + Keys.altLeft + "0", "12,340,567.89", 8),
    ("\u{1B}b" + "1", "1,234,567.89", 12), (Keys.shiftLeft + Keys.shiftLeft + "5", "1,234,567.5", 13),
    (Keys.shiftHome + "7", "7", 3), (Keys.shiftHome + Keys.backspace, "", 2),
    (Keys.backspace + Keys.backspace + Keys.control("z"), "1,234,567.89", 14),
    (Keys.backspace + Keys.control("z") + Keys.control("y"), "1,234,567.8", 13),
    (Keys.control("z"), "", 2), (Keys.home + Keys.end + Keys.left, "1,234,567.89", 13),
    ("\t\u{1B}[24~\u{1B}OP", "1,234,567.89", 14),
    (Keys.left + Keys.left + Keys.control("d"), "1,234,567.9", 12), (Keys.home + "\u{1B}d", "234,567.89", 2),
    (Keys.shiftHome + Keys.pasted("12.50"), "12.50", 7), (Keys.control("l"), "1,234,567.89", 14),
  ])
  func editingKeys(_ keys: String, _ text: String, _ cursor: Int) throws {
    let terminal = try field("--locale", "en-US", "> ")
    terminal.type("1234567.89")
    #expect(terminal.shows("> 1,234,567.89"))
    terminal.type(keys)
    let wanted = text.isEmpty ? ">" : "> \(text)"
    #expect(terminal.shows(wanted, cursor: cursor), "\(terminal.screen.line(0)) at \(terminal.screen.column)")
  }

  @Test func aSelectionIsSeen() throws {
    let terminal = try field("--locale", "en-US", "> ")
    terminal.type("1234" + Keys.shiftLeft + Keys.shiftLeft)
    #expect(terminal.shows { $0.selected == "34" && $0.column == 5 })
    terminal.type(Keys.left)
    #expect(terminal.shows { $0.selected.isEmpty && $0.column == 5 })
  }

  @Test func aPasteIsReadAsAWhole() throws {
    let terminal = try field("--locale", "en-US", "> ")
    terminal.type(Keys.pasted("1,234.50\n"))
    #expect(terminal.shows("> 1,234.50"))
    terminal.type(Keys.pasted("1a"))
    #expect(terminal.shows { $0.line(0) == "> 1,234.50" && !$0.line(1).isEmpty })
    terminal.type(Keys.control("u") + Keys.pasted(String(repeating: "9", count: 2_000_000)))
    #expect(terminal.shows { $0.line(0) == ">" && !$0.line(1).isEmpty })
    terminal.type("7" + Keys.enter)
    #expect(try terminal.end().output == "7\n")
  }

  @Test func affixesAreDimmedUnlessColourIsNotWanted() throws {
    let options = ["ask", "--locale", "de-DE", "--currency", "EUR", "--symbol", "symbol", "> "]
    let plain = try PseudoTerminal(options)
    plain.type("5")
    #expect(plain.shows { $0.line(0) == "> 5\u{A0}€" && $0.dimmed == "\u{A0}€" && $0.column == 3 })
    let sober = try PseudoTerminal(options, environment: ["NO_COLOR": "1"])
    sober.type("5x")
    #expect(sober.shows { $0.line(0) == "> 5\u{A0}€" && !$0.line(1).isEmpty })
    #expect(sober.screen.dimmed.isEmpty)
    #expect(!String(decoding: sober.drawn, as: UTF8.self).contains("\u{1B}[31m"))
  }

  @Test func wideCharactersTakeTwoColumns() throws {
    let terminal = try field("--locale", "zh-CN", "--suffix", "元", "金额：")
    terminal.type("12345")
    #expect(terminal.shows("金额：12,345元", cursor: 12))
    terminal.type("五")
    #expect(terminal.shows { $0.line(1).contains("五") && $0.column == 12 })
  }

  @Test func controlCharactersOfAPromptAreHarmless() throws {
    let terminal = try field("a\u{1B}[2Jb\nc> ")
    terminal.type("5")
    #expect(terminal.shows { $0.line(0).hasSuffix("c> 5") })
    #expect(terminal.screen.unknown.isEmpty)
  }

  @Test func aNarrowTerminalShowsWhereTheCaretIs() throws {
    let terminal = try PseudoTerminal(["ask", "--locale", "en-US", "Amount: "], columns: 14)
    terminal.type("123456789")
    #expect(terminal.shows { $0.line(0).hasSuffix("789") && $0.line(0).count < 14 && $0.line(1).isEmpty })
    terminal.resize(to: 40)
    #expect(terminal.shows("Amount: 123,456,789", cursor: 19))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT])
  func signalsGiveTheTerminalBack(_ signal: Int32) throws {
    // Without the report of a crash, which takes its time.
    let terminal = try field("> ", environment: ["SWIFT_BACKTRACE": "enable=no"])
    terminal.type("12")
    #expect(terminal.shows("> 12"))
    #expect(!terminal.isCooked)
    terminal.send(signal)
    let (status, output) = try terminal.end()
    #expect(status == 128 + signal)
    #expect(output.isEmpty)
    #expect(terminal.isCooked)
    #expect(!terminal.screen.isPasteBracketed && terminal.screen.isCursorShown)
  }

  @Test func aDumbTerminalGetsNoEscapeSequence() throws {
    for value in ["dumb", ""] {
      let terminal = try field("--locale", "en-US", "Amount: ", environment: ["TERM": value])
      #expect(terminal.shows { $0.line(0).hasPrefix("Amount:") })
      terminal.type("1.2.3\n")
      #expect(terminal.shows { $0.line(2).hasPrefix("Amount:") && !$0.line(1).isEmpty })
      terminal.type("1,234.5\n")
      #expect(try terminal.end().output == "1234.5\n")
      #expect(!terminal.drawn.contains(0x1B))
    }
  }

  @Test func keysTypedAtAnySpeedArrive() throws {
    let terminal = try field("--locale", "en-US", "--integer-digits", "30", "> ")
    let digits = String(repeating: "1234567890", count: 3)
    terminal.type(digits + Keys.enter)
    #expect(try terminal.end().output == digits + "\n")
  }
}
