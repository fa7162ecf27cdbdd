#if canImport(UIKit) && !os(watchOS)
public import AmountCore
public import AmountFoundation
public import UIKit

/// Turns any `UITextField` into one for amounts of money, keeping the delegate the app has.
///
///     let entry = AmountTextFieldDelegate(format: .classic)
///     entry.attach(to: amountTextField, forwardingTo: self)
///     entry.onAmountChange = { amount in … }     // Amount?
///
/// The field does not keep its delegate alive: keep the entry as long as the field. Every edit is either right or refused
/// with a reason; a refused one changes neither text nor caret.
///
/// Without a format the field writes amounts as the current locale does and takes both `.` and `,` as the decimal key
/// (`typed-separator` `any`), since the number pad follows the region of the device. A format given by the app is used as
/// it is.
@MainActor
#if canImport(ObjectiveC)
@objc(AMKAmountTextFieldDelegate)
#endif
public final class AmountTextFieldDelegate: NSObject {
  /// Called when the person has changed the amount, with nil where no digit is left. Not called for what the app sets.
  public var onAmountChange: ((Amount?) -> Void)?

  /// Called when an edit was refused. Nothing has changed then.
  public var onRejection: ((EditRejection) -> Void)?

  /// How a refusal reaches the person.
  public var feedback = RefusalFeedback.all

  /// What VoiceOver says of refusals and the sign key, and where ``validityMessage`` has its words from: at first those of
  /// the language that the app runs in.
  public var messages = AmountMessages.current { didSet { updateAccessory() } }

  /// Keys above the keyboard; none by default. Not on tvOS and visionOS.
  public var accessory: AmountAccessory = [] { didSet { updateAccessory() } }

  /// The field this entry is attached to.
  public private(set) weak var field: UITextField?

  /// The app's own delegate, which gets every call.
  public weak var host: (any UITextFieldDelegate)? {
    didSet {
      // UIKit may remember which methods a delegate has: it is told again.
      guard let field else { return }
      assign(nil, field)
      assign(self, field)
    }
  }

  var editor: AmountEditor
  var history = EditHistory()
  /// The amount that the app was told last, or has set.
  var knownAmount: Amount?
  /// Set while the entry changes text or selection itself.
  var isShowing = false
  /// Set while the entry sends the event itself.
  var isAnnouncing = false
  /// Whether the text that stands there comes from a composition.
  var wasComposing = false
  var isSettling = false
  var isRebuildingUndo = false
  /// The undo managers that commands may reach.
  var undoManagers: @MainActor (UITextField) -> [UndoManager] = { field in
    // A manager of someone further up is left alone.
    field.undoManager.map { $0 === field.next?.undoManager ? [] : [$0] } ?? []
  }
  /// How the delegate of the control is set.
  var assign: @MainActor ((any UITextFieldDelegate)?, UITextField) -> Void = { $1.delegate = $0 }
  private var followsLocale = false
  private var localeObservation: NotificationToken?
  private var changeAction: UIAction?

  public init(format: AmountFormat) {
    editor = AmountEditor(format: format)
    editor.endEditing()
    super.init()
  }

  /// An entry that writes amounts as the current locale does, and follows when the locale changes.
  public override convenience init() {
    self.init(format: .field())
    followsLocale = true
    localeObservation = NotificationToken(NSLocale.currentLocaleDidChangeNotification) { [weak self] in
      guard let self, self.followsLocale else { return }
      self.adoptFormat(.field())
    }
  }

  /// Makes a field one for amounts. Its text, where it is an amount, becomes the amount.
  ///
  /// - Parameters:
  ///   - field: The field. Its traits are set for amounts, and its keyboard for the format.
  ///   - host: The app's delegate; without one the delegate that the field has.
  public func attach(to field: UITextField, forwardingTo host: (any UITextFieldDelegate)? = nil) {
    detach()
    if let host = host ?? field.delegate, host !== self { self.host = host }
    self.field = field
    assign(self, field)
    let action = UIAction { [weak self] _ in self?.fieldChanged() }
    changeAction = action
    field.addAction(action, for: .editingChanged)
    field.setTraits(for: format)
    updateAccessory()
    if field.isEditing { editor.beginEditing() }
    if let text = field.text, !text.isEmpty { setText(text) }
    show()
  }

  /// Gives the field back to the app's delegate. Its text stays.
  public func detach() {
    guard let field else { return }
    if let changeAction { field.removeAction(changeAction, for: .editingChanged) }
    changeAction = nil
    self.field = nil
    assign(host, field)
    host = nil
  }

  /// How amounts are written and what may be typed. The amount stays when the format changes.
  ///
  /// Where the new format cannot show the amount, nothing changes and `onRejection` says why.
  public var format: AmountFormat {
    get { editor.format }
    set {
      followsLocale = false
      adoptFormat(newValue)
    }
  }

  func adoptFormat(_ format: AmountFormat) {
    guard format != editor.format else { return }
    do { editor = try editor.changing(to: format) } catch { return refuse(error) }
    history = EditHistory()
    field?.setTraits(for: format)
    updateAccessory()
    field?.reloadInputViews()
    show()
    scheduleSettling()
  }

  func updateAccessory() {
    #if !os(tvOS) && !os(visionOS)
    guard let field else { return }
    if let bar = accessory.bar(for: self) {
      field.inputAccessoryView = bar
    } else if field.inputAccessoryView is UIToolbar {
      field.inputAccessoryView = nil
    }
    #endif
  }
}

/// An observer of a notification that ends with its owner.
final class NotificationToken: @unchecked Sendable {
  private let token: any NSObjectProtocol

  init(_ name: NSNotification.Name, _ action: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
#endif
