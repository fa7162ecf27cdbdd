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
  private var nodes: [Node] = []
  private var known: [Key: Int] = [:]
  private var memories: [Memory] = []
  /// Where the level that comes next starts, and the next of its states to expand.
  private var next = 0
  private var levelEnd = 0

  struct Node {
    var editor: AmountEditor
    var model: FieldModel
    /// The state before, and what was done there.
    var parent: Int
    var action: String
    /// Why the action was refused, where it was.
    var reason: String?
  }

  private struct Key: Hashable {
    var text: String
    var isEditing: Bool
    var memory: Int
    var modelMemory: FieldModel.Memory
    var selection: Range<Int>?
  }

  init(_ proof: ProofFormat) {
    self.proof = proof
    laws = Laws(NamedFormat(proof.words, proof.format))
    let model = FieldModel(ModelNotation(proof.format))
    add(AmountEditor(format: proof.format), model, parent: -1, action: "")
    // What a program may put there and a person may not: beyond the limits, negative where signs are not allowed.
    for amount: Amount in ["-5", "500"] {
      var (editor, model) = (nodes[0].editor, nodes[0].model)
      guard (try? editor.setAmount(amount)) != nil else { continue }
      model.set(amount.description)
      if compare(editor, model, 0, "set(\(amount))") { add(editor, model, parent: 0, action: "set(\(amount))") }
    }
    levelEnd = nodes.count
  }

  var isComplete: Bool { next == nodes.count }
  var isBroken: Bool { failures.count >= mostFailures }
  /// How much of the next level is done, in hundredths.
  private(set) var partOfNext = 0

  /// Tries every edit in every state of the next level, while there is time, and up to so many edits in all.
  func deepen(mostEdits: Int, while hasTime: () -> Bool) {
    let start = next
    while next < levelEnd, !isBroken, count.edges < mostEdits, hasTime() {
      expand(next)
      next += 1
    }
    if next == levelEnd {
      if next > start { depth += 1 }
      levelEnd = nodes.count
      partOfNext = 0
    } else {
      partOfNext = (next - start) * 100 / (levelEnd - start)
    }
  }

  // MARK: - States

  private func add(
    _ editor: AmountEditor, _ model: FieldModel, parent: Int, action: String, reason: String? = nil
  ) {
    // Where moving the caret to its own place changes nothing, the caret is free.
    var moved = editor
    moved.select(editor.selection)
    let isFree = moved.memory == editor.memory && !model.memory.isBound
    let key = Key(
      text: editor.text, isEditing: editor.isEditing, memory: number(of: editor.memory), modelMemory: model.memory,
      selection: isFree ? nil : editor.selection)
    guard known[key] == nil else { return }
    known[key] = nodes.count
    nodes.append(Node(editor: editor, model: model, parent: parent, action: action, reason: reason))
    count.states += 1
  }

  private func number(of memory: Memory) -> Int {
    if let index = memories.firstIndex(of: memory) { return index }
    memories.append(memory)
    return memories.count - 1
  }

  // MARK: - Edges

  private func expand(_ index: Int) {
    let node = nodes[index]
    var moved = node
    moved.editor.select(node.editor.selection)
    moved.model.select(node.model.selection)
    if moved.editor.memory != node.editor.memory || moved.model.memory != node.model.memory {
      // It waits for the next key, which comes here or, after a caret action, anywhere.
      tryAll(node, index, moving: "")
      add(moved.editor, moved.model, parent: index, action: selecting(node.editor.selection))
      compare(moved.editor, moved.model, index, selecting(node.editor.selection))
    } else {
      for selection in selections(of: node.editor) {
        var placed = node
        placed.editor.select(selection)
        placed.model.select(selection)
        let moving = selecting(selection)
        guard compare(placed.editor, placed.model, index, moving) else { continue }
        tryAll(placed, index, moving: moving)
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

  private func tryAll(_ node: Node, _ index: Int, moving: String) {
    let selection = node.editor.selection
    for text in proof.insertions {
      apply(selection, text, node, index, "\(moving)paste(\(Escapes.escape(text)))")
    }
    let length = node.editor.textLength
    if selection.isEmpty {
      let caret = selection.lowerBound
      for lower in 0..<max(caret, 0) { remove(lower..<caret, node, index, moving) }
      for upper in caret...length { remove(caret..<upper, node, index, moving) }
      if caret == node.editor.digitRange.upperBound {
        // What a platform announces away from the caret: a drop, a deletion that is neither.
        for lower in 0...length {
          for upper in lower...length where upper != caret && lower != caret {
            if lower < upper { remove(lower..<upper, node, index, moving) }
            for text in ["5", "0", ".", "12"] {
              apply(lower..<upper, text, node, index, "\(moving)replace(\(lower),\(upper),\(text))")
            }
          }
        }
      }
    } else {
      remove(selection, node, index, moving)
    }
    turnFocus(node, index, moving)
  }

  private func remove(_ range: Range<Int>, _ node: Node, _ index: Int, _ moving: String) {
    apply(range, "", node, index, "\(moving)replace(\(range.lowerBound),\(range.upperBound),)")
  }

  private func turnFocus(_ node: Node, _ index: Int, _ moving: String) {
    var (editor, model) = (node.editor, node.model)
    if editor.isEditing {
      editor.endEditing()
      model.blur()
    } else {
      editor.beginEditing()
      model.focus()
    }
    let action = moving + (editor.isEditing ? "focus" : "blur")
    count.edges += 1
    if compare(editor, model, index, action) {
      count.agreements += 1
      add(editor, model, parent: index, action: action)
    }
  }

  private func apply(_ range: Range<Int>, _ text: String, _ node: Node, _ index: Int, _ action: String) {
    count.edges += 1
    let edit = TextEdit(replacing: range, with: text)
    let (lawful, wrong) = laws.checkEdit(node.editor, edit)
    if let wrong { return fail(index, action, "a law breaks: \(wrong)", nil) }
    var after = node.editor
    var reason: String?
    if let lawful {
      after = lawful
    } else {
      do { try after.apply(edit) } catch { reason = error.name }
    }
    switch node.model.edit(range, text) {
    case .noOpinion: count.noOpinions += 1
    case .refused(let name, let model):
      guard name == reason else { return fail(index, action, "engine \(reason ?? "takes it")", (model, name)) }
      count.agreements += 1
      if model.memory != node.model.memory || after.memory != node.editor.memory {
        add(after, model, parent: index, action: action, reason: reason)
      }
    case .taken(let model):
      if let reason { return fail(index, action, "engine \(reason)", (model, nil)) }
      guard compare(after, model, index, action) else { return }
      count.agreements += 1
      add(after, model, parent: index, action: action)
    }
  }

  // MARK: - Verdicts

  @discardableResult
  private func compare(_ editor: AmountEditor, _ model: FieldModel, _ index: Int, _ action: String) -> Bool {
    if editor.shows(model.text) && editor.selection == model.selection && editor.isEditing == model.isEditing
      && editor.validity.name == model.validity && editor.amount?.description == model.amount
    {
      return true
    }
    fail(index, action, "engine \(shown(editor)) \(editor.validity.name)", (model, nil))
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
