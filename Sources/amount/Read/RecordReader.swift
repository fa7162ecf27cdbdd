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
        // A byte order mark is no part of the first cell, whose quotes begin behind it.
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let begin = filled.count > mark.count && filled.starts(with: mark) ? mark.count : 0
        let separator = Table.separator(of: UnsafeBufferPointer(rebasing: filled[begin...]), path: input.path)
        guard let end = Table.recordEnd(in: filled, from: begin, separator, isAtEnd: isAtEnd) else {
          try checkRoom(filled)
          kept = filled.count
          continue
        }
        let first = UnsafeBufferPointer(rebasing: filled[begin..<end])
        if isAtEnd { try checkQuotes(first, separator) }
        let content = content(of: first)
        let names = Table.cells(of: content, separator).map { String(decoding: $0, as: UTF8.self) }
        table = Table(separator: separator, column: try index(in: names), width: names.count)
        workers = Workers(separator: separator)
        try Output.write(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(filled)[..<begin]))
        start = begin
        if case .name = column {
          try writeNames(first, content, names, separator)
          start = end
        }
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

  /// A record without its line end.
  private func content(of record: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var count = record.count
    while count > 0, record[count - 1] == 10 || record[count - 1] == 13 { count -= 1 }
    return UnsafeBufferPointer(rebasing: record[..<count])
  }

  /// Which of the first record's cells is that of the column.
  private func index(in names: [String]) throws -> Int {
    switch column {
    case .number(let number):
      guard number <= names.count else {
        throw UsageError(
          "there is no column \(number) in \(input.path): its first record has \(names.count)", help: .read)
      }
      return number - 1
    case .name(let name):
      guard let index = names.firstIndex(of: name) else {
        let known = names.joined(separator: ", ")
        throw UsageError("there is no column \"\(name)\" in \(input.path); there are: \(known)", help: .read)
      }
      guard !names[(index + 1)...].contains(name) else {
        throw UsageError("several columns of \(input.path) are named \"\(name)\"; give its number", help: .read)
      }
      return index
    }
  }

  /// The names as they were, with three more.
  private func writeNames(
    _ record: UnsafeBufferPointer<UInt8>, _ content: UnsafeBufferPointer<UInt8>, _ names: [String], _ separator: UInt8
  ) throws {
    try Output.write(UnsafeRawBufferPointer(content))
    // A name that is taken would hide ours from what reads the table next.
    let ours = ["status", "amount", "detail"].map { name in
      var name = name
      while names.contains(name) { name = "read-" + name }
      return name
    }
    let ending = String(decoding: record[content.count...], as: UTF8.self)
    let added = ([""] + ours).joined(separator: String(UnicodeScalar(separator))) + (ending.isEmpty ? "\n" : ending)
    try Array(added.utf8).withUnsafeBytes { try Output.write($0) }
  }
}
