extension Rules {
  /// Calls the body with the text of a draft, in a buffer on the stack.
  func withText<Result>(of draft: Draft, isEditing: Bool, _ body: (UTF8Text) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: glyphs.longestText) { buffer in
      let count = write(draft, isEditing: isEditing, to: buffer)
      return body(UTF8Text(rebasing: buffer[..<count]))
    }
  }

  /// Writes the text of a draft into a buffer of at least `glyphs.longestText` bytes. Returns how many were written.
  func write(_ draft: Draft, isEditing: Bool, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    if draft.isEmpty { return 0 }
    var writer = Writer(glyphs, draft.digits, buffer)
    let affixes = draft.isNegative ? glyphs.negative : glyphs.positive
    writer.put(affixes.prefixUTF8)
    if let grouping = Layout.grouping(draft, self, isEditing: isEditing) {
      // The first group is what the others leave over.
      let others = draft.integerCount - grouping.primary
      var group = (others - 1) % grouping.secondary + 1
      while true {
        writer.putDigits(group)
        if writer.next == draft.integerCount { break }
        writer.put(glyphs.groupingSeparator)
        group = writer.next == others ? grouping.primary : grouping.secondary
      }
    } else {
      writer.putDigits(draft.integerCount)
    }
    if draft.hasPoint { writer.put(glyphs.decimalSeparator) }
    writer.putDigits(draft.fractionCount)
    writer.put(affixes.suffixUTF8)
    return writer.count
  }

  /// Whether a text is that of a draft, byte by byte.
  @inline(never)
  func shows(_ draft: Draft, isEditing: Bool, as text: UTF8Text) -> Bool {
    withText(of: draft, isEditing: isEditing) { $0.equals(text) }
  }

  func text(of draft: Draft, isEditing: Bool) -> String {
    if draft.isEmpty { return "" }
    return withText(of: draft, isEditing: isEditing) { text in
      String(unsafeUninitializedCapacity: text.count) { buffer in
        for index in text.indices { buffer[index] = text[index] }
        return text.count
      }
    }
  }
}

/// Puts digits and marks one behind the other.
private struct Writer {
  private let glyphs: Glyphs
  private let digits: DigitString
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0
  /// The digit that comes next.
  private(set) var next = 0

  init(_ glyphs: Glyphs, _ digits: DigitString, _ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.glyphs = glyphs
    self.digits = digits
    self.buffer = buffer
  }

  @inline(never)
  mutating func put(_ bytes: [UInt8]) {
    for byte in bytes {
      buffer[count] = byte
      count += 1
    }
  }

  @inline(never)
  mutating func putDigits(_ amount: Int) {
    let last = next + amount
    let width = glyphs.digits.count / 10
    while next < last {
      let digit = Int(digits[next])
      next += 1
      if let zero = glyphs.zero {
        buffer[count] = zero &+ UInt8(truncatingIfNeeded: digit)
        count += 1
        continue
      }
      for index in digit * width..<(digit + 1) * width {
        buffer[count] = glyphs.digits[index]
        count += 1
      }
    }
  }
}
