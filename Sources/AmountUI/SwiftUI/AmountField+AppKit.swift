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
    field.setAccessibilityLabel(title)
    if let font = environment.nsFont, field.font != font { field.font = font }
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

extension EnvironmentValues {
  /// The font as AppKit has it. Before macOS 26 only text styles can be told apart; nil for all others.
  fileprivate var nsFont: NSFont? {
    guard let font else { return nil }
    #if canImport(CoreText)
    if #available(macOS 26, *) { return font.resolve(in: fontResolutionContext).ctFont as NSFont }
    #endif
    let styles: [Font: NSFont.TextStyle] = [
      .largeTitle: .largeTitle, .title: .title1, .title2: .title2, .title3: .title3, .headline: .headline,
      .subheadline: .subheadline, .body: .body, .callout: .callout, .footnote: .footnote, .caption: .caption1,
      .caption2: .caption2,
    ]
    return styles[font].map { .preferredFont(forTextStyle: $0) }
  }
}

extension AmountNSTextField: AmountControl {
  var shownAmount: Amount? { amount }
  var shownValidity: Validity { validity }
}
#endif
