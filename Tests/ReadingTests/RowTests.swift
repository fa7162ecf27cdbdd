import AmountCore
import Testing

/// The list of texts and their meanings.
@Suite struct RowTests {
  @Test func strictly() throws {
    for row in try Row.all() {
      if let fault = row.fault(in: try row.reading(.strict)) {
        Issue.record("\(row): expected \(row.flag) \(row.expected), got \(fault)")
      }
    }
  }

  @Test func generously() throws {
    for row in try Row.all() {
      let reading = try row.reading(.generous)
      guard row.flag.hasPrefix("optin:") else {
        if row.flag == "reject:formula" || row.flag == "reject:expression" { continue }
        if let fault = row.fault(in: reading) {
          Issue.record("\(row): expected \(row.flag) \(row.expected) generously too, got \(fault)")
        }
        continue
      }
      if reading.amount?.description != row.expected {
        Issue.record("\(row): expected \(row.expected), got \(reading.meaning)")
      }
    }
  }
}
