import AmountCore

@main
struct AmountCommand {
  static func main() {
    Exit.run {
      var arguments = Array(CommandLine.arguments.dropFirst())
      guard let first = arguments.first else { return try Command.ask.run([]) }
      if let command = Command(rawValue: first) {
        arguments.removeFirst()
        return try command.run(arguments)
      }
      switch first {
      case "help", "--help", "-h": Output.print(Help.overview)
      case "--version": Output.print("amount \(Help.version)")
      default:
        // Options and a prompt without a command are those of `ask`.
        if first.hasPrefix("-") { return try Command.ask.run(arguments) }
        throw UsageError("unknown command \"\(first)\"" + Suggestion.text(for: first, among: Command.names), help: nil)
      }
    }
  }
}

/// The commands of the program.
enum Command: String, CaseIterable {
  case ask, read, format, words, messages, say, replay

  static let names = allCases.map(\.rawValue)

  func run(_ arguments: [String]) throws {
    switch self {
    case .ask: try AskCommand.run(arguments)
    case .read: try ReadCommand.run(arguments)
    case .format: try FormatCommand.run(arguments)
    case .words: try WordsCommand.run(arguments)
    case .messages: try MessagesCommand.run(arguments)
    case .say: try SayCommand.run(arguments)
    case .replay: try ReplayCommand.run(arguments)
    }
  }
}
