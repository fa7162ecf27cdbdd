#if AMOUNTKIT_DOUBLES
import AmountScenarios
import Testing
import UIKit

/// Every row of every scenario file on the text field, in every world that may be the real one.
@Suite @MainActor struct ScenariosOnTextField {
  /// Rows that a text field cannot run.
  nonisolated static let skipped = [
    SkippedRow(
      file: "edges.tsv", actions: "type(.) caret(5) type(5)", hosts: .all,
      reason: "the control does not tell of a caret that was put where it stands"),
    SkippedRow(
      file: "edges.tsv", actions: "type(.) bs type(5)", hosts: .attached,
      reason: "a backspace in an empty field is not asked about; only a subclass sees it"),
    SkippedRow(
      file: "found-by-proof.tsv", actions: "type(,) bs type(5)", hosts: .attached,
      reason: "a backspace in an empty field is not asked about; only a subclass sees it"),
    SkippedRow(
      file: "rules.tsv", actions: "type(.5) undo type(6)", hosts: .all,
      reason: "an undo where there is nothing to undo is not told"),
    SkippedRow(
      file: "pasting-and-limits.tsv", actions: "type(1234) blur undo", hosts: .all,
      reason: "the control's undo is emptied when it resigns"),
    SkippedRow(
      file: "pasting-and-limits.tsv", actions: "autofill(12.50) undo", hosts: .silent,
      reason: "what nobody told of is no step yet when it is undone"),
  ]

  nonisolated static let setups: [FieldSetup] = {
    func both(_ name: String, addsBlanks: Bool = false, _ change: (inout FieldSwitches) -> Void) -> [FieldSetup] {
      var switches = FieldSwitches()
      change(&switches)
      return [false, true].map {
        FieldSetup(
          name: name + ($0 ? ", attached" : ""), isAttached: $0, addsBlanks: addsBlanks, switches: switches)
      }
    }
    return both("as documented") { _ in }
      + both("before iOS 26") { $0.asksForRanges = false }
      + both("event before selection") {
        $0.tellsSelectionFirst = false
        $0.settingTextTellsSelection = false
      }
      + both("pasting adds blanks", addsBlanks: true) { $0.asksForRanges = false }
      + both("asks for all deletions") {
        $0.forwardDeleteAsks = true
        $0.asksForBackspaceInEmptyField = true
        $0.setsTextWhenResigning = false
      }
      + both("asks for drops, words and candidates") {
        $0.dropAsks = true
        $0.dictationAsks = true
        $0.commit = .askedForMarkedRange
        $0.autofill = .asksForBlank
      }
      + both("asks for the place of a candidate") {
        $0.commit = .askedForCaret
        $0.autofill = .silent
      }
  }()

  @Test(arguments: setups) func rows(_ setup: FieldSetup) async {
    await run(ScenarioFiles.rows, setup)
  }

  /// Undo under every reading of where steps are recorded, when, and which manager a command reaches.
  @Test func undoInEveryWorld() async {
    let rows = ScenarioFiles.rows.filter { $0.actions.contains(.undo) || $0.actions.contains(.redo) }
    #expect(rows.count >= 10)
    for bits in 0..<128 {
      func bit(_ place: Int) -> Bool { bits >> place & 1 == 1 }
      var switches = FieldSwitches()
      switches.undoRecording = bit(0) ? .beforeAsking : .afterEditing
      switches.undoAsksFirst = bit(1)
      switches.undoGoesThroughOverride = bit(2)
      switches.recordsThroughOverride = bit(3)
      switches.disablesRegistrationWhileAsking = bit(4)
      switches.tellsSelectionFirst = bit(5)
      await run(rows, FieldSetup(name: "undo world \(bits)", isAttached: bit(6), switches: switches))
    }
  }

  private func run(_ rows: [Scenario], _ setup: FieldSetup) async {
    var failed: [String] = []
    for row in rows where !Self.skipped.contains(where: { $0.covers(row, setup) }) {
      let differences = await FieldRunner.run(row, setup)
      if !differences.isEmpty {
        failed.append("\(row.place): \(row.cells["do"] ?? ""): \(differences.joined(separator: "; "))")
      }
    }
    #expect(failed.isEmpty, "\(setup.name):\n\(failed.joined(separator: "\n"))")
  }

  @Test func everySkipIsNeeded() async {
    var silent = FieldSwitches()
    silent.autofill = .silent
    for skip in Self.skipped {
      let setup = FieldSetup(
        name: "", isAttached: true, switches: skip.hosts == .silent ? silent : FieldSwitches())
      let rows = ScenarioFiles.rows.filter { skip.covers($0, setup) }
      #expect(!rows.isEmpty, "no row for \(skip.actions)")
      for row in rows {
        #expect(await !FieldRunner.run(row, setup).isEmpty, "\(row.place) passes")
      }
    }
  }
}

/// A row that a host cannot run, and why.
struct SkippedRow: Sendable {
  enum Hosts { case all, attached, silent }

  var file: String
  /// The actions of the row, as written.
  var actions: String
  var hosts: Hosts
  var reason: String

  func covers(_ row: Scenario, _ setup: FieldSetup) -> Bool {
    let isHost =
      switch hosts {
      case .all: true
      case .attached: setup.isAttached && !setup.switches.asksForBackspaceInEmptyField
      case .silent: setup.switches.autofill == .silent
      }
    return row.file == file && row.cells["do"] == actions && isHost
  }
}
#endif
