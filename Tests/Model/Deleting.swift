import AmountCore

extension FieldModel {
  private enum Manner { case backspace, forward, selected }

  func delete(_ range: Range<Int>, _ page: Page) -> Verdict {
    var next = self
    next.memory.interrupt()
    if range.isEmpty { return .taken(next) }
    let manner: Manner =
      selection == range ? .selected : selection == range.upperBound..<range.upperBound ? .backspace : .forward
    var cut = page.cut(range)
    if manner != .selected && cut.covered.isEmpty && !cut.coversSign {
      // D1: the neighbour goes instead.
      if let sign = page.sign,
        manner == .forward ? range.upperBound <= sign.lowerBound : range.lowerBound >= sign.upperBound,
        manner == .forward ? sign.upperBound <= page.start : sign.lowerBound >= page.end
      {
        // The range lies beyond the sign, in an affix: the contract does not say.
        return .noOpinion
      }
      let skipsPoint = notation.isCents
      if manner == .backspace {
        var skipped = ""
        if skipsPoint, cut.left.last == "." { skipped = String(cut.left.removeLast()) }
        if let last = cut.left.popLast() {
          cut.covered = String(last)
          cut.right = skipped + cut.right
        } else if page.isNegative {
          cut.coversSign = true
        }
      } else {
        var skipped = ""
        if skipsPoint, cut.right.first == "." { skipped = String(cut.right.removeFirst()) }
        if let first = cut.right.first {
          cut.right.removeFirst()
          cut.covered = String(first)
          cut.left += skipped
        }
      }
    } else if notation.isCents && manner != .selected && cut.covered == "." {
      // M2: the point has its place, the digit next to it goes.
      if manner == .backspace {
        cut.covered = cut.left.popLast().map { String($0) } ?? ""
      } else {
        cut.covered = cut.right.isEmpty ? "" : String(cut.right.removeFirst())
      }
    }
    if manner != .selected && cut.covered.isEmpty && !cut.coversSign { return .taken(next) }
    let isNegative = page.isNegative && !cut.coversSign
    if notation.isCents {
      return next.deleteCents(cut, isNegative, isSelected: manner == .selected, range, old: page)
    }
    var sheet = Sheet(isNegative: isNegative, left: cut.left, right: cut.right)
    if manner != .selected && notation.options.pointDeletion == .guard && cut.covered.contains("."), !cut.right.isEmpty
    {
      // D2: the point stays while a fraction digit stays behind it.
      let isAlone = cut.covered == "."
      if isAlone && manner == .forward { sheet.left += "." } else { sheet.right = "." + sheet.right }
    }
    return next.takeDeletion(settled(sheet), old: page)
  }

  /// `self` has forgotten what a deletion ends.
  func takeDeletion(_ sheet: Sheet, old page: Page) -> Verdict {
    let isUnchanged = sheet.plain == page.plain && sheet.isNegative == page.isNegative
    if !isUnchanged, let reason = Reason.first(of: objections(to: sheet, isDeletion: true)) { return refused(reason) }
    return .taken(showing(sheet))
  }
}
