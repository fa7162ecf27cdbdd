import Foundation

/// SplitMix64 with a seed that a failure prints; `AMOUNT_SEED` repeats a run.
public struct SeededGenerator: RandomNumberGenerator {
  public let seed: UInt64
  private var state: UInt64

  public init(seed: UInt64? = nil) {
    self.seed = seed ?? SeededGenerator.environmentSeed ?? UInt64.random(in: 0 ... .max)
    state = self.seed
  }

  private static var environmentSeed: UInt64? {
    ProcessInfo.processInfo.environment["AMOUNT_SEED"].flatMap { UInt64($0) }
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
