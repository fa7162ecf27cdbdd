import AmountCore
import Foundation

/// One column of CSV or TSV (RFC 4180): each record as it was, with three columns more.
struct RecordReader {
  let format: AmountFormat
  let column: Column
  let input: Input

  /// The longest record there may be.
  static let bufferSize = 1 << 24

  func run(_ progress: Progress, _ summary: inout Summary) throws {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: RecordReader.bufferSize)
    defer { buffer.deallocate() }
    var table: Table?
    var workers: Workers?
    var kept = 0
    var isAtEnd = false
    while !isAtEnd {
      let room = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[kept...])
      let count = try input.read(into: room)
      progress.advance(by: count)
      isAtEnd = count == 0
      let filled = UnsafeBufferPointer(rebasing: buffer[..<(kept + count)])
      var start = 0
      if table == nil {
        let separator = Table.separator(of: filled, path: input.path)
        guard let first = Table.recordEnd(in: filled, from: 0, separator, isAtEnd: isAtEnd) else {
          try checkRoom(filled)
          kept = filled.count
          continue
        }
        let record = UnsafeBufferPointer(rebasing: filled[..<first])
        if isAtEnd { try checkQuotes(record, separator) }
        let (made, headerEnd) = try firstRecord(record, separator)
        table = made
        workers = Workers(separator: separator)
        start = headerEnd
      }
      guard let table, let workers else { return }
      var ends = [start]
      var end = start
      let wanted = max(LineReader.smallestPiece, (filled.count - start + workers.count - 1) / workers.count)
      while end < filled.count,
        let next = Table.recordEnd(in: filled, from: end, table.separator, isAtEnd: isAtEnd)
      {
        if isAtEnd, next == filled.count {
          try checkQuotes(UnsafeBufferPointer(rebasing: filled[end..<next]), table.separator)
        }
        end = next
        if end - ends[ends.count - 1] >= wanted { ends.append(end) }
      }
      if end > ends[ends.count - 1] { ends.append(end) }
      if ends.count > 1 {
        summary.add(
          try workers.answer(ends.count - 1) { answers, piece in
            table.answer(UnsafeBufferPointer(rebasing: filled[ends[piece]..<ends[piece + 1]]), format, &answers)
          })
      }
      kept = filled.count - end
      if end == 0 { try checkRoom(filled) }
      if end > 0 && kept > 0 { memmove(buffer.baseAddress!, buffer.baseAddress! + end, kept) }
    }
  }

  private func checkRoom(_ filled: UnsafeBufferPointer<UInt8>) throws {
    guard filled.count < RecordReader.bufferSize else {
      throw InputError(
        path: input.path, message: "a record is longer than \(RecordReader.bufferSize >> 20) MB; is a quote missing?")
    }
  }

  /// Where the input ends within quotes, no cell of the last record is certain.
  private func checkQuotes(_ record: UnsafeBufferPointer<UInt8>, _ separator: UInt8) throws {
    var quotes = Quotes(separator)
    for byte in record { quotes.take(byte) }
    if quotes.areOpen {
      throw InputError(path: input.path, message: "its last record begins a quote that does not end")
    }
  }

  /// Finds the column by its name. Returns where the records to be read start: behind the names.
  private func firstRecord(_ record: UnsafeBufferPointer<UInt8>, _ separator: UInt8) throws -> (Table, Int) {
    let table = Table(separator: separator, column: 0, width: 0)
    var content = record.count
    while content > 0, record[content - 1] == 10 || record[content - 1] == 13 { content -= 1 }
    let line = UnsafeBufferPointer(rebasing: record[..<content])
    let names = table.cells(of: line).map { String(decoding: $0, as: UTF8.self) }
    switch column {
    case .number(let number):
      guard number <= names.count else {
        throw UsageError(
          "there is no column \(number) in \(input.path): its first record has \(names.count)", help: .read)
      }
      return (Table(separator: separator, column: number - 1, width: names.count), 0)
    case .name(let name):
      // A byte order mark is no part of the first name.
      guard let index = names.firstIndex(where: { $0 == name || $0 == "\u{FEFF}" + name }) else {
        let known = names.joined(separator: ", ")
        throw UsageError("there is no column \"\(name)\" in \(input.path); there are: \(known)", help: .read)
      }
      guard !names[(index + 1)...].contains(name) else {
        throw UsageError("several columns of \(input.path) are named \"\(name)\"; give its number", help: .read)
      }
      if !record.isEmpty {
        try Output.write(UnsafeRawBufferPointer(line))
        let mark = String(UnicodeScalar(separator))
        let ending = String(decoding: record[content...], as: UTF8.self)
        // A name that is taken would hide ours from what reads the table next.
        let ours = ["status", "amount", "detail"].map { name in
          var name = name
          while names.contains(name) { name = "read-" + name }
          return name
        }
        let added = ([""] + ours).joined(separator: mark) + (ending.isEmpty ? "\n" : ending)
        try Array(added.utf8).withUnsafeBytes { try Output.write($0) }
      }
      return (Table(separator: separator, column: index, width: names.count), record.count)
    }
  }
}
