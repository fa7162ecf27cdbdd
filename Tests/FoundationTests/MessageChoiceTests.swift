import AmountCore
import AmountFoundation
import Foundation
import Testing

/// Which language, which form of a number, and the app's own words.
@Suite struct MessageChoiceTests {
  @Test(
    arguments: [
      ("en_US", .english), ("en_DE", .english), ("zh_CN", .simplifiedChinese), ("zh", .simplifiedChinese),
      ("zh-Hans-HK", .simplifiedChinese), ("zh_SG", .simplifiedChinese), ("zh_TW.UTF-8", .traditionalChinese),
      ("zh-HK", .traditionalChinese), ("zh_MO", .traditionalChinese), ("zh-Hant", .traditionalChinese),
      ("zh_Hant_CN", .traditionalChinese), ("ja", .japanese), ("ko-KR", .korean), ("de_AT", .german),
      ("fr_CA", .french),
      ("es-419", .spanish), ("pt", .portuguese), ("pt-PT", .portuguese), ("it_CH", .italian), ("ru_KZ", .russian),
      ("ar-EG-u-nu-arab", .arabic), ("hi_IN", .hindi),
    ] as [(String, AmountMessages.Language)])
  func aLocaleChooses(_ identifier: String, _ language: AmountMessages.Language) {
    #expect(AmountMessages(locale: Locale(identifier: identifier)).language == language)
    #expect(AmountMessages.Language(Locale(identifier: language.rawValue)) == language)
  }

  @Test(arguments: ["", "C", "nl_NL", "xx", "tlh"])
  func englishWhereThereIsNone(_ identifier: String) {
    #expect(AmountMessages.Language(Locale(identifier: identifier)) == nil)
    #expect(AmountMessages(locale: Locale(identifier: identifier)).language == .english)
  }

  @Test(
    arguments: [
      (.english, 1, "At most 1 decimal place"), (.english, 2, "At most 2 decimal places"),
      (.german, 1, "Höchstens 1 Nachkommastelle"), (.french, 1, "1 décimale au maximum"),
      (.spanish, 3, "Máximo 3 decimales"), (.russian, 1, "Не более 1 знака после запятой"),
      (.russian, 2, "Не более 2 знаков после запятой"), (.russian, 5, "Не более 5 знаков после запятой"),
      (.russian, 11, "Не более 11 знаков после запятой"), (.russian, 21, "Не более 21 знака после запятой"),
      (.arabic, 1, "الحد الأقصى منزلة عشرية واحدة"), (.arabic, 2, "الحد الأقصى منزلتان عشريتان"),
      (.arabic, 3, "الحد الأقصى \u{2068}3\u{2069} منازل عشرية"),
      (.arabic, 11, "الحد الأقصى \u{2068}11\u{2069} منزلة عشرية"),
      (.japanese, 1, "小数点以下は1桁までです"), (.hindi, 1, "दशमलव के बाद अधिकतम 1 अंक"),
    ] as [(AmountMessages.Language, Int, String)])
  func numbersTakeTheirForm(_ language: AmountMessages.Language, _ number: Int, _ sentence: String) {
    let messages = AmountMessages(language)
    #expect(messages.message(for: .tooManyFractionDigits(maximum: number), format: .standard) == sentence)
    let name = "tooManyFractionDigits"
    let form = messages.templates["\(name).\(PluralCategory(of: number, in: language).rawValue)"]
    #expect(
      (form ?? messages.templates[name]) == messages[.tooManyFractionDigits, PluralCategory(of: number, in: language)])
  }

  /// The categories of 0 to 111, as CLDR has them, in runs.
  @Test(
    arguments: [
      (.korean, "0other"), (.english, "0other 1one 2other"), (.italian, "0other 1one 2other"),
      (.portuguese, "0one 2other"),
      (.french, "0one 2other"), (.hindi, "0one 2other"),
      (.russian, "0many 1one 2few 5many 21one 22few 25many 31one 32few 35many"),
      (.arabic, "0zero 1one 2two 3few 11many"),
    ] as [(AmountMessages.Language, String)])
  func pluralCategories(_ language: AmountMessages.Language, _ runs: String) {
    var found: [String] = []
    var last: PluralCategory?
    for number in 0...38 {
      let category = PluralCategory(of: number, in: language)
      if category != last { found.append("\(number)\(category.rawValue)") }
      last = category
    }
    #expect(found.joined(separator: " ") == runs)
    #expect(PluralCategory(of: 100, in: .arabic) == .other && PluralCategory(of: 103, in: .arabic) == .few)
    #expect(PluralCategory(of: 111, in: .russian) == .many && PluralCategory(of: 101, in: .russian) == .one)
  }

  @Test func anAppSaysItItsOwnWay() {
    var messages = AmountMessages(.english)
    messages[.aboveMaximum] = "Your limit is {maximum}; {unknown} { {maximum"
    #expect(
      messages.message(for: .aboveMaximum(5000), format: .standard) == "Your limit is 5,000; {unknown} { {maximum")
    #expect(messages.templates["aboveMaximum"] == messages[.aboveMaximum])
    #expect(messages != AmountMessages(.english))
    messages[.currencyMismatch] = "{found}{found}"
    #expect(
      messages.message(for: EditRejection.currencyMismatch(found: "{found}"), format: .standard) == "{found}{found}")

    messages[.tooManyFractionDigits] = "{maximum}, no more"
    #expect(messages.message(for: .tooManyFractionDigits(maximum: 1), format: .standard) == "1, no more")
    messages[.tooManyFractionDigits, .one] = "One, no more"
    #expect(messages.message(for: .tooManyFractionDigits(maximum: 1), format: .standard) == "One, no more")
    #expect(messages.message(for: .tooManyFractionDigits(maximum: 3), format: .standard) == "3, no more")
    // The reader's sentence is one of its own.
    #expect(
      messages.message(for: UnreadableReason.tooManyFractionDigits, format: .standard) == "At most 2 decimal places")
  }
}
