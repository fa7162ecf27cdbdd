import AmountCore
import AmountFoundation
import Foundation

/// `amount read [options] [FILE…]`: reads amounts, a line each.
enum ReadCommand {
  static func run(_ arguments: [String]) throws {
    let (column, rest) = try takeColumn(arguments)
    var parsed = try Arguments(rest, of: .read, flags: ["check", "generous", "summary"])
    if parsed.wantsHelp { return Output.print(Help.read) }
    if parsed.flags.contains("generous") { try parsed.generously() }
    let format = try parsed.format(of: .read)
    let files = parsed.operands.isEmpty ? ["-"] : parsed.operands
    var summary = Summary()
    do {
      // All files are opened before the first line is read: a mistake in the last one is told at once.
      let inputs = try files.map { try Input(path: $0) }
      let progress = Progress(inputs: inputs)
      for input in inputs {
        if let column {
          try RecordReader(format: format, column: column, input: input).run(progress, &summary)
        } else {
          try LineReader(format: format, input: input).run(progress, &summary)
        }
      }
      progress.finish()
    } catch let error as InputError {
      Output.complain(error.description)
      throw ExitStatus(code: 1)
    }
    if parsed.flags.contains("summary") { summary.print() }
    if parsed.flags.contains("check"), !summary.areAllAmounts { throw ExitStatus(code: 1) }
  }

  /// `--column N` or `--column NAME`, which is no option of a format.
  private static func takeColumn(_ arguments: [String]) throws -> (Column?, [String]) {
    var column: Column?
    var rest: [String] = []
    var remaining = arguments[...]
    while let argument = remaining.popFirst() {
      if argument == "--" {
        rest += ["--"] + remaining
        break
      }
      guard argument == "--column" || argument.hasPrefix("--column=") else {
        rest.append(argument)
        continue
      }
      let value = argument == "--column" ? remaining.popFirst() : String(argument.dropFirst("--column=".count))
      guard let value, !value.isEmpty else { throw UsageError("--column needs a number or a name", help: .read) }
      if let number = Int(value) {
        guard number >= 1 else { throw UsageError("columns are counted from 1", help: .read) }
        column = .number(number)
      } else {
        column = .name(value)
      }
    }
    return (column, rest)
  }
}

/// Which column holds the amounts.
enum Column {
  /// Counted from 1; the first record is data.
  case number(Int)
  /// The first record has the names.
  case name(String)
}

/// How many lines came to what.
struct Summary: Sendable {
  private var (exact, reinterpreted, ambiguous, unreadable) = (0, 0, 0, 0)

  mutating func count(_ meaning: AmountReading.Meaning) {
    switch meaning {
    case .exact: exact += 1
    case .reinterpreted: reinterpreted += 1
    case .ambiguous: ambiguous += 1
    case .unreadable: unreadable += 1
    }
  }

  /// Whether no text was ambiguous or unreadable.
  var areAllAmounts: Bool { ambiguous == 0 && unreadable == 0 }

  mutating func add(_ other: Summary) {
    exact += other.exact
    reinterpreted += other.reinterpreted
    ambiguous += other.ambiguous
    unreadable += other.unreadable
  }

  /// On standard error: a line for each status.
  func print() {
    Output.tell(
      """
      exact\t\(exact)
      reinterpreted\t\(reinterpreted)
      ambiguous\t\(ambiguous)
      unreadable\t\(unreadable)

      """)
  }
}
