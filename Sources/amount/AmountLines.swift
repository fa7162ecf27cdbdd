import AmountCore
import Foundation

/// The amounts that a command answers with a line each: its operands or, where there is none, the lines of standard
/// input.
///
/// A bad operand is wrong usage, and nothing is answered. A bad line is told on standard error with its number, the
/// others are answered, and the program ends with status 1. Lines are answered as soon as they are there.
enum AmountLines {
  /// Why there is no answer: what was wrong and what would be right.
  struct Complaint: Error {
    var message: String
  }

  /// Answers each amount.
  ///
  ///     try AmountLines.answer(parsed.operands, of: .format) { amount throws(AmountLines.Complaint) in … }
  static func answer(
    _ operands: [String], of command: Command, _ answer: (Amount) throws(Complaint) -> String
  ) throws {
    try answerTexts(operands, of: command) { text throws(Complaint) in
      guard let amount = Amount(text) else {
        throw Complaint(message: "\(quoted(text)) is no amount; write it as -1234.50")
      }
      return try answer(amount)
    }
  }

  /// Answers each text, for a command that reads more than plain amounts.
  static func answerTexts(
    _ operands: [String], of command: Command, _ answer: (String) throws(Complaint) -> String
  ) throws {
    guard operands.isEmpty else {
      do {
        for operand in operands { Output.print(try answer(operand)) }
      } catch {
        throw UsageError(error.message, help: command)
      }
      return
    }
    var complaints = 0
    try forEachLine { number, text in
      do throws(Complaint) {
        Output.print(try answer(try text.get()))
      } catch {
        complaints += 1
        // In the order of the lines where both go to one place.
        try Output.flush()
        Output.complain("line \(number): \(error.message)")
      }
    }
    if complaints > 0 { throw ExitStatus(code: 1) }
  }

  /// A text as it may be quoted in a message.
  static func quoted(_ text: String) -> String { "\"" + TerminalText(text).cut(to: 60) + "\"" }

  // MARK: Lines

  private static func forEachLine(_ body: (Int, Result<String, Complaint>) throws -> Void) throws {
    let input = try Input(path: "-")
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var line: [UInt8] = []
    var isTooLong = false
    var number = 0
    func finish() throws {
      number += 1
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      try body(number, isTooLong ? .failure(Complaint(message: "it is too long for an amount")) : text(line))
      line.removeAll(keepingCapacity: true)
      isTooLong = false
    }
    while true {
      let count = try piece.withUnsafeMutableBytes { try input.read(into: $0) }
      if count == 0 { break }
      var rest = piece[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line.append(contentsOf: rest[..<end])
        try finish()
        rest = rest[(end + 1)...]
      }
      line.append(contentsOf: rest)
      if line.count > Input.longestAmount {
        isTooLong = true
        line.removeAll(keepingCapacity: true)
      }
      try Output.flush()
    }
    if !line.isEmpty || isTooLong { try finish() }
  }

  private static func text(_ line: [UInt8]) -> Result<String, Complaint> {
    guard let text = String(bytes: line, encoding: .utf8) else {
      return .failure(Complaint(message: "it is not UTF-8"))
    }
    return .success(text)
  }
}
