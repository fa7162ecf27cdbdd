import AmountCore
import AmountFoundation
import AmountUI
import SwiftUI

struct TransferForm: View {
  @State private var amount: Amount?

  var body: some View {
    Form {
      AmountField("Amount", amount: $amount)
    }
  }
}
