#if canImport(UIKit) && !os(watchOS)
import UIKit

/// How a refused edit reaches the person, beside `onRejection`.
public struct RefusalFeedback: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The device taps, where it can.
  public static let haptic = RefusalFeedback(rawValue: 1 << 0)
  /// The field shakes briefly, unless Reduce Motion is on.
  public static let shake = RefusalFeedback(rawValue: 1 << 1)
  /// VoiceOver says why.
  public static let announcement = RefusalFeedback(rawValue: 1 << 2)
  public static let all: RefusalFeedback = [.haptic, .shake, .announcement]

  @MainActor func give(_ sentence: @autoclosure () -> String, at field: UITextField) {
    if contains(.announcement) && UIAccessibility.isVoiceOverRunning {
      UIAccessibility.post(notification: .announcement, argument: sentence())
    }
    if contains(.shake) && !UIAccessibility.isReduceMotionEnabled { Self.shake(field, [6, -6, 4, 0]) }
    #if !os(tvOS) && !os(visionOS)
    if contains(.haptic) { Self.haptic(at: field) }
    #endif
  }

  @MainActor private static func shake(_ field: UITextField, _ offsets: [CGFloat]) {
    guard let first = offsets.first else { return }
    UIView.animate(withDuration: 0.06) {
      field.transform = first == 0 ? .identity : CGAffineTransform(translationX: first, y: 0)
    } completion: { _ in
      shake(field, Array(offsets.dropFirst()))
    }
  }

  #if !os(tvOS) && !os(visionOS)
  @MainActor private static func haptic(at field: UITextField) {
    if #available(iOS 17.5, *) {
      UINotificationFeedbackGenerator(view: field).notificationOccurred(.error)
    } else {
      UINotificationFeedbackGenerator().notificationOccurred(.error)
    }
  }
  #endif
}
#endif
