#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A few words above the first digit, such as the magnitude of the amount.
@MainActor final class HintLabel {
  private let label = UILabel(frame: .zero)

  /// The hint that is shown; nil hides it.
  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      label.isHidden = newValue == nil
    }
  }

  init(in view: UIView) {
    label.font = .preferredFont(forTextStyle: .caption2)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.isAccessibilityElement = false
    label.isHidden = true
    view.addSubview(label)
  }

  /// The room above the digits; the same whether or not there is a hint, so that nothing jumps while typing.
  var height: CGFloat {
    let any = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return label.font.pointSize * 1.2 + (label.sizeThatFits(any).height > 0 ? 2 : 0)
  }

  /// Puts the hint above a place, within the given width.
  func place(above x: CGFloat, within width: CGFloat) {
    let any = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let size = label.sizeThatFits(any)
    label.frame = CGRect(
      x: max(0, min(x, width - size.width)), y: 0, width: min(size.width, width), height: size.height)
  }

  func remove() { label.removeFromSuperview() }
}
#endif
