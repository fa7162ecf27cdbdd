#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AmountCore
public import AmountFoundation
public import AppKit

/// A text field for amounts of money on macOS.
///
///     let field = AmountNSTextField(format: AmountFormat(locale: .current, currency: "EUR"))
///     field.onAmountChange = { amount in … }     // Amount?
///     field.onRejection = { rejection in … }
///
/// Its delegate stays the app's. Undo is the field editor's own. Without a format it writes amounts as the current locale
/// does and takes both `.` and `,` as the decimal key.
open class AmountNSTextField: NSTextField {
  /// Called when the person has changed the amount, with nil where no digit is left.
  public var onAmountChange: ((Amount?) -> Void)?

  /// Called when an edit was refused. Nothing has changed then.
  public var onRejection: ((EditRejection) -> Void)?

  /// Called when the field gets or loses focus.
  var onFocusChange: ((Bool) -> Void)?

  private let rule: AmountFormatter
  private var knownAmount: Amount?
  private var traits: FieldEditorTraits?
  private var selectionToken: (any NSObjectProtocol)?

  /// A field of a format.
  public init(format: AmountFormat, frame: NSRect = .zero) {
    rule = AmountFormatter(format: format)
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: NSRect) {
    self.init(format: .field(), frame: frame)
  }

  public required init?(coder: NSCoder) {
    rule = AmountFormatter()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    rule.editor.endEditing()
    rule.isComposing = { [weak self] in
      MainActor.assumeIsolated { self?.isComposing ?? false }
    }
    rule.onRejection = { [weak self] rejection in
      MainActor.assumeIsolated { self?.refuse(rejection) }
    }
    formatter = rule
    baseWritingDirection = .leftToRight
  }

  private var fieldEditor: NSTextView? { currentEditor() as? NSTextView }

  /// Whether a composing keyboard has marked text that is not yet decided.
  var isComposing: Bool { fieldEditor?.hasMarkedText() ?? false }

  // MARK: Amount

  /// The amount in the field, exactly as written, or nil where there is no digit. What is set and does not fit the format
  /// changes nothing, and `onRejection` says why.
  public var amount: Amount? {
    get { rule.editor.amount }
    set { do { try setAmount(newValue) } catch { refuse(error) } }
  }

  /// Puts an amount into the field, or clears it. While editing, the amount that the field already has changes nothing.
  ///
  /// - Throws: The reason where a digit would be lost. The field is then as it was.
  public func setAmount(_ amount: Amount?) throws(EditRejection) {
    let isChanged = try rule.editor.setAmount(amount)
    knownAmount = rule.editor.amount
    if isChanged { show() }
  }

  /// What a form should think of the amount.
  public var validity: Validity { rule.editor.validity }

  /// What is wrong with the amount, for the person at the field; nil for a valid one.
  public var validityMessage: String? { messages.message(for: validity, of: amount, format: format) }

  /// The sentences of the field, in the language that the app runs in.
  public var messages: AmountMessages {
    get { rule.messages }
    set { rule.messages = newValue }
  }

  /// How amounts are written and what may be typed. The amount stays when the format changes; where the new format cannot
  /// show it, nothing changes and `onRejection` says why.
  public var format: AmountFormat {
    get { rule.format }
    set {
      guard newValue != rule.format else { return }
      do { rule.editor = try rule.editor.changing(to: newValue) } catch { return refuse(error) }
      show()
    }
  }

  private func show() {
    let editor = rule.editor
    guard let view = fieldEditor else {
      stringValue = editor.text
      return
    }
    if !editor.shows(view.string) { view.string = editor.text }
    view.setSelectedRange(NSRange(editor.selection))
  }

  private func refuse(_ rejection: EditRejection) {
    onRejection?(rejection)
    NSAccessibility.post(
      element: self, notification: .announcementRequested,
      userInfo: [.announcement: messages.message(for: rejection, format: format)])
  }

  private func reportAmount() {
    guard rule.editor.amount != knownAmount else { return }
    knownAmount = rule.editor.amount
    onAmountChange?(knownAmount)
  }

  // MARK: Editing

  /// The field editor is there from now on; the delegate would hear only of the first change.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    guard let view = fieldEditor, traits == nil else { return true }
    traits = FieldEditorTraits(turningOff: view)
    rule.editor.beginEditing()
    let selection = view.selectedRange.offsets
    if !rule.editor.shows(view.string) { view.string = rule.editor.text }
    rule.editor.select(selection)
    view.setSelectedRange(NSRange(rule.editor.selection))
    selectionToken = NotificationCenter.default.addObserver(
      forName: NSTextView.didChangeSelectionNotification, object: view, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.followSelection() }
    }
    onFocusChange?(true)
    return true
  }

  private func followSelection() {
    guard let view = fieldEditor, !view.hasMarkedText(), rule.editor.shows(view.string) else { return }
    let selection = view.selectedRange.offsets
    guard selection != rule.editor.selection else { return }
    rule.editor.select(selection)
    if rule.editor.selection != selection { view.setSelectedRange(NSRange(rule.editor.selection)) }
  }

  open override func textDidChange(_ notification: Notification) {
    reconcile()
    super.textDidChange(notification)
    reportAmount()
  }

  /// Takes over what stands in the field editor, where the formatter was not asked.
  private func reconcile() {
    guard let view = fieldEditor else { return }
    if view.hasMarkedText() {
      rule.wasComposing = true
      return
    }
    let composed = rule.wasComposing
    rule.wasComposing = false
    let text = view.string
    guard !rule.editor.shows(text) else { return }
    let selection = view.selectedRange.offsets
    if let manager = view.undoManager, manager.isUndoing || manager.isRedoing,
      let earlier = AmountEditor(format: format, text: text, selection: selection)
    {
      rule.editor = earlier
      return
    }
    do throws(EditRejection) {
      if composed {
        try rule.editor.apply(TextEdit(from: rule.editor.text, to: text, caret: selection.upperBound))
      } else {
        try rule.editor.adopt(text, caret: selection.upperBound)
      }
    } catch {
      refuse(error)
    }
    show()
  }

  /// Tidies the text before the formatter reads it as the value.
  open override func textShouldEndEditing(_ textObject: NSText) -> Bool {
    finish(textObject)
    if super.textShouldEndEditing(textObject) { return true }
    rule.editor.beginEditing()
    show()
    return false
  }

  open override func textDidEndEditing(_ notification: Notification) {
    if let view = notification.object as? NSTextView {
      finish(view)
      traits?.restore(view)
    }
    traits = nil
    if let selectionToken { NotificationCenter.default.removeObserver(selectionToken) }
    selectionToken = nil
    super.textDidEndEditing(notification)
    reportAmount()
    onFocusChange?(false)
  }

  private func finish(_ text: NSText) {
    guard rule.editor.isEditing else { return }
    reconcile()
    rule.editor.endEditing()
    if !rule.editor.shows(text.string) { text.string = rule.editor.text }
  }
}
#endif
