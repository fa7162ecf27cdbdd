#if canImport(UIKit) && !os(watchOS)
public import AmountCore
public import AmountFoundation
public import UIKit

/// A text field for amounts of money.
///
///     let field = AmountTextField(format: AmountFormat(locale: .current, currency: "CNY"))
///     field.onAmountChange = { amount in … }     // Amount?
///     field.onRejection = { rejection in … }
///
/// Its `delegate` is the app's and gets every call. All else that a field for amounts does is in ``entry``, which also turns
/// an existing `UITextField` into one. In a storyboard set the class, and the format in code; without one the field writes
/// amounts as the current locale does and takes both `.` and `,` as the decimal key.
#if canImport(ObjectiveC)
@objc(AMKAmountTextField)
#endif
open class AmountTextField: UITextField {
  /// What makes the field one for amounts.
  public let entry: AmountTextFieldDelegate

  private let ownUndoManager = UndoManager()
  private var hintLabel: HintLabel?

  /// A field of a format.
  public init(format: AmountFormat, frame: CGRect = .zero) {
    entry = AmountTextFieldDelegate(format: format)
    super.init(frame: frame)
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    setUp()
  }

  /// A field that writes amounts as the current locale does, and follows when the locale changes.
  public override init(frame: CGRect) {
    entry = AmountTextFieldDelegate()
    super.init(frame: frame)
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    setUp()
  }

  /// A field from a storyboard.
  public required init?(coder: NSCoder) {
    entry = AmountTextFieldDelegate()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    entry.assign = { delegate, field in (field as? AmountTextField)?.setControlDelegate(delegate) }
    entry.undoManagers = { field in (field as? AmountTextField)?.everyUndoManager ?? [] }
    entry.attach(to: self, forwardingTo: super.delegate)
  }

  // MARK: Amount

  /// The amount in the field, exactly as written, or nil where there is no digit. See ``AmountTextFieldDelegate/amount``.
  public var amount: Amount? {
    get { entry.amount }
    set { entry.amount = newValue }
  }

  /// How amounts are written and what may be typed. The amount stays when the format changes.
  public var format: AmountFormat {
    get { entry.format }
    set { entry.format = newValue }
  }

  /// What a form should think of the amount.
  public var validity: Validity { entry.validity }

  /// What is wrong with the amount, for the person at the field; nil for a valid one.
  public var validityMessage: String? { entry.validityMessage }

  /// The sentences of the field, in the language that the app runs in.
  ///
  ///     field.onRejection = { [unowned field] in label.text = field.messages.message(for: $0, format: field.format) }
  public var messages: AmountMessages {
    get { entry.messages }
    set { entry.messages = newValue }
  }

  /// Called when the person has changed the amount, with nil where no digit is left.
  public var onAmountChange: ((Amount?) -> Void)? {
    get { entry.onAmountChange }
    set { entry.onAmountChange = newValue }
  }

  /// Called when an edit was refused. Nothing has changed then.
  public var onRejection: ((EditRejection) -> Void)? {
    get { entry.onRejection }
    set { entry.onRejection = newValue }
  }

  /// Shows above the first digit how large the amount is, in the words of the format's locale; none where its language
  /// has none.
  ///
  ///     field.showMagnitudeHint()   // 百万 above 1,234,567 where the format is of zh_CN
  public func showMagnitudeHint() {
    hint = FieldWords.magnitude(format)
  }

  /// Words above the first digit, made from the amount; nil for none. They follow the layout and Dynamic Type.
  ///
  ///     field.hint = { amount in amount >= 10_000 ? "万" : nil }
  public var hint: ((Amount) -> String?)? {
    didSet {
      setNeedsLayout()
      guard (hint == nil) != (hintLabel == nil) else { return }
      hintLabel?.remove()
      hintLabel = hint == nil ? nil : HintLabel(in: self)
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: The control

  /// The app's delegate. The control itself asks ``entry``, which forwards every call.
  open override weak var delegate: (any UITextFieldDelegate)? {
    get { entry.host }
    set { entry.host = newValue }
  }

  private func setControlDelegate(_ delegate: (any UITextFieldDelegate)?) { super.delegate = delegate }

  /// The text as shown. What is set is read as an amount, and changes nothing where it is none.
  open override var text: String? {
    get { super.text }
    set {
      // The control sets its own text when it resigns.
      if entry.isShowing || entry.field == nil || newValue == super.text {
        super.text = newValue
      } else {
        entry.setText(newValue ?? "")
      }
    }
  }

  /// A backspace with nothing before the caret is not asked about; that the person pressed it still counts.
  open override func deleteBackward() {
    if !isComposing && selectedOffsets == 0..<0 { entry.take(TextEdit(replacing: 0..<0, with: "")) }
    super.deleteBackward()
  }

  /// Undoes and redoes what was typed, as one step for a run of keys.
  open override var undoManager: UndoManager? { ownUndoManager }

  /// The field's own manager and the control's: which one a command reaches is up to the control. A manager of someone
  /// further up is left alone.
  private var everyUndoManager: [UndoManager] {
    guard let control = super.undoManager, control !== next?.undoManager else { return [ownUndoManager] }
    return [ownUndoManager, control]
  }

  /// While editing what the control says, else the amount as it is spoken.
  open override var accessibilityValue: String? {
    get { isEditing ? super.accessibilityValue : FieldWords.spoken(entry.editor) }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let hintLabel else { return }
    hintLabel.text = amount.flatMap { hint?($0) }
    guard let start = position(from: beginningOfDocument, offset: entry.editor.digitRange.lowerBound) else { return }
    hintLabel.place(above: caretRect(for: start).minX, within: bounds.width)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect { belowHint(super.textRect(forBounds: bounds)) }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect { belowHint(super.editingRect(forBounds: bounds)) }

  open override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    belowHint(super.placeholderRect(forBounds: bounds))
  }

  open override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    size.height += hintLabel?.height ?? 0
    return size
  }

  private func belowHint(_ area: CGRect) -> CGRect {
    let height = min(hintLabel?.height ?? 0, area.height)
    return CGRect(x: area.minX, y: area.minY + height, width: area.width, height: area.height - height)
  }
}
#endif
