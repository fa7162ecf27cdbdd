/// Words that move the point (R11).
enum Multiplier {
  /// How many places a word moves the point, or nil. `M` and `m` mean a thousand in finance and a million elsewhere:
  /// they are no words here.
  static func places(_ word: ArraySlice<Unicode.Scalar>, _ rules: ReadingRules) -> Int? {
    let groupsByIndia = rules.own.hasIndianSizes || rules.ascii?.hasIndianSizes ?? false
    if word.count == 1, let only = word.first {
      switch only {
      case "k", "K": return 3
      case "B": return rules.language == .english ? 9 : nil
      case "L": return groupsByIndia ? 5 : nil
      default: return nil
      }
    }
    let folded = Word(word)
    if groupsByIndia, folded.isOne(of: ["cr", "cr."]) { return 7 }
    for (places, words) in known where folded.isOne(of: words) { return places }
    return nil
  }

  private static let known: [(Int, [StaticString])] = [
    (3, ["thousand", "tsd", "tsd.", "тыс", "тыс.", "tis.", "tys.", "nghìn", "ribu"]),
    (
      6,
      [
        "mn", "mio", "mio.", "mln", "mln.", "млн", "млн.", "million", "millions", "millionen", "mill.", "triệu",
        "juta", "milyon",
      ]
    ),
    (9, ["bn", "mrd", "mrd.", "млрд", "млрд.", "billion", "milliard", "milliards", "milliarden", "mld", "mld.", "tỷ"]),
    (5, ["lakh", "lakhs", "lac", "lacs", "लाख"]),
    (7, ["crore", "crores", "करोड़"]),
  ]
}

/// Names of a hundredth of a currency.
enum Subunit {
  static func isWord(_ word: ArraySlice<Unicode.Scalar>, of code: String) -> Bool {
    let word = Word(word)
    for (codes, words) in known where word.isOne(of: words) {
      for known in codes where Word.isSame(known, code) { return true }
      if codes.isEmpty { return true }
    }
    return false
  }

  private static let known: [([StaticString], [StaticString])] = [
    (
      ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "EUR", "ZAR", "MXN", "BRL", "TWD"],
      ["¢", "￠", "c", "ct", "ct.", "cent", "cents", "centavo", "centavos", "centime", "centimes"]
    ),
    (["EUR"], ["céntimo", "céntimos", "cêntimo", "cêntimos", "centesimi", "centesimo", "snt"]),
    (["CHF"], ["rp", "rp.", "rappen", "ct", "ct.", "centime", "centimes", "centesimi"]),
    (["GBP"], ["p", "pence", "penny"]),
    (["RUB", "UAH", "BYN"], ["коп", "коп.", "копейка", "копейки", "копеек"]),
    (["INR", "PKR", "NPR"], ["paise", "paisa", "p"]),
    (["PLN"], ["gr", "gr.", "grosz", "grosze", "groszy"]),
    (["SEK", "NOK", "DKK"], ["öre", "øre", "ore"]),
    (["CZK"], ["h", "hal.", "haléř", "haléře", "haléřů"]),
    (["BGN"], ["ст", "ст."]),
    (["TRY"], ["kuruş", "kr"]),
  ]
}

/// A word to be compared in any case.
struct Word {
  private let scalars: ArraySlice<Unicode.Scalar>

  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.scalars = scalars
  }

  func isOne(of words: [StaticString]) -> Bool {
    for word in words where equals(word) { return true }
    return false
  }

  /// Scalar by scalar, out of the constant's UTF-8.
  private func equals(_ word: StaticString) -> Bool {
    var index = scalars.startIndex
    var offset = 0
    let bytes = UnsafeBufferPointer<UInt8>(start: .some(word.utf8Start), count: word.utf8CodeUnitCount)
    while offset < bytes.count {
      guard index < scalars.endIndex else { return false }
      let first = bytes[offset]
      let extra = first < 0x80 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
      var value = extra == 0 ? UInt32(first) : UInt32(first) & (0x3F >> UInt32(extra))
      for next in 0..<extra { value = value << 6 | UInt32(bytes[offset + 1 + next] & 0x3F) }
      guard scalars[index].lowercased.value == value else { return false }
      offset += extra + 1
      index += 1
    }
    return index == scalars.endIndex
  }

  /// Whether a constant of ASCII is a code.
  static func isSame(_ constant: StaticString, _ code: String) -> Bool {
    let bytes = UnsafeBufferPointer<UInt8>(start: .some(constant.utf8Start), count: constant.utf8CodeUnitCount)
    var index = 0
    for scalar in code.unicodeScalars {
      guard index < bytes.count, scalar.value == UInt32(bytes[index]) else { return false }
      index += 1
    }
    return index == bytes.count
  }
}
