extension Rules {
  /// Calls the body with the text of a draft, encoded in a buffer on the stack.
  func withText<Unit, Result>(
    of draft: Draft, isEditing: Bool, as glyphs: Glyphs<Unit>, _ body: (UnsafeMutableBufferPointer<Unit>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Unit.self, capacity: glyphs.longestText) { buffer in
      let count = write(draft, isEditing: isEditing, as: glyphs, to: buffer)
      return body(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
    }
  }

  /// Writes the text of a draft into a buffer of at least `glyphs.longestText` units. Returns how many were written.
  func write<Unit>(
    _ draft: Draft, isEditing: Bool, as glyphs: Glyphs<Unit>, to buffer: UnsafeMutableBufferPointer<Unit>
  ) -> Int {
    if draft.isEmpty { return 0 }
    var writer = Writer(glyphs, draft.digits, buffer)
    writer.put(draft.isNegative ? glyphs.negativePrefix : glyphs.positivePrefix)
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
    writer.put(draft.isNegative ? glyphs.negativeSuffix : glyphs.positiveSuffix)
    return writer.count
  }

  func text(of draft: Draft, isEditing: Bool) -> String {
    if draft.isEmpty { return "" }
    return withText(of: draft, isEditing: isEditing, as: utf8) { units in
      String(unsafeUninitializedCapacity: units.count) { buffer in
        for index in units.indices { buffer[index] = units[index] }
        return units.count
      }
    }
  }
}

/// Puts digits and marks one behind the other.
private struct Writer<Unit: FixedWidthInteger & Sendable> {
  private let glyphs: Glyphs<Unit>
  private let digits: DigitString
  private let buffer: UnsafeMutableBufferPointer<Unit>
  private(set) var count = 0
  /// The digit that comes next.
  private(set) var next = 0

  init(_ glyphs: Glyphs<Unit>, _ digits: DigitString, _ buffer: UnsafeMutableBufferPointer<Unit>) {
    self.glyphs = glyphs
    self.digits = digits
    self.buffer = buffer
  }

  mutating func put(_ units: [Unit]) {
    for unit in units {
      buffer[count] = unit
      count += 1
    }
  }

  mutating func putDigits(_ amount: Int) {
    let last = next + amount
    if let zero = glyphs.zero {
      while next < last {
        buffer[count] = zero &+ Unit(truncatingIfNeeded: digits[next])
        count += 1
        next += 1
      }
      return
    }
    let width = glyphs.digitWidth
    while next < last {
      let first = Int(digits[next]) * width
      for index in first..<(first + width) {
        buffer[count] = glyphs.digits[index]
        count += 1
      }
      next += 1
    }
  }
}

extension Glyphs {
  /// An upper bound for any text: every digit with a separator before it, and all affixes.
  var longestText: Int {
    DigitString.capacity * (digitWidth + groupingSeparator.count) + decimalSeparator.count + positivePrefix.count
      + positiveSuffix.count + negativePrefix.count + negativeSuffix.count
  }
}
