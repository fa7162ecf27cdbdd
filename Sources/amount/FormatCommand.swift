import AmountCore
import AmountFoundation

/// `amount format [options] [AMOUNT…]`: shows amounts as a field that is not being edited does.
enum FormatCommand {
  static func run(_ arguments: [String]) throws {
    let parsed = try Arguments(arguments, of: .format)
    if parsed.wantsHelp { return Output.print(Help.format) }
    let field = IdleField(format: try parsed.format(of: .format))
    if parsed.operands.isEmpty {
      var lines = AmountLines(field: field)
      return try lines.answerAll()
    }
    for operand in parsed.operands {
      do { Output.print(try field.text(showing: operand)) } catch { throw UsageError(error.message, help: .format) }
    }
  }
}

/// A field that is not being edited, to put one amount after the other into.
struct IdleField {
  /// Why there is nothing to show.
  struct Failure: Error {
    var message: String
  }

  private let empty: AmountEditor

  init(format: AmountFormat) {
    var editor = AmountEditor(format: format)
    editor.endEditing()
    empty = editor
  }

  /// What the field shows for an amount in its canonical form, such as `-1234.50`.
  func text(showing word: String) throws(Failure) -> String {
    guard let amount = Amount(word) else {
      throw Failure(message: "\"\(IdleField.clipped(word))\" is no amount; write it as -1234.50")
    }
    var editor = empty
    do {
      try editor.setAmount(amount)
    } catch {
      let reason = AmountMessages(.english).message(for: error, format: editor.format)
      throw Failure(message: "the field cannot show \(IdleField.clipped(word)): \(reason)")
    }
    return editor.text
  }

  /// As much as a message can quote.
  private static func clipped(_ word: String) -> String { word.count <= 60 ? word : word.prefix(59) + "…" }
}
