import AmountCore
import Foundation

/// One line in, one line out, in order, with as many cores as there are and the same memory for any input.
struct LineReader {
  let format: AmountFormat
  let input: Input

  /// What a core works on at once.
  static let pieceSize = 1 << 20
  /// Shorter inputs are not worth a second core.
  static let smallestPiece = 1 << 15

  func run(_ progress: Progress, _ summary: inout Summary) throws {
    let workers = Workers(separator: 9)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: workers.count * LineReader.pieceSize)
    defer { buffer.deallocate() }
    var kept = 0
    /// Whether the line goes on that was too long for the buffer.
    var isOverlong = false
    while true {
      let room = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[kept...])
      let count = try input.read(into: room)
      progress.advance(by: count)
      let filled = UnsafeBufferPointer(rebasing: buffer[..<(kept + count)])
      if count == 0 {
        if isOverlong {
          summary.add(try answerOverlong(workers))
        } else if !filled.isEmpty {
          summary.add(try answer([filled], workers))
        }
        return
      }
      var start = 0
      if isOverlong {
        guard let newline = filled.firstIndex(of: 10) else {
          kept = 0
          continue
        }
        summary.add(try answerOverlong(workers))
        isOverlong = false
        start = newline + 1
      }
      let end = filled[start...].lastIndex(of: 10).map { $0 + 1 } ?? start
      if start < end { summary.add(try answer(pieces(of: filled, start..<end, count: workers.count), workers)) }
      kept = filled.count - end
      if kept == buffer.count {
        // No amount is that long, whatever it is.
        isOverlong = true
        kept = 0
      } else if end > 0 && kept > 0 {
        memmove(buffer.baseAddress!, buffer.baseAddress! + end, kept)
      }
    }
  }

  /// Cuts lines into pieces of about one size, at line ends.
  private func pieces(
    of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, count: Int
  ) -> [UnsafeBufferPointer<UInt8>] {
    let size = max(LineReader.smallestPiece, (range.count + count - 1) / count)
    var pieces: [UnsafeBufferPointer<UInt8>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let wanted = min(start + size, range.upperBound)
      let end = bytes[(wanted - 1)..<range.upperBound].firstIndex(of: 10).map { $0 + 1 } ?? range.upperBound
      pieces.append(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      start = end
    }
    return pieces
  }

  private func answer(_ pieces: [UnsafeBufferPointer<UInt8>], _ workers: Workers) throws -> Summary {
    try workers.answer(pieces.count) { answers, index in lines(of: pieces[index], &answers) }
  }

  private func lines(of piece: UnsafeBufferPointer<UInt8>, _ answers: inout Answers) {
    var start = 0
    while start < piece.count {
      let rest = piece.count - start
      let newline = memchr(piece.baseAddress! + start, 10, rest)
      let end = newline.map { UnsafeRawPointer($0) - UnsafeRawPointer(piece.baseAddress!) } ?? piece.count
      answers.append(format.read(utf8: UnsafeBufferPointer(rebasing: piece[start..<end])))
      answers.put(10)
      start = end + 1
    }
  }

  private func answerOverlong(_ workers: Workers) throws -> Summary {
    try workers.answer(1) { answers, _ in
      answers.append(format.read("not an amount"))
      answers.put(10)
    }
  }
}

/// Work on several cores, its results written in order.
final class Workers {
  private let answers: UnsafeMutableBufferPointer<Answers>

  init(separator: UInt8) {
    let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
    // A piece more than there are cores: sizes do not divide evenly.
    answers = UnsafeMutableBufferPointer.allocate(capacity: cores + 1)
    for index in answers.indices { answers.initializeElement(at: index, to: Answers(separator: separator)) }
  }

  deinit {
    for answers in answers { answers.deallocate() }
    answers.deinitialize().deallocate()
  }

  /// How many pieces are worked on at once.
  var count: Int { answers.count - 1 }

  func answer(_ count: Int, _ work: (inout Answers, Int) -> Void) throws -> Summary {
    precondition(count <= answers.count)
    for index in answers.indices { answers[index].removeAll() }
    if count == 1 {
      work(&answers[0], 0)
    } else {
      // Each core has its own place, and works on a copy of it: neighbours would fight for their line of the cache.
      nonisolated(unsafe) let answers = answers
      nonisolated(unsafe) let work = work
      DispatchQueue.concurrentPerform(iterations: count) { index in
        var mine = answers[index]
        work(&mine, index)
        answers[index] = mine
      }
    }
    var summary = Summary()
    for answers in answers.prefix(count) {
      try Output.write(answers.written)
      summary.add(answers.summary)
    }
    return summary
  }
}
