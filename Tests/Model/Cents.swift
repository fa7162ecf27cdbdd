import AmountCore

/// Minor-units entry (M1, M2): the digits of both sides, filled from the right.
extension FieldModel {
  /// The point put before the last digits, zeros in front as many as it takes and no more.
  func filled(_ sheet: Sheet) -> Sheet {
    let most = notation.fraction.upperBound
    var right = sheet.right.filter { $0 != "." }
    var digits = sheet.digits
    guard !digits.isEmpty else { return Sheet(isNegative: sheet.isNegative, left: "", right: "") }
    while digits.count > most + 1, digits.first == "0" { digits.removeFirst() }
    while digits.count < most + 1 { digits = "0" + digits }
    if right.count > digits.count { right = digits }
    var left = String(digits.dropLast(right.count))
    if most > 0 {
      if right.count >= most {
        right.insert(".", at: right.index(right.endIndex, offsetBy: -most))
      } else {
        left.insert(".", at: left.index(left.endIndex, offsetBy: right.count - most))
      }
    }
    return Sheet(isNegative: sheet.isNegative, left: left, right: right)
  }

  /// M2; `self` has forgotten what a deletion ends.
  func deleteCents(_ cut: Cut, _ isNegative: Bool, isSelected: Bool, _ range: Range<Int>, old page: Page) -> Verdict {
    let covered = cut.covered.filter { $0 != "." }
    var sheet = Sheet(isNegative: isNegative, left: cut.left, right: cut.right)
    if covered.isEmpty && !cut.coversSign {
      // E4: the point has its place.
      var next = self
      let caret = cut.covered == "." ? range.upperBound : sheet.shown(notation, isEditing: isEditing).caret
      next.selection = caret..<caret
      return .taken(next)
    }
    // A zero is one digit, however many zeros show it.
    if page.isZero && !covered.isEmpty { (sheet.left, sheet.right) = ("", "") }
    sheet = filled(sheet)
    if cut.covered.contains("."), sheet.right.first == "." { sheet.left.append(sheet.right.removeFirst()) }
    return takeDeletion(sheet, old: page)
  }
}
