import AmountCore
import Foundation

/// Wrong usage: what was wrong and what would be right. Exit status 2.
struct UsageError: Error {
  var message: String
  /// The command whose help to point to; nil for the program itself.
  var help: Command?

  init(_ message: String, help: Command?) {
    self.message = message
    self.help = help
  }
}

/// Ends the program with a status, after what there was to say has been said.
struct ExitStatus: Error {
  var code: Int32
}

enum Exit {
  /// Runs the program and turns its errors into messages and statuses.
  static func run(_ body: () throws -> Void) -> Never {
    // A closed pipe is an error of the write, not the end of the process in the middle of something.
    signal(SIGPIPE, SIG_IGN)
    do {
      try body()
      try Output.flush()
      exit(0)
    } catch let status as ExitStatus {
      do { try Output.flush() } catch { Output.complain("\(error)") }
      exit(status.code)
    } catch let error as UsageError {
      let help = error.help.map { "amount \($0.rawValue) --help" } ?? "amount --help"
      Output.complain("\(error.message)\nTry: \(help)")
      exit(2)
    } catch let error as OutputError {
      if !error.isClosedPipe { Output.complain(error.description) }
      exit(error.isClosedPipe ? 141 : 1)
    } catch {
      Output.complain("\(error)")
      exit(1)
    }
  }
}

/// Standard output could not be written.
struct OutputError: Error, CustomStringConvertible {
  var code: Int32

  var isClosedPipe: Bool { code == EPIPE }

  var description: String { "cannot write to standard output: \(String(cString: strerror(code)))" }
}

/// Standard output, buffered, and standard error.
enum Output {
  nonisolated(unsafe) private static var buffer: [UInt8] = []

  static func print(_ line: String) {
    buffer.append(contentsOf: line.utf8)
    buffer.append(10)
  }

  /// Writes out what was printed. Call it before the buffer grows large, and at the end.
  static func flush() throws {
    defer { buffer.removeAll(keepingCapacity: true) }
    try buffer.withUnsafeBytes { try write($0) }
  }

  static func flushIfLarge() throws {
    if buffer.count > 1 << 16 { try flush() }
  }

  /// Writes to standard error. Where that cannot be written either there is nobody to tell.
  static func tell(_ text: String) {
    try? Array(text.utf8).withUnsafeBytes { try write($0, to: STDERR_FILENO) }
  }

  /// Writes bytes as they are, all of them.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32 = STDOUT_FILENO) throws {
    var written = 0
    while written < bytes.count {
      let count = Foundation.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
      if count < 0 {
        if errno == EINTR { continue }
        throw OutputError(code: errno)
      }
      written += count
    }
  }

  static func complain(_ message: String) {
    // What was wrong is quoted in it, and a terminal must not obey it.
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    tell("amount: " + lines.map { TerminalText.harmless(String($0)) }.joined(separator: "\n") + "\n")
  }
}
