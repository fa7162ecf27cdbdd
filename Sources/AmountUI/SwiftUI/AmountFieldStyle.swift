#if canImport(SwiftUI) && !os(watchOS)
public import AmountCore
public import AmountFoundation
public import SwiftUI

/// What stands around an amount field.
public struct AmountFieldStyle: Sendable {
  /// Words above the first digit, made from the amount. On iOS, tvOS and visionOS.
  ///
  ///     AmountFieldStyle(hint: { $0.magnitudeHint(.simplifiedChinese) })   // 百万 above 1,234,567
  public var hint: (@MainActor @Sendable (Amount) -> String?)?

  /// Where the field writes why it refused the last edit; nil once an edit is taken. The app shows it where it likes.
  public var message: Binding<String?>?

  public init(
    hint: (@MainActor @Sendable (Amount) -> String?)? = nil, message: Binding<String?>? = nil
  ) {
    self.hint = hint
    self.message = message
  }
}

private struct AmountFieldStyleKey: EnvironmentKey {
  static var defaultValue: AmountFieldStyle { AmountFieldStyle() }
}

private struct AmountMessagesKey: EnvironmentKey {
  static var defaultValue: AmountMessages? { nil }
}

private struct AmountRejectionKey: EnvironmentKey {
  static var defaultValue: (@MainActor @Sendable (EditRejection) -> Void)? { nil }
}

extension EnvironmentValues {
  var amountFieldStyle: AmountFieldStyle {
    get { self[AmountFieldStyleKey.self] }
    set { self[AmountFieldStyleKey.self] = newValue }
  }

  /// Nil for those of the locale's language.
  var amountMessages: AmountMessages? {
    get { self[AmountMessagesKey.self] }
    set { self[AmountMessagesKey.self] = newValue }
  }

  var onAmountRejection: (@MainActor @Sendable (EditRejection) -> Void)? {
    get { self[AmountRejectionKey.self] }
    set { self[AmountRejectionKey.self] = newValue }
  }
}

extension View {
  /// Sets hint and message of the amount fields in this view.
  ///
  ///     AmountField("Amount", amount: $amount)
  ///       .amountFieldStyle(AmountFieldStyle(message: $message))
  nonisolated public func amountFieldStyle(_ style: AmountFieldStyle) -> some View {
    environment(\.amountFieldStyle, style)
  }

  /// Sets what the amount fields in this view say, in place of the sentences of the environment's language.
  ///
  ///     var messages = AmountMessages(locale: locale)
  ///     messages[.aboveMaximum] = "Your limit is {maximum}"
  ///     …
  ///     AmountField("Amount", amount: $amount).amountMessages(messages)
  nonisolated public func amountMessages(_ messages: AmountMessages) -> some View {
    environment(\.amountMessages, messages)
  }

  /// Calls an action with the reason each time an amount field in this view refuses an edit.
  nonisolated public func onAmountRejection(
    perform action: @escaping @MainActor @Sendable (EditRejection) -> Void
  ) -> some View {
    environment(\.onAmountRejection, action)
  }
}
#endif
