/// A text as the engine takes and gives it. Strings are made of it, and taken apart to it, at the boundary only.
package typealias UTF8Text = UnsafeBufferPointer<UInt8>

/// The scalars of a text. What is not UTF-8 comes as U+FFFD.
package struct Scalars {
  private let text: UTF8Text
  /// Where the next scalar starts.
  private(set) var position = 0
  /// Whether something was not UTF-8: overlong forms, surrogates, what is cut short.
  private(set) var isMalformed = false

  package init(_ text: UTF8Text) {
    self.text = text
  }

  @inline(never)
  package mutating func next() -> Unicode.Scalar? {
    guard position < text.count else { return nil }
    let first = UInt32(text[position])
    position += 1
    if first < 0x80 { return Unicode.Scalar(UInt8(truncatingIfNeeded: first)) }
    let extra: UInt32 = first < 0xC2 || first > 0xF4 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    var value = first & (0x3F >> extra)
    var missing = extra
    while missing > 0, position < text.count, text[position] & 0xC0 == 0x80 {
      value = value << 6 | UInt32(text[position] & 0x3F)
      position += 1
      missing -= 1
    }
    let least: UInt32 = extra == 1 ? 0x80 : extra == 2 ? 0x800 : 0x10000
    guard extra > 0, missing == 0, value >= least, let scalar = Unicode.Scalar(value) else {
      isMalformed = true
      return "\u{FFFD}"
    }
    return scalar
  }
}

extension UTF8Text {
  /// How long the text is in UTF-16.
  var utf16Count: Int { utf16Offset(of: count) }

  /// The UTF-16 offset of a place between scalars, given in bytes.
  func utf16Offset(of place: Int) -> Int {
    var offset = 0
    for index in 0..<Swift.min(place, count) { offset += self[index].utf16Share }
    return offset
  }

  /// The place in bytes of a UTF-16 offset; within a scalar its start, behind the text its end.
  func place(ofUTF16 offset: Int) -> Int {
    var rest = offset
    var place = 0
    while place < count, rest >= self[place].utf16Share {
      rest -= self[place].utf16Share
      place += 1
    }
    return place
  }

  /// Whether no scalar is cut here.
  func startsScalar(at place: Int) -> Bool { place == count || self[place] & 0xC0 != 0x80 }

  func slice(_ range: Range<Int>) -> UTF8Text { UTF8Text(rebasing: self[range]) }

  func equals(_ other: UTF8Text) -> Bool {
    guard count == other.count else { return false }
    for index in 0..<count where self[index] != other[index] { return false }
    return true
  }
}

extension UInt8 {
  /// How many UTF-16 units the scalar has that starts with this byte; none for a byte that continues one.
  fileprivate var utf16Share: Int { self & 0xC0 == 0x80 ? 0 : self >= 0xF0 ? 2 : 1 }
}

extension [UInt8] {
  /// A scalar in UTF-8.
  package init(_ scalar: Unicode.Scalar) {
    self = []
    append(scalar)
  }

  package mutating func append(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    let extra: UInt32 = value < 0x80 ? 0 : value < 0x800 ? 1 : value < 0x10000 ? 2 : 3
    let lead: UInt32 = extra == 0 ? 0 : 0xFF00 >> (extra + 1) & 0xFF
    append(UInt8(truncatingIfNeeded: lead | value >> (6 * extra)))
    var rest = extra
    while rest > 0 {
      rest -= 1
      append(UInt8(truncatingIfNeeded: 0x80 | value >> (6 * rest) & 0x3F))
    }
  }

  /// The scalars of a text.
  var scalars: [Unicode.Scalar] {
    withUnsafeBufferPointer { bytes in
      var list: [Unicode.Scalar] = []
      var scalars = Scalars(bytes)
      while let scalar = scalars.next() { list.append(scalar) }
      return list
    }
  }

  var utf16Count: Int { withUnsafeBufferPointer { $0.utf16Count } }
}

extension String {
  init(utf8 bytes: [UInt8]) {
    self.init(decoding: bytes, as: UTF8.self)
  }
}
