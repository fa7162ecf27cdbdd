import AmountCore
import AmountFoundation
import Foundation
import Testing

/// Words against the platform's, and against the reader with the platform's currency names.
@Suite struct WordsTests {
  private func spellOut(_ locale: String) -> (Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.numberStyle = .spellOut
    return { (formatter.string(from: NSNumber(value: $0)) ?? "").replacingOccurrences(of: "\u{AD}", with: "") }
  }

  /// Random numbers of 1 to so many digits that `Double` holds exactly; the platform spells through it.
  private func numbers(digits: Int) -> [Int] {
    (0..<20_000).map { _ in
      let limit = (0..<Int.random(in: 1...digits)).reduce(1) { limit, _ in limit * 10 }
      return Int.random(in: 0..<limit)
    } + Array(0...2100)
  }

  @Test func unitedStates() throws {
    let spelled = spellOut("en_US")
    for number in numbers(digits: 15) {
      let words = try AmountWords(.unitedStates).words(for: Amount(minorUnits: Int64(number), fractionDigits: 0))
      #expect(words.lowercased() == spelled(number) + " and 00/100 dollars")
    }
  }

  @Test func unitedKingdom() throws {
    let spelled = spellOut("en_GB")
    let hasAnd = spelled(101).contains(" and ")
    var words = AmountWords.BritishCheque()
    words.unit = .init(one: "x", many: "x")
    words.hasOnly = false
    for number in numbers(digits: 15) {
      var text = try words.words(for: Amount(minorUnits: Int64(number), fractionDigits: 0)).lowercased()
      if !hasAnd { text = text.replacingOccurrences(of: " and ", with: " ") }
      #expect(text == spelled(number) + " x")
    }
  }

  /// From 10¹² on the platform says "one trillion" where Indian usage is "one lakh crore".
  @Test func india() throws {
    let spelled = spellOut("en_IN")
    for number in numbers(digits: 12) {
      let words = try AmountWords(.india).words(for: Amount(minorUnits: Int64(number), fractionDigits: 0))
      #expect(words.lowercased() == "rupees " + spelled(number) + " only")
    }
  }

  /// A field that reads generously takes pasted words, whatever they are written in.
  @Test(
    arguments: [
      (.renminbi, "zh_CN", "CNY"), (.taiwan, "zh_TW", "TWD"), (.hongKong, "zh_HK", "HKD"), (.japan, "ja_JP", "JPY"),
      (.korea, "ko_KR", "KRW"),
    ] as [(AmountWords.Style, String, String)])
  func fieldsReadWords(_ style: AmountWords.Style, _ locale: String, _ currency: String) throws {
    var options = AmountFormat.Options.standard
    options.reading = .generous
    let format = try AmountFormat(locale: Locale(identifier: locale), currency: currency, options: options)
    let digits = style == .japan || style == .korea ? 0 : 2
    var forms = [AmountWords(style)]
    for name in style.optionNames {
      for value in ["on", "off", "整", "正", "也", "元", "圆", "jiao"] {
        var form = AmountWords(style)
        if (try? form.set(name, to: value)) != nil { forms.append(form) }
      }
    }
    for _ in 0..<3000 {
      let limit = (0..<Int.random(in: 1...15)).reduce(Int64(1)) { limit, _ in limit * 10 }
      let amount = Amount(minorUnits: Int64.random(in: -limit...limit), fractionDigits: digits)
      let words = try forms.randomElement()!.words(for: amount)
      #expect(format.read(words).meaning == .reinterpreted(amount), "\(words)")
    }
  }

  @Test func hintsByLocale() {
    let hints: [(String, MagnitudeHint?)] = [
      ("zh_CN", .simplifiedChinese), ("zh_SG", .simplifiedChinese), ("zh", .simplifiedChinese),
      ("zh_TW", .traditionalChinese), ("zh_HK", .traditionalChinese), ("zh_Hant", .traditionalChinese),
      ("zh_Hans_HK", .simplifiedChinese), ("yue_HK", .traditionalChinese), ("ja_JP", .japanese), ("ko_KR", .korean),
      ("en_IN", .indianEnglish), ("en_US", .english), ("en_GB", .english), ("de_DE", nil), ("hi_IN", nil), ("", nil),
    ]
    for (locale, hint) in hints {
      #expect(MagnitudeHint(locale: Locale(identifier: locale)) == hint, "\(locale)")
    }
  }

  @Test func explanations() {
    let errors: [AmountWordsError] = [
      .tooManyFractionDigits(maximum: 0), .tooManyFractionDigits(maximum: 2), .tooManyIntegerDigits(maximum: 16),
    ]
    #expect(Set(errors.map(\.explanation)).count == 3)
    #expect(errors[2].explanation.contains("16"))
  }
}
