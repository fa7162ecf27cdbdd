import AmountCore
import AmountFoundation

/// `amount words --style STYLE [options] [AMOUNT…]`: amounts in words, and back.
enum WordsCommand {
  static func run(_ arguments: [String]) throws {
    var options: [String] = []
    for name in AmountWords.Style.allCases.flatMap(\.optionNames) where !options.contains(name) { options.append(name) }
    let parsed = try Arguments(
      arguments, of: .words, flags: ["back"], valued: ["style"] + options, takesFormat: false)
    if parsed.wantsHelp { return Output.print(Help.words) }
    let words = try words(parsed.values)
    if parsed.flags.contains("back") {
      try readBack(parsed.operands, words)
    } else {
      try AmountLines.answer(parsed.operands, of: .words) { amount throws(AmountLines.Complaint) in
        do throws(AmountWordsError) {
          return try words.words(for: amount)
        } catch {
          throw AmountLines.Complaint(message: "\(amount): \(error.explanation)")
        }
      }
    }
  }

  private static func words(_ values: [String: String]) throws -> AmountWords {
    let styles = AmountWords.Style.allCases.map(\.rawValue)
    guard let name = values["style"] else {
      throw UsageError("words needs a --style: \(styles.joined(separator: ", "))", help: .words)
    }
    guard let style = AmountWords.Style(rawValue: name) else {
      let wrong = AmountFormatError.invalidValue(
        option: "style", value: name, expected: styles.joined(separator: ", "))
      throw UsageError(wrong.explanation, help: .words)
    }
    var words = AmountWords(style)
    for (option, value) in values.sorted(by: <) where option != "style" {
      do {
        try words.set(option, to: value)
      } catch .unknownOption {
        let known = style.optionNames.map { "--\($0)" }.joined(separator: ", ")
        throw UsageError("--\(option) is no option of the style \(name); it takes \(known)", help: .words)
      } catch {
        throw UsageError(error.explanation, help: .words)
      }
    }
    return words
  }

  private static func readBack(_ operands: [String], _ words: AmountWords) throws {
    guard let example = words.example else {
      throw UsageError(
        "English words are not read back; --back takes the styles rmb, twd, hkd, jpy and krw", help: .words)
    }
    try AmountLines.answerTexts(operands, of: .words) { text throws(AmountLines.Complaint) in
      guard let amount = words.amount(from: text) else {
        throw AmountLines.Complaint(
          message: "\(AmountLines.quoted(text)) is no amount in words; write it as \(example)")
      }
      return amount.description
    }
  }
}

extension AmountWords {
  /// How an amount is written, where such words are read back.
  fileprivate var example: String? {
    let hundred: Amount = 100
    guard let words = try? words(for: hundred), amount(from: words) == hundred else { return nil }
    return words
  }
}
