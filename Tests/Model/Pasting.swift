import AmountCore

/// A plain number as it stands in a pasted text.
struct PastedNumber {
  /// `-` or `+` where one is written.
  var sign: Character?
  var whole: String
  var hasPoint: Bool
  var cents: String
  /// Whether nothing but digits is written.
  var isDigitsOnly: Bool
}

extension FieldModel {
  private enum Reading {
    case number(PastedNumber)
    case unreadable
  }

  func paste(_ text: String, _ range: Range<Int>, _ page: Page) -> Verdict {
    switch read(text) {
    case nil: return .noOpinion
    case .unreadable: return refused(.unreadableAmount)
    case .number(let number): return paste(number, page.cut(range), page)
    }
  }

  /// Digits with at most one decimal mark; `1,234.56`; a sign. On anything else there is no opinion.
  private func read(_ text: String) -> Reading? {
    var rest = text[...]
    var sign: Character?
    if let first = rest.first, first == "-" || first == "+" {
      sign = first
      rest.removeFirst()
    }
    if rest.last == "x", rest.dropLast().allSatisfy(\.isASCII) { return .unreadable }
    guard (1...38).contains(rest.count), rest.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") })
    else { return nil }
    let marks = rest.filter { !$0.isNumber }
    let parts = rest.split(omittingEmptySubsequences: false) { !$0.isNumber }.map(String.init)
    if marks.isEmpty {
      return .number(
        PastedNumber(sign: sign, whole: parts[0], hasPoint: false, cents: "", isDigitsOnly: sign == nil))
    }
    // The marks that go with ASCII digits are not these.
    guard notation.digits[0] == "0", let cents = parts.last, !cents.isEmpty else { return nil }
    if marks.count == 1 {
      let isOwn = Character(notation.point) == marks.first
      let isForeign =
        !isOwn && notation.fraction.upperBound > 0 && notation.mark.map { Character($0) != marks.first } ?? true
        && (1...2).contains(cents.count)
        && !parts[0].isEmpty
      // Three digits behind a mark may be a group.
      guard isOwn && (cents.count != 3 || notation.fraction.upperBound >= 3) || isForeign else { return nil }
      return .number(
        PastedNumber(sign: sign, whole: parts[0], hasPoint: true, cents: cents, isDigitsOnly: false))
    }
    guard marks.count == 2, marks.first != marks.last, parts[1].count == 3, (1...3).contains(parts[0].count),
      parts[0].first != "0"
    else { return nil }
    return .number(
      PastedNumber(sign: sign, whole: parts[0] + parts[1], hasPoint: true, cents: cents, isDigitsOnly: false))
  }

  private func paste(_ number: PastedNumber, _ cut: Cut, _ page: Page) -> Verdict {
    var reasons: [Reason] = []
    var sheet = Sheet(isNegative: page.isNegative && !cut.coversSign, left: cut.left, right: cut.right)
    let isOverAll = sheet.digits.isEmpty
    if number.sign != nil {
      // P3
      if !isOverAll && !cut.left.isEmpty { reasons.append(.unreadableAmount) }
      sheet.isNegative = number.sign == "-"
    }
    if number.sign == "-" && notation.options.sign == .positive { reasons.append(.negativeNotAllowed) }
    let (fitting, objection) = fitted(number)
    if let objection { reasons.append(objection) }
    if notation.isCents {
      if number.isDigitsOnly || notation.fraction.upperBound == 0 {
        // Without cents there is nothing to mix with.
        sheet.left += fitting.whole
      } else if isOverAll {
        let missing = notation.fraction.upperBound - fitting.cents.count
        (sheet.left, sheet.right) = (fitting.whole + fitting.cents + String(repeating: "0", count: max(0, missing)), "")
      } else {
        // M1: an amount does not mix with cents.
        if objection == nil { reasons.append(.secondDecimalSeparator) }
      }
      sheet = filled(sheet)
    } else {
      if isOverAll { (sheet.left, sheet.right) = ("", "") }
      // What does not fit on its own is refused for that.
      if objection == nil && fitting.hasPoint && sheet.hasPoint { reasons.append(.secondDecimalSeparator) }
      sheet.left += fitting.whole
      if fitting.hasPoint { sheet.left += "." + fitting.cents }
      // P5
      if objection == nil && sheet.hasPoint && sheet.whole.isEmpty && notation.options.leadingPoint == .reject {
        reasons.append(.leadingDecimalSeparator)
      }
      sheet.dropZeros(completing: true)
    }
    reasons += objections(to: sheet, isDeletion: false)
    if let reason = Reason.first(of: reasons) { return refused(reason) }
    return .taken(showing(sheet))
  }

  /// P4: the number made to fit on its own, or what speaks against it.
  private func fitted(_ number: PastedNumber) -> (PastedNumber, Reason?) {
    let most = notation.fraction.upperBound
    guard number.cents.count > most else { return (number, nil) }
    var fitting = number
    let excess = number.cents.dropFirst(most)
    fitting.cents = String(number.cents.prefix(most))
    fitting.hasPoint = most > 0
    if excess.allSatisfy({ $0 == "0" }) { return (fitting, nil) }
    switch notation.options.excessFraction {
    case .reject: return (number, most == 0 ? .fractionNotAllowed : .tooManyFractionDigits)
    case .truncate: return (fitting, nil)
    case .round:
      let kept = fitting.whole + fitting.cents
      let isOdd = kept.last.map { "13579".contains($0) } ?? false
      let half = "5" + String(repeating: "0", count: excess.count - 1)
      if excess > half || excess == half && isOdd {
        let raised = String((Int(kept) ?? 0) + 1)
        let digits = String(repeating: "0", count: max(0, kept.count - raised.count)) + raised
        fitting.whole = String(digits.dropLast(most))
        fitting.cents = String(digits.suffix(most))
      }
      return (fitting, nil)
    }
  }
}
