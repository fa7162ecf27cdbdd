import AmountCore
import AmountFoundation

/// Reads scenario files: UTF-8, tab-separated, the first line that is no comment names the columns.
package struct ScenarioParser {
  private let file: String
  private var columns: [String]?
  private var lastFormat: (text: String, format: AmountFormat)?
  private var line = 0

  private static let knownColumns: Set<String> = [
    "format", "start", "do", "expect", "reject", "amount", "validity", "applied", "note",
  ]

  private init(file: String) {
    self.file = file
  }

  /// The rows of a file.
  ///
  /// - Throws: ``ScenarioError`` at the first unknown column, option or action, or cell that cannot be read.
  package static func parse(_ text: String, file: String) throws(ScenarioError) -> [Scenario] {
    var parser = ScenarioParser(file: file)
    var rows: [Scenario] = []
    // By scalars: CR LF is one Character, and a mark may combine with the separator before it.
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      parser.line += 1
      let content = line.last == "\r" ? line.dropLast() : line
      if content.allSatisfy({ $0 == " " || $0 == "\t" }) || content.first == "#" { continue }
      let cells = content.split(separator: "\t", omittingEmptySubsequences: false)
      if let row = try parser.row(cells.map { String($0) }) { rows.append(row) }
    }
    if parser.columns == nil { throw parser.error("there is no line that names the columns") }
    return rows
  }

  private func error(_ message: String) -> ScenarioError {
    ScenarioError(file: file, line: line, message: message)
  }

  private mutating func row(_ cells: [String]) throws(ScenarioError) -> Scenario? {
    guard let columns else {
      try readColumns(cells)
      return nil
    }
    guard cells.count <= columns.count else {
      throw error("\(cells.count) cells, but only \(columns.count) columns are named")
    }
    var byColumn: [String: String] = [:]
    for (name, cell) in zip(columns, cells) { byColumn[name] = cell }
    func cell(_ name: String) -> String { byColumn[name] ?? "" }
    func optional(_ name: String) throws(ScenarioError) -> String? {
      cell(name).isEmpty ? nil : try unescape(cell(name))
    }

    let (formatText, format) = try readFormat(cell("format"))
    let reject = try optional("reject").map { $0 == "-" ? [] : $0.split(separator: ",").map(String.init) }
    return Scenario(
      file: file, line: line, formatText: formatText, format: format, start: try readMarked(cell("start")),
      actions: try ActionReader(text: cell("do"), fail: error).read(), expect: try readMarked(cell("expect")),
      reject: reject, amount: try optional("amount"), validity: try optional("validity"),
      applied: try optional("applied"), note: cell("note"), cells: byColumn)
  }

  private mutating func readColumns(_ names: [String]) throws(ScenarioError) {
    for name in names where !Self.knownColumns.contains(name) {
      throw error("unknown column \"\(name)\"; the columns are \(Self.knownColumns.sorted().joined(separator: ", "))")
    }
    for name in ["format", "start", "do", "expect"] where !names.contains(name) {
      throw error("the column \"\(name)\" is missing")
    }
    if Set(names).count < names.count { throw error("a column is named twice") }
    columns = names
  }

  private mutating func readFormat(_ cell: String) throws(ScenarioError) -> (String, AmountFormat) {
    if cell == "^" {
      guard let lastFormat else { throw error("^ needs a row above") }
      return lastFormat
    }
    if let lastFormat, lastFormat.text == cell { return lastFormat }
    var words = FormatWords()
    for pair in cell.split(separator: " ") where cell != "-" {
      guard let equals = pair.firstIndex(of: "=") else { throw error("\"\(pair)\" is no option=value") }
      let name = String(pair[..<equals])
      let value = try unescape(String(pair[pair.index(after: equals)...]))
      do { try words.set(name, to: value) } catch { throw self.error(error.explanation) }
    }
    do {
      let format = try words.format()
      lastFormat = (cell, format)
      return (cell, format)
    } catch {
      throw self.error(error.explanation)
    }
  }

  private func unescape(_ text: String) throws(ScenarioError) -> String {
    guard let plain = Escapes.unescape(text) else { throw error("unknown escape in \"\(text)\"") }
    return plain
  }

  private func readMarked(_ cell: String) throws(ScenarioError) -> MarkedText {
    guard let marked = MarkedText(cell) else {
      throw error("\"\(cell)\" needs one | at the caret, or [ and ] around the selection")
    }
    return marked
  }
}

