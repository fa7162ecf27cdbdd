/// Words that move the point (R11).
enum Multiplier {
  /// How many places a word moves the point, or nil. `M` and `m` mean a thousand in finance and a million elsewhere:
  /// they are no words here.
  static func places(_ text: ReadText, _ word: Range<Int>, _ rules: ReadingRules) -> Int? {
    let groupsByIndia = rules.own.hasIndianSizes || rules.ascii?.hasIndianSizes ?? false
    if word.count == 1 {
      switch text[word.lowerBound] {
      case "k", "K": return 3
      case "B": return rules.language == .english ? 9 : nil
      case "L": return groupsByIndia ? 5 : nil
      default: return nil
      }
    }
    if groupsByIndia, Words.contain("cr cr.", text, word) { return 7 }
    for (places, words) in known where Words.contain(words, text, word) { return places }
    return nil
  }

  private static let known: [(Int, StaticString)] = [
    (3, "thousand tsd tsd. тыс тыс. tis. tys. nghìn ribu"),
    (6, "mn mio mio. mln mln. млн млн. million millions millionen mill. triệu juta milyon"),
    (9, "bn mrd mrd. млрд млрд. billion milliard milliards milliarden mld mld. tỷ"),
    (5, "lakh lakhs lac lacs लाख"),
    (7, "crore crores करोड़"),
  ]
}

/// Names of a hundredth of a currency.
enum Subunit {
  static func isWord(_ text: ReadText, _ word: Range<Int>, of code: UInt32) -> Bool {
    for (codes, words) in known where Words.contains(codes, code) && Words.contain(words, text, word) { return true }
    return false
  }

  private static let known: [(StaticString, StaticString)] = [
    (
      "USD CAD AUD NZD SGD HKD EUR ZAR MXN BRL TWD",
      "¢ ￠ c ct ct. cent cents centavo centavos centime centimes"
    ),
    ("EUR", "céntimo céntimos cêntimo cêntimos centesimi centesimo snt"),
    ("CHF", "rp rp. rappen ct ct. centime centimes centesimi"),
    ("GBP", "p pence penny"),
    ("RUB UAH BYN", "коп коп. копейка копейки копеек"),
    ("INR PKR NPR", "paise paisa p"),
    ("PLN", "gr gr. grosz grosze groszy"),
    ("SEK NOK DKK", "öre øre ore"),
    ("CZK", "h hal. haléř haléře haléřů"),
    ("BGN", "ст ст."),
    ("TRY", "kuruş kr"),
  ]
}

/// Lists of words in constants, with spaces between.
enum Words {
  /// Whether the scalars of a range are one of the words, in any case.
  @inline(never)
  static func contain(_ words: StaticString, _ text: ReadText, _ range: Range<Int>) -> Bool {
    var scalars = Scalars(UTF8Text(start: .some(words.utf8Start), count: words.utf8CodeUnitCount))
    var index = range.lowerBound
    var matches = true
    while true {
      let scalar = scalars.next()
      guard let scalar, scalar != " " else {
        if matches && index == range.upperBound { return true }
        if scalar == nil { return false }
        index = range.lowerBound
        matches = true
        continue
      }
      matches = matches && index < range.upperBound && text[index].lowercased == scalar
      index += 1
    }
  }

  /// Whether a word of ASCII letters, packed into a number, is one of the words.
  static func contains(_ words: StaticString, _ packed: UInt32) -> Bool {
    let bytes = UTF8Text(start: .some(words.utf8Start), count: words.utf8CodeUnitCount)
    var word: UInt32 = 0
    for byte in bytes {
      if byte == 0x20 {
        if word == packed { return true }
        word = 0
      } else {
        word = word << 8 | UInt32(byte)
      }
    }
    return word == packed
  }
}
