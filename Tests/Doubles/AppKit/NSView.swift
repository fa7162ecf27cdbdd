// Written from the documentation of NSResponder, NSView, NSWindow, NSFont and NSAccessibility, as far as the field uses
// them. A window owns one text view, the field editor, which every field of the window uses while it is edited.
public import Foundation

public typealias NSRect = CGRect

@MainActor open class NSResponder: NSObject {
  open var undoManager: UndoManager? { nil }
  open var acceptsFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { true }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  @discardableResult open func tryToPerform(_ action: Selector, with object: Any?) -> Bool { false }
  open func accessibilityValue() -> Any? { nil }
}

@MainActor open class NSView: NSResponder {
  public var frame: NSRect
  public internal(set) weak var window: NSWindow?
  public private(set) var subviews: [NSView] = []

  public init(frame: NSRect) { self.frame = frame }
  public override convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { frame = .zero }

  open func addSubview(_ view: NSView) {
    subviews.append(view)
    view.window = window
  }
  private var accessibilityLabelText: String?
  open func accessibilityLabel() -> String? { accessibilityLabelText }
  open func setAccessibilityLabel(_ accessibilityLabel: String?) { accessibilityLabelText = accessibilityLabel }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
}

@MainActor open class NSWindow: NSResponder {
  public let contentView = NSView(frame: .zero)
  private let editor = NSTextView(frame: .zero)
  private var firstResponder: NSResponder?

  public override init() {
    super.init()
    contentView.window = self
    editor.isFieldEditor = true
  }

  open func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? { editor }

  @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    if let old = firstResponder, old !== responder, !old.resignFirstResponder() { return false }
    firstResponder = nil
    if let responder {
      firstResponder = responder
      return responder.becomeFirstResponder()
    }
    return true
  }
}

open class NSFont: NSObject, @unchecked Sendable {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }
  public struct TextStyleOptionKey: Hashable, Sendable {}
  public let double: TextStyle
  init(_ style: TextStyle) { double = style }
  public class func preferredFont(forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]) -> NSFont {
    NSFont(style)
  }
}

public struct NSAccessibility {
  public struct Notification: Hashable, Sendable {
    public static let announcementRequested = Notification()
  }
  public struct NotificationUserInfoKey: Hashable, Sendable {
    let name: String
    public static let announcement = NotificationUserInfoKey(name: "announcement")
    public static let priority = NotificationUserInfoKey(name: "priority")
  }
  /// Of the double only.
  @MainActor public static var announcements: [String] = []
  @MainActor public static func post(
    element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?
  ) {
    if let text = userInfo?[.announcement] as? String { announcements.append(text) }
  }
}
