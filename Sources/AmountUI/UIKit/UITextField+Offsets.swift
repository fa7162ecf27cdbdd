#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UITextField {
  /// The selected part of the text in UTF-16 offsets.
  var selectedOffsets: Range<Int> {
    guard let range = selectedTextRange else { return 0..<0 }
    let start = offset(from: beginningOfDocument, to: range.start)
    return start..<max(start, offset(from: beginningOfDocument, to: range.end))
  }

  /// Selects a part of the text; positions are made anew, since setting the text makes the old ones void.
  func moveSelection(to offsets: Range<Int>) {
    guard let start = position(from: beginningOfDocument, offset: offsets.lowerBound),
      let end = position(from: beginningOfDocument, offset: offsets.upperBound)
    else { return }
    selectedTextRange = textRange(from: start, to: end)
  }

  /// Whether a composing keyboard has marked text that is not yet decided.
  var isComposing: Bool { markedTextRange != nil }

  /// Whether the keyboard composes: its letters become marked text, which is asked about before it is marked.
  var hasComposingKeyboard: Bool {
    guard let language = textInputMode?.primaryLanguage else { return false }
    return ["zh", "ja", "ko"].contains { language.hasPrefix($0) }
  }
}
#endif
