import AmountCore
import AmountFoundation

/// `amount format [options] [AMOUNT…]`: shows amounts as a field that is not being edited does.
enum FormatCommand {
  static func run(_ arguments: [String]) throws {
    let parsed = try Arguments(arguments, of: .format)
    if parsed.wantsHelp { return Output.print(Help.format) }
    var idle = AmountEditor(format: try parsed.format(of: .format))
    idle.endEditing()
    try AmountLines.answer(parsed.operands, of: .format) { amount throws(AmountLines.Complaint) in
      var editor = idle
      do throws(EditRejection) {
        try editor.setAmount(amount)
      } catch {
        let reason = AmountMessages(.english).message(for: error, format: editor.format)
        throw AmountLines.Complaint(message: "the field cannot show \(amount): \(reason)")
      }
      return editor.text
    }
  }
}
