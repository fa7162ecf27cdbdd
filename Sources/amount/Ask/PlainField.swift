import AmountCore
import AmountFoundation
import Foundation

/// A field that is a line of text: where there is no terminal, or one that can only print.
struct PlainField {
  private let format: AmountFormat
  private let messages: AmountMessages

  init(_ format: AmountFormat, _ messages: AmountMessages) {
    self.format = format
    self.messages = messages
  }

  /// Reads one line from standard input. What is no valid amount ends the program with the reason.
  func read() throws -> Amount {
    do {
      guard let line = try InputLine.next() else { throw NoAmount(sentence: messages[.unreadableEmpty]) }
      return try amount(in: line)
    } catch let refusal as NoAmount {
      Output.complain(refusal.shown)
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
      } catch let refusal as NoAmount {
        try terminal.write(refusal.shown + "\n")
      }
    }
  }

  private func amount(in line: InputLine) throws(NoAmount) -> Amount {
    let text: String
    switch line {
    case .text(let read): text = read
    case .unreadable(let reason): throw NoAmount(sentence: messages.message(for: reason, format: format))
    }
    var editor = AmountEditor(format: format)
    editor.endEditing()
    if !text.isEmpty {
      // With its end a line is never judged as a key: a lone `.` is no amount.
      do { try editor.apply(TextEdit(replacing: 0..<0, with: text + "\n")) } catch {
        throw NoAmount(sentence: messages.message(for: error, format: format))
      }
    }
    let amount = editor.amount
    if let sentence = messages.message(for: editor.validity, of: amount, format: format) {
      throw NoAmount(sentence: sentence)
    }
    guard let amount else { throw NoAmount(sentence: messages[.validityEmpty]) }
    return amount
  }
}

/// Why a line is not taken.
private struct NoAmount: Error {
  var sentence: String

  var shown: String { TerminalText.harmless(sentence.withoutIsolates) }
}

/// A line of standard input, without its end.
private enum InputLine {
  case text(String)
  /// The line is no text, or too long to be an amount.
  case unreadable(UnreadableReason)

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
      if bytes.count > Input.longestAmount { return .unreadable(.tooManyDigits) }
    }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    guard let text = String(bytes: bytes, encoding: .utf8) else { return .unreadable(.invalidEncoding) }
    return .text(text)
  }
}
