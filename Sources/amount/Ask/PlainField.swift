import AmountCore
import AmountFoundation
import Foundation

/// A field that is a line of text: where there is no terminal, or one that can only print.
struct PlainField {
  private let format: AmountFormat

  init(_ format: AmountFormat) {
    self.format = format
  }

  /// Reads one line from standard input. What is no valid amount ends the program with the reason.
  func read() throws -> Amount {
    do {
      guard let line = try InputLine.next() else { throw Refusal(sentence: "There was nothing to read") }
      return try amount(in: line)
    } catch let refusal as Refusal {
      Output.complain(TerminalText.harmless(refusal.sentence))
      throw ExitStatus(code: 1)
    }
  }

  /// Asks on a terminal without escape sequences, until there is a valid amount. Returns nil at the end of input.
  func ask(_ prompt: String, on terminal: Terminal) throws -> Amount? {
    while true {
      try terminal.write(TerminalText.harmless(prompt))
      do {
        guard let line = try InputLine.next() else {
          try terminal.write("\n")
          return nil
        }
        return try amount(in: line)
      } catch let refusal as Refusal {
        try terminal.write(TerminalText.harmless(refusal.sentence) + "\n")
      }
    }
  }

  private func amount(in line: InputLine) throws(Refusal) -> Amount {
    guard let text = line.text else { throw Refusal(sentence: line.defect) }
    var editor = AmountEditor(format: format)
    editor.endEditing()
    if !text.isEmpty {
      // With its end a line is never judged as a key: a lone `.` is no amount.
      do { try editor.apply(TextEdit(replacing: 0..<0, with: text + "\n")) } catch {
        throw Refusal(sentence: error.sentence)
      }
    }
    guard editor.validity == .valid, let amount = editor.amount else {
      throw Refusal(sentence: editor.validity.sentence ?? "")
    }
    return amount
  }
}

/// Why a line is not taken.
private struct Refusal: Error {
  var sentence: String
}

/// A line of standard input, without its end.
private struct InputLine {
  /// Nil where the line is no text, or too long to be an amount.
  var text: String?
  var defect = ""

  /// More than this is no amount.
  private static let limit = 1 << 16

  /// The next line, or nil at the end of input. Not a byte more is read: the next line may be for another program.
  static func next() throws -> InputLine? {
    var bytes: [UInt8] = []
    while true {
      var byte: UInt8 = 0
      let count = Foundation.read(STDIN_FILENO, &byte, 1)
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          var ready = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
          poll(&ready, 1, -1)
          continue
        }
        throw InputError(path: "-", message: String(cString: strerror(errno)))
      }
      if count == 0 && bytes.isEmpty { return nil }
      if count == 0 || byte == UInt8(ascii: "\n") { break }
      bytes.append(byte)
      if bytes.count > limit { return InputLine(defect: "The line is too long for an amount") }
    }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    guard let text = String(bytes: bytes, encoding: .utf8) else { return InputLine(defect: "The line is not UTF-8") }
    return InputLine(text: text)
  }
}
