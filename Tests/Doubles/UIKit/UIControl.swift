// Written from the documentation of UIControl, UIAction, UIMenu, UIBarButtonItem, UIToolbar and the feedback generators.
public import Foundation

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, @unchecked Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
  }

  open var isEnabled = true
  private var actions: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Unique by identifier: a later action with the same one replaces the earlier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
  }

  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.intersection(controlEvents).isEmpty {
      entry.action.perform(from: self)
    }
  }

  open var allControlEvents: Event { actions.reduce(Event()) { $0.union($1.events) } }
}

@MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public enum State: Int, Sendable { case off, on, mixed }
  public let title: String
  init(title: String) { self.title = title }
}

@MainActor open class UIMenu: UIMenuElement {}

public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, Sendable {
    let name: String
    public init(_ name: String) { self.name = name }
  }

  public let identifier: Identifier
  public private(set) var sender: Any?
  private let handler: UIActionHandler

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init(title: title)
  }

  /// Of the double only: what UIKit does when the event comes.
  public func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

@MainActor open class UIBarButtonItem: NSObject {
  public enum SystemItem: Int, Sendable {
    case done = 0
    case flexibleSpace = 5
  }
  open var title: String?
  open var primaryAction: UIAction?
  open var accessibilityLabel: String?
  open var tag = 0
  public let double: SystemItem?

  init(title: String?, system: SystemItem?, action: UIAction?) {
    self.title = title
    double = system
    primaryAction = action
  }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(title: nil, system: systemItem, action: primaryAction)
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: title ?? primaryAction?.title, system: nil, action: primaryAction)
  }
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(title: nil, system: .flexibleSpace, action: nil)
  }
}

@MainActor open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open func sizeToFit() { frame.size.height = 44 }
}

@MainActor open class UIFeedbackGenerator: NSObject {}

@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Of the double only.
  public static var occurred: [FeedbackType] = []
  public override init() { super.init() }
  public convenience init(view: UIView) { self.init() }
  open func notificationOccurred(_ type: FeedbackType) { Self.occurred.append(type) }
}
