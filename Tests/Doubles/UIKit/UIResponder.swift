// Written from the documentation of UIResponder, UITextInputMode and the accessibility members of NSObject. Those stand
// here because a member of an extension cannot be overridden without Objective-C.
@_exported public import AppleDoubles
@_exported public import Foundation

@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open var undoManager: UndoManager? { next?.undoManager }
  open var textInputMode: UITextInputMode? { nil }
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func reloadInputViews() {}

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
}

/// The keyboard in use. `primaryLanguage` is a BCP 47 tag.
@MainActor open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { language }
  private let language: String?
  public init(double language: String?) { self.language = language }
}

public struct UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let announcement = Notification(rawValue: 1008)
    public static let layoutChanged = Notification(rawValue: 1001)
  }

  @MainActor public static var isVoiceOverRunning: Bool { VoiceOver.isRunning }
  @MainActor public static var isReduceMotionEnabled: Bool { VoiceOver.reducesMotion }
  @MainActor public static func post(notification: Notification, argument: Any?) {
    if notification == .announcement, let text = argument as? String { VoiceOver.announcements.append(text) }
  }
}

/// Of the double only: what a test sets and reads.
@MainActor public enum VoiceOver {
  public static var isRunning = false
  public static var reducesMotion = false
  public static var announcements: [String] = []
}
