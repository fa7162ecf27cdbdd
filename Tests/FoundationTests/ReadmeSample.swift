import AmountCore
import AmountFoundation
import Foundation
import Testing

/// The lines of the README's sample, with what its comments say as checks.
func readmeSample() throws {
  var editor = AmountEditor(format: AmountFormat(locale: Locale(identifier: "de_DE"), currency: "EUR"))
  var history = EditHistory()
  for key in "1234,5" { try history.apply(TextEdit(replacing: editor.selection, with: String(key)), to: &editor) }
  #expect(editor.text == "1.234,5")
  #expect(editor.amount?.description == "1234.5")
  do {
    try history.apply(TextEdit(replacing: 1..<1, with: ","), to: &editor)
    Issue.record("the second comma was taken")
  } catch {
    print(AmountMessages(.english).message(for: error, format: editor.format))
    #expect(error == .secondDecimalSeparator)
  }
  history.endEditing(&editor)
  #expect(editor.text == "1.234,50")
}
