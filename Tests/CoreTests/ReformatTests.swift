import Testing

@testable import AmountCore

/// Another format while the person types.
@Suite struct ReformatTests {
  static let formats =
    ["", "maximum=5000", "fraction-digits=2-2", "fraction-digits=0", "sign=any", "prefix=US$", "grouping=never"]
    .map { NamedFormat($0, .english, .with($0)) } + [NamedFormat("german", .german, .with("typed-separator=any"))]
  static let texts = ["12.05", "0.5", "1234.5", "12.50", "100", "-3.5", "1,250", "12,50"]

  /// The format may change before any key: what is typed is that amount, or a key was refused.
  @Test(arguments: formats) func noCentsBecomeUnits(_ first: NamedFormat) throws {
    for second in Self.formats {
      for text in Self.texts {
        let keys = Array(text)
        for place in 0...keys.count {
          let what: Comment = "\(first) to \(second), \(text) changed at \(place)"
          var editor = AmountEditor(format: first.format)
          var refused = type(keys[..<place], into: &editor)
          guard let other = try? editor.changing(to: second.format) else { continue }
          #expect(isSame(other.amount, editor.amount), what)
          // A lone sign is no amount: it goes where no sign may stand.
          if editor.text == "-", other.text.isEmpty { continue }
          editor = other
          refused = type(keys[place...], into: &editor) || refused
          guard !refused else { continue }
          // Only a German field takes a comma, as the decimal key.
          #expect(isSame(editor.amount, Amount(String(text.map { $0 == "," ? "." : $0 }))), what)
        }
      }
    }
  }

  /// What is remembered of refused marks is not forgotten (K5a, K9).
  @Test func doubtsStay() throws {
    var options = AmountFormat.Options.standard
    var editor = AmountEditor(format: .standard)
    _ = type("12,50", into: &editor)
    #expect(editor.validity == .doubtfulSeparator)
    options.maximum = 5000
    editor = try editor.changing(to: AmountFormat(options: options))
    #expect(editor.validity == .doubtfulSeparator)

    options.fractionDigits = 0...0
    editor = AmountEditor(format: try AmountFormat(options: options))
    _ = type("1234.", into: &editor)
    options.maximum = 4000
    editor = try editor.changing(to: AmountFormat(options: options))
    #expect(throws: EditRejection.fractionNotAllowed) { try editor.apply(TextEdit(replacing: 5..<5, with: "5")) }
  }

  /// The caret keeps its place among the digits.
  @Test func theCaretStays() throws {
    var editor = AmountEditor(format: .standard)
    _ = type("1234567", into: &editor)
    editor.select(3..<3)
    let plain = try AmountFormat(options: .with("grouping=never"))
    editor = try editor.changing(to: plain)
    #expect(editor.text == "1234567" && editor.selection == 2..<2)
    #expect(try editor.changing(to: .standard).selection == 3..<3)
  }

  /// Types at the caret. Returns whether a key was refused.
  private func type(_ keys: some Sequence<Character>, into editor: inout AmountEditor) -> Bool {
    var isRefused = false
    for key in keys where (try? editor.apply(TextEdit(replacing: editor.selection, with: String(key)))) == nil {
      isRefused = true
    }
    return isRefused
  }

  private func isSame(_ left: Amount?, _ right: Amount?) -> Bool {
    left?.withoutTrailingZeros == right?.withoutTrailingZeros
  }
}
