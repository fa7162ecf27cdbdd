import AmountCore
import AmountFoundation
import AmountUI
import SwiftUI

struct TransferForm: View {
  @State private var amount: Amount?
  @State private var message: String?
  @State private var validity = Validity.empty

  /// Made once: a format is shared by all fields that use it.
  static let format: AmountFormat = {
    var options = AmountFormat.Options.standard
    options.minimum = "0.01"
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
        .validity($validity)
        .amountFieldStyle(AmountFieldStyle(hint: { $0.magnitudeHint(.simplifiedChinese) }, message: $message))
      Text(message ?? "").foregroundColor(.red)
      Button("Send", action: send).disabled(validity != .valid)
    }
  }

  private func send() {}
}
