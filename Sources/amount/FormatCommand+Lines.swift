import Foundation

/// Amounts from standard input, one a line, each answered with a line as soon as it is there. What is no amount is told
/// with the number of its line and has no answer; all others have theirs.
struct AmountLines {
  private let field: IdleField
  private var line: [UInt8] = []
  private var number = 0
  private var hasFailed = false

  /// No amount has a longer line.
  private static let longestLine = 1 << 16

  init(field: IdleField) {
    self.field = field
  }

  /// - Throws: Status 1 where a line was no amount, or the input cannot be read.
  mutating func answerAll() throws {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { buffer.deallocate() }
    do {
      let input = try Input(path: "-")
      while true {
        let count = try input.read(into: buffer)
        if count == 0 { break }
        for byte in buffer[..<count] {
          if byte == UInt8(ascii: "\n") {
            try answer()
          } else if line.count <= AmountLines.longestLine {
            line.append(byte)
          }
        }
        try Output.flush()
      }
    } catch let error as InputError {
      Output.complain(error.description)
      throw ExitStatus(code: 1)
    }
    if !line.isEmpty { try answer() }
    if hasFailed { throw ExitStatus(code: 1) }
  }

  private mutating func answer() throws {
    number += 1
    defer { line.removeAll(keepingCapacity: true) }
    do {
      Output.print(try field.text(showing: word()))
    } catch {
      hasFailed = true
      // Where both go to one place they stand in order.
      try Output.flush()
      Output.complain("line \(number): \(error.message)")
    }
  }

  private func word() throws(IdleField.Failure) -> String {
    if line.count > AmountLines.longestLine { throw IdleField.Failure(message: "too long for an amount") }
    let bytes = line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...]
    guard let word = String(bytes: bytes, encoding: .utf8) else { throw IdleField.Failure(message: "not UTF-8") }
    return word
  }
}
