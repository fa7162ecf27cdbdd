import AmountCore
import AmountFoundation
import AmountUI
import SwiftUI

struct TransferForm: View {
  @State private var amount: Amount?
  @State private var message: String?

  /// Made once: a format is shared by all fields that use it.
  static let format: AmountFormat = {
    var options = AmountFormat.Options.standard
    options.maximum = 5000
    options.outOfRange = .reject
    do throws(AmountFormatError) {
      return try AmountFormat(
        locale: Locale(identifier: "zh_CN"), currency: "CNY", symbol: .symbol, options: options)
    } catch {
      fatalError(error.explanation)
    }
  }()

  var body: some View {
    Form {
      AmountField("Amount", amount: $amount, format: Self.format)
        .amountFieldStyle(AmountFieldStyle(message: $message))
      Text(message ?? "").foregroundColor(.red)
    }
  }
}
