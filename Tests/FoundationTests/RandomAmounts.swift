import AmountCore
import Foundation

/// Amounts of every length and scale, from a seed that a failure prints; `AMOUNT_SEED` repeats a run.
struct RandomAmounts {
  let seed: UInt64
  private var state: UInt64

  init() {
    seed = ProcessInfo.processInfo.environment["AMOUNT_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0 ... .max)
    state = seed
  }

  /// An amount of up to so many digits, and so many of them after the point. Zeros are frequent.
  mutating func amount(digits: ClosedRange<Int> = 1...38, scale: ClosedRange<Int> = 0...38) -> Amount {
    let count = Int.random(in: digits, using: &self)
    let fraction = Int.random(in: scale.lowerBound...min(scale.upperBound, 38), using: &self)
    var text = (0..<count).map { _ in Bool.random(using: &self) ? "0" : String(Int.random(in: 0...9, using: &self)) }
      .joined()
    if fraction >= text.count { text = String(repeating: "0", count: fraction + 1 - text.count) + text }
    if fraction > 0 { text.insert(".", at: text.index(text.endIndex, offsetBy: -fraction)) }
    let amount: Amount? = Amount((Bool.random(using: &self) ? "-" : "") + text)
    return amount ?? .zero
  }
}

extension RandomAmounts: RandomNumberGenerator {
  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
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
