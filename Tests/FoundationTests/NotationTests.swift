import AmountCore
import AmountFoundation
import Foundation
import Testing

/// Notations against the platform's own output; nothing here compares with the data of one version.
@Suite struct NotationTests {
  static let amounts = ["0", "1", "12.34", "-5", "999", "1234.5", "-1234567.89", "12345678901234.56"]

  /// In every locale the field shows what the platform's number style shows.
  @Test func everyLocaleAsTheNumberStyleWritesIt() throws {
    var count = 0
    for identifier in Locale.availableIdentifiers {
      let locale = Locale(identifier: identifier)
      var editor = AmountEditor(format: AmountFormat(locale: locale))
      for text in Self.amounts {
        let amount = try #require(Amount(text))
        let number = try #require(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
        try editor.setAmount(amount)
        let wanted = Decimal.FormatStyle(locale: locale).format(number)
        #expect(editor.text == wanted, "\(identifier) \(text)")
        count += 1
      }
    }
    #expect(count > 8000)
  }

  /// And with a currency what its currency style shows, in each presentation. `ProductTests` has all currencies.
  @Test(arguments: [
    ("USD", CurrencySymbol.symbol), ("EUR", .narrow), ("JPY", .symbol), ("KWD", .code), ("CHF", .symbol),
  ])
  func everyLocaleAsTheCurrencyStyleWritesIt(_ code: String, _ symbol: CurrencySymbol) throws {
    for identifier in Locale.availableIdentifiers {
      let locale = Locale(identifier: identifier)
      let format = AmountFormat(locale: locale, currency: code, symbol: symbol)
      var editor = AmountEditor(format: format)
      for text in ["0", "5", "-1234567", "12345678"] {
        try editor.setAmount(Amount(text))
        let number = try #require(Decimal(string: text))
        let wanted = Platform.style(locale, code, symbol).format(number)
        #expect(editor.text == wanted, "\(identifier) \(code) \(text)")
      }
    }
  }

  @Test func theParts() {
    let hindi = NumberNotation(locale: Locale(identifier: "hi-IN-u-nu-deva"), currency: "INR", symbol: .symbol)
    #expect(hindi.groupingSizes == NumberNotation.GroupingSizes(3, 2))
    #expect(hindi.digits.first == "०" && hindi.digits.last == "९")
    #expect(hindi.positive.prefix == "₹")
    #expect(hindi.fractionDigits == 2...2)
    #expect(NumberNotation(locale: Locale(identifier: "es_ES")).minimumGroupingDigits == 2)
    #expect(NumberNotation(locale: Locale(identifier: "en_US")).minimumGroupingDigits == 1)
    #expect(NumberNotation(locale: Locale(identifier: "en_US"), currency: "JPY").fractionDigits == 0...0)
    #expect(NumberNotation(locale: Locale(identifier: "en_US"), currency: "KWD").fractionDigits == 3...3)
    #expect(NumberNotation(locale: Locale(identifier: "en_US"), currency: "nonsense").fractionDigits == 0...2)
    #expect(NumberNotation(locale: Locale(identifier: "ru_RU")).hasCyrillicKeyboard)
    #expect(NumberNotation(locale: Locale(identifier: "sr_Cyrl_RS")).hasCyrillicKeyboard)
    #expect(!NumberNotation(locale: Locale(identifier: "sr_Latn_RS")).hasCyrillicKeyboard)
    #expect(!NumberNotation(locale: Locale(identifier: "en_US")).hasCyrillicKeyboard)
  }
}

@Suite struct FormatWordsTests {
  private func format(_ words: String) throws -> AmountFormat {
    var format = FormatWords()
    for pair in words.split(separator: " ") {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      try format.set(parts[0], to: parts[1])
    }
    return try format.format()
  }

  @Test func theOrderDoesNotMatter() throws {
    #expect(try format("preset=classic grouping=always") == format("grouping=always preset=classic"))
    #expect(try format("fraction-digits=3 fraction-digits=1") == format("fraction-digits=1"))
    #expect(try format("locale=de-DE currency=eur") == format("currency=EUR locale=de_DE"))
    #expect(try format("preset=classic") == .classic)
    #expect(try format("preset=classic locale=de-DE").notation.decimalSeparator == ",")
    #expect(try format("preset=classic preset=standard locale=en-US") == format("locale=en-US"))
    #expect(try format("locale=ar-EG digits=ascii").notation.decimalSeparator == ".")
  }

  @Test(arguments: [
    "de-DE", "de_DE", "de_DE.UTF-8", "de_AT@euro", "zh-Hans-CN", "zh_CN", "en-DE", "es-419", "en-001",
    "hi-IN-u-nu-deva", "sr_Latn_RS", "tok", "ff-Adlm-GN", "ca-ES-valencia",
  ])
  func knownLocales(_ name: String) {
    #expect(Locale(known: name) != nil)
  }

  @Test(arguments: ["", "C", "POSIX", "xx", "xx-YY", "de-XX", "english", "de-DE-DE-DE", "-", "🇩🇪", "12"])
  func unknownLocales(_ name: String) {
    #expect(Locale(known: name) == nil)
    var words = FormatWords()
    #expect(throws: AmountFormatError.unknownLocale(name)) { try words.set("locale", to: name) }
  }

  @Test(arguments: [
    ("currency", "ABC"), ("currency", ""), ("currency", "EURO"), ("symbol", "sign"), ("preset", "modern"),
    ("colour", "red"),
  ])
  func wrongWordsAreExplained(_ name: String, _ value: String) {
    var words = FormatWords()
    do {
      try words.set(name, to: value)
      Issue.record("taken")
    } catch {
      #expect(!error.explanation.isEmpty)
      #expect(error.explanation.contains(value) || error.explanation.contains(name))
    }
  }

  @Test func everyNameIsAnOption() {
    for name in FormatWords.names {
      var words = FormatWords()
      do { try words.set(name, to: "\u{1}\u{2}") } catch { #expect(error != .unknownOption(name)) }
    }
  }
}
