import AmountCore
import AmountScenarios
import Foundation
import Testing

/// The scenario files, run on the engine.
@Suite struct ScenarioTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Scenarios")
  static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".tsv") }.sorted()

  static func rows(_ file: String) throws -> [Scenario] {
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    return try ScenarioParser.parse(text, file: file)
  }

  @Test(arguments: files)
  func everyRowComesOut(_ file: String) throws {
    for row in try Self.rows(file) {
      let differences = try EngineRunner.run(row).differences(from: row)
      #expect(differences.isEmpty, "\(row.place): \(differences.joined(separator: "; "))")
    }
  }

  /// Every option and every refusal stands in some row.
  @Test func theRowsCoverTheVocabulary() throws {
    let rows = try Self.files.flatMap { try Self.rows($0) }
    #expect(rows.count > 600)
    let formats = rows.map(\.formatText).joined(separator: " ")
    for option in AmountFormat.Options.names + ["preset", "locale", "currency", "symbol"] {
      #expect(formats.contains("\(option)="), "no row sets \(option)")
    }
    let rejects = Set(rows.flatMap { $0.reject ?? [] })
    let expected = [
      "rangeOutOfBounds", "ambiguousAmount", "currencyMismatch", "unreadableAmount",
      "unexpectedCharacter", "groupingSeparatorTyped", "negativeNotAllowed",
      "decimalSeparatorImplied", "fractionNotAllowed", "secondDecimalSeparator", "leadingDecimalSeparator",
      "redundantLeadingZero", "tooManyFractionDigits", "tooManyIntegerDigits", "zeroNotAllowed", "aboveMaximum",
      "belowMinimum",
    ]
    for name in expected { #expect(rejects.contains(name), "no row is refused with \(name)") }
    for name in ["empty", "doubtfulSeparator", "aboveMaximum", "belowMinimum", "zeroNotAllowed", "valid"] {
      #expect(rows.contains { $0.validity == name }, "no row ends \(name)")
    }
  }

  /// A row that is wrong fails: each checked column is really checked.
  @Test(arguments: [
    "-\t|\ttype(1)\t2|\t\t\t\t", "-\t|\ttype(1)\t|1\t\t\t\t", "-\t|\ttype(1)\t1|\tunexpectedCharacter\t\t\t",
    "-\t|\ttype(x)\t|\t-\t\t\t", "-\t|\ttype(1)\t1|\t\t2\t\t", "-\t|\ttype(1)\t1|\t\t\tempty\t",
    "-\t|\ttype(1)\t1|\t\t\t\tadjusted", "-\t|\tset(1)\t1|\t\t\t\tverbatim",
  ])
  func aWrongRowFails(_ line: String) throws {
    let text = "format\tstart\tdo\texpect\treject\tamount\tvalidity\tapplied\n\(line)\n"
    let row = try #require(try ScenarioParser.parse(text, file: "wrong.tsv").first)
    #expect(!(try EngineRunner.run(row).differences(from: row)).isEmpty)
  }
}

