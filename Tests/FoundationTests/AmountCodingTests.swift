import AmountCore
import Foundation
import Testing

@Suite struct AmountCodingTests {
  private struct Order: Codable, Equatable { var total: Amount }

  private func json(_ order: Order, _ coding: (any Sendable)?) throws -> String {
    let encoder = JSONEncoder()
    encoder.userInfo[.amountCoding] = coding
    return String(decoding: try encoder.encode(order), as: UTF8.self)
  }

  private func order(_ json: String, _ coding: (any Sendable)?) throws -> Order {
    let decoder = JSONDecoder()
    decoder.userInfo[.amountCoding] = coding
    return try decoder.decode(Order.self, from: Data(json.utf8))
  }

  @Test(arguments: [
    (AmountCoding.text, "-12.50", #"{"total":"-12.50"}"#),
    (.minorUnits(fractionDigits: 2), "-12.50", #"{"total":-1250}"#),
    (.minorUnits(fractionDigits: 2), "12.5", #"{"total":1250}"#),
    (.minorUnits(fractionDigits: 0), "12.00", #"{"total":12}"#),
    (.minorUnits(fractionDigits: 3), "0.001", #"{"total":1}"#),
    (.minorUnits(fractionDigits: 2), "92233720368547758.07", #"{"total":9223372036854775807}"#),
    (.minorUnits(fractionDigits: 2), "-92233720368547758.08", #"{"total":-9223372036854775808}"#),
  ])
  func bothWays(_ coding: AmountCoding, _ text: String, _ expected: String) throws {
    let amount = try #require(Amount(text))
    #expect(try json(Order(total: amount), coding) == expected)
    #expect(try order(expected, coding).total == amount)
    if coding == .text { #expect(try order(expected, nil).total.description == text) }
  }

  /// A decoder that was told otherwise reads nothing: cents are never taken for units.
  @Test func theWrongReaderReadsNothing() throws {
    let cents = AmountCoding.minorUnits(fractionDigits: 2)
    #expect(throws: DecodingError.self) { try order(#"{"total":1250}"#, nil) }
    #expect(throws: DecodingError.self) { try order(#"{"total":1250}"#, AmountCoding.text) }
    for wrong in ["\"12.50\"", "\"1250\"", "12.5", "9223372036854775808", "null", "true", "[1250]"] {
      #expect(throws: DecodingError.self, "\(wrong)") { try order("{\"total\":\(wrong)}", cents) }
    }
  }

  @Test func whatCannotBeCountedIsRefused() throws {
    for (amount, digits) in [("12.505", 2), ("0.5", 0), ("92233720368547758.08", 2)] as [(Amount, Int)] {
      do {
        _ = try json(Order(total: amount), AmountCoding.minorUnits(fractionDigits: digits))
        Issue.record("\(amount) was encoded")
      } catch EncodingError.invalidValue(let value, let context) {
        #expect(value as? Amount == amount)
        #expect(context.codingPath.map(\.stringValue) == ["total"])
      }
    }
  }

  /// A setting that is none is a mistake of the program, and is told.
  @Test func settingsThatCannotBe() throws {
    for setting in [
      2, "minorUnits", AmountCoding.minorUnits(fractionDigits: -1), AmountCoding.minorUnits(fractionDigits: 39),
    ]
      as [any Sendable]
    {
      #expect(throws: EncodingError.self) { try json(Order(total: "1"), setting) }
      #expect(throws: DecodingError.self) { try order(#"{"total":1}"#, setting) }
      #expect(throws: DecodingError.self) { try order(#"{"total":"1"}"#, setting) }
    }
  }

  @Test func minorUnitsRoundTrip() throws {
    var amounts = RandomAmounts()
    for _ in 0..<2000 {
      let amount = amounts.amount(digits: 1...18, scale: 0...3)
      let coding = AmountCoding.minorUnits(fractionDigits: 3)
      guard amount.minorUnits(fractionDigits: 3) != nil else { continue }
      let text = try json(Order(total: amount), coding)
      #expect(try order(text, coding).total == amount, "\(amount), seed \(amounts.seed)")
    }
  }
}
