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
    guard size > memory.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(memory))
    memory.deallocate()
    memory = larger
  }

  // MARK: What the page wrote

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

  mutating func scalar() -> Unicode.Scalar? {
    let value = number()
    return value <= 0 ? nil : Unicode.Scalar(UInt32(value))
  }

  mutating func string() -> String {
    let count = min(max(0, number()), memory.count - position)
    let bytes = UnsafeRawBufferPointer(rebasing: memory[position..<position + count])
    position += count
    return String(unsafeUninitializedCapacity: count) { buffer in
      for index in 0..<count { buffer[index] = bytes[index] }
      return count
    }
  }

  /// A string, or nil where its length is -1.
  mutating func optionalString() -> String? {
    let start = position
    if number() < 0 { return nil }
    position = start
    return string()
  }

  // MARK: What the page will read

  mutating func put(_ value: Int) {
    open(keeping: 4)
    memory.storeBytes(of: Int32(truncatingIfNeeded: value), toByteOffset: position, as: Int32.self)
    position += 4
  }

  mutating func put(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      put(bytes.count)
      open(keeping: bytes.count)
      for byte in bytes {
        memory[position] = byte
        position += 1
      }
    }
  }

  mutating func put(_ amount: Amount?) {
    guard let amount else { return put(-1) }
    put(amount.description)
  }

  private mutating func open(keeping size: Int) {
    let place = position
    if place + size > memory.count { open(max(place + size, memory.count * 2)) }
    position = place
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
