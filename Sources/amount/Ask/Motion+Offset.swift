import AmountCore

/// Where motions lead, in UTF-16 offsets into the text.
extension AmountEditor {
  /// Where a motion leads from an offset; never to the other side of it.
  func offset(_ motion: Motion, from offset: Int) -> Int {
    switch motion {
    case .left: min(offset, caretStop(before: offset))
    case .right: max(offset, caretStop(after: offset))
    case .groupLeft: min(offset, groupStart(before: offset))
    case .groupRight: max(offset, groupEnd(after: offset))
    case .start: 0
    case .end: textLength
    }
  }

  /// How far a deletion reaches: by scalars, not by caret stops, so that the engine sees what stands next to the caret.
  /// Where there is no group left, the sign may still be there: it goes as with the short key.
  func deletionTarget(_ motion: Motion, from offset: Int) -> Int {
    switch motion {
    case .left: scalarStart(before: offset)
    case .right: scalarEnd(after: offset)
    case .groupLeft: min(groupStart(before: offset), scalarStart(before: offset))
    case .groupRight: max(groupEnd(after: offset), scalarEnd(after: offset))
    case .start: 0
    case .end: textLength
    }
  }

  private func scalarStart(before offset: Int) -> Int {
    let units = Array(text.utf16.prefix(offset))
    return UTF16.isTrailSurrogate(units.last ?? 0) ? offset - 2 : max(0, offset - 1)
  }

  private func scalarEnd(after offset: Int) -> Int {
    let units = Array(text.utf16.dropFirst(offset))
    return UTF16.isLeadSurrogate(units.first ?? 0) ? offset + 2 : min(textLength, offset + 1)
  }

  /// The start of the group before an offset: over any separators, then over digits, as shells go by words.
  private func groupStart(before offset: Int) -> Int {
    groups.last { $0.lowerBound < offset }?.lowerBound ?? digitRange.lowerBound
  }

  private func groupEnd(after offset: Int) -> Int {
    groups.first { $0.upperBound > offset }?.upperBound ?? digitRange.upperBound
  }

  /// The stretches of digits between separators.
  private var groups: [Range<Int>] {
    let notation = format.notation
    let separators = [notation.decimalSeparator, notation.groupingSeparator]
    var groups: [Range<Int>] = []
    var offset = 0
    var start: Int?
    for scalar in text.unicodeScalars {
      let next = offset + UTF16.width(scalar)
      let isInGroup = digitRange.contains(offset) && !separators.contains(scalar)
      if isInGroup && start == nil { start = offset }
      if let begun = start, !isInGroup {
        groups.append(begun..<offset)
        start = nil
      }
      offset = next
    }
    if let start { groups.append(start..<offset) }
    return groups
  }
}
