// Written from the documentation of UITextInput, UIKeyInput and UITextInputTraits. Positions count UTF-16 units. A
// position belongs to the text it was made in: after the text was set by code its offset means nothing.
public import Foundation

@MainActor open class UITextPosition: NSObject {
  let offset: Int
  let generation: Int
  init(offset: Int, generation: Int) {
    self.offset = offset
    self.generation = generation
  }
}

@MainActor open class UITextRange: NSObject {
  public let start: UITextPosition
  public let end: UITextPosition
  init(_ start: UITextPosition, _ end: UITextPosition) {
    self.start = start
    self.end = end
  }
  open var isEmpty: Bool { start.offset == end.offset }
}

@MainActor public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

@MainActor public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func caretRect(for position: UITextPosition) -> CGRect
}

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  case numberPad = 4
  case decimalPad = 8
}
public enum UIReturnKeyType: Int, Sendable { case `default`, done }
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default`, no, yes }
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`, complete, limited
}
