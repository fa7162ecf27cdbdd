import AmountCore

/// Where quotes begin and end (RFC 4180): they begin at the start of a cell only. Elsewhere `"` is a character, such as
/// inches.
struct Quotes {
  private(set) var areOpen = false
  /// Whether a quote would begin here: at the start of a cell, and behind one that ended, since two are one inside.
  private var mayBegin = true
  private let separator: UInt8

  init(_ separator: UInt8) { self.separator = separator }

  /// Goes over a byte. Returns whether it is a quote that begins or ends.
  @discardableResult
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == 34, areOpen || mayBegin {
      areOpen.toggle()
      mayBegin = !areOpen
      return true
    }
    mayBegin = !areOpen && (byte == separator || byte == 10)
    return false
  }
}

/// Where cells and records of a table end.
struct Table: Sendable {
  let separator: UInt8
  /// Counted from 0.
  let column: Int
  /// How many cells the first record has.
  let width: Int

  /// A tab, a comma or a semicolon: by the file's name, else the one the first record has most of.
  static func separator(of bytes: UnsafeBufferPointer<UInt8>, path: String) -> UInt8 {
    if path.lowercased().hasSuffix(".tsv") { return 9 }
    let counts = ([9, 59, 44] as [UInt8]).map { separator in
      var quotes = Quotes(separator)
      var count = 0
      for byte in bytes {
        quotes.take(byte)
        if quotes.areOpen { continue }
        if byte == 10 { break }
        if byte == separator { count += 1 }
      }
      return count
    }
    return counts[0] > 0 ? 9 : counts[1] > counts[2] ? 59 : 44
  }

  /// Where the record ends that starts at an offset, its line end included; nil where more bytes are needed.
  static func recordEnd(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ separator: UInt8, isAtEnd: Bool
  ) -> Int? {
    var quotes = Quotes(separator)
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      quotes.take(byte)
      if byte == 10 && !quotes.areOpen { return index }
    }
    return isAtEnd && start < bytes.count ? bytes.count : nil
  }

  /// Each record with its answer behind it. Where it goes on behind the cells of the first one, a comma may have parted
  /// the amount; where there are fewer cells, empty ones are added.
  func answer(_ records: UnsafeBufferPointer<UInt8>, _ format: AmountFormat, _ answers: inout Answers) {
    var start = 0
    while start < records.count, let end = Table.recordEnd(in: records, from: start, separator, isAtEnd: true) {
      var content = end
      if content > start, records[content - 1] == 10 { content -= 1 }
      if content > start, records[content - 1] == 13 { content -= 1 }
      let record = UnsafeBufferPointer(rebasing: records[start..<content])
      answers.put(record)
      let (cell, count, countFilled) = cell(of: record)
      for _ in 0...max(0, width - count) { answers.put(separator) }
      if countFilled > width {
        answers.append(unreadable: .severalValues)
      } else if cell.first == 34 {
        let plain = Table.cells(of: cell, separator).first ?? []
        plain.withUnsafeBufferPointer { answers.append(format.read(utf8: $0)) }
      } else {
        answers.append(format.read(utf8: cell))
      }
      if content == end { answers.put(10) }
      answers.put(UnsafeBufferPointer(rebasing: records[content..<end]))
      start = end
    }
  }

  /// The bytes of the column's cell as they stand, none where the record is too short; how many cells there are, and how
  /// many to the last one that is not empty.
  private func cell(
    of record: UnsafeBufferPointer<UInt8>
  ) -> (UnsafeBufferPointer<UInt8>, count: Int, countFilled: Int) {
    var quotes = Quotes(separator)
    var index = 0
    var start = 0
    var countFilled = 0
    var found = record.count..<record.count
    for position in record.indices {
      if !quotes.take(record[position]), record[position] == separator, !quotes.areOpen {
        if index == column { found = start..<position }
        index += 1
        if position > start { countFilled = index }
        start = position + 1
      }
    }
    if index == column { found = start..<record.count }
    if start < record.count { countFilled = index + 1 }
    return (UnsafeBufferPointer(rebasing: record[found]), index + 1, countFilled)
  }

  /// The cells without their quotes.
  static func cells(of record: UnsafeBufferPointer<UInt8>, _ separator: UInt8) -> [[UInt8]] {
    var quotes = Quotes(separator)
    var cells: [[UInt8]] = []
    var cell: [UInt8] = []
    var hasEnded = false
    for byte in record {
      if quotes.take(byte) {
        // Two quotes inside a quoted cell are one.
        if quotes.areOpen && hasEnded { cell.append(34) }
        hasEnded = !quotes.areOpen
        continue
      }
      hasEnded = false
      if byte == separator && !quotes.areOpen {
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
