import AmountModel
import AmountScenarios

@testable import AmountCore

/// All states of a field that are so many edits from the empty one, each edit judged by the laws and by the model.
///
/// A state is what is shown, the focus, and what engine and model remember. Moving the caret is free, so every caret and
/// selection is tried in each state; only where something waits for the next key (K9, K5a) the caret belongs to it.
final class Search {
  struct Count {
    var states = 0
    var edges = 0
    var agreements = 0
    var noOpinions = 0
  }

  let proof: ProofFormat
  private(set) var count = Count()
  /// How many edits from the empty field everything has been tried.
  private(set) var depth = 0
  private(set) var failures: [String] = []
  private var kinds: Set<String> = []
  private let mostFailures = 8

  private var laws: Laws
  private let notation: ModelNotation
  private var nodes: [Node] = []
  private var known: Set<State> = []
  private var memories: [Memory] = []
  private var modelMemories: [FieldModel.Memory] = []
  /// More would take too much room.
  private let mostStates = 500_000
  /// The next state to expand, and the level it is on.
  private var next = 0
  private var levelStart = 0
  private var levelEnd = 0

  /// A state: engine and model are made again from it, since there are many. Memories are numbered.
  private struct State: Hashable {
    var text: String
    /// Nil where the caret is free.
    var selection: Range<Int>?
    var isEditing: Bool
    var memory: Int32
    var modelMemory: Int32
  }

  private struct Node {
    var state: State
    /// The state before, and what was done there.
    var parent: Int
    var action: String
    /// Why the action was refused, where it was.
    var reason: String?
  }

  /// Engine and model, side by side.
  private struct Pair {
    var editor: AmountEditor
    var model: FieldModel

    mutating func select(_ range: Range<Int>) {
      editor.select(range)
      model.select(range)
    }
  }

  init(_ proof: ProofFormat) {
    self.proof = proof
    laws = Laws(NamedFormat(proof.words, proof.format))
    notation = ModelNotation(proof.format)
    let empty = Pair(editor: AmountEditor(format: proof.format), model: FieldModel(notation))
    add(empty, parent: -1, action: "")
    // What a program may put there and a person may not: beyond the limits, negative where signs are not allowed.
    for amount: Amount in ["-5", "500"] {
      var pair = empty
      guard (try? pair.editor.setAmount(amount)) != nil else { continue }
      pair.model.set(amount.description)
      if compare(pair, 0, "set(\(amount))") { add(pair, parent: 0, action: "set(\(amount))") }
    }
    levelEnd = nodes.count
  }

  var isComplete: Bool { next == nodes.count }
  var isBroken: Bool { failures.count >= mostFailures }
  var isFull: Bool { nodes.count >= mostStates }
  /// How much of the next level is done, in hundredths.
  var partOfNext: Int { isComplete ? 0 : (next - levelStart) * 100 / (levelEnd - levelStart) }

  /// Tries every edit in one state after the other, nearest first: as many edits as given and those left of a state.
  func advance(edits: Int, deepest: Int, while hasTime: () -> Bool) {
    let enough = count.edges + edits
    while depth < deepest, !isComplete, !isBroken, !isFull, count.edges < enough, hasTime() {
      expand(next)
      next += 1
      guard next == levelEnd else { continue }
      depth += 1
      levelStart = next
      levelEnd = nodes.count
    }
  }

  // MARK: - States

  private func add(_ pair: Pair, parent: Int, action: @autoclosure () -> String, reason: String? = nil) {
    let (editor, model) = (pair.editor, pair.model)
    // Where moving the caret to its own place changes nothing, the caret is free.
    var moved = pair
    moved.select(editor.selection)
    let isFree = moved.editor.memory == editor.memory && !model.memory.isBound
    let state = State(
      text: editor.text, selection: isFree ? nil : editor.selection, isEditing: editor.isEditing,
      memory: Self.number(of: editor.memory, in: &memories),
      modelMemory: Self.number(of: model.memory, in: &modelMemories))
    guard known.insert(state).inserted else { return }
    nodes.append(Node(state: state, parent: parent, action: action(), reason: reason))
    count.states += 1
    guard !isFree else { return }
    // It waits for the next key, which comes here or, after a caret action, anywhere. Moving costs no edit here, too.
    let (index, moving) = (nodes.count - 1, selecting(editor.selection))
    if compare(moved, index, moving) { add(moved, parent: index, action: moving) }
  }

