extension AmountFormat {
  /// Which readings beyond plain numbers are taken. Without one the text is unreadable; nothing of it is ever dropped.
  ///
  ///     var options = AmountFormat.Options.standard
  ///     options.reading = [.multipliers, .numerals]
  public struct Reading: OptionSet, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// `1.5k`, `3 Mio.`, `2 crore`, `3万5千`: an exact shift of the decimal point.
    public static let multipliers = Reading(rawValue: 1)
    /// `50¢`, `12块5`, `12 руб. 50 коп.`
    public static let subunits = Reading(rawValue: 2)
    /// `一百二十三`, `壹佰贰拾叁元肆角`: numbers in Chinese numerals; in Korean also in syllables, `이십만원`.
    public static let numerals = Reading(rawValue: 4)
    /// `12.5*3`, `=12+24.11`: sums and products, exact; a quotient that does not end is rounded half to even to the
    /// field's fraction digits.
    public static let arithmetic = Reading(rawValue: 8)
    /// `▲5`, `△5`: a minus in Japanese books.
    public static let triangles = Reading(rawValue: 16)

    /// None of them.
    public static var strict: Reading { [] }
    /// All of them.
    public static let generous: Reading = [.multipliers, .subunits, .numerals, .arithmetic, .triangles]

    private static let words: [(word: String, reading: Reading)] = [
      ("strict", .strict), ("generous", .generous), ("multipliers", .multipliers), ("subunits", .subunits),
      ("numerals", .numerals), ("arithmetic", .arithmetic), ("triangles", .triangles),
    ]

    /// What ``init(words:)`` takes, in words.
    static var expected: String { "strict, generous, or a list of multipliers,subunits,numerals,arithmetic,triangles" }

    /// `strict`, `generous`, or single ones with commas between: `multipliers,numerals`. Nil for anything else.
    public init?(words text: String) {
      self = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let known = Reading.words.first(where: { $0.word == part }) else { return nil }
        formUnion(known.reading)
      }
    }

    /// The readings as words: `multipliers,numerals`, `generous`, `strict`.
    public var description: String {
      for known in Reading.words.prefix(2) where known.reading == self { return known.word }
      var text = ""
      for known in Reading.words.dropFirst(2) where contains(known.reading) {
        text += (text.isEmpty ? "" : ",") + known.word
      }
      return text
    }
  }
}
