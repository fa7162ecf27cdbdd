import AmountCore
import AmountFoundation
import Foundation
import Testing

@Suite struct FormatStyleTests {
  private static let us = Locale(identifier: "en_US")
  static let currencies = ["USD", "EUR", "JPY", "KWD", "CHF", "INR"]

  /// What the style of every locale writes for an amount of a currency is what the platform writes and what a field
  /// shows, and is read back as the amount.
  @Test(arguments: currencies)
  func everyLocaleWritesAndReads(_ code: String) throws {
    var random = RandomAmounts()
    for identifier in Locale.availableIdentifiers.sorted() {
      let locale = Locale(identifier: identifier)
      let style = Amount.FormatStyle.Currency(code: code, locale: locale)
      let platform = Decimal.FormatStyle.Currency(code: code, locale: locale)
      var editor = AmountEditor(format: AmountFormat(locale: locale, currency: code, symbol: .symbol))
      let fractionDigits = editor.format.fractionDigits.upperBound
      for _ in 0..<2 {
        let amount = random.amount(digits: 1...15, scale: 0...fractionDigits)
        let text = style.format(amount)
        #expect(text == platform.format(Decimal(amount)), "\(identifier) \(code) \(amount), seed \(random.seed)")
        editor.endEditing()
        if (try? editor.setAmount(amount)) != nil {
          #expect(text == editor.text, "\(identifier) \(code) \(amount), seed \(random.seed)")
        }
        // English of Europe writes 1,234.5 as a number and 1.234,50 € as money.
        if identifier == "en_150" && code == "EUR" { continue }
        for presented in code == "USD" ? Self.presentations(style) : [style, style.presentation(.fullName)] {
          let text = presented.format(amount)
          let read = try? Amount(text, format: presented)
          #expect(read == amount, "\(identifier) \(code) \(text), seed \(random.seed)")
        }
      }
    }
  }

  private static func presentations(_ style: Amount.FormatStyle.Currency) -> [Amount.FormatStyle.Currency] {
    [
      style, style.presentation(.narrow), style.presentation(.isoCode), style.presentation(.fullName),
      style.sign(strategy: .accounting), style.grouping(.never),
    ]
  }

  /// Amounts of all lengths: no digit is lost, in no locale, with and without a currency.
  @Test func noDigitIsLost() throws {
    var random = RandomAmounts()
    for identifier in Locale.availableIdentifiers.sorted() {
      let locale = Locale(identifier: identifier)
      let marks = AmountFormat(locale: locale).notation
      let money = AmountFormat(locale: locale, currency: "EUR", symbol: .code).notation
      for _ in 0..<2 {
        let amount = random.amount()
        let number = Amount.FormatStyle(locale: locale).format(amount)
        let wanted = amount.significantDigits
        let what: Comment = "\(identifier) \(amount) is \(number), seed \(random.seed)"
        #expect(Amount.digits(of: number, decimalSeparator: marks.decimalSeparator) == wanted, what)
        #expect(try Amount(number, format: Amount.FormatStyle(locale: locale)) == amount, what)
        let euros = Amount.FormatStyle.Currency(code: "EUR", locale: locale).presentation(.isoCode).format(amount)
        #expect(Amount.digits(of: euros, decimalSeparator: money.decimalSeparator) == wanted, "\(identifier) \(euros)")
        // More fraction digits than the currency has may be ambiguous; they are never another amount.
        let read = try? Amount(euros, format: .init(code: "EUR", locale: locale))
        if identifier != "en_150" {
          #expect(read == nil || read == amount, "\(identifier) \(euros), seed \(random.seed)")
        }
      }
    }
  }

  /// The spellings an app writes, and what they come to.
  @Test func asAnAppWritesThem() throws {
    func text<Style: Foundation.FormatStyle>(_ amount: Amount, _ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Amount { style.format(amount) }
    let amount: Amount = "-1234.50"
    let german = Locale(identifier: "de_DE")
    #expect(amount.formatted() == Amount.FormatStyle().format(amount))
    #expect(amount.formatted(.number.locale(german)) == "-1.234,50")
    #expect(text(amount, .number.locale(Self.us).grouping(.never)) == "-1234.50")
    #expect(text(amount, .number.locale(Self.us).precision(.fractionLength(0))) == "-1,234")
    #expect(
      text(amount, .number.locale(Self.us).precision(.fractionLength(0)).rounded(rule: .awayFromZero)) == "-1,235")
    #expect(text(amount, .number.locale(Self.us).sign(strategy: .never)) == "1,234.50")
    #expect(text(5, .number.locale(Self.us).decimalSeparator(strategy: .always)) == "5.")
    #expect(amount.formatted(.currency(code: "EUR").locale(german)) == "-1.234,50\u{A0}€")
    let dollars = Amount.FormatStyle.Currency(code: "USD", locale: Self.us)
    #expect(text(amount, dollars.sign(strategy: .accounting)) == "($1,234.50)")
    #expect(text(amount, dollars.presentation(.isoCode)) == "-USD\u{A0}1,234.50")
    #expect(text(amount, dollars.presentation(.fullName)) == "-1,234.50 US dollars")
    #expect(text(amount, dollars.locale(Locale(identifier: "en_CA")).presentation(.narrow)) == "-$1,234.50")
    #expect(text(amount, dollars.grouping(.never)) == "-$1234.50")
    #expect(text(amount, dollars.precision(.fractionLength(0))) == "-$1,234")
    #expect(text("0.129", dollars) == "$0.129")
    #expect(text("0.12000", dollars) == "$0.12")
    #expect(text("0.129", dollars.rounded(rule: .down)) == "$0.12")
    #expect(text("5", dollars.precision(.fractionLength(0)).decimalSeparator(strategy: .always)) == "$5.")
    // What is left of it has no sign.
    #expect(text("-0.001", dollars.precision(.fractionLength(2))) == "$0.00")
    #expect(text("-0.001", .number.locale(Self.us).precision(.fractionLength(2))) == "0.00")
    #expect(dollars.currencyCode == "USD" && dollars.locale == Self.us)
  }

