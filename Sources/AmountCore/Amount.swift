/// An exact decimal amount of money: a sign, up to 38 digits, and the scale it was written with.
///
/// Two amounts are equal when they are the same number; the description keeps the zeros that were written.
///
///     let price: Amount = "12.50"
///     price == "12.5"          // true
///     price.description        // "12.50"
///     price.minorUnits(fractionDigits: 2)   // 1250
///
/// No operation goes through binary floating point, and there is no floating-point literal: `12.35` would have been
/// rounded before it arrived here.
public struct Amount: Sendable {
  /// The most digits an amount holds, before and after the point together.
  public static let maximumDigits = 38

  /// The digits from the first that is not zero; none for zero.
  let digits: DigitString

  /// How many digits stand after the point: `12.50` has scale 2. From 0 to 38.
  public let scale: Int

  /// Whether the amount is below zero. Zero has no sign: `-0` is `0`.
  public let isNegative: Bool

  /// Drops leading zeros. The caller sees to it that at most 38 digits remain and the scale is at most 38.
  init(digits: DigitString, scale: Int, isNegative: Bool) {
    self.digits = digits.dropFirst(digits.leadingZeroCount)
    self.scale = scale
    self.isNegative = isNegative && !digits.isZero
  }

  /// Zero, with no digit after the point.
  public static var zero: Amount { Amount(digits: DigitString(), scale: 0, isNegative: false) }

  public var isZero: Bool { digits.isEmpty }

  /// How many digits stand before the point; 0 for `0.05`, negative where zeros follow the point.
  private var magnitude: Int { digits.count - scale }

  /// How many digits stand before the point, the `0` of `0.05` not counted.
  var integerDigitCount: Int { max(0, magnitude) }

  /// The amount without the zeros that end its fraction: `12.50` becomes `12.5`.
  package var withoutTrailingZeros: Amount {
    if isZero { return .zero }
    var kept = digits.count
    var scale = scale
    while scale > 0 && digits[kept - 1] == 0 {
      kept -= 1
      scale -= 1
    }
    return Amount(digits: digits.prefix(kept), scale: scale, isNegative: isNegative)
  }
}

// MARK: - Comparing

extension Amount: Equatable, Comparable {
  /// Numeric equality: `1.5 == 1.50`. Complexity: O(1).
  public static func == (left: Amount, right: Amount) -> Bool {
    if left.isZero || right.isZero { return left.isZero && right.isZero }
    return left.isNegative == right.isNegative && left.magnitude == right.magnitude
      && left.digits.nibbles == right.digits.nibbles
  }

  /// Numeric order. Complexity: O(1).
  public static func < (left: Amount, right: Amount) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative ? right.isSmallerInSize(than: left) : left.isSmallerInSize(than: right)
  }

  private func isSmallerInSize(than other: Amount) -> Bool {
    if isZero || other.isZero { return isZero && !other.isZero }
    if magnitude != other.magnitude { return magnitude < other.magnitude }
    return digits.nibbles < other.digits.nibbles
  }
}

// MARK: - Minor units

extension Amount {
  /// An amount counted in minor units, such as cents: `Amount(minorUnits: 1250, fractionDigits: 2)` is `12.50`.
  ///
  /// How many fraction digits a currency is *stored* with (ISO 4217) and how many are *shown* (CLDR) are two questions,
  /// so the number is always given by the caller. ISO 4217 gives the Iraqi dinar three and the Afghani, the Colombian peso,
  /// the Indonesian rupiah, the Pakistani rupee and the Serbian dinar two each, where locale data show none, since that is
  /// how prices are written; and locale data change with the system's version. Payment services have lists of their own.
  ///
  /// - Parameters:
  ///   - minorUnits: The amount in its smallest unit, below zero for a negative one.
  ///   - fractionDigits: From 0 to 38; anything outside is taken as the nearer bound.
  public init(minorUnits: Int64, fractionDigits: Int) {
    var digits = DigitString()
    var rest = minorUnits.magnitude
    while rest > 0 {
      digits.insert(UInt8(rest % 10), at: 0)
      rest /= 10
    }
    self.init(digits: digits, scale: min(max(0, fractionDigits), Amount.maximumDigits), isNegative: minorUnits < 0)
  }

  /// The amount counted in minor units, or nil where it is not exact or does not fit.
  ///
  ///     let price: Amount = "12.50"
  ///     price.minorUnits(fractionDigits: 2)   // 1250
  ///     price.minorUnits(fractionDigits: 0)   // nil: half a unit would be lost
  ///
  /// Complexity: O(digits).
  public func minorUnits(fractionDigits: Int) -> Int64? {
    guard (0...Amount.maximumDigits).contains(fractionDigits) else { return nil }
    let exact = withoutTrailingZeros
    guard exact.scale <= fractionDigits else { return nil }
    var units: Int64 = 0
    for index in 0..<(exact.digits.count + fractionDigits - exact.scale) {
      let digit = index < exact.digits.count ? Int64(exact.digits[index]) : 0
      let (shifted, overflow) = units.multipliedReportingOverflow(by: 10)
      let (next, carry) = shifted.subtractingReportingOverflow(digit)
      if overflow || carry { return nil }
      units = next
    }
    if isNegative { return units }
    return units == .min ? nil : -units
  }
}

// MARK: - Rounding

