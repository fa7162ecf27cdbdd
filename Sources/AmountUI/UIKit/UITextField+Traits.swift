#if canImport(UIKit) && !os(watchOS)
import AmountCore
import UIKit

extension UITextField {
  /// Turns off what rewrites or completes text, and chooses the keyboard of a format.
  func setTraits(for format: AmountFormat) {
    let needsPoint = format.fractionDigits.upperBound > 0 && format.options.entry == .decimal
    keyboardType = needsPoint ? .decimalPad : .numberPad
    autocapitalizationType = .none
    autocorrectionType = .no
    spellCheckingType = .no
    smartQuotesType = .no
    smartDashesType = .no
    smartInsertDeleteType = .no
    #if !os(tvOS)
    if #available(iOS 17, visionOS 1, *) { inlinePredictionType = .no }
    if #available(iOS 18, visionOS 2.4, *) { writingToolsBehavior = .none }
    #endif
    if #available(iOS 18, tvOS 18, visionOS 2, *) { mathExpressionCompletionType = .no }
  }

  /// Keeps sign, digits and affixes one left-to-right run where the interface runs from right to left.
  func keepNumberLeftToRight() {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft,
      let all = textRange(from: beginningOfDocument, to: endOfDocument)
    else { return }
    if textAlignment == .natural { textAlignment = .right }
    setBaseWritingDirection(.leftToRight, for: all)
  }
}
#endif
