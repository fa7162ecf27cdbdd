import AmountCore
import Foundation

/// Says amounts of a currency that are not negative.
struct CurrencyPhrases {
  private let code: String
  private let locale: Locale
  private let speller: Speller
  private let words: SpokenWords?

  init(_ code: String, _ locale: Locale, _ speller: Speller) {
    self.code = code
    self.locale = locale
    self.speller = speller
    words = SpokenWords.byLanguage[locale.languageCode ?? ""]
  }

  /// Units and subunits where those have names, else a decimal number of units, else digits.
  func text(of size: Amount) -> String {
    if let masculine = words?.masculine, !masculine.contains(code) { return digits(size) }
    return inUnits(size) ?? inWords(size) ?? digits(size)
  }

  /// Digits with the currency's name, with the platform's sign.
  func digits(_ amount: Amount) -> String {
    let parts = NamedNumber(amount, code, locale)
    return parts.text(parts.number, unit(after: amount))
  }

  // MARK: Units and subunits

  /// `one hundred fifteen dollars and five cents`; nil where the subunit has no name, or there is no fraction.
  private func inUnits(_ size: Amount) -> String? {
    guard let words, let subunit = words.subunit(of: code), let hundredths = size.minorUnits(fractionDigits: 2),
      hundredths % 100 != 0
    else { return nil }
    let whole = Amount(minorUnits: hundredths / 100, fractionDigits: 0)
    // 分 goes with 元, not with 人民币.
    if let usual = words.units[code], usual != unit(after: whole) { return nil }
    guard let small = subunits(Int(hundredths % 100), subunit, words) else { return nil }
    // Five cents of whom? Of the place's own currency.
    if whole.isZero { return isLocal ? small : nil }
    return inWords(whole).map { $0 + words.joint + small }
  }

  private func subunits(_ count: Int, _ subunit: SpokenWords.Subunit, _ words: SpokenWords) -> String? {
    switch subunit {
    case .hundredths(let forms, let isFeminine):
      let count = Amount(minorUnits: Int64(count), fractionDigits: 0)
      let model = NamedNumber(count, words.model, locale)
      return numeral(count, isFeminine ? words.beforeFeminine : words.beforeMasculine).map {
        model.text($0, form(forms, like: model.name, words.model))
      }
    case .places(let tenth, let hundredth):
      var text = ""
      for (digit, name) in [(count / 10, tenth), (count % 10, hundredth)] where digit > 0 {
        guard let numeral = numeral(Amount(minorUnits: Int64(digit), fractionDigits: 0)) else { return nil }
        text += numeral + name
      }
      return text
    case .ending(let last):
      let count = Amount(minorUnits: Int64(count), fractionDigits: 0)
      let parts = NamedNumber(count, code, locale)
      return numeral(count).map { parts.text($0, parts.name.dropLast() + String(last)) }
    }
  }

  /// The form of a word that goes with a form of the model's name: the platform knows which counts share one.
  private func form(_ forms: [String], like name: String, _ model: String) -> String {
    let known = zip(forms, [1, 2, 5] as [Amount]).first { NamedNumber($1, model, locale).name == name }
    return known?.0 ?? forms[forms.count - 1]
  }

  // MARK: A number of units

  /// `one hundred fifteen point zero five US dollars`; nil where there are no words.
  private func inWords(_ size: Amount) -> String? {
    let units = size.minorUnits(fractionDigits: 0)
    guard let numeral = numeral(size, units == nil ? [:] : words?.beforeMasculine ?? [:]) else { return nil }
    var name = unit(after: size)
    if let units, units > 0, units % 1_000_000 == 0, let words {
      let isVowel = name.lowercased().first.map { "aeiouyéèhâôœ".contains($0) } ?? false
      name = ((isVowel ? words.afterMillionsBeforeVowel : nil) ?? words.afterMillions ?? "") + name
    }
    return NamedNumber(size, code, locale).text(numeral, name)
  }

  /// The words of a number, the last of them as it stands before a noun.
  private func numeral(_ amount: Amount, _ endings: [String: String] = [:]) -> String? {
    guard let text = speller.words(for: amount) else { return nil }
    let start = text.lastIndex { $0 == " " || $0 == "\u{AD}" }.map { text.index(after: $0) } ?? text.startIndex
    return endings[String(text[start...])].map { text[..<start] + $0 } ?? text
  }

  // MARK: The currency

  /// Whether the currency is the one of the locale's place.
  private var isLocal: Bool { locale.currencyCode == code }

  /// What the unit is called after a number: `dollars` at home, `US dollars` abroad.
  private func unit(after amount: Amount) -> String {
    if let usual = words?.units[code], isLocal || locale.regionCode == nil { return usual }
    var name = NamedNumber(amount, code, locale).name
    if isLocal, words != nil {
      let names = LocaleCache.names.value(locale) { CurrencyNames(locale) }
      name = names.noun(of: name) ?? name
    }
    return words?.isLowercase == true ? name.lowercased() : name
  }
}
