import AmountCore
import AmountFoundation

/// `amount format [options] AMOUNT…`: shows amounts as a field that is not being edited does.
enum FormatCommand {
  static func run(_ arguments: [String]) throws {
    let parsed = try Arguments(arguments, of: .format)
    if parsed.wantsHelp { return Output.print(Help.format) }
    guard !parsed.operands.isEmpty else { throw UsageError("format needs an amount such as -1234.50", help: .format) }
    let format = try parsed.format(of: .format)
    for operand in parsed.operands {
      guard let amount = Amount(operand) else {
        throw UsageError("\"\(operand)\" is no amount; write it as -1234.50", help: .format)
      }
      var editor = AmountEditor(format: format)
      editor.endEditing()
      do {
        try editor.setAmount(amount)
      } catch {
        let reason = AmountMessages(.english).message(for: error, format: format)
        throw UsageError("the field cannot show \(operand): \(reason)", help: .format)
      }
      Output.print(editor.text)
    }
  }
}
