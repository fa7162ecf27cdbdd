import Foundation
import Testing

@testable import AmountCore

@Suite struct AmountTests {
  private func parsed(_ text: String) -> Amount? { Amount(text) }

  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("-0.00", "0.00"), ("007", "7"), ("12.50", "12.50"), ("-1234.50", "-1234.50"),
    ("0.05", "0.05"), ("00.05", "0.05"), ("0." + String(repeating: "0", count: 37) + "1", nil),
    (String(repeating: "9", count: 38), nil), ("-0.5", "-0.5"), ("100", "100"), ("1.000", "1.000"),
  ])
  func descriptionIsTheWrittenForm(_ text: String, _ canonical: String?) {
    #expect(parsed(text)?.description == canonical ?? text)
  }

  @Test(arguments: [
    "", "-", ".", "1.", ".5", "-.5", "1,5", "1e3", " 1", "1 ", "+1", "--1", "1-", "1.2.3", "0x1", "１", "٣", "NaN", "∞",
    String(repeating: "9", count: 39), "0." + String(repeating: "0", count: 39),
  ])
  func everythingElseIsNil(_ text: String) {
    #expect(parsed(text) == nil)
  }

  @Test func comparingIsNumeric() {
    let ascending: [Amount] = [
      "-100", "-99.99", "-1.5", "-0.001", "0", "0.001", "0.01", "0.1", "1", "1.5", "9.99", "10",
    ]
    for (left, a) in ascending.enumerated() {
      for (right, b) in ascending.enumerated() {
        #expect((a < b) == (left < right), "\(a) < \(b)")
        #expect((a == b) == (left == right), "\(a) == \(b)")
      }
    }
    for (one, other) in [("1.5", "1.50"), ("0", "0.000"), ("-0", "0.0"), ("100", "100.0"), ("-2", "-2.00")] {
      let (a, b) = (parsed(one), parsed(other))
      #expect(a == b)
      #expect(a?.hashValue == b?.hashValue)
      #expect(!(a! < b!) && !(b! < a!))
    }
  }

  @Test(arguments: [
    // text, to, half-even, half-up, up, down, toward zero
    ("1.005", 2, "1.00", "1.01", "1.01", "1.00", "1.00"), ("1.015", 2, "1.02", "1.02", "1.02", "1.01", "1.01"),
    ("-1.005", 2, "-1.00", "-1.01", "-1.00", "-1.01", "-1.00"), ("2.5", 0, "2", "3", "3", "2", "2"),
    ("3.5", 0, "4", "4", "4", "3", "3"), ("-2.5", 0, "-2", "-3", "-2", "-3", "-2"), ("0.5", 0, "0", "1", "1", "0", "0"),
    ("0.51", 0, "1", "1", "1", "0", "0"), ("0.05", 0, "0", "0", "1", "0", "0"), ("-0.05", 0, "0", "0", "0", "-1", "0"),
    ("99.995", 2, "100.00", "100.00", "100.00", "99.99", "99.99"), ("1.2", 2, "1.2", "1.2", "1.2", "1.2", "1.2"),
    ("1.000", 1, "1.0", "1.0", "1.0", "1.0", "1.0"), ("1.2500001", 1, "1.3", "1.3", "1.3", "1.2", "1.2"),
    ("0.0000", 2, "0.00", "0.00", "0.00", "0.00", "0.00"), ("0.009", 1, "0.0", "0.0", "0.1", "0.0", "0.0"),
  ])
  func rounding(_ row: (String, Int, String, String, String, String, String)) {
    let rules: [(Amount.RoundingRule, String)] = [
      (.halfEven, row.2), (.halfUp, row.3), (.up, row.4), (.down, row.5), (.towardZero, row.6),
    ]
    for (rule, wanted) in rules {
      #expect(parsed(row.0)?.rounded(toFractionDigits: row.1, rule).description == wanted, "\(row.0) \(rule)")
    }
  }

  @Test func roundingCarriesThroughAllDigits() {
    let nines = parsed(String(repeating: "9", count: 37) + ".5")
    #expect(nines?.rounded(toFractionDigits: 0, .halfUp).description == "1" + String(repeating: "0", count: 37))
  }

  /// Rounding against arithmetic on whole numbers, over a dense range.
  @Test func roundingAgreesWithIntegers() {
    for thousandths in -3000...3000 {
      let amount = Amount(minorUnits: Int64(thousandths), fractionDigits: 3)
      let size = thousandths.magnitude
      let (whole, rest) = (size / 10, size % 10)
      let even = whole + (rest > 5 || rest == 5 && whole % 2 == 1 ? 1 : 0)
      let up = whole + (rest >= 5 ? 1 : 0)
      let sign = thousandths < 0 ? -1 : 1
      #expect(amount.rounded(toFractionDigits: 2).minorUnits(fractionDigits: 2) == Int64(sign * Int(even)))
      #expect(amount.rounded(toFractionDigits: 2, .halfUp).minorUnits(fractionDigits: 2) == Int64(sign * Int(up)))
    }
  }

  @Test(
    arguments: [
      (1250, 2, "12.50"), (-5, 2, "-0.05"), (0, 2, "0.00"), (7, 0, "7"), (Int64.max, 2, "92233720368547758.07"),
      (Int64.min, 0, "-9223372036854775808"), (1, 38, "0." + String(repeating: "0", count: 37) + "1"),
    ] as [(Int64, Int, String)])
  func minorUnitsBothWays(_ units: Int64, _ digits: Int, _ text: String) {
    let amount = Amount(minorUnits: units, fractionDigits: digits)
    #expect(amount.description == text)
    #expect(amount.minorUnits(fractionDigits: digits) == units)
  }

  @Test func minorUnitsAreExactOrNil() {
    #expect(parsed("12.505")?.minorUnits(fractionDigits: 2) == nil)
    #expect(parsed("12.500")?.minorUnits(fractionDigits: 1) == 125)
    #expect(parsed("12")?.minorUnits(fractionDigits: 3) == 12000)
    #expect(parsed("9223372036854775808")?.minorUnits(fractionDigits: 0) == nil)
    #expect(parsed("-9223372036854775809")?.minorUnits(fractionDigits: 0) == nil)
    #expect(parsed("1")?.minorUnits(fractionDigits: 38) == nil)
    #expect(parsed("0")?.minorUnits(fractionDigits: 38) == 0)
    #expect(parsed("1")?.minorUnits(fractionDigits: -1) == nil)
    #expect(parsed("1")?.minorUnits(fractionDigits: 39) == nil)
    #expect(Amount(minorUnits: 1, fractionDigits: -3).description == "1")
    #expect(Amount(minorUnits: 1, fractionDigits: 99).scale == 38)
  }

  @Test func literals() {
    let whole: Amount = 1250
    let written: Amount = "12.50"
    #expect(whole.description == "1250")
    #expect(written.description == "12.50")
    #expect(Amount.zero.description == "0")
  }

  @Test func aLiteralThatIsNoAmountStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let price: Amount = "1,5"
      print(price)
    }
  }

  @Test func codableAsText() throws {
    struct Order: Codable, Equatable { var total: Amount }
    let data = try JSONEncoder().encode(Order(total: "12.50"))
    #expect(String(decoding: data, as: UTF8.self) == #"{"total":"12.50"}"#)
    let decoded = try JSONDecoder().decode(Order.self, from: data)
    #expect(decoded.total.description == "12.50")
    for wrong in [#"{"total":12.5}"#, #"{"total":"1,5"}"#] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Order.self, from: Data(wrong.utf8)) }
    }
  }
}
