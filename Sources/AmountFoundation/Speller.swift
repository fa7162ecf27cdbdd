import AmountCore
import Foundation

/// Spells numbers out with the platform's rules, where nothing is lost on the way.
///
/// The platform spells binary floating-point numbers. Up to fifteen digits survive that. What it has spelled is read back
/// by the platform before it is used, so that a rule which drops a digit or leaves them as digits does not get through.
final class Speller: @unchecked Sendable {
  private let lock = NSLock()
  private let formatter = NumberFormatter()
  private let isChinese: Bool
  /// What is put around the words of a number to say that it is negative; nil where the locale has no words.
  private var minus: (before: String, after: String)?

  init(_ locale: Locale) {
    isChinese = locale.languageCode == "zh"
    formatter.locale = locale
    formatter.numberStyle = .spellOut
    guard let one = words(for: 1), let negative = formatter.string(from: -1), let range = negative.range(of: one) else {
      return
    }
    minus = (String(negative[..<range.lowerBound]), String(negative[range.upperBound...]))
  }

  /// The words of an amount that is not negative, soft hyphens included, or nil where there are none.
  func words(for amount: Amount) -> String? {
    let text = amount.description
    guard text.unicodeScalars.filter({ $0.decimalDigit != nil }).drop(while: { $0 == "0" }).count <= 15,
      let number = Double(text)
    else { return nil }
    lock.lock()
    defer { lock.unlock() }
    guard let words = formatter.string(from: NSNumber(value: number)), !words.isEmpty,
      !words.unicodeScalars.contains(where: { $0.decimalDigit != nil }),
      formatter.number(from: words)?.doubleValue == number
    else { return nil }
    // The platform mixes the two; 〇 is for years and telephone numbers.
    return isChinese ? words.replacingOccurrences(of: "〇", with: "零") : words
  }

  /// A text said to be negative. The platform's own words for negative fractions are wrong in Korean, where -115.25 becomes
  /// the words of -116.25: so the sign is put to the words of the size.
  func negated(_ text: String) -> String? { minus.map { $0.before + text + $0.after } }
}
