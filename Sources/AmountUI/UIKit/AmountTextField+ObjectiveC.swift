#if canImport(UIKit) && !os(watchOS) && canImport(ObjectiveC)
public import AmountCore
import AmountFoundation
public import UIKit

// What Objective-C can say: formats by locale and currency, amounts as decimal numbers, reasons as sentences.
//
//     AMKAmountTextFieldDelegate *entry = [AMKAmountTextFieldDelegate classic];
//     [entry attachToTextField:self.amountField forwardingTo:self];
//     entry.amountNumber = [NSDecimalNumber decimalNumberWithString:@"12.50"];

extension AmountTextFieldDelegate {
  /// Plain digits and one point, strict about zeros.
  @available(swift, obsoleted: 1)
  @objc(classic) public static func objectiveCClassic() -> AmountTextFieldDelegate {
    AmountTextFieldDelegate(format: .classic)
  }

  @available(swift, obsoleted: 1)
  @objc(entryWithLocale:currency:) public static func objectiveCEntry(
    locale: Locale, currency: String?
  ) -> AmountTextFieldDelegate {
    AmountTextFieldDelegate(format: AmountFormat(locale: locale, currency: currency))
  }

  @available(swift, obsoleted: 1)
  @objc(attachToTextField:forwardingTo:) public func objectiveCAttach(
    to field: UITextField, host: (any UITextFieldDelegate)?
  ) { attach(to: field, forwardingTo: host) }

  /// The amount, nil where there is none.
  @available(swift, obsoleted: 1)
  @objc(amountNumber) public var objectiveCAmountNumber: NSDecimalNumber? {
    get { amount.map { NSDecimalNumber(decimal: Decimal($0)) } }
    set { amount = newValue.flatMap { try? Amount(exactly: $0.decimalValue) } }
  }

  @available(swift, obsoleted: 1)
  @objc(whenAmountChanges:) public func objectiveCWhenAmountChanges(_ action: @escaping (NSDecimalNumber?) -> Void) {
    onAmountChange = { amount in
      action(amount.map { NSDecimalNumber(decimal: Decimal($0)) })
    }
  }

  @available(swift, obsoleted: 1)
  @objc(whenEditIsRefused:) public func objectiveCWhenEditIsRefused(_ action: @escaping (String) -> Void) {
    onRejection = { [weak self] rejection in
      guard let self else { return }
      action(self.messages.message(for: rejection, format: self.format))
    }
  }
}

extension AmountTextField {
  /// What makes the field one for amounts.
  @available(swift, obsoleted: 1)
  @objc(amk_entry) public var objectiveCEntry: AmountTextFieldDelegate { entry }
}
#endif
