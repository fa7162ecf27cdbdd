import AmountScenarios
import Foundation

/// The rows that every host is held to.
enum ScenarioFiles {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let rows: [Scenario] = {
    let folder = root.appendingPathComponent("Scenarios")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    return names.filter { $0.hasSuffix(".tsv") }.flatMap { name -> [Scenario] in
      guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) else { return [] }
      do { return try ScenarioParser.parse(text, file: name) } catch { fatalError("\(error)") }
    }
  }()
}
