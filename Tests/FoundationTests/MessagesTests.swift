import AmountCore
import AmountFoundation
import Foundation
import Testing

/// The sentences: that there is one for everything in every language, and how they are written.
@Suite struct MessagesTests {
  static let rejections: [EditRejection] =
    [
      .rangeOutOfBounds, .ambiguousAmount(["1.005", "1005"]), .currencyMismatch(found: "US$"),
      .unexpectedCharacter("x"), .groupingSeparatorTyped, .negativeNotAllowed, .decimalSeparatorImplied,
      .fractionNotAllowed, .secondDecimalSeparator, .leadingDecimalSeparator, .redundantLeadingZero,
      .tooManyFractionDigits(maximum: 2), .tooManyIntegerDigits(maximum: 15), .zeroNotAllowed,
      .aboveMaximum("1234567.89"), .belowMinimum("-1234567.89"),
    ]
  static let reasons: [UnreadableReason] = [
    .empty, .notAnAmount, .tooManyDigits, .misplacedSign, .currencyMismatch(found: "HK$"), .repeatedCurrency,
    .malformedGroups, .severalValues, .tooManyFractionDigits, .mixedDigits, .hiddenCharacter, .invalidEncoding,
    .needs(.multipliers),
  ]
  static let faults: [Validity] = [
    .empty, .doubtfulSeparator, .aboveMaximum("1234567.89"), .belowMinimum("1234567.89"), .zeroNotAllowed,
  ]

  /// Keys are the names of the cases, none missing and none too many. (A case without a key does not compile.)
  @Test func keysAreNamedAsTheCases() {
    let names =
      Self.rejections.map(\.name) + Self.reasons.map { "unreadable." + $0.name }
      + Self.faults.map { "validity." + $0.name } + ["changeSign", "confirm"]
    #expect(Set(AmountMessages.Key.allCases.map(\.rawValue)) == Set(names))
  }

  @Test(arguments: AmountMessages.Language.allCases)
  func everySentenceHasItsData(_ language: AmountMessages.Language) {
    let messages = AmountMessages(language)
    let categories = Set((1...Amount.maximumDigits).map { PluralCategory(of: $0, in: language) })
    let names = Set(AmountMessages.Key.allCases.map(\.rawValue))
    for key in AmountMessages.Key.allCases {
      #expect(placeholders(messages[key]) == key.placeholders, "\(language) \(key)")
    }
    for (name, sentence) in messages.templates where !names.contains(name) {
      let parts = name.split(separator: ".").map(String.init)
      let category = parts.last.flatMap { PluralCategory(rawValue: $0) }
      #expect(names.contains(parts.dropLast().joined(separator: ".")), "\(language) \(name)")
      #expect(category.map(categories.contains) == true, "no number takes \(name) in \(language)")
      // The word for one or two may hold the number.
      let isSingle = category == .one && language == .arabic || category == .two
      #expect(placeholders(sentence) == (isSingle ? [] : ["maximum"]), "\(language) \(name)")
    }
  }

