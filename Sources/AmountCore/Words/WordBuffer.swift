/// Words while they are put together, in UTF-8: a `String` that grows would cost a browser more than all the rest.
struct WordBuffer {
  private(set) var bytes: [UInt8] = []

  init() {}

  init(_ text: StaticString) { put(text) }

  mutating func put(_ text: StaticString) {
    let constant = UnsafeBufferPointer<UInt8>(start: .some(text.utf8Start), count: text.utf8CodeUnitCount)
    bytes.append(contentsOf: constant)
  }

  mutating func put(_ text: String) {
    for scalar in text.unicodeScalars { put(scalar) }
  }

  mutating func put(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0..<0x80: bytes.append(UInt8(value))
    case 0x80..<0x800: bytes.append(UInt8(0xC0 | value >> 6))
    case 0x800..<0x10000: bytes.append(UInt8(0xE0 | value >> 12))
    default:
      bytes.append(UInt8(0xF0 | value >> 18))
      bytes.append(UInt8(0x80 | value >> 12 & 0x3F))
    }
    if value >= 0x800 { bytes.append(UInt8(0x80 | value >> 6 & 0x3F)) }
    if value >= 0x80 { bytes.append(UInt8(0x80 | value & 0x3F)) }
  }

  /// One of the characters of a constant in which each takes three bytes, as Chinese, Japanese and Korean ones do.
  mutating func put(_ index: Int, of table: StaticString) {
    let constant = UnsafeBufferPointer<UInt8>(start: .some(table.utf8Start), count: table.utf8CodeUnitCount)
    for offset in 0..<3 { bytes.append(constant[index * 3 + offset]) }
  }

  /// Makes a small ASCII letter capital.
  mutating func capitalize(at index: Int) {
    guard index < bytes.count, 0x61...0x7A ~= bytes[index] else { return }
    bytes[index] -= 0x20
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
