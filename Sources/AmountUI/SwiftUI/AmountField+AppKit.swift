#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
import AmountCore
import AppKit
import SwiftUI

/// The field on macOS.
struct AppKitAmountField: NSViewRepresentable {
  let title: String
  let amount: Binding<Amount?>
  let format: AmountFormat?
  let focus: FocusState<Bool>.Binding?
  var validity: Binding<Validity>?

  func makeCoordinator() -> AmountFieldCoordinator { AmountFieldCoordinator(amount: amount) }

  func makeNSView(context: Context) -> AmountNSTextField {
    let field = AmountNSTextField(format: format ?? .field(in: context.environment.locale))
    let coordinator = context.coordinator
    field.onAmountChange = { [weak coordinator] in coordinator?.report($0) }
    field.onRejection = { [weak coordinator] in coordinator?.reject($0) }
    field.onFocusChange = { [weak coordinator] in coordinator?.reportFocus($0) }
    return field
  }

  func updateNSView(_ field: AmountNSTextField, context: Context) {
    let environment = context.environment
    field.placeholderString = title
    field.isEnabled = environment.isEnabled
    field.alignment = alignment(environment)
    context.coordinator.update(
      field, amount: amount, format: format ?? .field(in: environment.locale), focus: focus, validity: validity,
      environment: environment)
    followFocus(field)
  }

  static func dismantleNSView(_ field: AmountNSTextField, coordinator: AmountFieldCoordinator) {
    coordinator.dismantle()
    field.onAmountChange = nil
    field.onRejection = nil
    field.onFocusChange = nil
  }

  private func alignment(_ environment: EnvironmentValues) -> NSTextAlignment {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    return switch environment.multilineTextAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .center: .center
    case .trailing: isRightToLeft ? .left : .right
    }
  }

  private func followFocus(_ field: AmountNSTextField) {
    guard let focus, focus.wrappedValue != (field.currentEditor() != nil) else { return }
    DispatchQueue.main.async { [weak field] in
      MainActor.assumeIsolated {
        guard let field, let window = field.window, focus.wrappedValue != (field.currentEditor() != nil) else { return }
        window.makeFirstResponder(focus.wrappedValue ? field : nil)
      }
    }
  }
}

extension AmountNSTextField: AmountControl {
  var shownAmount: Amount? { amount }
  var shownValidity: Validity { validity }
}
#endif
