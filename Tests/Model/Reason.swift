import AmountCore
import Foundation

/// The reasons of a refusal, in the order in which they are told (E6).
enum Reason: String, CaseIterable {
  case rangeOutOfBounds, ambiguousAmount, unreadableAmount, currencyMismatch, unexpectedCharacter
  case groupingSeparatorTyped, negativeNotAllowed, decimalSeparatorImplied, fractionNotAllowed
  case secondDecimalSeparator, leadingDecimalSeparator, redundantLeadingZero, tooManyFractionDigits
  case tooManyIntegerDigits, zeroNotAllowed, aboveMaximum, belowMinimum

  static func first(of reasons: [Reason]) -> Reason? {
    reasons.isEmpty ? nil : allCases.first { reasons.contains($0) }
  }
}

extension FieldModel {
  /// What speaks against a sheet (K2, K3, L1, L3).
  func objections(to sheet: Sheet, isDeletion: Bool) -> [Reason] {
    var reasons: [Reason] = []
    let options = notation.options
    if !isDeletion && sheet.cents.count > notation.fraction.upperBound { reasons.append(.tooManyFractionDigits) }
    if sheet.whole.count > options.integerDigits { reasons.append(.tooManyIntegerDigits) }
    // What is there already is not completed.
    let completes = sheet.plain != here.plain && sheet.cents.count >= notation.fraction.upperBound
    if !isDeletion, options.zeroAmount == .reject, sheet.isZero, completes {
      reasons.append(.zeroNotAllowed)
    }
    if options.outOfRange == .reject, let amount = value(sheet) {
      let old = value(here) ?? 0
      if let maximum = options.maximum.map({ Decimal(string: $0.description)! }) {
        if maximum >= 0, amount > maximum, amount > old { reasons.append(.aboveMaximum) }
      }
      if let minimum = options.minimum.map({ Decimal(string: $0.description)! }) {
        if minimum < 0, amount < minimum, amount < old { reasons.append(.belowMinimum) }
      }
    }
    return reasons
  }

  func value(_ sheet: Sheet) -> Decimal? { sheet.amount.map { Decimal(string: $0)! } }

  /// L4.
  public var validity: String {
    let sheet = here
    if sheet.digits.isEmpty { return "empty" }
    if memory.isDoubtful { return "doubtfulSeparator" }
    let options = notation.options
    guard options.maximum != nil || options.minimum != nil else {
      return options.zeroAmount == .reject && sheet.isZero ? "zeroNotAllowed" : "valid"
    }
    let amount = value(sheet)!
    if let maximum = options.maximum, amount > Decimal(string: maximum.description)! { return "aboveMaximum" }
    if let minimum = options.minimum, amount < Decimal(string: minimum.description)! { return "belowMinimum" }
    return options.zeroAmount == .reject && amount == 0 ? "zeroNotAllowed" : "valid"
  }
}
