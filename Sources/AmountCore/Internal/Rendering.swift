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
    var count = 0
    func put(_ units: [Unit]) {
      for unit in units {
        buffer[count] = unit
        count += 1
      }
    }
    func put(digit: UInt8) {
      let width = glyphs.digitWidth
      for index in 0..<width { buffer[count + index] = glyphs.digits[Int(digit) * width + index] }
      count += width
    }

    put(draft.isNegative ? glyphs.negativePrefix : glyphs.positivePrefix)
    if let grouping = Layout.grouping(draft, self, isEditing: isEditing) {
      for index in 0..<draft.integerCount {
        let right = draft.integerCount - index - grouping.primary
        if index > 0, right >= 0, right % grouping.secondary == 0 { put(glyphs.groupingSeparator) }
        put(digit: draft.digits[index])
      }
    } else {
      for index in 0..<draft.integerCount { put(digit: draft.digits[index]) }
    }
    if draft.hasPoint { put(glyphs.decimalSeparator) }
    for index in draft.integerCount..<draft.digits.count { put(digit: draft.digits[index]) }
    put(draft.isNegative ? glyphs.negativeSuffix : glyphs.positiveSuffix)
    return count
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

extension Glyphs {
  /// An upper bound for any text: every digit with a separator before it, and all affixes.
  var longestText: Int {
    DigitString.capacity * (digitWidth + groupingSeparator.count) + decimalSeparator.count + positivePrefix.count
      + positiveSuffix.count + negativePrefix.count + negativeSuffix.count
  }
}
