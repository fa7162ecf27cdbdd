#if AMOUNTKIT_DOUBLES
import Foundation
import Testing

/// Linux checks no availability: what is newer than the deployment targets (iOS 15, macOS 12) stands under a check.
@Suite struct Availability {
  /// Names by the release that brought them, after the deployment target.
  static let newer = [
    "inlinePredictionType", "mathExpressionCompletionType", "writingToolsBehavior", "allowsNumberPadPopover",
    "UINotificationFeedbackGenerator(view:", "registerForTraitChanges", "performPrimaryAction",
    "sizeThatFits(_ proposal", "ProposedViewSize",
    "TextSelection", "fontResolutionContext", ".resolve(in:", "allowsWritingTools",
    "UIEditMenuInteraction", "editMenuForCharacters", "insertInputSuggestion",
  ]
  /// Names that some of the platforms lack, with what the guard must mention.
  static let absent = [
    ("UIToolbar(", "os(tvOS)"), ("inputAccessoryView", "os(visionOS)"),
    ("UINotificationFeedbackGenerator", "os(visionOS)"), ("UIPasteboard", "os(tvOS)"),
  ]

  @Test func newerNamesStandUnderACheck() throws {
    for (name, lines) in try sources() {
      for (number, line) in lines.enumerated() {
        let code = line.trimmingCharacters(in: .whitespaces)
        guard !code.hasPrefix("//"), Self.newer.contains(where: code.contains) else { continue }
        let near = lines[max(0, number - 4)...number].joined(separator: "\n")
        #expect(near.contains("#available") || near.contains("@available"), "\(name):\(number + 1): \(code)")
      }
    }
  }

  @Test func absentNamesStandUnderAnIf() throws {
    for (name, lines) in try sources() {
      var guards: [String] = []
      for (number, line) in lines.enumerated() {
        let code = line.trimmingCharacters(in: .whitespaces)
        if code.hasPrefix("#if") { guards.append(code) }
        if code.hasPrefix("#else"), let last = guards.popLast() { guards.append("else of " + last) }
        if code.hasPrefix("#endif") { _ = guards.popLast() }
        guard !code.hasPrefix("//") else { continue }
        for (word, needed) in Self.absent where code.contains(word) {
          #expect(guards.contains { $0.contains(needed) }, "\(name):\(number + 1): \(code)")
        }
      }
    }
  }

  @Test func everyFileStartsWithItsIf() throws {
    for (name, lines) in try sources() { #expect(lines.first?.hasPrefix("#if canImport(") == true, "\(name)") }
  }

  private func sources() throws -> [(String, [String])] {
    let root = ScenarioFiles.root.deletingLastPathComponent().appendingPathComponent("Sources/AmountUI")
    let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    // The steps of the tutorial are no sources of the module.
    let names = files.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
    #expect(names.count > 10)
    return try names.map { name in
      let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
      return (name, text.components(separatedBy: "\n"))
    }
  }
}
#endif
