import AmountCore
import AmountUI
import SwiftUI
import UIKit

/// A field an app has already, with a delegate of its own. What used to be a `shouldChangeCharactersInRange` full of flags
/// is three lines: make an entry, attach it, listen.
struct ClassicField: UIViewRepresentable {
  func makeCoordinator() -> ClassicFieldOwner { ClassicFieldOwner() }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField(frame: .zero)
    field.placeholder = "0.00"
    let owner = context.coordinator
    owner.entry.attach(to: field, forwardingTo: owner)
    owner.entry.onAmountChange = { amount in print(amount?.description ?? "no amount") }
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {}
}

/// Keeps the entry as long as the field, and still gets every delegate call.
@MainActor final class ClassicFieldOwner: NSObject {
  let entry = AmountTextFieldDelegate(format: .classic)
}

extension ClassicFieldOwner: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
