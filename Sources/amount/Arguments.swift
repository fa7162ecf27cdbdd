import AmountCore
import AmountFoundation
import Foundation

/// Takes the options of a command apart: `--name value`, `--name=value`, `--` before what only looks like one.
struct Arguments {
  /// What is no option.
  private(set) var operands: [String] = []
  private(set) var words = FormatWords()
  private(set) var flags: Set<String> = []
  /// The options with a value that are none of a format.
  private(set) var values: [String: String] = [:]
  private(set) var wantsHelp = false

  /// - Parameters:
  ///   - flags: The options without a value that this command takes beside those of a format.
  ///   - valued: The options with a value that this command takes beside those of a format.
  ///   - takesFormat: Whether the options of a format are taken.
  init(
    _ arguments: [String], of command: Command, flags known: [String] = [], valued: [String] = [],
    takesFormat: Bool = true
  ) throws {
    let names = known + valued + (takesFormat ? FormatWords.names : []) + ["help"]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands.append(contentsOf: rest)
        break
      }
      if argument == "-h" || argument == "--help" {
        wantsHelp = true
        continue
      }
      // A negative amount, or a lone dash for standard input, is no option.
      guard argument.hasPrefix("-"), argument != "-", Amount(argument) == nil else {
        operands.append(argument)
        continue
      }
      let parts = argument.drop { $0 == "-" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first.map(String.init) ?? ""
      guard argument.hasPrefix("--"), names.contains(name) else {
        let suggestion = Suggestion.text(for: "--\(name)", among: names.map { "--\($0)" })
        throw UsageError("unknown option \"\(argument.prefix { $0 != "=" })\"" + suggestion, help: command)
      }
      if known.contains(name) {
        guard parts.count == 1 else { throw UsageError("--\(name) takes no value", help: command) }
        flags.insert(name)
        continue
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
        throw UsageError("--\(name) needs a value", help: command)
      }
      if valued.contains(name) {
        values[name] = value
        continue
      }
      do { try words.set(name, to: value) } catch { throw UsageError(error.explanation, help: command) }
    }
  }

  /// `--generous` is short for `--reading generous`.
  mutating func generously() throws {
    do { try words.set("reading", to: "generous") } catch { throw UsageError(error.explanation, help: .read) }
  }

  func format(of command: Command) throws -> AmountFormat {
    var words = words
    words.defaultLocale = Environment.locale
    do { return try words.format() } catch { throw UsageError(error.explanation, help: command) }
  }
}

extension Arguments {
  /// The messages of `--language`; nil where the option is not given.
  func messages(of command: Command) throws -> AmountMessages? {
    guard let tag = values["language"] else { return nil }
    guard let language = Locale(known: tag).flatMap({ AmountMessages.Language($0) }) else {
      let known = AmountMessages.Language.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("there are no messages in \"\(tag)\"; expected: \(known)", help: command)
    }
    return AmountMessages(language)
  }
}

enum Environment {
  /// The messages of the language that the environment names; English where it names none there are messages in.
  static var messages: AmountMessages {
    AmountMessages(locale: first(of: ["LC_ALL", "LC_MESSAGES", "LANG"]) ?? Locale(identifier: "en"))
  }

  /// The locale that the environment names for money; English of the United States where it names none we know.
  static var locale: Locale {
    first(of: ["LC_ALL", "LC_MONETARY", "LANG"]) ?? Locale(identifier: "en_US")
  }

  /// The locale of the first variable that is set; nil where none is, or it names a locale we do not know.
  private static func first(of names: [String]) -> Locale? {
    let named = names.lazy.compactMap { ProcessInfo.processInfo.environment[$0] }.first { !$0.isEmpty }
    return named.flatMap { Locale(known: $0) }
  }
}

/// The nearest known word to one that is unknown.
enum Suggestion {
  static func text(for word: String, among known: [String]) -> String {
    let nearest = known.map { (word: $0, distance: distance(word, $0)) }.min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= max(2, word.count / 3) else { return "" }
    return "; did you mean \(nearest.word)?"
  }

  /// How many letters must be put in, taken out or replaced.
  private static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let cost = min(row[column], row[column + 1]) + 1
        let replaced = diagonal + (letter == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(cost, replaced)
      }
    }
    return row[right.count]
  }
}