/// Reads the actions of a cell, separated by spaces: `type(12.5) bs*3 select(0,3)`.
private struct ActionReader {
  let text: String
  let fail: (String) -> ScenarioError

  func read() throws(ScenarioError) -> [ScenarioAction] {
    var actions: [ScenarioAction] = []
    var rest = text.unicodeScalars[...]
    while true {
      rest = rest.drop { $0 == " " }
      if rest.isEmpty { return actions }
      let name = rest.prefix { "a"..."z" ~= $0 }
      rest = rest.dropFirst(name.count)
      var argument: String?
      if rest.first == "(" { argument = try readArgument(&rest) }
      let action = try action(String(name), argument)
      actions.append(contentsOf: Array(repeating: action, count: try readCount(&rest)))
      guard rest.isEmpty || rest.first == " " else { throw fail("\"\(String(rest))\" is no action") }
    }
  }

  /// Takes `(…)`, with `\)` inside for a parenthesis.
  private func readArgument(_ rest: inout Substring.UnicodeScalarView) throws(ScenarioError) -> String {
    var argument = String.UnicodeScalarView()
    rest.removeFirst()
    while let scalar = rest.popFirst() {
      if scalar == ")" { return String(argument) }
      argument.append(scalar)
      if scalar == "\\", let next = rest.popFirst() { argument.append(next) }
    }
    throw fail("a closing parenthesis is missing in \"\(text)\"")
  }

  private func readCount(_ rest: inout Substring.UnicodeScalarView) throws(ScenarioError) -> Int {
    guard rest.first == "*" else { return 1 }
    let digits = rest.dropFirst().prefix { "0"..."9" ~= $0 }
    rest = rest.dropFirst(1 + digits.count)
    guard let count = Int(String(digits)), (1...10_000).contains(count) else {
      throw fail("after * comes a number from 1 to 10000")
    }
    return count
  }

  private func action(_ name: String, _ argument: String?) throws(ScenarioError) -> ScenarioAction {
    func plain() throws(ScenarioError) -> String {
      guard let argument else { throw fail("\(name) needs an argument: \(name)(…)") }
      guard let text = Escapes.unescape(argument) else { throw fail("unknown escape in \"\(argument)\"") }
      return text
    }
    func offset(_ text: Substring) throws(ScenarioError) -> Int {
      guard let number = Int(text), number >= 0 else { throw fail("\"\(text)\" in \(name) is no offset") }
      return number
    }
    func range(_ parts: [Substring]) throws(ScenarioError) -> Range<Int> {
      guard parts.count >= 2 else { throw fail("\(name) needs a start and an end") }
      let (start, end) = (try offset(parts[0]), try offset(parts[1]))
      guard start <= end else { throw fail("in \(name) the end comes before the start") }
      return start..<end
    }
    switch name {
    case "type": return .type(try plain())
    case "paste": return .paste(try plain())
    case "drop": return .drop(try plain())
    case "dictate": return .dictate(try plain())
    case "replace":
      let parts = (argument ?? "").split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let text = Escapes.unescape(String(parts[2])) else {
        throw fail("replace takes a start, an end and a text: replace(0,3,xyz)")
      }
      return .replace(try range(parts), text)
    case "caret": return .caret(try offset(Substring(try plain())))
    case "select": return .select(try range(try plain().split(separator: ",")))
    case "set":
      let text = try plain()
      if text.isEmpty { return .set(nil) }
      guard let amount = Amount(text) else { throw fail("\"\(text)\" is no amount in canonical form") }
      return .set(amount)
    case "mark": return .mark(try plain())
    case "commit": return .commit(try plain())
    case "autofill": return .autofill(try plain())
    default: break
    }
    guard let simple = Self.simple[name] else { throw fail("unknown action \"\(name.isEmpty ? text : name)\"") }
    if argument != nil { throw fail("\(name) takes no argument") }
    return simple
  }

  private static let simple: [String: ScenarioAction] = [
    "bs": .backspace, "del": .forwardDelete, "cut": .cut, "selectall": .selectAll, "home": .home, "end": .end,
    "left": .left, "right": .right, "undo": .undo, "redo": .redo, "focus": .focus, "blur": .blur, "unmark": .unmark,
  ]
}