extension Amount {
  /// What happens to the digits that are cut off.
  public enum RoundingRule: Sendable {
    /// To the nearest; a tie goes to the even neighbour (bankers' rounding): `0.125` becomes `0.12`.
    case halfEven
    /// To the nearest; a tie goes away from zero: `0.125` becomes `0.13`, `-0.125` becomes `-0.13`.
    case halfUp
    /// Toward positive infinity: `0.121` becomes `0.13`, `-0.129` becomes `-0.12`.
    case up
    /// Toward negative infinity: `0.129` becomes `0.12`, `-0.121` becomes `-0.13`.
    case down
    /// The digits are dropped: `-0.129` becomes `-0.12`.
    case towardZero
  }

  /// The amount with at most so many fraction digits. An amount that has no more is returned as it is.
  ///
  ///     let price: Amount = "1.005"
  ///     price.rounded(toFractionDigits: 2, .halfEven)   // 1.00
  ///     price.rounded(toFractionDigits: 2, .halfUp)     // 1.01
  ///
  /// Complexity: O(digits).
  public func rounded(toFractionDigits fractionDigits: Int, _ rule: RoundingRule = .halfEven) -> Amount {
    let fractionDigits = max(0, fractionDigits)
    guard scale > fractionDigits else { return self }
    let cut = scale - fractionDigits
    let keptCount = digits.count - cut
    let kept = keptCount > 0 ? digits.prefix(keptCount) : DigitString()
    let firstCut = keptCount >= 0 && keptCount < digits.count ? digits[keptCount] : 0
    let rest = keptCount < 0 ? digits : digits.dropFirst(min(digits.count, keptCount + 1))
    let isExact = firstCut == 0 && rest.isZero

    let awayFromZero: Bool
    switch rule {
    case .halfEven:
      let lastIsOdd = !kept.isEmpty && kept[kept.count - 1] & 1 == 1
      awayFromZero = firstCut > 5 || firstCut == 5 && (!rest.isZero || lastIsOdd)
    case .halfUp: awayFromZero = firstCut >= 5
    case .up: awayFromZero = !isExact && !isNegative
    case .down: awayFromZero = !isExact && isNegative
    case .towardZero: awayFromZero = false
    }
    var result = kept
    if awayFromZero { result.increment() }
    return Amount(digits: result, scale: fractionDigits, isNegative: isNegative)
  }
}

// MARK: - Text

extension Amount: LosslessStringConvertible, CustomStringConvertible {
  /// Reads the canonical form: an optional `-`, ASCII digits, and optionally a point with digits on both sides.
  ///
  /// Returns nil for everything else (`1,5`, `.5`, `1e3`, ` 1`) and for more than 38 digits. What people write is read
  /// by ``AmountReading``. Complexity: O(length).
  public init?(_ description: String) {
    var description = description
    guard let amount = description.withUTF8({ Amount(utf8: $0) }) else { return nil }
    self = amount
  }

  /// Reads the canonical form from ASCII.
  package init?(utf8 text: UTF8Text) {
    var digits = DigitString()
    var scale = -1
    var isNegative = false
    var last: UInt8 = 46
    for (index, byte) in text.enumerated() {
      switch byte {
      case 45 where index == 0: isNegative = true
      case 46:
        guard scale < 0, last != 46, last != 45 else { return nil }
        scale = 0
      case 48...57:
        if scale >= 0 { scale += 1 }
        if byte > 48 || !digits.isEmpty { digits.append(byte - 48) }
        guard digits.count <= Amount.maximumDigits, scale <= Amount.maximumDigits else { return nil }
      default: return nil
      }
      last = byte
    }
    guard last != 46, last != 45 else { return nil }
    self.init(digits: digits, scale: max(0, scale), isNegative: isNegative)
  }

  /// The canonical form: `-1234.50`. ASCII digits, a point, no grouping, the scale as written.
  public var description: String {
    let length = max(digits.count, scale + 1) + (scale > 0 ? 1 : 0) + (isNegative ? 1 : 0)
    return String(unsafeUninitializedCapacity: length) { write(to: $0) }
  }

  /// How many bytes ``write(to:)`` needs at most: all digits as a fraction, `0.` and a sign.
  package static let longestDescription = maximumDigits + 3

  /// Writes the canonical form in ASCII. Returns how many bytes it took.
  package func write(to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var index = 0
    func put(_ byte: UInt8) {
      buffer[index] = byte
      index += 1
    }
    if isNegative { put(45) }
    for place in stride(from: max(digits.count, scale + 1), to: 0, by: -1) {
      if place == scale { put(46) }
      put(place > digits.count ? 48 : 48 + digits[digits.count - place])
    }
    return index
  }
}

extension Amount: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  public init(integerLiteral value: Int64) {
    self.init(minorUnits: value, fractionDigits: 0)
  }

  /// The canonical form, as a literal in source code: `let price: Amount = "12.50"`.
  ///
  /// A literal that is no amount is a mistake in the program and stops it. Text that comes from anywhere else goes
  /// through the failable `Amount(_: String)`; mind that `Amount("…")` with a literal is this initializer.
  public init(stringLiteral value: String) {
    guard let amount = Amount(value) else { preconditionFailure("not an amount: write it as \"-1234.50\"") }
    self = amount
  }
}

extension Amount: Hashable {
  public func hash(into hasher: inout Hasher) {
    guard !isZero else { return hasher.combine(0) }
    hasher.combine(isNegative)
    hasher.combine(magnitude)
    hasher.combine(digits.nibbles)
  }
}