  private func placeholders(_ text: String) -> [String] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map { String($0.prefix { $0 != "}" }) }
  }

  /// Each fits under a field, with data of a usual length, in the places where the language is at home.
  @Test(arguments: AmountMessages.Language.allCases)
  func sentencesAreShort(_ language: AmountMessages.Language) {
    for format in Self.formats(of: language) {
      for sentence in Self.sentences(language, format) {
        let shown = sentence.unicodeScalars.filter { !(0x2066...0x2069 ~= $0.value) }
        #expect(String(String.UnicodeScalarView(shown)).count <= 60, "\(language) \(sentence)")
        #expect(!sentence.contains("{") && !sentence.contains("}") && !sentence.isEmpty, "\(language) \(sentence)")
      }
    }
  }

  private static let homes: [AmountMessages.Language: [(locale: String, currency: String)]] = [
    .english: [("en_US", "USD"), ("en_IN", "INR")], .simplifiedChinese: [("zh_CN", "CNY")],
    .traditionalChinese: [("zh_TW", "TWD"), ("zh_HK", "HKD")], .japanese: [("ja_JP", "JPY")],
    .korean: [("ko_KR", "KRW")], .german: [("de_DE", "EUR"), ("de_CH", "CHF")], .french: [("fr_FR", "EUR")],
    .spanish: [("es_ES", "EUR"), ("es_MX", "MXN")], .portuguese: [("pt_BR", "BRL")], .italian: [("it_IT", "EUR")],
    .russian: [("ru_RU", "RUB")], .arabic: [("ar_EG", "EGP"), ("ar_AE", "AED")], .hindi: [("hi_IN", "INR")],
  ]

  private static func formats(of language: AmountMessages.Language) -> [AmountFormat] {
    (homes[language] ?? []).map {
      AmountFormat(locale: Locale(identifier: $0.locale), currency: $0.currency, symbol: .symbol)
    }
  }

  /// Every sentence of a language.
  private static func sentences(_ language: AmountMessages.Language, _ format: AmountFormat) -> [String] {
    let messages = AmountMessages(language)
    return rejections.map { messages.message(for: $0, format: format) }
      + reasons.map { messages.message(for: $0, format: format) }
      + faults.compactMap { messages.message(for: $0, of: "1234567.89", format: format) }
      + (1...20).map { messages.message(for: .tooManyIntegerDigits(maximum: $0), format: format) }
      + [messages[.changeSign], messages.confirmation(of: "1234567.89", format: format)]
  }

  /// Punctuation and letters are those of the language: full-width marks beside Han, no typewriter quotes anywhere.
  @Test(arguments: AmountMessages.Language.allCases)
  func sentencesAreWrittenAsTheLanguageIs(_ language: AmountMessages.Language) throws {
    let foreign =
      switch language {
      case .simplifiedChinese, .traditionalChinese, .japanese: ",.:;?!()\"'"
      case .arabic: ",;?\"'"
      default: "\"'"
      }
    for (key, template) in AmountMessages(language).templates {
      var text = template
      for name in Set(AmountMessages.Key.allCases.flatMap(\.placeholders)) {
        text = text.replacingOccurrences(of: "{\(name)}", with: "1")
      }
      let place = Comment(rawValue: "\(language) \(key): \(template)")
      #expect(!text.contains { foreign.contains($0) }, place)
      #expect(text.trimmingCharacters(in: .whitespacesAndNewlines) == text && !text.contains("  "), place)
      #expect(!text.hasSuffix("."), place)
      if language == .french { #expect(!text.contains(" :") && !text.contains(" ?") && !text.contains("« "), place) }
      let isLatin = [.english, .german, .french, .spanish, .portuguese, .italian].contains(language)
      if !isLatin {
        let words = text.replacingOccurrences(of: "UTF-8", with: "").replacingOccurrences(of: "Enter", with: "")
        #expect(!words.unicodeScalars.contains { $0.value < 0x250 && $0.properties.isAlphabetic }, place)
      }
      if language == .simplifiedChinese {
        #expect(text.applyingTransform(Self.simplifying, reverse: false) == text, place)
      }
      if language == .traditionalChinese {
        #expect(text.applyingTransform(Self.simplifying, reverse: true) == text, place)
      }
    }
  }

  private static let simplifying = StringTransform("Hant-Hans")

  // MARK: Data

  /// In every locale an amount in a sentence is what the field shows, and a number has its digits.
  @Test func dataAreInTheNotationOfTheField() throws {
    let languages = AmountMessages.Language.allCases
    var count = 0
    for (index, identifier) in Locale.availableIdentifiers.sorted().enumerated() {
      let messages = AmountMessages(languages[index % languages.count])
      let format = AmountFormat(locale: Locale(identifier: identifier), currency: "USD", symbol: .symbol)
      var editor = AmountEditor(format: format)
      editor.endEditing()
      for amount in ["1234567.89", "5000", "-12.3", "0"] as [Amount] {
        try editor.setAmount(amount)
        let shown = editor.text
        for sentence in [
          messages.message(for: .aboveMaximum(amount), format: format),
          messages.message(for: .belowMinimum(amount), format: format),
          messages.message(for: .aboveMaximum(amount), of: nil, format: format) ?? "",
          messages.message(for: .belowMinimum(amount), of: nil, format: format) ?? "",
          messages.message(for: .doubtfulSeparator, of: amount, format: format) ?? "",
          messages.confirmation(of: amount, format: format),
        ] {
          #expect(sentence.contains(shown), "\(identifier) \(messages.language): \(shown) in \(sentence)")
          count += 1
        }
      }
      let readings = messages.message(for: .ambiguousAmount([7, 0]), format: format)
      #expect(readings.contains(editor.text), "\(identifier) \(messages.language): \(readings)")
      let digits = "27".unicodeScalars.map { String(format.notation.digits[Int($0.value) - 48]) }.joined()
      #expect(messages.message(for: .tooManyIntegerDigits(maximum: 27), format: format).contains(digits))
    }
    #expect(count > 20_000)
  }

  @Test(arguments: [
    ("zh_CN", "CNY", CurrencySymbol.none, "不能超过 50,000.00"), ("zh_TW", "TWD", .none, "不可超過 50,000.00"),
    ("ja_JP", "JPY", .symbol, "¥50,000以下で入力してください"), ("ko_KR", "KRW", .symbol, "최대 ₩50,000까지 입력할 수 있습니다"),
    ("de_DE", "EUR", .symbol, "Höchstens 50.000,00\u{A0}€"),
    ("fr_FR", "EUR", .none, "Montant maximum\u{A0}: 50\u{202F}000,00"),
    ("es_ES", "EUR", .none, "Importe máximo: 50.000,00"),
    ("pt_BR", "BRL", .symbol, "Valor máximo: R$\u{A0}50.000,00"), ("it_IT", "EUR", .none, "Importo massimo: 50.000,00"),
    ("ru_RU", "RUB", .none, "Не более 50\u{A0}000,00"), ("en_IN", "INR", .symbol, "At most ₹50,000.00"),
    ("hi_IN", "INR", .symbol, "अधिकतम राशि: ₹50,000.00"),
    ("ar-EG-u-nu-arab", "EGP", .none, "الحد الأقصى: \u{2068}٥٠٬٠٠٠٫٠٠\u{2069}"),
  ])
  func aLimit(_ locale: String, _ currency: String, _ symbol: CurrencySymbol, _ sentence: String) {
    let locale = Locale(identifier: locale)
    let format = AmountFormat(locale: locale, currency: currency, symbol: symbol)
    #expect(AmountMessages(locale: locale).message(for: .aboveMaximum(50_000), format: format) == sentence)
  }

  /// What the field could not hold is written in its notation too.
  @Test func amountsThatDoNotFit() throws {
    let messages = AmountMessages(.english)
    let dollars = AmountFormat(locale: Locale(identifier: "en_US"), currency: "USD")
    #expect(
      messages.message(for: .ambiguousAmount(["1.005", "1005"]), format: dollars) == "Did you mean 1.005 or 1,005.00?")
    #expect(
      messages.message(for: .aboveMaximum("12345678901234567"), format: dollars) == "At most 12,345,678,901,234,567.00")
    #expect(messages.message(for: .belowMinimum("-5"), format: dollars) == "At least -5.00")
    #expect(messages.message(for: .aboveMaximum("0.005"), format: .classic) == "At most 0.005")
    var options = AmountFormat.Options.standard
    (options.maximum, options.outOfRange, options.prefix, options.suffix) = (10, .clamp, "~", " kg")
    let clamped = try AmountFormat(options: options)
    #expect(
      messages.message(for: .ambiguousAmount(["1.005", "1005"]), format: clamped)
        == "Did you mean ~1.005 kg or ~1,005 kg?")
    for digits in ["0." + String(repeating: "0", count: 37) + "1", String(repeating: "9", count: 38)] {
      let amount = try #require(Amount(digits))
      let sentence = messages.message(for: .aboveMaximum(amount), format: .standard)
      #expect(sentence.filter(\.isNumber) == digits.filter(\.isNumber), "\(sentence)")
    }
  }

  /// Data whose direction may be another than the sentence's are kept together, others are left plain.
  @Test func directions() {
    let arabic = AmountFormat(locale: Locale(identifier: "ar-EG-u-nu-arab"), currency: "EGP", symbol: .symbol)
    for language in AmountMessages.Language.allCases {
      for (format, isOther) in [(AmountFormat.standard, language == .arabic), (arabic, true)] {
        let sentence = AmountMessages(language).message(for: .ambiguousAmount([5000, -7]), format: format)
        let marks = sentence.unicodeScalars.filter { 0x2066...0x2069 ~= $0.value }.map(\.value)
        #expect(marks == (isOther ? [0x2068, 0x2069, 0x2068, 0x2069] : []), "\(language) \(sentence)")
      }
    }
  }

  @Test(
    arguments: [
      ("x", "x"), ("€", "€"), ("५", "५"), (" ", "␣"), ("\u{A0}", "␣"), ("\u{7}", "U+0007"), ("\u{301}", "U+0301"),
      ("\u{202E}", "U+202E"), ("\u{115F}", "U+115F"), ("\u{E0041}", "U+E0041"), ("😀", "😀"),
    ] as [(Unicode.Scalar, String)])
  func aCharacterIsSeen(_ scalar: Unicode.Scalar, _ shown: String) {
    let sentence = AmountMessages(.english).message(for: .unexpectedCharacter(scalar), format: .standard)
    #expect(sentence == "“\(shown)” can’t be used in an amount")
  }

  @Test func tooFineIsToldAsTheFieldSeesIt() {
    let english = AmountMessages(.english)
    let yen = AmountFormat(locale: Locale(identifier: "en_US"), currency: "JPY")
    #expect(english.message(for: .tooManyFractionDigits, format: yen) == "Whole amounts only")
    #expect(
      english.message(for: UnreadableReason.tooManyFractionDigits, format: .standard) == "At most 2 decimal places")
  }
}
