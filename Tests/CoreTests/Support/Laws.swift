@testable import AmountCore

/// What holds for every edit in every state. Written against the text that is shown, not against the engine's layout.
struct Laws {
  let named: NamedFormat
  private let rules: Rules
  private let options: AmountFormat.Options
  private var known: Set<String> = []

  init(_ named: NamedFormat) {
    self.named = named
    rules = named.format.rules
    options = named.format.options
  }

  /// What is wrong with an editor in itself; nil where nothing is.
  mutating func checkState(_ editor: AmountEditor) -> String? {
    let text = editor.text
    let units = Array(text.utf16)
    if units.count != editor.textLength { return "the text has \(units.count) units, not \(editor.textLength)" }
    let selection = editor.selection
    guard selection.lowerBound >= 0, selection.upperBound <= units.count else { return "\(selection) is no selection" }
    if editor.legal(selection) != selection { return "the caret stands at \(selection) in \(text)" }
    guard known.insert("\(editor.isEditing)\(text)").inserted else { return nil }

    guard let again = AmountEditor(format: named.format, text: text, selection: selection, isEditing: editor.isEditing)
    else { return "\(text) cannot be read back" }
    if again.draft != editor.draft { return "\(text) is read back as another draft" }
    let draft = editor.draft
    if draft.fractionCount > rules.maximumFraction || draft.integerCount > options.integerDigits {
      return "\(text) has too many digits"
    }
    if draft.digits.isEmpty && draft.hasPoint { return "a lone point" }
    let isClassic = options == .classic && rules.marks.decimalSeparator == "." && rules.digits.first == "0"
    if isClassic && !draft.isNegative && !Laws.isClassic(text) {
      return "\(text) is no text of the classic field"
    }
    return checkLeaving(editor)
  }

  /// The end of editing keeps the amount, and doing it twice does nothing more.
  private func checkLeaving(_ editor: AmountEditor) -> String? {
    var left = editor
    let isClamped = left.endEditing()
    if !isClamped && left.amount != editor.amount { return "leaving \(editor.text) changes the amount" }
    if left.amount == nil && !left.text.isEmpty { return "leaving \(editor.text) leaves \(left.text)" }
    var twice = left
    twice.endEditing()
    if twice != left { return "leaving \(editor.text) twice gives \(twice.text)" }
    var back = left
    back.beginEditing()
    if back.amount != left.amount { return "coming back changes the amount of \(left.text)" }
    // Echoing the amount does nothing at all.
    var echoed = editor
    guard (try? echoed.setAmount(editor.amount)) != nil, !editor.isEditing || echoed == editor else {
      return "setting the amount of \(editor.text) again changes it"
    }
    return nil
  }

  /// Applies an edit and says what is wrong with what it did; nil where nothing is.
  mutating func checkEdit(_ before: AmountEditor, _ edit: TextEdit) -> (AmountEditor?, String?) {
    var after = before
    do {
      let outcome = try after.apply(edit)
      if let wrong = checkState(after) { return (nil, wrong) }
      if let wrong = checkTaken(before, edit, after, outcome) { return (nil, wrong) }
      return (after, checkUndo(before, edit, after, outcome))
    } catch {
      var forgotten = after
      forgotten.memory = before.memory
      if forgotten != before { return (nil, "refusing with \(error.name) changes something") }
      if (try? before.applying(edit)) != nil { return (nil, "applying takes what apply refuses") }
      let outside = edit.range.lowerBound < 0 || edit.range.upperBound > before.textLength
      if outside != (error == .rangeOutOfBounds) { return (nil, "\(error.name) for \(edit.range)") }
      return (nil, nil)
    }
  }

  private func checkTaken(
    _ before: AmountEditor, _ edit: TextEdit, _ after: AmountEditor, _ outcome: EditOutcome
  ) -> String? {
    guard (try? before.applying(edit)) == after else { return "applying and apply disagree" }
    let old = Array(before.text.utf16)
    let new = Array(after.text.utf16)
    if outcome.changesText != (before.draft != after.draft) { return "changesText is \(outcome.changesText)" }
    let plain = old[..<edit.range.lowerBound] + edit.replacement.utf16 + old[edit.range.upperBound...]
    let caret = edit.range.lowerBound + edit.replacement.utf16.count
    let isVerbatim = plain.elementsEqual(new) && after.selection == caret..<caret
    if isVerbatim != (outcome.application == .verbatim) { return "it says \(outcome.application)" }
    if options.sign == .positive && after.draft.isNegative && !before.draft.isNegative {
      return "it became negative"
    }
    return checkDigits(before, edit, after)
  }

