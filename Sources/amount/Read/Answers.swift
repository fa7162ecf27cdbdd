import AmountCore

/// Answers as bytes: `status`, `amount`, `detail`. One is used again and again, so that its memory stays.
struct Answers {
  private var bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 16)
  private var count = 0
  private(set) var summary = Summary()
  private var lastConvention: AmountReading.Convention?
  private var lastWords: [UInt8] = []
  /// What stands between the columns.
  let separator: UInt8

  init(separator: UInt8) {
    self.separator = separator
  }

  /// Gives the memory back; nothing can be put any more.
  func deallocate() { bytes.deallocate() }

  var written: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[..<count]) }

  mutating func removeAll() {
    count = 0
    summary = Summary()
  }

  /// Makes room for so many bytes more.
  private mutating func reserve(_ more: Int) {
    guard count + more > bytes.count else { return }
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(bytes.count * 2, count + more))
    larger.baseAddress!.update(from: bytes.baseAddress!, count: count)
    bytes.deallocate()
    bytes = larger
  }

  mutating func put(_ byte: UInt8) {
    reserve(1)
    bytes[count] = byte
    count += 1
  }

  mutating func put(_ part: UnsafeBufferPointer<UInt8>) {
    reserve(part.count)
    guard let source = part.baseAddress, let target = bytes.baseAddress else { return }
    (target + count).update(from: source, count: part.count)
    count += part.count
  }

  mutating func append(_ reading: AmountReading) {
    summary.count(reading.meaning)
    switch reading.meaning {
    case .exact(let amount):
      put(word: "exact")
      put(separator)
      append(amount)
      put(separator)
    case .reinterpreted(let amount):
      put(word: "reinterpreted")
      put(separator)
      append(amount)
      put(separator)
      append(reading.convention)
    case .ambiguous(let readings):
      put(word: "ambiguous")
      put(separator)
      put(separator)
      for (index, amount) in readings.enumerated() {
        if index > 0 { put(word: " or ") }
        append(amount)
      }
    case .unreadable(let reason): put(unreadable: reason)
    }
  }

  /// An answer without a reading.
  mutating func append(unreadable reason: UnreadableReason) {
    summary.count(.unreadable(reason))
    put(unreadable: reason)
  }

  private mutating func put(unreadable reason: UnreadableReason) {
    put(word: "unreadable")
    put(separator)
    put(separator)
    append(Array(reason.words.utf8))
  }

  private mutating func put(word: StaticString) {
    put(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  private mutating func append(_ amount: Amount) {
    reserve(Amount.longestDescription)
    count += amount.write(to: UnsafeMutableBufferPointer(rebasing: bytes[count...]))
  }

  /// How the number was taken. The usual ways are few and of one spelling each, so the last one is kept.
  private mutating func append(_ convention: AmountReading.Convention) {
    if convention != lastConvention {
      lastConvention = convention
      lastWords = Array(convention.words.utf8)
    }
    append(lastWords)
  }

  /// A cell, quoted where it has to be (RFC 4180).
  private mutating func append(_ cell: [UInt8]) {
    let needsQuotes = separator != 9 && cell.contains { $0 == separator || $0 == 34 || $0 == 10 || $0 == 13 }
    guard needsQuotes else { return cell.withUnsafeBufferPointer { put($0) } }
    put(34)
    for byte in cell {
      if byte == 34 { put(34) }
      put(byte)
    }
    put(34)
  }
}

extension AmountReading.Convention {
  /// How the number was taken: `decimal ,, grouping .`
  fileprivate var words: String {
    var parts: [String] = []
    if let decimalMark { parts.append("decimal \(decimalMark)") }
    if let groupingMark { parts.append("grouping \(groupingMark)") }
    if generosity != .strict { parts.append(generosity.description) }
    return parts.joined(separator: ", ")
  }
}

extension UnreadableReason {
  fileprivate var words: String {
    switch self {
    case .currencyMismatch(let found): "\(name): \(found)"
    case .needs(let readings): "\(name): \(readings.description)"
    default: name
    }
  }
}
