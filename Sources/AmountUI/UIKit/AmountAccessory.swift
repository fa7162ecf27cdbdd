#if canImport(UIKit) && !os(watchOS)
import AmountCore
import AmountFoundation
import UIKit

/// Keys above the keyboard for what a number pad lacks.
public struct AmountAccessory: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A key that changes the sign, shown where the format allows any.
  public static let sign = AmountAccessory(rawValue: 1 << 0)
  /// A key that ends editing.
  public static let done = AmountAccessory(rawValue: 1 << 1)
}

#if !os(tvOS) && !os(visionOS)
extension AmountAccessory {
  /// The bar with these keys, or nil for none.
  @MainActor func bar(for entry: AmountTextFieldDelegate) -> UIToolbar? {
    var items: [UIBarButtonItem] = []
    if contains(.sign) && entry.format.options.sign == .any {
      let key = UIBarButtonItem(
        primaryAction: UIAction(title: FieldWords.signKey) { [weak entry] _ in entry?.changeSign() })
      key.accessibilityLabel = entry.messages[.changeSign]
      items.append(key)
    }
    if contains(.done) {
      items.append(.flexibleSpace())
      items.append(
        UIBarButtonItem(
          systemItem: .done, primaryAction: UIAction { [weak entry] _ in entry?.field?.resignFirstResponder() }))
    }
    guard !items.isEmpty else { return nil }
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = items
    bar.sizeToFit()
    return bar
  }
}
#endif
#endif
