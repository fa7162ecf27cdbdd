import AmountCore
import AmountScenarios
import Foundation

/// `amount replay [--print] FILE…`: runs scenario files through the engine.
enum ReplayCommand {
  static func run(_ arguments: [String]) throws {
    let parsed = try Arguments(arguments, of: .replay, flags: ["print"], takesFormat: false)
    if parsed.wantsHelp { return Output.print(Help.replay) }
    guard !parsed.operands.isEmpty else { throw UsageError("replay needs at least one scenario file", help: .replay) }
    // All files are read before the first row runs: a mistake in the last one is told at once.
    let rows = try parsed.operands.flatMap { try read($0) }
    var passed = 0
    var failed = 0
    if parsed.flags.contains("print") {
      Output.print(["format", "start", "do", "expect", "reject", "amount"].joined(separator: "\t"))
    }
    for row in rows {
      let (result, differences) = try outcome(of: row)
      if differences.isEmpty { passed += 1 } else { failed += 1 }
      if parsed.flags.contains("print"), let result {
        let cells = [row.formatText, row.cells["start"] ?? "", row.cells["do"] ?? "", "\(result.shown)"]
        Output.print((cells + [ScenarioResult.list(result.reject), result.amount]).joined(separator: "\t"))
      } else {
        for difference in differences { Output.print("\(row.place): \(difference)") }
      }
      try Output.flushIfLarge()
    }
    Output.print("\(passed) passed, \(failed) failed")
    if failed > 0 { throw ExitStatus(code: 1) }
  }

  private static func read(_ file: String) throws -> [Scenario] {
    let data: Data
    do {
      // Not by its size: a pipe has none.
      let handle = file == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
      data = try handle.readToEnd() ?? Data()
    } catch {
      throw UsageError("cannot read \"\(file)\": no such file, or it is not readable", help: .replay)
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw UsageError("\"\(file)\" is not UTF-8", help: .replay)
    }
    do {
      return try ScenarioParser.parse(text, file: file)
    } catch {
      throw UsageError(error.description, help: .replay)
    }
  }

  /// A row that cannot be set up has failed, with the reason.
  private static func outcome(of row: Scenario) throws -> (ScenarioResult?, [String]) {
    do {
      let result = try EngineRunner.run(row)
      return (result, result.differences(from: row))
    } catch {
      return (nil, [error.message])
    }
  }
}
