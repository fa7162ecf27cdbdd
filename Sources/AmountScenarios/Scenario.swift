package import AmountCore
import AmountFoundation

/// One row of a scenario file: in a field with this format, showing this text with this caret, after these actions,
/// this is shown.
package struct Scenario: Sendable {
  package var file: String
  package var line: Int
  /// The format as written, `^` resolved.
  package var formatText: String
  package var format: AmountFormat
  package var start: MarkedText
  package var actions: [ScenarioAction]
  package var expect: MarkedText
  /// The refusals in order; nil where the row does not check them.
  package var reject: [String]?
  /// The amount in canonical form, or `nil` for none; nil where the row does not check it.
  package var amount: String?
  package var validity: String?
  package var applied: String?
  package var note: String
  /// All cells as written, by column.
  package var cells: [String: String]

  package var place: String { "\(file):\(line)" }
}

/// A text with its caret or selection, written `1,2|34` or `1,[23]4`.
package struct MarkedText: Equatable, Sendable {
  package var text: String
  /// UTF-16 offsets.
  package var selection: Range<Int>

  package init(text: String, selection: Range<Int>) {
    self.text = text
    self.selection = selection
  }
}

/// Something that happens to a field. Offsets are UTF-16 units of the text shown.
package enum ScenarioAction: Equatable, Sendable {
  case type(String)
  case paste(String)
  case drop(String)
  case dictate(String)
  case backspace
  case forwardDelete
  case cut
  case replace(Range<Int>, String)
  case caret(Int)
  case select(Range<Int>)
  case selectAll
  case home
  case end
  case left
  case right
  case undo
  case redo
  case focus
  case blur
  case set(Amount?)
  case mark(String)
  case commit(String)
  case unmark
  case autofill(String)
}

/// What is wrong with a scenario file, and where.
package struct ScenarioError: Error, CustomStringConvertible, Sendable {
  package var file: String
  package var line: Int
  package var message: String

  package var description: String { "\(file):\(line): \(message)" }
}
