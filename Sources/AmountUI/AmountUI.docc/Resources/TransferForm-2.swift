import AmountCore
import AmountFoundation
import AmountUI
import SwiftUI

struct TransferForm: View {
  @State private var amount: Amount?

  let format = AmountFormat(locale: Locale(identifier: "zh_CN"), currency: "CNY", symbol: .symbol)

  var body: some View {
    Form {
      AmountField("Amount", amount: $amount, format: format)
    }
  }
}