@Suite struct ScenarioParserTests {
  @Test(arguments: [
    ("format\tstart\tdo\texpect\tcolour\n", 1, "unknown column \"colour\""),
    ("format\tstart\tdo\n", 1, "column \"expect\" is missing"),
    ("format\tstart\tdo\texpect\tdo\n", 1, "named twice"),
    ("# only a comment\n\n", 3, "names the columns"),
    ("#\nformat\tstart\tdo\texpect\n\n-\t|\ttype(1)\t1|\textra\n", 4, "5 cells"),
    ("format\tstart\tdo\texpect\nfraction=2\t|\tbs\t|\n", 2, "unknown option \"fraction\""),
    ("format\tstart\tdo\texpect\nlocale=xx-YY\t|\tbs\t|\n", 2, "unknown locale \"xx-YY\""),
    ("format\tstart\tdo\texpect\nminimum=5 maximum=4\t|\tbs\t|\n", 2, "minimum 5 is above the maximum 4"),
    ("format\tstart\tdo\texpect\nsign\t|\tbs\t|\n", 2, "no option=value"),
    ("format\tstart\tdo\texpect\n^\t|\tbs\t|\n", 2, "needs a row above"),
    ("format\tstart\tdo\texpect\n-\t|\tpress(1)\t1|\n", 2, "unknown action \"press\""),
    ("format\tstart\tdo\texpect\n-\t|\ttype(1\t1|\n", 2, "closing parenthesis"),
    ("format\tstart\tdo\texpect\n-\t|\ttype(1)x\t1|\n", 2, "\"x\" is no action"),
    ("format\tstart\tdo\texpect\n-\t|\ttype\t1|\n", 2, "type needs an argument"),
    ("format\tstart\tdo\texpect\n-\t|\tbs(1)\t1|\n", 2, "bs takes no argument"),
    ("format\tstart\tdo\texpect\n-\t|\tbs*0\t1|\n", 2, "number from 1"),
    ("format\tstart\tdo\texpect\n-\t|\tcaret(x)\t1|\n", 2, "no offset"),
    ("format\tstart\tdo\texpect\n-\t|\tselect(3,1)\t1|\n", 2, "end comes before the start"),
    ("format\tstart\tdo\texpect\n-\t|\tselect(3)\t1|\n", 2, "needs a start and an end"),
    ("format\tstart\tdo\texpect\n-\t|\treplace(1,2)\t1|\n", 2, "replace takes"),
    ("format\tstart\tdo\texpect\n-\t|\tset(1,5)\t1|\n", 2, "no amount"),
    ("format\tstart\tdo\texpect\n-\t|\ttype(\\q)\t1|\n", 2, "unknown escape"),
    ("format\tstart\tdo\texpect\n-\t12\tbs\t1|\n", 2, "needs one |"),
    ("format\tstart\tdo\texpect\n-\t1|2|\tbs\t1|\n", 2, "needs one |"),
    ("format\tstart\tdo\texpect\n-\t]1[\tbs\t1|\n", 2, "needs one |"),
  ])
  func mistakesAreToldWithTheirLine(_ text: String, _ line: Int, _ message: String) {
    do {
      let rows = try ScenarioParser.parse(text, file: "f.tsv")
      Issue.record("taken as \(rows.count) rows")
    } catch {
      #expect(error.line == line)
      #expect(error.description.hasPrefix("f.tsv:\(line): "))
      #expect(error.message.contains(message), "\(error.message)")
    }
  }

  @Test(arguments: [
    ("-\t1,234|\tcaret(6)\t1|", "beyond"), ("-\t1234|\tbs\t1|", "cannot show"), ("-\t|\tcommit(1)\t1|", "commit"),
    ("-\t|\tunmark\t|", "unmark"),
  ])
  func rowsThatCannotBeSetUp(_ line: String, _ message: String) throws {
    let row = try #require(try ScenarioParser.parse("format\tstart\tdo\texpect\n\(line)\n", file: "f.tsv").first)
    do {
      _ = try EngineRunner.run(row)
      Issue.record("it ran")
    } catch {
      #expect(error.message.contains(message), "\(error.message)")
    }
  }

  @Test func repetitionEscapesAndCarriageReturns() throws {
    let text = "format\tstart\tdo\texpect\r\n-\t|\ttype(1)*3 paste(\\)\\s\\t\\u{A0}\\\\)\t111|\r\n"
    let row = try #require(try ScenarioParser.parse(text, file: "f.tsv").first)
    #expect(row.actions == [.type("1"), .type("1"), .type("1"), .paste(") \t\u{A0}\\")])
  }

  /// What is written as a cell is read back as the same.
  @Test(arguments: ["", "1,234", "a|b[c]d)e\\f", " \t\n\u{A0}\u{200F}\u{61C}", "e\u{301}", "👍𞥑", "\u{0}\u{7F}"])
  func escapesRoundTrip(_ text: String) {
    #expect(Escapes.unescape(Escapes.escape(text)) == text)
    let length = text.utf16.count
    for marked in [
      MarkedText(text: text, selection: 0..<0), MarkedText(text: text, selection: length..<length),
    ] {
      #expect(MarkedText("\(marked)") == marked)
    }
    if length > 0 {
      let marked = MarkedText(text: text, selection: 0..<length)
      #expect(MarkedText("\(marked)") == marked)
    }
  }
}
