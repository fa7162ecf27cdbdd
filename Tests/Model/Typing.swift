import AmountCore

extension FieldModel {
  func type(_ scalar: Unicode.Scalar, _ range: Range<Int>, _ page: Page) -> Verdict {
    let cut = page.cut(range)
    // E3: what is covered goes first.
    let rest = Sheet(isNegative: page.isNegative && !cut.coversSign, left: cut.left, right: cut.right)
    let options = notation.options
    switch Keys(scalar, notation) {
    case .digit(let digit):
      return typeDigit(digit, rest, isOverSelection: !range.isEmpty, coversAny: !cut.covered.isEmpty)
    case .decimal:
      if notation.fraction.upperBound == 0 { return remembering(.fractionNotAllowed) }
      guard !notation.isCents else {
        var next = self
        next.memory.following = nil
        return .refused(Reason.decimalSeparatorImplied.rawValue, next)
      }
      return typePoint(rest)
    case .either: return remembering(.groupingSeparatorTyped)
    case .group:
      var next = self
      if next.memory.refusing == nil { next.memory.following = 0 }
      return .refused(Reason.groupingSeparatorTyped.rawValue, next)
    case .stray: return remembering(.unexpectedCharacter)
    case .silent, .affix: return .taken(self)
    case .minus:
      var sheet = rest
      sheet.isNegative.toggle()
      return typeSign(sheet, sheet.isNegative && options.sign == .positive ? [.negativeNotAllowed] : [], range, page)
    case .plus:
      var sheet = rest
      sheet.isNegative = false
      let isAllowed = options.sign == .any || page.isNegative
      return typeSign(sheet, isAllowed ? [] : [.unexpectedCharacter], range, page)
    case .other: return refused(.unexpectedCharacter)
    }
  }

  /// K9: the digits typed next are refused for the same reason.
  private func remembering(_ reason: Reason) -> Verdict {
    var next = self
    next.memory.refusing = reason.rawValue
    return .refused(reason.rawValue, next)
  }

  private func typeDigit(_ digit: Character, _ rest: Sheet, isOverSelection: Bool, coversAny: Bool) -> Verdict {
    if let refusing = memory.refusing { return .refused(refusing, self) }
    var reasons: [Reason] = []
    var sheet = rest
    let before = rest.left.filter { $0 != "." }
    let isBehindZeros = before.allSatisfy { $0 == "0" }
    let isInWhole = !rest.left.contains(".")
    // K4
    if digit == "0" {
      let hasWholeBehind = isInWhole && rest.right.first.map { $0 != "." } ?? false
      // Among cents, zeros that a selection left behind only fill (M1).
      let isLeading =
        notation.isCents
        ? !rest.digits.isEmpty && !(rest.isZero && coversAny) : isInWhole && (hasWholeBehind || !before.isEmpty)
      if isBehindZeros && isLeading { reasons.append(.redundantLeadingZero) }
    } else if isInWhole, isBehindZeros, !before.isEmpty, rest.right.isEmpty || rest.right.first == "." {
      if keepsZero(before, rest, isOverSelection) { reasons.append(.redundantLeadingZero) }
      sheet.left = ""
    }
    sheet.left.append(digit)
    sheet = settled(sheet)
    reasons += objections(to: sheet, isDeletion: false)
    if let reason = Reason.first(of: reasons) { return refused(reason) }
    var next = showing(sheet)
    if let following = memory.following {
      // More than a group is as good as any other number.
      let count = min(following, notation.sizes.first) + 1
      next.memory.following = count
      next.memory.isDoubtful = count != notation.sizes.first
    }
    return .taken(next)
  }

  /// Whether a lone zero, without a point, keeps its place.
  private func keepsZero(_ before: String, _ rest: Sheet, _ isOverSelection: Bool) -> Bool {
    notation.options.zeroThenDigit == .reject && before == "0" && rest.right.isEmpty && !isOverSelection
  }

  private func typePoint(_ rest: Sheet) -> Verdict {
    var reasons: [Reason] = []
    var sheet = rest
    if rest.hasPoint {
      // K6
      if rest.right.first == "." { sheet.right.removeFirst() } else { reasons.append(.secondDecimalSeparator) }
    }
    // K8
    if rest.left.isEmpty {
      if notation.options.leadingPoint == .reject { reasons.append(.leadingDecimalSeparator) }
      sheet.left = "0"
    }
    sheet.left += "."
    sheet = settled(sheet)
    reasons += objections(to: sheet, isDeletion: false)
    if let reason = Reason.first(of: reasons) { return refused(reason) }
    return .taken(showing(sheet))
  }

  /// K10
  private func typeSign(_ rest: Sheet, _ forbidden: [Reason], _ range: Range<Int>, _ page: Page) -> Verdict {
    let cut = page.cut(range)
    let coversNothing = cut.covered.isEmpty && !cut.coversSign
    let sheet = coversNothing ? rest : settled(rest)
    if let reason = Reason.first(of: forbidden + objections(to: sheet, isDeletion: false)) { return refused(reason) }
    guard coversNothing else { return .taken(showing(sheet)) }
    let start = sheet.shown(notation, isEditing: isEditing).start
    let within = min(max(range.lowerBound, page.start), page.end) - page.start
    return .taken(showing(sheet, caret: start + within))
  }

  /// Zeros removed at once (D4), cents filled from the right (M1).
  func settled(_ sheet: Sheet) -> Sheet {
    if notation.isCents { return filled(sheet) }
    var sheet = sheet
    if sheet.digits.isEmpty { (sheet.left, sheet.right) = ("", "") }
    if notation.options.leadingZeros == .remove { sheet.dropZeros(completing: true) }
    return sheet
  }
}