  private static func number<Value: Equatable>(of value: Value, in table: inout [Value]) -> Int32 {
    if let index = table.firstIndex(of: value) { return Int32(index) }
    table.append(value)
    return Int32(table.count - 1)
  }

  private func pair(_ state: State) -> Pair? {
    let selection = state.selection ?? 0..<0
    guard
      var editor = AmountEditor(
        format: proof.format, text: state.text, selection: selection, isEditing: state.isEditing)
    else { return nil }
    editor.memory = memories[Int(state.memory)]
    var model = FieldModel(notation, text: state.text, selection: selection, isEditing: state.isEditing)
    model.memory = modelMemories[Int(state.modelMemory)]
    return Pair(editor: editor, model: model)
  }

  // MARK: - Edges

  private func expand(_ index: Int) {
    let state = nodes[index].state
    guard let here = pair(state) else { return fail(index, "", "\(state.text) cannot be read back", nil) }
    if state.selection != nil {
      tryAll(here, index, moving: "")
    } else {
      for selection in selections(of: here.editor) {
        var placed = here
        placed.select(selection)
        let moving = selecting(selection)
        if compare(placed, index, moving) { tryAll(placed, index, moving: moving) }
      }
    }
  }

  private func selecting(_ range: Range<Int>) -> String {
    range.isEmpty ? "caret(\(range.lowerBound)) " : "select(\(range.lowerBound),\(range.upperBound)) "
  }

  /// Every legal caret, every selection that cuts no scalar.
  private func selections(of editor: AmountEditor) -> [Range<Int>] {
    let borders = Self.borders(of: editor.text)
    var found: [Range<Int>] = []
    for (place, lower) in borders.enumerated() {
      for upper in borders[place...] where lower < upper || editor.legal(lower..<upper) == lower..<upper {
        found.append(lower..<upper)
      }
    }
    return found
  }

  private static func borders(of text: String) -> [Int] {
    var offset = 0
    return [0]
      + text.unicodeScalars.map { scalar in
        offset += UTF16.width(scalar)
        return offset
      }
  }

  private func tryAll(_ pair: Pair, _ index: Int, moving: String) {
    let selection = pair.editor.selection
    for text in proof.insertions {
      apply(selection, text, pair, index, "\(moving)paste(\(Escapes.escape(text)))")
    }
    if selection.isEmpty {
      let caret = selection.lowerBound
      let length = pair.editor.textLength
      for lower in 0..<caret { remove(lower..<caret, pair, index, moving) }
      for upper in caret...length { remove(caret..<upper, pair, index, moving) }
      if caret == pair.editor.digitRange.upperBound { tryElsewhere(caret, pair, index, moving) }
    } else {
      remove(selection, pair, index, moving)
    }
    turnFocus(pair, index, moving)
  }

  /// What a platform announces away from the caret: a drop, a deletion that is neither backspace nor forward.
  private func tryElsewhere(_ caret: Int, _ pair: Pair, _ index: Int, _ moving: String) {
    let length = pair.editor.textLength
    for lower in 0...length where lower != caret {
      for upper in lower...length where upper != caret {
        if lower < upper { remove(lower..<upper, pair, index, moving) }
        for text in ["5", "0", ".", "12"] {
          apply(lower..<upper, text, pair, index, "\(moving)replace(\(lower),\(upper),\(text))")
        }
      }
    }
  }

  private func remove(_ range: Range<Int>, _ pair: Pair, _ index: Int, _ moving: String) {
    apply(range, "", pair, index, "\(moving)replace(\(range.lowerBound),\(range.upperBound),)")
  }

