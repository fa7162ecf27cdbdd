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
