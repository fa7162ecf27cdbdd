import AmountCore
import AmountTesting
import Foundation

/// Amounts of every length and scale, from a seed that a failure prints; `AMOUNT_SEED` repeats a run.
struct RandomAmounts {
  private var random = SeededGenerator()

  var seed: UInt64 { random.seed }

  /// An amount of up to so many digits, and so many of them after the point. Zeros are frequent.
  mutating func amount(digits: ClosedRange<Int> = 1...38, scale: ClosedRange<Int> = 0...38) -> Amount {
    let count = Int.random(in: digits, using: &random)
    let fraction = Int.random(in: scale.lowerBound...min(scale.upperBound, 38), using: &random)
    var text = (0..<count).map { _ in Bool.random(using: &random) ? "0" : String(Int.random(in: 0...9, using: &random))
    }
    .joined()
    if fraction >= text.count { text = String(repeating: "0", count: fraction + 1 - text.count) + text }
    if fraction > 0 { text.insert(".", at: text.index(text.endIndex, offsetBy: -fraction)) }
    let amount: Amount? = Amount((Bool.random(using: &random) ? "-" : "") + text)
    return amount ?? .zero
  }
}

extension RandomAmounts: RandomNumberGenerator {
  mutating func next() -> UInt64 { random.next() }
}

extension Amount {
  /// The digits, whatever is around them, from the first that is not zero; those that end a fraction are dropped.
  static func digits(of text: String, decimalSeparator: Unicode.Scalar?) -> String {
    var digits = ""
    var end = 0
    var isFraction = false
    for scalar in text.unicodeScalars {
      if scalar == decimalSeparator { isFraction = true }
      guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else { continue }
      if value > 0 || !digits.isEmpty { digits += String(Int(value)) }
      if value > 0 || !isFraction { end = digits.count }
    }
    return String(digits.prefix(end))
  }

  var significantDigits: String { Amount.digits(of: description, decimalSeparator: ".") }
}
