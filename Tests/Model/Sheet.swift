import AmountCore

/// What is to be shown: plain characters on both sides of the caret, and the sign.
struct Sheet {
  var isNegative: Bool
  var left: String
  var right: String

  var plain: String { left + right }
  var whole: Substring { plain.prefix { $0 != "." } }
  var cents: Substring { plain.drop { $0 != "." }.dropFirst() }
  var hasPoint: Bool { left.contains(".") || right.contains(".") }
  var digits: String { plain.filter { $0 != "." } }
  var isZero: Bool { !digits.isEmpty && digits.allSatisfy { $0 == "0" } }

  /// The amount in canonical form, or nil where there is no digit.
  var amount: String? {
    guard !digits.isEmpty else { return nil }
    let whole = self.whole.drop { $0 == "0" }
    let sign = isNegative && !isZero ? "-" : ""
    return sign + (whole.isEmpty ? "0" : whole) + (cents.isEmpty ? "" : "." + cents)
  }

  /// Drops redundant zeros in front, and puts one before a bare point (D4, P5, F1).
  mutating func dropZeros(completing: Bool) {
    let count = whole.count
    var redundant = whole.prefix { $0 == "0" }.count
    if redundant == count { redundant = max(0, count - 1) }
    let fromLeft = min(redundant, left.count)
    left.removeFirst(fromLeft)
    right.removeFirst(redundant - fromLeft)
    if completing && hasPoint && whole.isEmpty { left = "0" + left }
  }

  /// Zeros behind the last cent, and a point before them.
  mutating func padCents(to count: Int) {
    let missing = count - cents.count
    guard !plain.isEmpty, missing > 0 else { return }
    right += (hasPoint ? "" : ".") + String(repeating: "0", count: missing)
  }

  /// The text, and the offset right behind the characters left of the caret (C1, C2).
  func shown(_ notation: ModelNotation, isEditing: Bool) -> (text: String, caret: Int, start: Int) {
    guard isNegative || !plain.isEmpty else { return ("", 0, 0) }
    let affixes = isNegative ? notation.negative : notation.positive
    let start = affixes.prefix.utf16.count
    var text = String.UnicodeScalarView(affixes.prefix.unicodeScalars)
    var (offset, caret, index) = (start, start, 0)
    let count = whole.count
    let groups = notation.groups(count, isEditing: isEditing)
    for character in plain {
      if groups, index > 0, index < count, let mark = notation.mark, isBorder(count - index, notation) {
        text.append(mark)
        offset += UTF16.width(mark)
      }
      let scalar = character == "." ? notation.point : notation.digits[character.wholeNumberValue!]
      text.append(scalar)
      offset += UTF16.width(scalar)
      index += 1
      if index == left.count { caret = offset }
    }
    text.append(contentsOf: affixes.suffix.unicodeScalars)
    return (String(text), caret, start)
  }

  /// Whether a separator stands before the last so many digits of the integer part.
  private func isBorder(_ behind: Int, _ notation: ModelNotation) -> Bool {
    behind == notation.sizes.first
      || behind > notation.sizes.first && (behind - notation.sizes.first) % notation.sizes.others == 0
  }
}
