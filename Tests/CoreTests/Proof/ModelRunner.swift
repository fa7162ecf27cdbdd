import AmountModel
import AmountScenarios

/// Runs scenario rows on the model; nil where a row does what the model knows nothing of.
struct ModelRunner {
  private var model: FieldModel
  private var reject: [String] = []

  static func run(_ row: Scenario) -> ScenarioResult? {
    let isIdle = row.actions.first == .focus
    let start = FieldModel(
      ModelNotation(row.format), text: row.start.text, selection: row.start.selection, isEditing: !isIdle)
    var runner = ModelRunner(model: start)
    for action in row.actions {
      guard runner.perform(action) else { return nil }
    }
    return ScenarioResult(
      shown: MarkedText(text: runner.model.text, selection: runner.model.selection), reject: runner.reject,
      amount: runner.model.amount ?? "nil", validity: runner.model.validity, applied: nil)
  }

  private init(model: FieldModel) { self.model = model }

  private mutating func perform(_ action: ScenarioAction) -> Bool {
    let caret = model.selection.upperBound
    let length = model.text.utf16.count
    switch action {
    case .type(let text): return text.unicodeScalars.allSatisfy { edit(model.selection, String($0)) }
    case .paste(let text), .drop(let text), .dictate(let text): return edit(model.selection, text)
    case .backspace: return edit(model.selection.isEmpty ? caret - width(endingAt: caret)..<caret : model.selection, "")
    case .forwardDelete:
      return edit(model.selection.isEmpty ? caret..<caret + width(startingAt: caret) : model.selection, "")
    case .cut: return model.selection.isEmpty || edit(model.selection, "")
    case .replace(let range, let text): return edit(range, text)
    case .caret(let offset): model.select(offset..<offset)
    case .select(let range): model.select(range)
    case .selectAll: model.select(0..<length)
    case .home: model.select(0..<0)
    case .end: model.select(length..<length)
    case .focus: model.focus()
    case .blur: model.blur()
    default: return false
    }
    return true
  }

  private mutating func edit(_ range: Range<Int>, _ replacement: String) -> Bool {
    switch model.edit(range, replacement) {
    case .taken(let next): model = next
    case .refused(let reason, let next):
      reject.append(reason)
      model = next
    case .noOpinion: return false
    }
    return true
  }

  private func width(endingAt offset: Int) -> Int {
    let units = Array(model.text.utf16.prefix(offset))
    return units.isEmpty ? 0 : UTF16.isTrailSurrogate(units[units.count - 1]) ? 2 : 1
  }

  private func width(startingAt offset: Int) -> Int {
    let units = Array(model.text.utf16.dropFirst(offset))
    return units.isEmpty ? 0 : UTF16.isLeadSurrogate(units[0]) ? 2 : 1
  }
}
