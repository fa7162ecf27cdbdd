import Testing

@testable import AmountCore

@Suite struct AmountTests {
  @Test func description() {
    #expect(("12.50" as Amount).description == "12.50")
  }
}
