import Testing

@testable import AmountCore

/// Editors made from the text they showed, and what cannot have been shown.
@Suite struct RestoringTests {
  @Test(arguments: ["1234", "1,23", "1.2.3", "1,234,", "a", "--1", "1.234", ".", "-.", "-5", "5-", "5 ", "٣", "００"])
  func whatTheStandardFieldCannotShow(_ text: String) {
    let editor = AmountEditor(format: .standard, text: text, selection: 0..<0)
    // A negative amount can be set.
    #expect((editor != nil) == (text == "-5"))
  }

  @Test func theCaretIsMovedToALegalPlace() {
    let format = NamedFormat("", .english, .with("prefix=$")).format
    #expect(AmountEditor(format: format, text: "$1,234", selection: 0..<0)?.selection == 1..<1)
    #expect(AmountEditor(format: format, text: "$1,234", selection: 0..<3)?.selection == 0..<3)
    #expect(AmountEditor(format: format, text: "$1,234", selection: 40..<70)?.selection == 6..<6)
    #expect(AmountEditor(format: format, text: "", selection: 3..<4)?.selection == 0..<0)
  }

  @Test func idleTextIsNotEditedText() {
    let format = NamedFormat("", .english, .with("grouping=idle")).format
    #expect(AmountEditor(format: format, text: "1,234", selection: 0..<0) == nil)
    #expect(AmountEditor(format: format, text: "1,234", selection: 0..<0, isEditing: false) != nil)
  }

  @Test func everyRefusalAndValidityHasItsName() {
    let rejections: [EditRejection] = [
      .rangeOutOfBounds, .ambiguousAmount([]), .unreadableAmount(.empty), .currencyMismatch(found: "€"),
      .unexpectedCharacter("x"), .groupingSeparatorTyped, .negativeNotAllowed, .decimalSeparatorImplied,
      .fractionNotAllowed, .secondDecimalSeparator, .leadingDecimalSeparator, .redundantLeadingZero,
      .tooManyFractionDigits(maximum: 2), .tooManyIntegerDigits(maximum: 2), .zeroNotAllowed, .aboveMaximum("1"),
      .belowMinimum("1"),
    ]
    for rejection in rejections { #expect("\(rejection)".hasPrefix(rejection.name)) }
    let validities: [Validity] = [
      .empty, .doubtfulSeparator, .aboveMaximum("1"), .belowMinimum("1"), .zeroNotAllowed, .valid,
    ]
    for validity in validities { #expect("\(validity)".hasPrefix(validity.name)) }
  }

  /// A field without focus is tidied at once. The proof found that the doubt of a refused separator outlived the clamp.
  @Test func whatIsClampedAtOnceIsNotDoubtful() throws {
    var options = AmountFormat.Options.standard
    options.minimum = 5
    options.maximum = 100
    options.outOfRange = .clamp
    var editor = AmountEditor(format: try AmountFormat(options: options))
    editor.endEditing()
    #expect(throws: EditRejection.groupingSeparatorTyped) { try editor.apply(TextEdit(replacing: 0..<0, with: ",")) }
    try editor.apply(TextEdit(replacing: 0..<0, with: "1"))
    #expect(editor.text == "5")
    #expect(editor.validity == .valid)
  }
}
