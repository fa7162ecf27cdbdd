import Testing

@testable import AmountCore

/// Every text of up to six significant characters × every range × keys and fragments, held to the laws.
@Suite struct EverySmallEditTests {
  static let replacements = [
    "", "0", "5", ".", ",", "-", "+", "x", " ", "00", "12", "1.5", ".50", "-3", "5.00", "\u{200E}", "1.234",
  ]

  @Test(arguments: Formats.all)
  func everyEditIsRightOrRefused(_ named: NamedFormat) {
    var laws = Laws(named)
    var edits = 0
    var failures: [String] = []
    for draft in SmallDrafts.all(longest: 6, for: named.format) {
      var editor = AmountEditor(format: named.format)
      editor.draft = draft
      for range in ranges(in: editor.textLength) {
        for selection in selections(for: range) {
          editor.selection = editor.legal(selection)
          for replacement in Self.replacements where replacement.isEmpty || selection == range {
            let edit = TextEdit(replacing: range, with: replacement)
            edits += 1
            if let wrong = laws.checkEdit(editor, edit).1 {
              failures.append("\(editor.text) selected \(selection), \(range) → \"\(replacement)\": \(wrong)")
            }
          }
        }
      }
      if failures.count > 20 { break }
    }
    #expect(failures.isEmpty, "\(named): \(failures.prefix(5).joined(separator: "\n"))")
    #expect(edits > 10_000)
  }

  private func ranges(in length: Int) -> [Range<Int>] {
    (0...length).flatMap { lower in (lower...length).map { lower..<$0 } }
  }

  /// A backspace, a forward delete, a selection.
  private func selections(for range: Range<Int>) -> [Range<Int>] {
    let ends = [range.lowerBound..<range.lowerBound, range.upperBound..<range.upperBound]
    return range.isEmpty ? [range] : ends + [range]
  }
}

/// Drafts by enumeration: digits are zero or, to tell them apart, their own place.
enum SmallDrafts {
  static func all(longest: Int, for format: AmountFormat) -> [Draft] {
    var drafts: [Draft] = []
    for isNegative in format.options.sign == .any ? [false, true] : [false] {
      for count in 0...(longest - (isNegative ? 1 : 0)) {
        for zeros in 0..<(1 << count) {
          drafts += placings(of: digits(count, zeros), isNegative: isNegative, longest: longest)
        }
      }
    }
    return drafts.filter { isPossible($0, format) }
  }

  private static func digits(_ count: Int, _ zeros: Int) -> DigitString {
    var digits = DigitString()
    for place in 0..<count { digits.append(zeros >> place & 1 == 1 ? 0 : UInt8(place + 1)) }
    return digits
  }

  private static func placings(of digits: DigitString, isNegative: Bool, longest: Int) -> [Draft] {
    let whole = Draft(digits: digits, integerCount: digits.count, hasPoint: false, isNegative: isNegative)
    guard !digits.isEmpty, digits.count + (isNegative ? 1 : 0) < longest else { return [whole] }
    return [whole]
      + (0...digits.count).map {
        Draft(digits: digits, integerCount: $0, hasPoint: true, isNegative: isNegative)
      }
  }

  /// What a field of the format can come to hold.
  private static func isPossible(_ draft: Draft, _ format: AmountFormat) -> Bool {
    let options = format.options
    let most = format.fractionDigits.upperBound
    if draft.fractionCount > most || draft.integerCount > options.integerDigits || draft.hasPoint && most == 0 {
      return false
    }
    var tidy = draft
    if options.entry == .minorUnits {
      tidy.fillFromRight(fractionDigits: most)
      return tidy == draft
    }
    return options.leadingZeros == .keep || draft.digits.isEmpty
      || tidy.dropRedundantZeros() == 0 && !tidy.completeInteger()
  }
}