  @Test func stylesAreValues() throws {
    let styles: [Amount.FormatStyle.Currency] =
      Self.presentations(.init(code: "CHF", locale: Locale(identifier: "de_CH"))) + [
        .init(code: "CHF", locale: Self.us).precision(.fractionLength(1...3)),
        .init(code: "CHF", locale: Self.us).rounded(rule: .up),
      ]
    #expect(Set(styles).count == styles.count)
    for style in styles {
      let copy = try JSONDecoder().decode(Amount.FormatStyle.Currency.self, from: JSONEncoder().encode(style))
      #expect(copy == style && copy.format("-1234.5678") == style.format("-1234.5678"))
      let strategy = try JSONDecoder().decode(
        Amount.ParseStrategy.self, from: JSONEncoder().encode(style.parseStrategy))
      #expect(strategy == style.parseStrategy)
    }
    let number = Amount.FormatStyle(locale: Self.us).grouping(.never)
    #expect(try JSONDecoder().decode(Amount.FormatStyle.self, from: JSONEncoder().encode(number)) == number)
    #expect(number != number.precision(.fractionLength(2)))
  }
}

@Suite struct ParseStrategyTests {
  private typealias Reason = AmountParseError.Reason

  private static let dollars = Amount.FormatStyle.Currency(code: "USD", locale: Locale(identifier: "en_US"))
  private static let number = Amount.FormatStyle(locale: Locale(identifier: "en_US"))

  @Test(
    arguments: [
      ("1,5", .writtenOtherwise("1.5")), ("1.234,50", .writtenOtherwise("1234.5")),
      ("1.234", .ambiguous(["1.234", "1234"])),
      ("12abc", .unreadable(.notAnAmount)), ("1.2.3", .unreadable(.malformedGroups)), ("", .unreadable(.empty)),
      ("   ", .unreadable(.empty)), ("€5", .unreadable(.currencyMismatch(found: "€"))),
      ("EUR 12", .unreadable(.currencyMismatch(found: "EUR"))), ("5\n6", .unreadable(.severalValues)),
      ("-(5)", .unreadable(.misplacedSign)), ("$1,234.5x", .unreadable(.notAnAmount)),
      ("12345678901234567890123456789012345678901", .unreadable(.tooManyDigits)),
      ("1.5k", .unreadable(.needs(.multipliers))),
    ] as [(String, AmountParseError.Reason)])
  func whatIsNoAmountForSure(_ text: String, _ reason: AmountParseError.Reason) throws {
    let error = AmountParseError(text: text, reason: reason)
    #expect(throws: error) { try Amount(text, format: Self.dollars) }
    #expect(throws: error) { try Self.dollars.parseStrategy.parse(text) }
    #expect(error.description.hasPrefix("\"\(text)\""))
    if case .writtenOtherwise(let amount) = reason {
      #expect(try Amount(text, format: Self.dollars, lenient: true) == amount)
      #expect(error.description.contains(amount.description))
    } else {
      #expect(throws: error) { try Amount(text, format: Self.dollars, lenient: true) }
    }
  }

  @Test(arguments: [
    ("$1,234.50", "1234.50"), ("1234.5", "1234.5"), ("-$5", "-5"), ("(5)", "-5"), ("12 US dollars", "12"), ("٥", "5"),
    ("٥x", nil),
  ])
  func whatIsOne(_ text: String, _ expected: String?) throws {
    let read = try? Amount(text, format: Self.dollars)
    #expect(read == expected.flatMap { Amount($0) })
  }

  /// How many fraction digits a style writes decides what a mark with three digits behind means.
  @Test func theStyleDecides() throws {
    #expect(try Amount("1.234", format: Self.number) == "1.234")
    #expect(try Amount("1.234", format: Self.dollars.precision(.fractionLength(3))) == "1.234")
    #expect(throws: AmountParseError.self) { try Amount("1.234", format: Self.number.precision(.fractionLength(2))) }
    let german = Amount.FormatStyle(locale: Locale(identifier: "de_DE"))
    #expect(try Amount("1.234,5", format: german) == "1234.5")
    #expect(throws: AmountParseError.self) { try Amount("1,5 kg", format: german, lenient: true) }
  }

  /// What was written with a precision is read back as what was written.
  @Test func precisionsReadBack() throws {
    var random = RandomAmounts()
    for identifier in ["en_US", "de_CH", "fr_FR", "hi_IN", "ar_EG", "es_ES", "ja_JP", "fa_IR", "pl_PL"] {
      for digits in 0...6 {
        let style = Amount.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: identifier))
          .precision(.fractionLength(digits)).rounded(rule: .toNearestOrAwayFromZero)
        for _ in 0..<40 {
          let amount = random.amount(digits: 1...20, scale: 0...8)
          let text = style.format(amount)
          let read = try Amount(text, format: style)
          #expect(
            read == amount.rounded(toFractionDigits: digits, .halfUp), "\(identifier) \(text), seed \(random.seed)")
        }
      }
    }
  }
}
