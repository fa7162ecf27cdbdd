import AmountCore
import Foundation

/// A number and the full name of a currency, as the platform has put them together, taken apart.
///
/// In a few locales, such as `en_EE` and `fr_CH`, the platform writes the code as well, and puts the name between the digits:
/// `CHF 0,0 Swiss francs4`. Here the number is whole and the name stands once.
struct NamedNumber {
  /// Digits, marks and sign.
  private(set) var number = ""
  private(set) var name = ""
  private var between = ""
  private var nameComesFirst = false
  private var nameCount = 0

  init(_ text: AttributedString) {
    var gap = ""
    var sawDigit = false
    for run in text.runs {
      let part = String(text[run.range].characters)
      if run.numberSymbol == .currency {
        // The code that is too many stands in front.
        (name, between, nameComesFirst) = (part, gap, !sawDigit)
        nameCount += 1
        gap = ""
      } else if run.numberPart != nil || run.numberSymbol != nil {
        if nameComesFirst && !sawDigit && run.numberSymbol == nil { between = gap }
        if run.numberPart != nil { sawDigit = true }
        number += part
        gap = ""
      } else {
        gap += part
      }
    }
  }

  /// An amount with the name of its currency. Where it is whole no zeros follow: one dollar is said, not 1.00 dollars,
  /// and languages tell the two apart.
  init(_ amount: Amount, _ code: String, _ locale: Locale) {
    let style = Amount.FormatStyle.Currency(code: code, locale: locale).presentation(.fullName)
    let isWhole = amount.rounded(toFractionDigits: 0, .towardZero) == amount
    let shown = isWhole ? style.precision(.fractionLength(0)) : style
    self.init(shown.style(for: amount).attributed.format(Decimal(amount)))
  }

  /// The text as the platform has it, where it names the currency once, else put together anew.
  static func text(_ platform: AttributedString) -> String {
    let parts = NamedNumber(platform)
    return parts.nameCount == 1 ? String(platform.characters) : parts.text(parts.number, parts.name)
  }

  /// A number and a name in the order of the locale.
  func text(_ number: String, _ name: String) -> String {
    nameComesFirst ? name + between + number : number + between + name
  }
}
