/// A sentence with placeholders in braces, and its other forms where a number in it has any.
struct MessageTemplate: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The sentence for all numbers whose category has no form of its own.
  var text: String
  var forms: [PluralCategory: String] = [:]

  init(_ text: String, _ forms: [PluralCategory: String] = [:]) {
    self.text = text
    self.forms = forms
  }

  init(stringLiteral text: String) { self.init(text) }

  func text(for category: PluralCategory) -> String { forms[category] ?? text }

  /// A sentence with its data in place. What no datum is named after stays as it is; data are not looked into.
  static func fill(_ text: String, _ data: [String: String]) -> String {
    var filled = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "{") {
      filled += rest[..<start]
      rest = rest[start...]
      guard let end = rest.firstIndex(of: "}") else { break }
      let name = rest[rest.index(after: start)..<end]
      filled += data[String(name)] ?? String(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    return filled + rest
  }
}
