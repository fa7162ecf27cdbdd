import AmountScenarios
import Foundation
import Testing

/// The model answers the scenario rows as they say, as the engine does.
@Suite struct ModelScenarioTests {
  @Test func theModelAgreesWithTheRows() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Scenarios").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "tsv" }.sorted { $0.path < $1.path }
    var answered = 0
    var differences: [String] = []
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      for row in try ScenarioParser.parse(text, file: file.lastPathComponent) {
        var wanted = row
        wanted.applied = nil
        guard let result = ModelRunner.run(row) else { continue }
        answered += 1
        let found = result.differences(from: wanted)
        if !found.isEmpty { differences.append("\(row.place): \(found.joined(separator: "; "))") }
      }
    }
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    #expect(answered > 400, "only \(answered) rows answered")
  }
}
