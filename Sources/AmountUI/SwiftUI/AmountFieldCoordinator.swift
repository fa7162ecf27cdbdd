#if canImport(SwiftUI) && !os(watchOS)
import AmountCore
import AmountFoundation
import SwiftUI

/// What the two controls have in common for a view.
@MainActor protocol AmountControl: AnyObject {
  /// The amount, without looking whether the control has changed silently.
  var shownAmount: Amount? { get }
  var shownValidity: Validity { get }
  var format: AmountFormat { get set }
  var messages: AmountMessages { get set }
  /// Whether there is marked text, which a write would destroy.
  var isComposing: Bool { get }
  func setAmount(_ amount: Amount?) throws(EditRejection)
}

/// Stands between a control and the bindings of a view, and keeps the two from chasing each other.
@MainActor final class AmountFieldCoordinator {
  private var amount: Binding<Amount?>
  private var focus: FocusState<Bool>.Binding?
  private var validity: Binding<Validity>?
  private weak var control: (any AmountControl)?
  private var style = AmountFieldStyle()
  private var messages = AmountMessages.current
  private var format = AmountFormat.standard
  private var onRejection: (@MainActor @Sendable (EditRejection) -> Void)?
  /// Set while the binding is written: an update that comes meanwhile carries what is just being said.
  private var isReporting = false
  /// Set while the view is updated, when no state may be written.
  private var isUpdating = false
  /// The amount that the control refused to show last, and the format it could not take with its amount: neither is
  /// tried again until something is different.
  private var refused: Amount?
  private var refusedFormat: (format: AmountFormat, amount: Amount?)?
  private var isDismantled = false

  init(amount: Binding<Amount?>) {
    self.amount = amount
  }

  /// Takes over what the view says now. No state is written meanwhile, and what the control has is left alone.
  func update(
    _ control: some AmountControl, amount: Binding<Amount?>, format: AmountFormat, focus: FocusState<Bool>.Binding?,
    validity: Binding<Validity>?, environment: EnvironmentValues
  ) {
    self.amount = amount
    self.focus = focus
    self.validity = validity
    self.control = control
    style = environment.amountFieldStyle
    onRejection = environment.onAmountRejection
    self.format = format
    messages = environment.amountMessages ?? AmountMessages(locale: environment.locale)
    if control.messages != messages { control.messages = messages }
    isUpdating = true
    defer {
      reportValidity()
      isUpdating = false
    }
    install(format, in: control)
    let wanted = amount.wrappedValue
    guard !isReporting, !control.isComposing, wanted != control.shownAmount else { return }
    if let wanted, wanted == refused { return }
    refused = nil
    do throws(EditRejection) {
      try control.setAmount(wanted)
      install(format, in: control)
    } catch {
      refused = wanted
      reject(error)
    }
  }

  private func install(_ format: AmountFormat, in control: some AmountControl) {
    guard control.format != format else { return }
    if let refusedFormat, refusedFormat == (format, control.shownAmount) { return }
    control.format = format
    refusedFormat = control.format == format ? nil : (format, control.shownAmount)
  }

  /// The person has changed the amount.
  func report(_ amount: Amount?) {
    whenNotUpdating { [self] in
      isReporting = true
      if self.amount.wrappedValue != amount { self.amount.wrappedValue = amount }
      if style.message?.wrappedValue != nil { style.message?.wrappedValue = nil }
      isReporting = false
      reportValidity()
    }
  }

  /// An edit was refused.
  func reject(_ rejection: EditRejection) {
    whenNotUpdating { [self] in
      style.message?.wrappedValue = messages.message(for: rejection, format: format)
      onRejection?(rejection)
    }
  }

  /// The control has got or lost focus.
  func reportFocus(_ isFocused: Bool) {
    whenNotUpdating { [self] in
      if let focus, focus.wrappedValue != isFocused { focus.wrappedValue = isFocused }
      reportValidity()
    }
  }

  private func reportValidity() {
    guard let validity, let control, validity.wrappedValue != control.shownValidity else { return }
    whenNotUpdating {
      if validity.wrappedValue != control.shownValidity { validity.wrappedValue = control.shownValidity }
    }
  }

  /// The view has gone: nothing is written any more.
  func dismantle() { isDismantled = true }

  private func whenNotUpdating(_ action: @escaping @MainActor () -> Void) {
    guard isUpdating else {
      if !isDismantled { action() }
      return
    }
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { if self?.isDismantled == false { action() } }
    }
  }
}
#endif
