// Written from the documentation of UITextField and UITextInput, and from public reports of how the control behaves: the
// text is kept in UTF-16 units; setting it by code asks nobody, sends no event, moves the caret to the end and empties the
// undo stack. What a person does is in UITextField+Person.swift.
public import Foundation

@MainActor open class UITextField: UIControl, UITextInput {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  public static nonisolated let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public static nonisolated let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  public static nonisolated let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")

  // Of the double only.
  public var switches = FieldSwitches()
  public internal(set) var questions: [FieldQuestion] = []
  public var keyboardLanguage: String?
  /// What the control corrects by itself when it loses focus.
  public var pendingAutocorrection: (range: Range<Int>, string: String)?
  /// The manager that the control itself owns.
  public let controlUndoManager = UndoManager()
  var units: [UInt16] = []
  var selected = 0..<0
  var marked: Range<Int>?
  var generation = 0
  private var hasFocus = false

  /// UIKit keeps asking the delegate it was given, even where a subclass overrides `delegate`.
  weak var asked: (any UITextFieldDelegate)?
  open weak var delegate: (any UITextFieldDelegate)? {
    get { asked }
    set { asked = newValue }
  }
  open var font: UIFont? = UIFont.systemFont(ofSize: 17)
  open var textColor: UIColor? = UIColor.label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var placeholder: String?
  open var clearsOnBeginEditing = false
  open var clearButtonMode = ViewMode.never
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var inputView: UIView?
  open var inputAccessoryView: UIView?

  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  open var allowsNumberPadPopover = true

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var undoManager: UndoManager? { controlUndoManager }
  open override var textInputMode: UITextInputMode? { UITextInputMode(double: keyboardLanguage) }
  open var isEditing: Bool { hasFocus }

  /// The control speaks its text; what an app sets instead stays.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Text

  open var text: String? {
    get { String(decoding: units, as: UTF16.self) }
    set {
      let before = selected
      units = Array((newValue ?? "").utf16)
      selected = units.count..<units.count
      marked = nil
      generation += 1
      controlUndoManager.emptyStacks()
      if switches.recordsThroughOverride { undoManager?.emptyStacks() }
      if switches.settingTextTellsSelection && selected != before { _ = asked?.textFieldDidChangeSelection?(self) }
    }
  }

  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string }
  }

  open var hasText: Bool { !units.isEmpty }

  /// By code this asks nobody and sends one event; a key arrives here after the delegate was asked.
  open func insertText(_ text: String) {
    change(marked ?? selected, to: text)
  }

  open func deleteBackward() {
    if !selected.isEmpty { return change(selected, to: "") }
    let width = widthBefore(selected.lowerBound)
    if width > 0 { change(selected.lowerBound - width..<selected.lowerBound, to: "") }
  }

  /// Changes the text and tells everyone.
  func change(_ range: Range<Int>, to string: String) {
    let before = selected
    splice(range, with: string)
    marked = nil
    tell(selectionMoved: selected != before)
  }

  func splice(_ range: Range<Int>, with string: String) {
    units.replaceSubrange(range, with: string.utf16)
    let caret = range.lowerBound + string.utf16.count
    selected = caret..<caret
  }

  func tell(selectionMoved: Bool) {
    if selectionMoved && switches.tellsSelectionFirst { _ = asked?.textFieldDidChangeSelection?(self) }
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    if selectionMoved && !switches.tellsSelectionFirst { _ = asked?.textFieldDidChangeSelection?(self) }
  }

  /// The width of the character before an offset, as the keyboard deletes it.
  func widthBefore(_ offset: Int) -> Int {
    String(decoding: units[..<offset], as: UTF16.self).last.map { String($0).utf16.count } ?? 0
  }

  // MARK: Layout

  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(units.count) * 10, height: 22) }
  open func setBaseWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {
    baseWritingDirection = direction
  }
  /// Of the double only.
  public private(set) var baseWritingDirection = NSWritingDirection.natural
  open func caretRect(for position: UITextPosition) -> CGRect {
    let area = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    return CGRect(x: area.minX + CGFloat(position.offset) * 10, y: area.minY, width: 2, height: area.height)
  }

  // MARK: Focus

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var isFirstResponder: Bool { hasFocus }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard let window, canBecomeFirstResponder else { return false }
    if hasFocus { return true }
    guard asked?.textFieldShouldBeginEditing?(self) ?? true else { return false }
    if let other = window.firstResponder, other !== self, !other.resignFirstResponder() { return false }
    hasFocus = true
    window.firstResponder = self
    if clearsOnBeginEditing, asked?.textFieldShouldClear?(self) ?? true { text = "" }
    _ = asked?.textFieldDidBeginEditing?(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard hasFocus else { return true }
    if let correction = pendingAutocorrection {
      pendingAutocorrection = nil
      if ask([correction.range], correction.string) { splice(correction.range, with: correction.string) }
    }
    guard asked?.textFieldShouldEndEditing?(self) ?? true else { return false }
    marked = nil
    hasFocus = false
    window?.firstResponder = nil
    if switches.setsTextWhenResigning {
      let current = text
      text = current
    }
    if asked?.textFieldDidEndEditing?(self, reason: .committed) == nil {
      _ = asked?.textFieldDidEndEditing?(self)
    }
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    controlUndoManager.removeAllActions()
    return true
  }

  /// Asks the delegate, the text still being what it was.
  func ask(_ ranges: [Range<Int>], _ string: String) -> Bool {
    let answer = asked.map { askDelegate($0, ranges, string) } ?? true
    questions.append(FieldQuestion(ranges: ranges, string: string, answer: answer))
    return answer
  }

  private func askDelegate(_ delegate: any UITextFieldDelegate, _ ranges: [Range<Int>], _ string: String) -> Bool {
    if switches.asksForRanges,
      let answer = delegate.textField?(
        self, shouldChangeCharactersInRanges: ranges.map { NSValue(range: NSRange($0)) }, replacementString: string)
    {
      return answer
    }
    return delegate.textField?(
      self, shouldChangeCharactersIn: NSRange(ranges[0]), replacementString: string) ?? true
  }
}
