#if canImport(UIKit) && !os(watchOS)
public import AmountCore
import AmountFoundation
import UIKit

/// What the program reads and sets.
extension AmountTextFieldDelegate {
  /// The amount in the field, exactly as written, or nil where there is no digit.
  ///
  /// Limits do not refuse an amount that is set, `validity` tells; digits that do not fit the format do: then nothing
  /// changes and `onRejection` says why. ``setAmount(_:)`` throws instead.
  public var amount: Amount? {
    get {
      // Some ways of filling a field send no event at all.
      reconcile()
      return editor.amount
    }
    set { do { try setAmount(newValue) } catch { refuse(error) } }
  }

  /// Puts an amount into the field, or clears it. While editing, the amount that the field already has changes nothing:
  /// echoing each value back does not eat the point of `1.`.
  ///
  /// - Throws: The reason where a digit would be lost. The field is then as it was.
  public func setAmount(_ amount: Amount?) throws(EditRejection) {
    let isChanged = try history.setAmount(amount, in: &editor)
    knownAmount = editor.amount
    guard isChanged else { return }
    show()
    scheduleSettling()
  }

  /// What a form should think of the amount.
  public var validity: Validity {
    reconcile()
    return editor.validity
  }

  /// What is wrong with the amount, for the person at the field; nil for a valid one.
  public var validityMessage: String? { messages.message(for: validity, of: editor.amount, format: format) }

  /// Empties the field and forgets what could be undone.
  public func reset() {
    let isEditing = editor.isEditing
    editor = AmountEditor(format: format)
    if !isEditing { editor.endEditing() }
    history = EditHistory()
    knownAmount = nil
    show()
    scheduleSettling()
  }

  /// Makes the amount negative, or positive again, as the key of the accessory does.
  func changeSign() {
    let caret = editor.selection.upperBound
    take(TextEdit(replacing: caret..<caret, with: "-"))
  }

  /// The program has set the text of the control: it is read whole, and put back where it is no amount.
  func setText(_ text: String) {
    history.endRun()
    let all = TextEdit(replacing: 0..<editor.textLength, with: text)
    do { try apply(all) } catch { refuse(error) }
    history.endRun()
    knownAmount = editor.amount
    show()
    scheduleSettling()
  }
}
#endif