  /// Promise 1. Redundant zeros aside, the digits are those left of the range, those it brings, those right of it.
  private func checkDigits(_ before: AmountEditor, _ edit: TextEdit, _ after: AmountEditor) -> String? {
    let (left, covered, right) = split(before, edit.range)
    var wanted: [[UInt8]] = []
    let brought = edit.replacement.unicodeScalars.compactMap { rules.digitValue($0) }
    let scalars = edit.replacement.unicodeScalars.filter { !$0.isInvisible }
    if edit.replacement.isEmpty {
      wanted.append(left + right)
      // A caret at a separator, or the place of a point with fixed cents: the digit next to it goes.
      if covered.isEmpty, before.selection.isEmpty || before.selection != edit.range {
        wanted += [Array(left.dropLast()) + right, left + right.dropFirst()]
      }
    } else if scalars.count <= 1 {
      wanted.append(left + brought + right)
      // What does nothing leaves the selection, too.
      if brought.isEmpty { wanted.append(left + covered + right) }
    } else {
      wanted.append(left + brought + right)
      // P4: a fraction that is all zeros, or rounded, is made to fit. R11: a sum brings digits that are not written.
      let reading = named.format.read(edit.replacement)
      let calculated = reading.convention.generosity == .strict ? nil : reading.amount
      for amount in [amount(writtenAs: edit.replacement), calculated].compactMap({ $0 }) {
        let rule: Amount.RoundingRule = options.excessFraction == .truncate ? .towardZero : .halfEven
        let fitting = Draft(amount.rounded(toFractionDigits: rules.maximumFraction, rule)).values
        // Zeros in front are digits like others where something stands before them.
        for zeros in 0...brought.prefix(while: { $0 == 0 }).count {
          wanted.append(left + Array(repeating: 0, count: zeros) + fitting + right)
        }
        // Cents alone bring no zero before their point.
        if fitting == [0] { wanted.append(left + right) }
      }
      if edit.replacement.contains(where: { ".,٫．，".contains($0) }) {
        for kept in brought.indices where brought[kept...].allSatisfy({ $0 == 0 }) {
          wanted.append(left + brought[..<kept] + right)
        }
      }
      // Cents that were not written.
      if options.entry == .minorUnits {
        for digits in wanted {
          for zeros in 1...max(1, rules.maximumFraction) { wanted.append(digits + Array(repeating: 0, count: zeros)) }
        }
      }
    }
    let found = Laws.withoutLeadingZeros(after.draft.values)
    var allowed = wanted.map { Laws.withoutLeadingZeros($0) }
    if !before.isEditing {
      // A field without focus is tidied at once: the fraction is padded, and limits clamp.
      if options.outOfRange == .clamp { return nil }
      for digits in allowed {
        for zeros in 1...max(1, rules.maximumFraction) { allowed.append(digits + Array(repeating: 0, count: zeros)) }
      }
    }
    return allowed.contains(found) ? nil : "the digits are \(after.draft.values), not one of \(wanted)"
  }

  /// The digits of a text, those behind the last decimal mark as the fraction.
  private func amount(writtenAs text: String) -> Amount? {
    let marks = [rules.notation.decimalSeparator, ".", ",", "٫", "．", "，", "。", "｡", "·"]
    let last = text.unicodeScalars.last { marks.contains($0) } ?? "."
    let parts = text.unicodeScalars.split(separator: last, omittingEmptySubsequences: false)
    let digits = parts.map { $0.compactMap { rules.digitValue($0).map { "\($0)" } }.joined() }
    guard digits.count > 1, let fraction = digits.last, !fraction.isEmpty else { return Amount(digits.joined()) }
    return Amount("0" + digits.dropLast().joined() + "." + fraction)
  }

  /// The digits shown left of, in and right of a range.
  private func split(_ editor: AmountEditor, _ range: Range<Int>) -> ([UInt8], [UInt8], [UInt8]) {
    var parts: ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    var offset = 0
    for scalar in editor.text.unicodeScalars {
      let end = offset + UTF16.width(scalar)
      if editor.digitRange.contains(offset), let value = rules.digitValue(scalar) {
        if end <= range.lowerBound {
          parts.0.append(value)
        } else if offset < range.upperBound && end > range.lowerBound && !range.isEmpty {
          parts.1.append(value)
        } else {
          parts.2.append(value)
        }
      }
      offset = end
    }
    return parts
  }

  /// Undo after do is identity, and so is redo after undo.
  private func checkUndo(
    _ before: AmountEditor, _ edit: TextEdit, _ after: AmountEditor, _ outcome: EditOutcome
  ) -> String? {
    var history = EditHistory()
    let isStep = history.record(outcome, from: before, to: after)
    if isStep != outcome.changesText { return "a step was \(isStep ? "" : "not ")opened" }
    guard isStep else { return nil }
    var editor = after
    history.undo(&editor)
    if editor.draft != before.draft || editor.selection != before.selection { return "undo gives \(editor.text)" }
    history.redo(&editor)
    if editor.draft != after.draft || editor.selection != after.selection { return "redo gives \(editor.text)" }
    return nil
  }

  private static func withoutLeadingZeros(_ digits: [UInt8]) -> [UInt8] { Array(digits.drop { $0 == 0 }) }

  /// `^(0|[1-9][0-9]*)(\.[0-9]{0,2})?$`, or empty.
  static func isClassic(_ text: String) -> Bool {
    if text.isEmpty { return true }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, !whole.isEmpty, parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) })
    else { return false }
    return (whole == "0" || whole.first != "0") && (parts.count == 1 || parts[1].count <= 2)
  }
}

extension Character {
  var isASCIIDigit: Bool { "0"..."9" ~= self }
}

extension Draft {
  var values: [UInt8] { (0..<digits.count).map { digits[$0] } }
}
