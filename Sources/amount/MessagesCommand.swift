import AmountFoundation
import Foundation

/// `amount messages [--language TAG] [--json]`: what a field says, for hosts that say it themselves.
enum MessagesCommand {
  static func run(_ arguments: [String]) throws {
    let parsed = try Arguments(
      arguments, of: .messages, flags: ["json"], valued: ["language"], takesFormat: false)
    if parsed.wantsHelp { return Output.print(Help.messages) }
    guard parsed.operands.isEmpty else { throw UsageError("messages takes no file", help: .messages) }
    let wanted = try parsed.messages(of: .messages).map { [$0] }
    let all = wanted ?? AmountMessages.Language.allCases.map { AmountMessages($0) }
    if parsed.flags.contains("json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let object = Dictionary(uniqueKeysWithValues: all.map { ($0.language.rawValue, $0.templates) })
      Output.print(String(decoding: try encoder.encode(object), as: UTF8.self))
    } else {
      for messages in all {
        for (key, sentence) in messages.templates.sorted(by: { $0.key < $1.key }) {
          Output.print([messages.language.rawValue, key, sentence].joined(separator: "\t"))
        }
      }
    }
  }
}
