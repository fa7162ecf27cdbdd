import AmountCore

/// All values a text could have under any convention, found by trying every one: no rule of the reader is used here.
///
/// A convention is a decimal mark or none, a grouping mark or none, and groups of three, or of two with a last three where
/// the mark is a comma. For texts of the characters `0 1 2 . , space ' - ( ) $ €`.
enum NaiveOracle {
  static func values(of text: String) -> Set<Amount> {
    var values: Set<Amount> = []
    for (bare, isNegative) in unquoted(Array(text)).flatMap(unsigned) {
      for core in withoutCurrency(bare) {
        for decimal in [nil, ".", ",", "$", "€"] as [Character?] {
          for group in [nil, ".", ",", " ", "'"] as [Character?] where group == nil || group != decimal {
            if let value = value(core, decimal, group) { values.insert(isNegative ? negated(value) : value) }
          }
        }
      }
    }
    return values
  }

  private static func negated(_ amount: Amount) -> Amount { Amount("-\(amount)") ?? amount }

  private static func trim(_ text: [Character]) -> [Character] {
    Array(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// The text, and without quotes or a text apostrophe.
  private static func unquoted(_ text: [Character]) -> [[Character]] {
    let text = trim(text)
    guard text.first == "'" else { return [text] }
    let rest = Array(text.dropFirst())
    return [trim(rest)] + (rest.last == "'" ? [trim(Array(rest.dropLast()))] : [])
  }

  /// The text without its sign, in every way a sign could be there.
  private static func unsigned(_ text: [Character]) -> [([Character], Bool)] {
    var found = [(text, false)]
    for (start, end) in [("-", ""), ("(", ")"), ("", "-")] as [(String, String)] {
      for (prefix, suffix) in [("", ""), ("$", ""), ("€", ""), ("", "$"), ("", "€")] {
        let opening = Array(prefix + start)
        let closing = Array(end + suffix)
        // Spaces may stand between the pieces.
        guard let afterOpening = dropping(opening, from: text),
          let rest = dropping(closing.reversed(), from: afterOpening.reversed())
        else { continue }
        // A dash behind a bare mark stands for no cents, never for a minus.
        if end == "-", let last = rest.first(where: { $0 != "-" }), last == "." || last == "," { continue }
        found.append((trim(Array(Array(prefix) + rest.reversed() + Array(suffix))), true))
      }
    }
    return found
  }

  private static func dropping(_ pieces: [Character], from text: [Character]) -> [Character]? {
    var rest = text[...]
    for piece in pieces {
      rest = rest.drop { $0 == " " }
      guard rest.first == piece else { return nil }
      rest = rest.dropFirst()
    }
    return Array(rest)
  }

  /// The text without marks of the currency at its ends; a dash for no cents goes too.
  private static func withoutCurrency(_ text: [Character]) -> [[Character]] {
    var found = [text]
    if let first = text.first, first == "$" || first == "€" { found.append(trim(Array(text.dropFirst()))) }
    for core in found {
      if let last = core.last, last == "$" || last == "€" { found.append(trim(Array(core.dropLast()))) }
    }
    for core in found {
      var bare = core
      while bare.last == "-" { bare.removeLast() }
      if bare.count < core.count, bare.last == "." || bare.last == "," { found.append(bare) }
    }
    return found
  }

  private static func value(_ text: [Character], _ decimal: Character?, _ group: Character?) -> Amount? {
    var integer = text[...]
    var fraction: ArraySlice<Character> = []
    if let decimal {
      guard text.filter({ $0 == decimal }).count == 1, let place = text.firstIndex(of: decimal) else { return nil }
      integer = text[..<place]
      fraction = text[(place + 1)...]
      // `12 € 34`, as in French.
      if decimal == "€", integer.last == " ", fraction.first == " " {
        integer = trim(Array(integer))[...]
        fraction = trim(Array(fraction))[...]
      }
    }
    // A symbol as the decimal mark stands between units and two cents.
    if decimal == "$" || decimal == "€", integer.isEmpty || fraction.count != 2 { return nil }
    guard fraction.allSatisfy({ $0.isASCII && $0.isNumber }), !integer.isEmpty || !fraction.isEmpty else { return nil }
    var digits = String(integer)
    if let group {
      let groups = integer.split(separator: group, omittingEmptySubsequences: false).map(\.count)
      let isWellFormed =
        areGroups(groups, of: 3, then: 3) || group == "," && areGroups(groups, of: 2, then: 3)
      guard groups.count > 1, text.first != "0", isWellFormed else { return nil }
      digits = String(integer.filter { $0 != group })
    }
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Amount((digits.isEmpty ? "0" : digits) + (fraction.isEmpty ? "" : "." + String(fraction)))
  }

  private static func areGroups(_ groups: [Int], of size: Int, then last: Int) -> Bool {
    1...size ~= groups[0] && groups.last == last && groups.dropFirst().dropLast().allSatisfy { $0 == size }
  }
}
