#if canImport(SwiftUI) && !os(watchOS)
public import AmountCore
import AmountFoundation
public import SwiftUI

/// A text field for amounts of money.
///
///     @State private var amount: Amount?
///     …
///     AmountField("Amount", amount: $amount, format: AmountFormat(currency: "USD"))
///
/// The amount is up to date while the person types, not only at the end. Without a format the field writes amounts as the
/// locale of its environment does and takes both `.` and `,` as the decimal key. It follows `.disabled`, `.font` (text
/// styles, and any font from iOS and macOS 26), `.multilineTextAlignment`, the locale and the layout direction.
public struct AmountField: View {
  private let title: String
  private let amount: Binding<Amount?>
  private let format: AmountFormat?
  private var focus: FocusState<Bool>.Binding?
  private var validity: Binding<Validity>?

  /// - Parameters:
  ///   - title: What stands in the empty field, and what VoiceOver calls it.
  ///   - amount: The amount, nil where there is no digit. What is set and does not fit the format is refused, and told to
  ///     `onAmountRejection`.
  ///   - format: How amounts are written and what may be typed.
  public init(_ title: String, amount: Binding<Amount?>, format: AmountFormat? = nil) {
    self.title = title
    self.amount = amount
    self.format = format
  }

  /// A field for a decimal number, exact in both directions.
  public init(_ title: String, amount: Binding<Decimal?>, format: AmountFormat? = nil) {
    self.init(
      title,
      amount: Binding(
        get: { amount.wrappedValue.flatMap { try? Amount(exactly: $0) } },
        set: { amount.wrappedValue = $0.map { Decimal($0) } }),
      format: format)
  }

  /// Moves focus as a `FocusState` says, and says where it is.
  public func focused(by isFocused: FocusState<Bool>.Binding) -> AmountField {
    var field = self
    field.focus = isFocused
    return field
  }

  /// Says what the amount is worth to a form: whether it may be sent, and if not, why.
  ///
  ///     @State private var amount: Amount?
  ///     @State private var validity = Validity.empty
  ///     …
  ///     AmountField("Amount", amount: $amount, format: format).validity($validity)
  ///     Button("Send") { send(amount) }.disabled(validity != .valid)
  ///
  /// Limits are told by it, and a doubt no amount shows: `12,50` typed in English is `1,250`, and its validity is
  /// `doubtfulSeparator`. It is written only where it changes.
  ///
  /// It stands right behind the field, as ``focused(by:)`` does: `.font` and the like give a view that has neither.
  public func validity(_ validity: Binding<Validity>) -> AmountField {
    var field = self
    field.validity = validity
    return field
  }

  @ViewBuilder public var body: some View {
    if let focus {
      control.focused(focus)
    } else {
      control
    }
  }

  #if canImport(UIKit)
  var control: UIKitAmountField {
    UIKitAmountField(title: title, amount: amount, format: format, focus: focus, validity: validity)
  }
  #else
  var control: AppKitAmountField {
    AppKitAmountField(title: title, amount: amount, format: format, focus: focus, validity: validity)
  }
  #endif
}
#endif
