enum AskCommand {
  static func run(_ arguments: [String]) throws {
    let parsed = try Arguments(arguments, of: .ask)
    if parsed.wantsHelp { return Output.print(Help.ask) }
  }
}
