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
        guard let first = Table.recordEnd(in: filled, from: 0, isAtEnd: isAtEnd) else {
          try checkRoom(filled)
          kept = filled.count
          continue
        }
        let (made, headerEnd) = try firstRecord(UnsafeBufferPointer(rebasing: filled[..<first]))
        table = made
        workers = Workers(separator: made.separator)
        start = headerEnd
      }
      guard let table, let workers else { return }
      var ends = [start]
      var end = start
      let wanted = max(LineReader.smallestPiece, (filled.count - start + workers.count - 1) / workers.count)
      while end < filled.count, let next = Table.recordEnd(in: filled, from: end, isAtEnd: isAtEnd) {
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

  /// Finds the separator and, by name, the column. Returns where the records to be read start: behind the names.
  private func firstRecord(_ record: UnsafeBufferPointer<UInt8>) throws -> (Table, Int) {
    let separator = Table.separator(of: record, path: input.path)
    let table = Table(separator: separator, column: 0)
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
      return (Table(separator: separator, column: number - 1), 0)
    case .name(let name):
      // A byte order mark is no part of the first name.
      guard let index = names.firstIndex(where: { $0 == name || $0 == "\u{FEFF}" + name }) else {
        let known = names.joined(separator: ", ")
        throw UsageError("there is no column \"\(name)\" in \(input.path); there are: \(known)", help: .read)
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
      return (Table(separator: separator, column: index), record.count)
    }
  }
}

/// Where cells and records of a table end.
struct Table: Sendable {
  let separator: UInt8
  /// Counted from 0.
  let column: Int

  /// A tab, a comma or a semicolon: by the file's name, else the one the first record has most of.
  static func separator(of record: UnsafeBufferPointer<UInt8>, path: String) -> UInt8 {
    if path.lowercased().hasSuffix(".tsv") { return 9 }
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in record {
      if byte == 34 { isQuoted.toggle() }
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    if counts[9] != nil { return 9 }
    return counts[59, default: 0] > counts[44, default: 0] ? 59 : 44
  }

  /// Where the record ends that starts at an offset, its line end included; nil where more bytes are needed.
  static func recordEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, isAtEnd: Bool) -> Int? {
    var isQuoted = false
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 34 {
        isQuoted.toggle()
      } else if byte == 10 && !isQuoted {
        return index
      }
    }
    return isAtEnd && start < bytes.count ? bytes.count : nil
  }

  /// Each record with its answer behind it.
  func answer(_ records: UnsafeBufferPointer<UInt8>, _ format: AmountFormat, _ answers: inout Answers) {
    var start = 0
    while start < records.count, let end = Table.recordEnd(in: records, from: start, isAtEnd: true) {
      var content = end
      if content > start, records[content - 1] == 10 { content -= 1 }
      if content > start, records[content - 1] == 13 { content -= 1 }
      let record = UnsafeBufferPointer(rebasing: records[start..<content])
      answers.put(record)
      answers.put(separator)
      let cell = cell(column, of: record)
      if cell.contains(34) {
        let plain = cells(of: cell, stopAfterFirst: true).first ?? []
        plain.withUnsafeBufferPointer { answers.append(format.read(utf8: $0)) }
      } else {
        answers.append(format.read(utf8: cell))
      }
      if content == end { answers.put(10) }
      answers.put(UnsafeBufferPointer(rebasing: records[content..<end]))
      start = end
    }
  }

  /// The bytes of one cell as they stand; none where the record is too short.
  private func cell(_ column: Int, of record: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var isQuoted = false
    var index = 0
    var start = 0
    for position in record.indices {
      if record[position] == 34 {
        isQuoted.toggle()
      } else if record[position] == separator && !isQuoted {
        if index == column { return UnsafeBufferPointer(rebasing: record[start..<position]) }
        index += 1
        start = position + 1
      }
    }
    return UnsafeBufferPointer(rebasing: index == column ? record[start...] : record[record.count...])
  }

  /// The cells without their quotes.
  func cells(of record: UnsafeBufferPointer<UInt8>, stopAfterFirst: Bool = false) -> [[UInt8]] {
    var cells: [[UInt8]] = []
    var cell: [UInt8] = []
    var isQuoted = false
    var wasQuote = false
    for byte in record {
      if byte == 34 {
        // Two quotes inside a quoted cell are one.
        if !isQuoted && wasQuote { cell.append(34) }
        isQuoted.toggle()
        wasQuote = !isQuoted
        continue
      }
      wasQuote = false
      if byte == separator && !isQuoted && !stopAfterFirst {
        cells.append(cell)
        cell = []
      } else {
        cell.append(byte)
      }
    }
    cells.append(cell)
    return cells
  }
}