  private func turnFocus(_ pair: Pair, _ index: Int, _ moving: String) {
    var turned = pair
    if pair.editor.isEditing {
      turned.editor.endEditing()
      turned.model.blur()
    } else {
      turned.editor.beginEditing()
      turned.model.focus()
    }
    let action = moving + (pair.editor.isEditing ? "blur" : "focus")
    count.edges += 1
    guard compare(turned, index, action) else { return }
    count.agreements += 1
    add(turned, parent: index, action: action)
  }

  private func apply(
    _ range: Range<Int>, _ text: String, _ pair: Pair, _ index: Int, _ action: @autoclosure () -> String
  ) {
    count.edges += 1
    let edit = TextEdit(replacing: range, with: text)
    let (lawful, wrong) = laws.checkEdit(pair.editor, edit)
    if let wrong { return fail(index, action(), "a law breaks: \(wrong)", nil) }
    var after = pair.editor
    var reason: String?
    if let lawful {
      after = lawful
    } else {
      do { try after.apply(edit) } catch { reason = error.name }
    }
    switch pair.model.edit(range, text) {
    case .noOpinion: count.noOpinions += 1
    case .refused(let name, let model):
      guard name == reason else { return fail(index, action(), "engine \(reason ?? "takes it")", (model, name)) }
      count.agreements += 1
      if model.memory != pair.model.memory || after.memory != pair.editor.memory {
        add(Pair(editor: after, model: model), parent: index, action: action(), reason: reason)
      }
    case .taken(let model):
      if let reason { return fail(index, action(), "engine \(reason)", (model, nil)) }
      let next = Pair(editor: after, model: model)
      guard compare(next, index, action()) else { return }
      count.agreements += 1
      add(next, parent: index, action: action())
    }
  }

  // MARK: - Verdicts

  private func compare(_ pair: Pair, _ index: Int, _ action: @autoclosure () -> String) -> Bool {
    let (editor, model) = (pair.editor, pair.model)
    if editor.shows(model.text) && editor.selection == model.selection && editor.isEditing == model.isEditing
      && editor.validity.name == model.validity && editor.amount?.description == model.amount
    {
      return true
    }
    fail(index, action(), "engine \(shown(editor)) \(editor.validity.name)", (model, nil))
    return false
  }

  private func shown(_ editor: AmountEditor) -> MarkedText {
    MarkedText(text: editor.text, selection: editor.selection)
  }

  /// A row of a scenario file, as the model would have it, with what happened instead as its note. Of each kind the first
  /// is kept, which is the shortest.
  private func fail(_ index: Int, _ action: String, _ note: String, _ wanted: (FieldModel, String?)?) {
    let what = action.split(separator: " ").last.map(String.init) ?? ""
    let kind = what.hasPrefix("replace(") ? String(what.split(separator: ",", maxSplits: 2).last ?? "") : what
    let came = note.split(separator: " ").prefix(2).filter { !$0.contains("|") }.joined()
    guard !isBroken, kinds.insert("\(kind) \(wanted?.1 ?? "taken") \(came)").inserted else { return }
    var actions = [action]
    var reasons = [wanted?.1].compactMap { $0 }
    var at = index
    while at > 0 {
      actions.insert(nodes[at].action, at: 0)
      if let reason = nodes[at].reason { reasons.insert(reason, at: 0) }
      at = nodes[at].parent
    }
    let path = actions.map { $0.last == " " ? String($0.dropLast()) : $0 }.joined(separator: " ")
    let expected = wanted.map { "\(MarkedText(text: $0.0.text, selection: $0.0.selection))" } ?? "?"
    let cells = [
      proof.words, "|", path, expected, ScenarioResult.list(reasons), wanted.map { $0.0.amount ?? "nil" } ?? "",
      wanted?.0.validity ?? "", note,
    ]
    failures.append(cells.joined(separator: "\t"))
  }
}
