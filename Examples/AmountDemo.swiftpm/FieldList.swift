import AmountCore
import AmountFoundation
import AmountUI
import SwiftUI

/// One field of each kind.
struct FieldList: View {
  @State private var grouped: Amount?
  @State private var cents: Amount?
  @State private var limited: Amount?
  @State private var euros: Amount?
  @State private var yen: Amount?
  @State private var rupees: Decimal?
  @State private var message: String?

  var body: some View {
    NavigationView {
      Form {
        Section("The classic field, by its delegate") { ClassicField() }
        Section("Grouped while typing") {
          AmountField("Amount", amount: $grouped, format: .standard)
            .amountFieldStyle(AmountFieldStyle(hint: { $0.magnitudeHint(.simplifiedChinese) }))
          Text(grouped?.description ?? "no amount")
        }
        Section("Cents from the right") {
          AmountField("Price", amount: $cents, format: .cents)
        }
        Section("Currencies") {
          AmountField("Euro", amount: $euros, format: .init(locale: .german, currency: "EUR", symbol: .symbol))
          AmountField("Yen", amount: $yen, format: .init(locale: .japanese, currency: "JPY", symbol: .symbol))
          AmountField("Rupees", amount: $rupees, format: .init(locale: .indian, currency: "INR", symbol: .symbol))
        }
        Section("At most 5,000") {
          AmountField("Transfer", amount: $limited, format: .upTo5000)
            .amountFieldStyle(AmountFieldStyle(message: $message))
          Text(message ?? "").foregroundColor(.red)
        }
      }
      .navigationTitle("Amounts")
    }
  }
}

extension AmountFormat {
  static let cents: AmountFormat = {
    var options = Options.standard
    options.entry = .minorUnits
    options.prefix = "$"
    return (try? AmountFormat(options: options)) ?? .standard
  }()

  static let upTo5000: AmountFormat = {
    var options = Options.standard
    options.maximum = 5_000
    options.outOfRange = .reject
    return (try? AmountFormat(options: options)) ?? .standard
  }()
}

extension Locale {
  static let german = Locale(identifier: "de_DE")
  static let japanese = Locale(identifier: "ja_JP")
  static let indian = Locale(identifier: "en_IN")
}
