import Foundation
import Testing

/// The Swift sample of the README, run; and the README held to it.
@Suite struct ReadmeSampleTests {
  @Test func theSampleSaysWhatItDoes() throws {
    try readmeSample()
  }

  @Test func theReadmeShowsThisSample() throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let block = try #require(readme.components(separatedBy: "```swift\n").dropFirst().first)
    let shown = try #require(block.components(separatedBy: "\n```").first).split(separator: "\n").map(Self.code)
    let source = try String(
      contentsOf: here.deletingLastPathComponent().appendingPathComponent("ReadmeSample.swift"), encoding: .utf8)
    let sample = source.split(separator: "\n").map(Self.code)
    for line in shown where !line.isEmpty { #expect(sample.contains(line), "\(line) is not in the sample that runs") }
    #expect(shown.filter { !$0.isEmpty }.count == 12)
  }

  /// A line without its comment and indentation; a check of the sample is a comment in the README.
  private static func code(_ line: Substring) -> String {
    let line = line.components(separatedBy: "//")[0]
    return line.trimmingCharacters(in: .whitespaces)
  }
}
