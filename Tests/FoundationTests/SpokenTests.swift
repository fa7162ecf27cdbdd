import AmountCore
import AmountFoundation
import Foundation
import Testing

@Suite struct SpokenTests {
  /// Words that do not change with the platform's data: short numbers, and the nouns of this package.
  @Test(
    arguments: [
      ("en_US", "USD", "-115.05", "minus one hundred fifteen dollars and five cents"),
      ("en_US", "USD", "1.01", "one dollar and one cent"),
      ("en_US", "USD", "0", "zero dollars"), ("en_US", "USD", "0.05", "five cents"),
      ("en_US", "USD", "2.50", "two dollars and fifty cents"),
      ("en_US", "EUR", "0.05", "zero point zero five euros"),
      ("en_US", "USD", "5.005", "five point zero zero five dollars"),
      ("en_CA", "USD", "5.05", "five US dollars and five cents"),
      ("en_CA", "CAD", "5.05", "five dollars and five cents"),
      ("en_GB", "GBP", "5.01", "five pounds and one penny"),
      ("en_US", "KWD", "5.05", "five point zero five Kuwaiti dinars"),
      ("en_US", nil, "-5.50", "minus five point five"), ("en_US", "nonsense", "5", "five"),
      ("en_US", "usd", "5", "five dollars"),
      ("zh_CN", "CNY", "115.05", "一百一十五元五分"), ("zh_CN", "CNY", "-0.55", "负五角五分"), ("zh_CN", "CNY", "100.5", "一百元五角"),
      ("zh_CN", "CNY", "101.005", "一百零一点零零五元"), ("zh_CN", "USD", "5.05", "五美元五美分"), ("zh", "CNY", "5.05", "五元五分"),
      ("zh_CN", nil, "101", "一百零一"), ("zh_HK", "CNY", "5", "五人民幣"), ("zh_TW", "TWD", "5.5", "五元五角"),
      ("ja_JP", "JPY", "115", "百十五円"), ("ko_KR", "KRW", "115", "백십오 원"),
      ("de_DE", "EUR", "101.01", "einhundertein Euro und ein Cent"),
      ("de_CH", "CHF", "1.05", "ein Franken und fünf Rappen"),
      ("de_DE", "SEK", "21.5", "21,50 Schwedische Kronen"),
      ("fr_FR", "EUR", "1000000.01", "un million d’euros et un centime"),
      ("fr_CH", "CHF", "2.02", "deux francs et deux centimes"),
      ("es_ES", "EUR", "21.21", "veintiún euros y veintiún céntimos"),
      ("es_MX", "MXN", "1000000", "un millón de pesos"), ("es_ES", "GBP", "-1", "menos 1 libra esterlina"),
      ("pt_BR", "BRL", "2.01", "dois reais e um centavo"), ("it_IT", "EUR", "1.02", "un euro e due centesimi"),
      ("ru_RU", "RUB", "1.01", "один рубль одна копейка"), ("ru_RU", "RUB", "2.02", "два рубля две копейки"),
      ("ru_RU", "RUB", "5.05", "пять рублей пять копеек"),
      ("ru_RU", "RUB", "21.11", "двадцать один рубль одиннадцать копеек"),
      ("ru_RU", "USD", "3.22", "три доллара США двадцать два цента"), ("hi_IN", "INR", "2.01", "दो रुपए एक पैसा"),
      ("en_US", "USD", "-12345678901234567.89", "minus 12,345,678,901,234,567.89 dollars"),
    ] as [(String, String?, String, String)])
  func inWords(_ locale: String, _ currency: String?, _ text: String, _ expected: String) throws {
    let amount = try #require(Amount(text))
    #expect(amount.spoken(locale: Locale(identifier: locale), currency: currency) == expected)
  }

  private static let hundredths = (0..<200).map { Amount(minorUnits: $0, fractionDigits: 2) }

  /// Amounts that differ are said differently: every digit and the sign are heard.
  @Test(arguments: [
    ("en_US", "USD"), ("en_CA", "USD"), ("zh_CN", "CNY"), ("zh_TW", "USD"), ("ja_JP", "USD"), ("ko_KR", "USD"),
    ("de_DE", "EUR"), ("de_DE", "SEK"), ("fr_FR", "EUR"), ("es_ES", "EUR"), ("pt_BR", "BRL"), ("it_IT", "EUR"),
    ("ru_RU", "RUB"), ("ar_EG", "EGP"), ("hi_IN", "INR"), ("pl_PL", "PLN"), ("ga_IE", "EUR"), ("ee_GH", "GHS"),
  ])
  func everyAmountIsSaidItsOwnWay(_ identifier: String, _ code: String) {
    let locale = Locale(identifier: identifier)
    var said: [String: Amount] = [:]
    for size in Self.hundredths {
      for amount in [size, Amount("-\(size)") ?? .zero] {
        let text = amount.spoken(locale: locale, currency: code)
        let other = said.updateValue(amount, forKey: text)
        #expect(other == nil || other == amount, "\(amount) and \(other ?? 0) are \(text)")
      }
    }
  }

  /// What is left of spelled words for a voice.
  private static func heard(_ words: String, _ locale: Locale) -> String {
    let words = words.replacingOccurrences(of: "\u{AD}", with: "").replacingOccurrences(of: "\u{A0}", with: " ")
    return locale.languageCode == "zh" ? words.replacingOccurrences(of: "〇", with: "零") : words
  }

  /// In every locale: never empty, nothing for the eye alone, and what the platform reads back or the very digits.
  @Test func everyLocaleSaysEveryDigit() throws {
    var random = RandomAmounts()
    var inWords = 0
    for identifier in Locale.availableIdentifiers.sorted() {
      let locale = Locale(identifier: identifier)
      let reader = NumberFormatter()
      reader.locale = locale
      reader.numberStyle = .spellOut
      let point = locale.decimalSeparator?.unicodeScalars.first
      for _ in 0..<3 {
        let amount = random.amount(digits: 1...20, scale: 0...6)
        let number = amount.spoken(locale: locale)
        let what: Comment = "\(identifier) \(amount) is \(number), seed \(random.seed)"
        if number.unicodeScalars.contains(where: { $0.properties.numericType == .decimal }) {
          #expect(Amount.digits(of: number, decimalSeparator: point) == amount.significantDigits, what)
        } else {
          inWords += 1
          let size: Amount = amount < 0 ? Amount("\(amount)".dropFirst().description) ?? 0 : amount
          let words = size.spoken(locale: locale)
          #expect(number.contains(words) && (amount < 0) == (number != words), what)
          // The platform needs its soft hyphens to read its own words back.
          let value = try #require(Double(size.description))
          let spelled = try #require(reader.string(from: NSNumber(value: value)))
          #expect(reader.number(from: spelled)?.doubleValue == value, what)
          #expect(words == Self.heard(spelled, locale), what)
        }
        let euros = amount.spoken(locale: locale, currency: "EUR")
        let zero = Amount.zero.spoken(locale: locale, currency: "EUR")
        #expect(!euros.isEmpty && !euros.unicodeScalars.contains("\u{AD}"), what)
        #expect(amount.isZero || euros != zero, what)
        if amount.isNegative {
          let opposite = Amount("\(amount)".dropFirst().description) ?? 0
          #expect(euros != opposite.spoken(locale: locale, currency: "EUR"), what)
        }
      }
    }
    #expect(inWords > 1500)
  }
}
