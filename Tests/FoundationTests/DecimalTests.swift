import AmountCore
import AmountFoundation
import Foundation
import Testing

@Suite struct DecimalTests {
  private static let point = Locale(identifier: "en_US_POSIX")

  /// Every amount is a decimal number, and that is the same amount.
  @Test func everyAmountRoundTrips() throws {
    var amounts = RandomAmounts()
    for _ in 0..<20_000 {
      let amount = amounts.amount()
      let decimal = Decimal(amount)
      #expect(try Amount(exactly: decimal) == amount, "\(amount), seed \(amounts.seed)")
      // Put together by arithmetic on halves, not by reading a text.
      let digits = amount.significantDigits
      let scale = amount.scale - trailingZeros(amount)
      let halves = [digits.dropLast(19), digits.suffix(19)].map { Decimal(UInt64($0) ?? 0) }
      let ten19 = Decimal(sign: .plus, exponent: 19, significand: 1)
      let number = halves[0] * ten19 + halves[1]
      let exact = Decimal(sign: amount.isNegative ? .minus : .plus, exponent: -scale, significand: number)
      #expect(decimal == exact, "\(amount), seed \(amounts.seed)")
    }
  }

  private func trailingZeros(_ amount: Amount) -> Int {
    amount.isZero ? amount.scale : min(amount.scale, amount.description.reversed().prefix { $0 == "0" }.count)
  }

  /// Mantissas and exponents of every size: the same number, or an error where it has more digits than an amount.
  @Test func everyDecimalIsExactOrRefused() throws {
    var random = RandomAmounts()
    var taken = 0
    for _ in 0..<20_000 {
      let mantissa = random.amount(digits: 1...38, scale: 0...0)
      let exponent = Int.random(in: -128...90, using: &random)
      let digits = mantissa.significantDigits
      guard !digits.isEmpty else { continue }
      let decimal = Decimal(
        sign: mantissa.isNegative ? .minus : .plus, exponent: exponent, significand: Decimal(mantissa).magnitude)
      let kept = digits.trimmingSuffix("0")
      let lowest = exponent + digits.count - kept.count
      let fits = lowest >= -38 && (lowest < 0 ? kept.count <= 38 : kept.count + lowest <= 38)
      do throws(AmountConversionError) {
        let amount = try Amount(exactly: decimal)
        taken += 1
        #expect(fits, "\(decimal), seed \(random.seed)")
        let plain: String
        if lowest >= 0 {
          plain = kept + String(repeating: "0", count: lowest)
        } else {
          let padded = String(repeating: "0", count: max(0, 1 - lowest - kept.count)) + kept
          plain = padded.dropLast(-lowest) + "." + padded.suffix(-lowest)
        }
        #expect(amount.description == (mantissa.isNegative ? "-" : "") + plain, "\(decimal), seed \(random.seed)")
      } catch {
        #expect(!fits && error == .tooManyDigits(decimal, limit: 38), "\(decimal), seed \(random.seed)")
      }
    }
    #expect(taken > 3000)
  }

  @Test func theLimits() throws {
    let largest = try #require(Decimal(string: "340282366920938463463374607431768211455", locale: Self.point))
    #expect(throws: AmountConversionError.tooManyDigits(largest, limit: 38)) { try Amount(exactly: largest) }
    #expect(throws: AmountConversionError.notANumber) { try Amount(exactly: .nan) }
    // 38 zeros behind a one are a mantissa of 39 digits, and still the number one.
    let one = Decimal(sign: .plus, exponent: -38, significand: Decimal(sign: .plus, exponent: 38, significand: 1))
    #expect(try Amount(exactly: one) == 1)
    let nines: Amount = "-99999999999999999999999999999999999999"
    #expect(try Amount(exactly: Decimal(nines)) == nines)
    #expect(Decimal(Amount.zero) == 0)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    String(reversed().drop { $0 == character }.reversed())
  }
}
