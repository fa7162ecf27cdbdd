// Written from the documentation of UITextInput. Offsets are UTF-16 units; a range is made anew at each call.
public import Foundation

extension UITextField {
  public var beginningOfDocument: UITextPosition { place(0) }
  public var endOfDocument: UITextPosition { place(units.count) }
  public var markedTextRange: UITextRange? { marked.map { UITextRange(place($0.lowerBound), place($0.upperBound)) } }

  public var selectedTextRange: UITextRange? {
    get { UITextRange(place(selected.lowerBound), place(selected.upperBound)) }
    set {
      guard let newValue, newValue.start.generation == generation else { return }
      let range = newValue.start.offset..<newValue.end.offset
      guard range != selected, range.upperBound <= units.count else { return }
      selected = range
      _ = asked?.textFieldDidChangeSelection?(self)
    }
  }

  public func text(in range: UITextRange) -> String? {
    String(decoding: units[range.start.offset..<range.end.offset], as: UTF16.self)
  }

  public func replace(_ range: UITextRange, withText text: String) {
    change(range.start.offset..<range.end.offset, to: text)
  }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    fromPosition.offset <= toPosition.offset
      ? UITextRange(fromPosition, toPosition) : UITextRange(toPosition, fromPosition)
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...units.count).contains(target) ? place(target) : nil
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    precondition(
      from.generation == generation && toPosition.generation == generation,
      "a position of a text that was replaced means nothing")
    return toPosition.offset - from.offset
  }

  /// The marked text is replaced; the selection is relative to the new one. An event is sent at each step.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let before = selected
    let string = markedText ?? ""
    let range = marked ?? selected
    splice(range, with: string)
    let start = range.lowerBound
    marked = string.isEmpty ? nil : start..<start + string.utf16.count
    let caret = min(start + selectedRange.location, units.count)
    selected = caret..<caret
    tell(selectionMoved: selected != before)
  }

  public func unmarkText() {
    guard marked != nil else { return }
    marked = nil
    tell(selectionMoved: false)
  }

  private func place(_ offset: Int) -> UITextPosition { UITextPosition(offset: offset, generation: generation) }
}
