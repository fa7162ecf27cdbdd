import AmountCore
import AmountFoundation
import Foundation

/// `amount ask [options] [prompt]`: a field in the terminal, or one line read where there is no terminal.
enum AskCommand {
  static func run(_ arguments: [String]) throws {
    let parsed = try Arguments(arguments, of: .ask, valued: ["language"])
    if parsed.wantsHelp { return Output.print(Help.ask) }
    guard parsed.operands.count <= 1 else {
      throw UsageError("ask takes one prompt; quote it if it has spaces", help: .ask)
    }
    let format = try parsed.format(of: .ask)
    let messages = try parsed.messages(of: .ask) ?? Environment.messages
    let prompt = parsed.operands.first ?? "Amount: "
    guard let amount = try ask(prompt, format, messages) else { throw ExitStatus(code: leftCode) }
    Output.print(amount.description)
  }

  /// As a shell has it for a program that Ctrl-C ended.
  private static let leftCode: Int32 = 130
  /// As a shell has it for a program whose terminal hung up.
  private static let goneCode: Int32 = 129

  /// The amount, or nil where the person left.
  private static func ask(_ prompt: String, _ format: AmountFormat, _ messages: AmountMessages) throws -> Amount? {
    guard let terminal = Terminal() else { return try PlainField(format, messages).read() }
    do {
      let environment = ProcessInfo.processInfo.environment
      if ["", "dumb"].contains(environment["TERM"] ?? "") {
        return try PlainField(format, messages).ask(prompt, on: terminal)
      }
      let isColored = (environment["NO_COLOR"] ?? "").isEmpty
      var field = TerminalField(
        terminal, prompt: prompt, session: AskSession(format: format, messages: messages), isColored: isColored)
      return try field.run()
    } catch is TerminalGone {
      throw ExitStatus(code: goneCode)
    }
  }
}
