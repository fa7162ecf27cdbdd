import Testing

@testable import AmountCore

@Suite struct AmountTests {
  @Test func description() {
    #expect(Amount("12.50").description == "12.50")
  }
}
