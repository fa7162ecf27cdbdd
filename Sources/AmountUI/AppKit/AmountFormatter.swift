#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AmountCore
public import AmountFoundation
public import AppKit

/// A formatter that lets only amounts be typed into an `NSTextField`, whichever way the text comes.
///
///     field.formatter = AmountFormatter(format: AmountFormat(locale: .current, currency: "EUR"))
///
/// The object of a text is an `NSDecimalNumber`. A formatter remembers the field it works in, so each field has one of its
/// own. ``AmountNSTextField`` also tells it of the caret; alone it takes a deletion for a backspace.
public final class AmountFormatter: Formatter {
  /// What becomes of a change.
  public enum Verdict: Equatable, Sendable {
    /// The partial text stands, with the selection that was proposed.
    case accept
    /// Another text stands. The selection is in UTF-16 offsets.
    case replace(text: String, selection: Range<Int>)
    /// The text from before stays.
    case refuse(EditRejection)
  }

  /// What is told as the reason of a refusal: at first in the language that the app runs in.
  public var messages = AmountMessages.current

  var editor: AmountEditor
  /// Called with each refusal.
  var onRejection: ((EditRejection) -> Void)?
  /// Whether text is marked: nothing is judged then.
  var isComposing: () -> Bool = { false }
  /// Whether the text that stands there comes from a composition.
  var wasComposing = false

  public init(format: AmountFormat) {
    editor = AmountEditor(format: format)
    super.init()
  }

  /// A formatter that writes amounts as the current locale does and takes both `.` and `,` as the decimal key.
  public override convenience init() {
    self.init(format: .field())
  }

  public required init?(coder: NSCoder) {
    editor = AmountEditor(format: .field())
    super.init(coder: coder)
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = AmountFormatter(format: format)
    copy.editor = editor
    copy.messages = messages
    return copy
  }

  /// How amounts are written and what may be typed.
  public var format: AmountFormat { editor.format }

  /// Judges a change of the text, as `isPartialStringValid` does. All ranges are UTF-16 offsets.
  ///
  ///     let formatter = AmountFormatter(format: .standard)
  ///     formatter.verdict(on: "1234", proposing: 4..<4, insteadOf: "123", changing: 3..<3)
  ///     // .replace(text: "1,234", selection: 5..<5)
  ///
  /// - Parameters:
  ///   - partial: The text with the change made.
  ///   - selection: The selection that is proposed for it.
  ///   - original: The text before.
  ///   - range: The part of the original that changes; for a deletion, what is deleted.
  public func verdict(
    on partial: String, proposing selection: Range<Int>, insteadOf original: String, changing range: Range<Int>
  ) -> Verdict {
    if isComposing() {
      wasComposing = true
      return .accept
    }
    if !editor.isEditing { editor.beginEditing() }
    let composed = wasComposing
    wasComposing = false
    do throws(EditRejection) {
      if composed {
        // I1: the original holds marked text, which the engine never saw.
        try editor.apply(TextEdit(from: editor.text, to: partial, caret: selection.upperBound))
      } else if takeUp(original, range, isDeletion: partial.utf16.count == original.utf16.count - range.count) {
        try editor.apply(Self.edit(from: original, to: partial, range, caret: selection.upperBound))
      } else {
        try editor.adopt(partial, caret: selection.upperBound)
      }
    } catch {
      onRejection?(error)
      if !composed { return .refuse(error) }
    }
    let isShown = editor.shows(partial) && editor.selection == selection
    return isShown ? .accept : .replace(text: editor.text, selection: editor.selection)
  }

  /// Makes the editor hold the original text, with a selection that explains the range. False where a field of this
  /// format does not show such a text.
  private func takeUp(_ original: String, _ range: Range<Int>, isDeletion: Bool) -> Bool {
    let likely = isDeletion ? range.upperBound..<range.upperBound : range
    if !editor.shows(original) {
      guard let known = AmountEditor(format: format, text: original, selection: likely) else { return false }
      editor = known
    }
    let caret = editor.selection
    let isAtAnEnd = caret.isEmpty && (caret.lowerBound == range.lowerBound || caret.upperBound == range.upperBound)
    if caret != range && !isAtAnEnd { editor.select(likely) }
    return true
  }

  /// There is no replacement string: it is what stands where the range was.
  private static func edit(from original: String, to partial: String, _ range: Range<Int>, caret: Int) -> TextEdit {
    let (old, new) = (Array(original.utf16), Array(partial.utf16))
    let tail = old.count - range.upperBound
    let end = new.count - tail
    guard tail >= 0, end >= range.lowerBound, new[..<range.lowerBound] == old[..<range.lowerBound],
      new[end...].elementsEqual(old[range.upperBound...])
    else { return TextEdit(from: original, to: partial, caret: caret) }
    return TextEdit(
      replacing: range, with: String(decoding: new[range.lowerBound..<end], as: UTF16.self))
  }

  // MARK: Formatter

  /// The text of an amount: an `NSDecimalNumber`, a `Decimal`, an `Amount`, or a text that is one.
  public override func string(for obj: Any?) -> String? {
    guard let amount = Self.amount(of: obj) else { return nil }
    // What was typed keeps its zeros, which a decimal number would lose.
    var shown = editor
    if shown.amount != amount {
      guard (try? shown.setAmount(amount)) != nil else { return nil }
    }
    shown.endEditing()
    return shown.text
  }

  public override func editingString(for obj: Any) -> String? { string(for: obj) }

  private static func amount(of object: Any?) -> Amount? {
    switch object {
    case let amount as Amount: amount
    case let decimal as Decimal: try? Amount(exactly: decimal)
    case let number as NSNumber: try? Amount(exactly: number.decimalValue)
    case let text as String: Amount(text)
    default: nil
    }
  }

  public override func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    do throws(EditRejection) {
      obj?.pointee = try number(in: string)
      return true
    } catch let rejection {
      error?.pointee = NSString(string: messages.message(for: rejection, format: format))
      return false
    }
  }

  private func number(in text: String) throws(EditRejection) -> NSDecimalNumber? {
    try amount(in: text).map { NSDecimalNumber(decimal: Decimal($0)) }
  }

  private func amount(in text: String) throws(EditRejection) -> Amount? {
    if editor.shows(text) { return editor.amount }
    if text.isEmpty { return nil }
    var reader = AmountEditor(format: format)
    try reader.apply(TextEdit(replacing: 0..<0, with: text))
    return reader.amount
  }

  public override func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let partial = String(partialStringPtr.pointee)
    let proposed = proposedSelRangePtr.map { $0.pointee.offsets } ?? partial.utf16.count..<partial.utf16.count
    switch verdict(on: partial, proposing: proposed, insteadOf: origString, changing: origSelRange.offsets) {
    case .accept: return true
    case .replace(let text, let selection):
      // A string made anew: handing back the original object would leave the refused text on the screen.
      partialStringPtr.pointee = NSString(string: text)
      proposedSelRangePtr?.pointee = NSRange(selection)
      return false
    case .refuse(let rejection):
      error?.pointee = NSString(string: messages.message(for: rejection, format: format))
      return false
    }
  }
}

extension NSRange {
  /// The range in offsets; a range that is none is taken as empty at the start.
  var offsets: Range<Int> {
    guard location >= 0, length >= 0, location != NSNotFound, length < Int.max - location else { return 0..<0 }
    return location..<location + length
  }
}
#endif
