import AmountCore
import AmountFoundation
import AmountUI
import SwiftUI

struct TransferForm: View {
  @State private var amount: Amount?
  @State private var message: String?

  let format = AmountFormat(locale: Locale(identifier: "zh_CN"), currency: "CNY", symbol: .symbol)

  var body: some View {
    Form {
      AmountField("Amount", amount: $amount, format: format)
        .amountFieldStyle(AmountFieldStyle(message: $message))
      Text(message ?? "").foregroundColor(.red)
    }
  }
}
