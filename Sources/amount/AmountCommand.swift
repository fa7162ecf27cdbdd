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
      if first == "help", arguments.count == 2, let command = Command(rawValue: arguments[1]) {
        return try command.run(["--help"])
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
