import AmountCore
import AmountFoundation
import Foundation

/// `amount say [options] [AMOUNT…]`: says amounts in words.
enum SayCommand {
  static func run(_ arguments: [String]) throws {
    let parsed = try Arguments(arguments, of: .say, valued: ["locale", "currency"], takesFormat: false)
    if parsed.wantsHelp { return Output.print(Help.say) }
    let locale = try parsed.values["locale"].map(locale) ?? Environment.locale
    let currency = try parsed.values["currency"].map(currency)
    try AmountLines.answer(parsed.operands, of: .say) { amount throws(AmountLines.Complaint) in
      amount.spoken(locale: locale, currency: currency)
    }
  }

  private static func locale(_ tag: String) throws -> Locale {
    guard let locale = Locale(known: tag) else {
      throw UsageError(AmountFormatError.unknownLocale(tag).explanation, help: .say)
    }
    return locale
  }

  private static func currency(_ code: String) throws -> String {
    guard Currencies.isKnown(code) else {
      throw UsageError(AmountFormatError.unknownCurrency(code).explanation, help: .say)
    }
    return code
  }
}
