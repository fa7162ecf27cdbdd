import AmountCore
import AmountFoundation
import Foundation

// Any bytes as a table of which `amount read` reads one column.

private let format = AmountFormat(locale: Locale(identifier: "en_US"), currency: "USD", symbol: .symbol)

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  var input = Bytes(data, size)
  let table = Table(separator: input.pick([9, 44, 59]), column: input.below(4), width: 1 + input.below(5))
  let cut = input.below(64)
  let bytes = input.remainder()
  bytes.withUnsafeBufferPointer { check($0, cut, table) }
  return 0
}

private func check(_ bytes: UnsafeBufferPointer<UInt8>, _ cut: Int, _ table: Table) {
  _ = Table.separator(of: bytes, path: "-")
  var answers = Answers(separator: table.separator)
  defer { answers.deallocate() }
  table.answer(bytes, format, &answers)
  let whole = Array(answers.written)

  // Records do not depend on the pieces they came in.
  var pieces: [UInt8] = []
  var start = 0
  while start < bytes.count {
    guard let end = Table.recordEnd(in: bytes, from: start, table.separator, isAtEnd: true) else { break }
    hold(end > start && end <= bytes.count, "a record from \(start) ends at \(end)")
    answers.removeAll()
    table.answer(UnsafeBufferPointer(rebasing: bytes[start..<end]), format, &answers)
    pieces += answers.written
    start = end
  }
  hold(start == bytes.count, "\(bytes.count - start) bytes belong to no record")
  hold(pieces == whole, "records one by one are answered otherwise than together")
  // Too few bytes never end a record earlier than all of them do.
  let part = UnsafeBufferPointer(rebasing: bytes[..<min(cut, bytes.count)])
  if let early = Table.recordEnd(in: part, from: 0, table.separator, isAtEnd: false) {
    let end = Table.recordEnd(in: bytes, from: 0, table.separator, isAtEnd: true)
    hold(early == end, "a record ends at \(early) in a part")
  }
  // Every record comes back as it was, in front of its answer.
  hold(whole.count >= bytes.count, "something of the table is lost")
  hold(isSubsequence(bytes, of: whole), "the table does not come back as it was")
}

private func isSubsequence(_ part: UnsafeBufferPointer<UInt8>, of whole: [UInt8]) -> Bool {
  var index = 0
  for byte in whole where index < part.count && part[index] == byte { index += 1 }
  return index == part.count
}
