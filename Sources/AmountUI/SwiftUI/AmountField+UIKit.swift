#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import AmountCore
import SwiftUI
import UIKit

/// The field on iOS, tvOS and visionOS.
struct UIKitAmountField: UIViewRepresentable {
  let title: String
  let amount: Binding<Amount?>
  let format: AmountFormat?
  let focus: FocusState<Bool>.Binding?
  var validity: Binding<Validity>?

  func makeCoordinator() -> AmountFieldCoordinator { AmountFieldCoordinator(amount: amount) }

  func makeUIView(context: Context) -> AmountTextField {
    let field = AmountTextField(format: format ?? .field(in: context.environment.locale))
    let coordinator = context.coordinator
    field.onAmountChange = { [weak coordinator] in coordinator?.report($0) }
    field.onRejection = { [weak coordinator] in coordinator?.reject($0) }
    field.addAction(UIAction { [weak coordinator] _ in coordinator?.reportFocus(true) }, for: .editingDidBegin)
    field.addAction(UIAction { [weak coordinator] _ in coordinator?.reportFocus(false) }, for: .editingDidEnd)
    field.setContentHuggingPriority(.required, for: .vertical)
    field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    return field
  }

  func updateUIView(_ field: AmountTextField, context: Context) {
    let environment = context.environment
    field.placeholder = title
    field.accessibilityLabel = title
    field.isEnabled = environment.isEnabled
    applyLooks(field, environment)
    context.coordinator.update(
      field, amount: amount, format: format ?? .field(in: environment.locale), focus: focus, validity: validity,
      environment: environment)
    followFocus(field)
  }

  static func dismantleUIView(_ field: AmountTextField, coordinator: AmountFieldCoordinator) {
    coordinator.dismantle()
    field.onAmountChange = nil
    field.onRejection = nil
    field.entry.detach()
  }

  private func applyLooks(_ field: AmountTextField, _ environment: EnvironmentValues) {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    field.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    switch environment.multilineTextAlignment {
    case .leading: field.textAlignment = isRightToLeft ? .right : .left
    case .center: field.textAlignment = .center
    case .trailing: field.textAlignment = isRightToLeft ? .left : .right
    }
    if let font = environment.uiFont, field.font != font { field.font = font }
    let hint = environment.amountFieldStyle.hint
    if hint != nil || field.hint != nil { field.hint = hint }
  }

  /// Focus moves in the next turn: within an update it would write state.
  private func followFocus(_ field: AmountTextField) {
    guard let focus, focus.wrappedValue != field.isFirstResponder else { return }
    DispatchQueue.main.async { [weak field] in
      MainActor.assumeIsolated {
        guard let field, focus.wrappedValue != field.isFirstResponder else { return }
        if focus.wrappedValue { field.becomeFirstResponder() } else { field.resignFirstResponder() }
      }
    }
  }
}

extension AmountTextField: AmountControl {
  var shownAmount: Amount? { entry.editor.amount }
  var shownValidity: Validity { entry.editor.validity }
  func setAmount(_ amount: Amount?) throws(EditRejection) { try entry.setAmount(amount) }
}

extension EnvironmentValues {
  /// The font as UIKit has it. Before iOS 26 only text styles can be told apart; nil for all others.
  fileprivate var uiFont: UIFont? {
    guard let font else { return nil }
    #if canImport(CoreText)
    if #available(iOS 26, tvOS 26, visionOS 26, *) { return font.resolve(in: fontResolutionContext).ctFont as UIFont }
    #endif
    let styles: [Font: UIFont.TextStyle] = [
      .title: .title1, .title2: .title2, .title3: .title3, .headline: .headline, .subheadline: .subheadline,
      .body: .body, .callout: .callout, .footnote: .footnote, .caption: .caption1, .caption2: .caption2,
    ]
    #if !os(tvOS)
    if font == .largeTitle { return .preferredFont(forTextStyle: .largeTitle) }
    #endif
    return styles[font].map { .preferredFont(forTextStyle: $0) }
  }
}
#endif
