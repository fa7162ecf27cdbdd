// Written from the documentation of UIView, UIWindow, UILabel, UIFont and UIColor, as far as the fields use them. There is
// no layout engine: a text is 10 points wide for each UTF-16 unit.
public import Foundation

@MainActor open class UIView: UIResponder {
  public var frame: CGRect {
    didSet { if frame.size != oldValue.size { setNeedsLayout() } }
  }
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var transform = CGAffineTransform.identity
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = UIColor.tint
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var translatesAutoresizingMaskIntoConstraints = true
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []

  public init(frame: CGRect) {
    self.frame = frame
  }

  public override convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    frame = .zero
  }

  open override var next: UIResponder? { superview }
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    view.didMoveToWindow()
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func didMoveToWindow() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() { needsLayout = true }
  open func layoutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    layoutSubviews()
  }
  private var needsLayout = true

  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open func invalidateIntrinsicContentSize() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    for view in subviews where view.isFirstResponder { return view.resignFirstResponder() }
    return true
  }

  /// Animations run at once, their completion too; a test counts them.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    Animations.count += 1
    animations()
    completion?(true)
  }
}

/// Of the double only.
@MainActor public enum Animations {
  public static var count = 0
}

public struct UILayoutPriority: Sendable {
  public let rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
}

@MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

@MainActor open class UIWindow: UIView {
  /// Of the double only: the field that has focus.
  public internal(set) weak var firstResponder: UITextField?
}

@MainActor open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  open var textColor: UIColor! = UIColor.label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: CGFloat((text ?? "").utf16.count) * font.pointSize * 0.6, height: font.pointSize * 1.2)
  }
}

open class UIFont: NSObject, @unchecked Sendable {
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

  public let pointSize: CGFloat
  public let double: TextStyle?
  init(size: CGFloat, style: TextStyle?) {
    pointSize = size
    double = style
  }
  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, style: nil) }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style == .caption1 || style == .caption2 ? 11 : 17, style: style)
  }
}

open class UIColor: NSObject, @unchecked Sendable {
  let name: String
  init(_ name: String) { self.name = name }
  public class var label: UIColor { UIColor("label") }
  public class var secondaryLabel: UIColor { UIColor("secondaryLabel") }
  public class var systemRed: UIColor { UIColor("systemRed") }
  class var tint: UIColor { UIColor("tint") }
}

open class UIImage: NSObject, @unchecked Sendable {}
