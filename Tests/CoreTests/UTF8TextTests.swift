import Testing

@testable import AmountCore

/// The engine takes texts apart by itself; it must see what the standard library sees.
@Suite struct UTF8TextTests {
  private func decoded(_ bytes: [UInt8]) -> (scalars: [Unicode.Scalar], isMalformed: Bool) {
    bytes.withUnsafeBufferPointer { text in
      var scalars = Scalars(text)
      var list: [Unicode.Scalar] = []
      while let scalar = scalars.next() { list.append(scalar) }
      return (list, scalars.isMalformed)
    }
  }

  @Test func everyScalarComesThrough() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(UTF8.encode(scalar)!)
      let (scalars, isMalformed) = decoded(bytes)
      guard scalars == [scalar], !isMalformed, [UInt8](scalar) == bytes, bytes.utf16Count == UTF16.width(scalar) else {
        Issue.record("U+\(String(value, radix: 16)): \(scalars) \(isMalformed)")
        return
      }
    }
  }

  /// Every sequence of up to four bytes that stand at a border of what UTF-8 allows.
  @Test func malformedBytesAreSeen() {
    let borders: [UInt8] = [
      0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEE, 0xEF, 0xF0,
      0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    var texts: [[UInt8]] = [[]]
    for _ in 1...4 {
      texts = texts.flatMap { text in borders.map { text + [$0] } }
      for text in texts {
        let (scalars, isMalformed) = decoded(text)
        let valid = String(validating: text, as: UTF8.self)
        guard isMalformed == (valid == nil), valid.map({ Array($0.unicodeScalars) == scalars }) ?? true else {
          Issue.record("\(text): \(scalars) \(isMalformed)")
          return
        }
      }
    }
  }
}
