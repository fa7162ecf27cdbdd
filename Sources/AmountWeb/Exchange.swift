import AmountCore

/// The one buffer through which strings and records pass between the page and the engine.
///
/// All numbers are 32-bit, little-endian; a string is its length in bytes, then UTF-8. The page is never trusted: what
/// lies beyond the end of a record reads as zero.
struct Exchange {
  private(set) var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var position = 0

  /// Makes room for a record of so many bytes and starts at its beginning.
  mutating func open(_ size: Int) {
    position = 0
    reserve(size)
  }

  private mutating func reserve(_ size: Int) {
    guard size > memory.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: max(size, memory.count * 2), alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(memory))
    memory.deallocate()
    memory = larger
  }

  // MARK: What the page wrote

  @inline(never)
  mutating func number() -> Int {
    guard position + 4 <= memory.count else { return 0 }
    let value = memory.loadUnaligned(fromByteOffset: position, as: Int32.self)
    position += 4
    return Int(value)
  }

  /// A number from 0, or nil where the page wrote -1.
  mutating func optional() -> Int? {
    let value = number()
    return value < 0 ? nil : value
  }

  /// How many things follow. There are never more than the record has room for, whatever the page says.
  mutating func count() -> Int { max(0, min(number(), (memory.count - position) / 4)) }

  mutating func scalar() -> Unicode.Scalar? {
    let value = number()
    return value <= 0 ? nil : Unicode.Scalar(UInt32(value))
  }

  @inline(never)
  mutating func string() -> [UInt8] { optionalString() ?? [] }

  /// A string, or nil where its length is -1.
  @inline(never)
  mutating func optionalString() -> [UInt8]? {
    let length = number()
    if length < 0 { return nil }
    var bytes: [UInt8] = []
    let end = position + min(length, memory.count - position)
    while position < end {
      bytes.append(memory[position])
      position += 1
    }
    return bytes
  }

  // MARK: What the page will read

  @inline(never)
  mutating func put(_ value: Int) {
    reserve(position + 4)
    memory.storeBytes(of: Int32(truncatingIfNeeded: value), toByteOffset: position, as: Int32.self)
    position += 4
  }

  @inline(never)
  mutating func put(_ text: UTF8Text) {
    put(text.count)
    reserve(position + text.count)
    for byte in text {
      memory[position] = byte
      position += 1
    }
  }

  mutating func put(_ text: [UInt8]) { text.withUnsafeBufferPointer { put($0) } }

  @inline(never)
  mutating func put(_ amount: Amount) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Amount.longestDescription) { buffer in
      let count = amount.write(to: buffer)
      put(UTF8Text(rebasing: buffer[..<count]))
    }
  }
}

nonisolated(unsafe) var exchange = Exchange()

/// Makes room for so many bytes in the buffer that strings and records pass through, and says where it is.
@_expose(wasm, "amount_buffer")
@_cdecl("amount_buffer")
public func buffer(_ size: Int32) -> UnsafeMutableRawPointer? {
  exchange.open(max(1024, Int(size)))
  return exchange.memory.baseAddress
}
