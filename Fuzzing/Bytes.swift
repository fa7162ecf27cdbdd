/// What the fuzzer made, taken from the front; zeros when it is used up.
struct Bytes {
  private var rest: UnsafeBufferPointer<UInt8>

  init(_ data: UnsafePointer<UInt8>?, _ size: Int) {
    rest = UnsafeBufferPointer(start: data, count: size)
  }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 {
    guard let first = rest.first else { return 0 }
    rest = UnsafeBufferPointer(rebasing: rest.dropFirst())
    return first
  }

  /// A number from 0 to the bound less one.
  mutating func below(_ bound: Int) -> Int { Int(byte()) % bound }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  /// Four bytes, as a page passes numbers.
  mutating func number() -> Int32 {
    Int32(bitPattern: UInt32(byte()) | UInt32(byte()) << 8 | UInt32(byte()) << 16 | UInt32(byte()) << 24)
  }

  /// At most so many bytes.
  mutating func bytes(_ count: Int) -> [UInt8] {
    let taken = rest.prefix(count)
    rest = UnsafeBufferPointer(rebasing: rest.dropFirst(taken.count))
    return Array(taken)
  }

  /// All that is left.
  mutating func remainder() -> [UInt8] { bytes(rest.count) }
}

/// Ends the run where something does not hold; the fuzzer keeps the input.
func hold(_ isTrue: Bool, _ message: @autoclosure () -> String) {
  if !isTrue { fatalError(message()) }
}
