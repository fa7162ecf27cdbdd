#if os(macOS) || os(Linux)
import AmountTesting
import Foundation

/// The built command line program.
enum Program {
  struct Result {
    var output: String
    var errors: String
    var status: Int32
  }

  private static let path = BuiltProgram.path(of: "amount")

  /// Runs `amount read` in a shell, its streams in files: no pipe can fill up.
  static func run(
    _ arguments: [String], input: Data = Data(), redirection: String = "", prefix: String = ""
  ) throws -> Result {
    let stdin = try TemporaryFile(input)
    let stdout = try TemporaryFile("")
    let stderr = try TemporaryFile("")
    let words = (["read"] + arguments).map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }
    let tail = prefix.isEmpty ? "" : "; }"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "\(prefix) '\(path)' \(words.joined(separator: " ")) < '\(stdin.path)' \(redirection)\(tail)",
    ]
    process.standardOutput = FileHandle(forWritingAtPath: stdout.path)
    process.standardError = FileHandle(forWritingAtPath: stderr.path)
    try process.run()
    process.waitUntilExit()
    return Result(output: try stdout.text, errors: try stderr.text, status: process.terminationStatus)
  }

  static func run(_ arguments: [String], input: String) throws -> Result {
    try run(arguments, input: Data(input.utf8))
  }

  static func run(_ arguments: [String], input: String, redirection: String) throws -> Result {
    try run(arguments, input: Data(input.utf8), redirection: redirection)
  }
}

/// A file that goes away with its last reference.
final class TemporaryFile {
  let path: String

  init(_ content: Data) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("amount-\(UUID().uuidString)")
    try content.write(to: url)
    path = url.path
  }

  convenience init(_ content: String) throws {
    try self.init(Data(content.utf8))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var text: String { get throws { String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self) } }
}
#endif
