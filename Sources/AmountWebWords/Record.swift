import AmountCore

/// The buffer through which an amount, its options and its words pass between the page and this module: 32-bit numbers,
/// little-endian, and strings as their length in bytes and UTF-8.
///
/// The page is never trusted: what lies beyond the end of the buffer reads as not given.
struct Record {
  private(set) var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var position = 0

  /// Starts at the beginning, with room for so many bytes.
  mutating func open(_ size: Int = 0) {
    position = 0
    guard size > memory.count else { return }
    memory.deallocate()
    memory = .allocate(byteCount: size, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0xFF)
  }

  mutating func number() -> Int {
    guard position + 4 <= memory.count else { return -1 }
    let value = memory.loadUnaligned(fromByteOffset: position, as: Int32.self)
    position += 4
    return Int(value)
  }

  /// Whether a switch is on; where it was not given, as it was.
  mutating func isOn(_ fallback: Bool) -> Bool {
    let value = number()
    return value < 0 ? fallback : value == 1
  }

  /// One of an option's words, by its place among them; where it was not given, as it was.
  mutating func word<Word: CaseIterable>(_ fallback: Word) -> Word where Word.AllCases == [Word] {
    let place = number()
    let all = Word.allCases
    return place >= 0 && place < all.count ? all[place] : fallback
  }

  /// A text; where it was not given, as it was.
  mutating func text(_ fallback: String) -> String {
    let length = number()
    guard length >= 0 else { return fallback }
    let count = min(length, memory.count - position)
    let bytes = UnsafeRawBufferPointer(rebasing: memory[position..<position + count])
    position += count
    return String(unsafeUninitializedCapacity: count) { buffer in
      for index in 0..<count { buffer[index] = bytes[index] }
      return count
    }
  }

  /// Leaves a text for the page to read.
  mutating func leave(_ bytes: [UInt8]) {
    open(4 + bytes.count)
    memory.storeBytes(of: Int32(truncatingIfNeeded: bytes.count), as: Int32.self)
    for index in bytes.indices { memory[4 + index] = bytes[index] }
  }

  /// Leaves a number for the page to read.
  mutating func leave(_ number: Int) {
    open(4)
    memory.storeBytes(of: Int32(truncatingIfNeeded: number), as: Int32.self)
  }
}

nonisolated(unsafe) var record = Record()

/// Makes room for so many bytes in the buffer that amounts and words pass through, and says where it is.
@_expose(wasm, "amount_buffer")
@_cdecl("amount_buffer")
public func buffer(_ size: Int32) -> UnsafeMutableRawPointer? {
  record.open(max(256, Int(size)))
  return record.memory.baseAddress
}
