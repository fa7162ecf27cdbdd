import AmountCore
import Foundation

/// What was read off the platform, for all threads: each thing is asked for once, as long as it stays in use.
///
/// At most twice `capacity` values are kept. Values are gathered until there are `capacity` of them; then those of the
/// gathering before are forgotten, except what was asked for meanwhile.
final class LocaleCache<Value: Sendable>: @unchecked Sendable {
  /// The locale itself and not its identifier: it may carry the marks that a person has set.
  private struct Key: Hashable {
    let locale: Locale
    let currency: String?
    let symbol: CurrencySymbol
  }

  let capacity: Int
  private let lock = NSLock()
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// What is known of a locale and a currency, made where it is not.
  func value(
    _ locale: Locale, _ currency: String? = nil, _ symbol: CurrencySymbol = .none, _ make: () -> Value
  ) -> Value {
    // The locale that follows the settings is always equal to itself, whatever they are.
    let key = Key(
      locale: locale == .autoupdatingCurrent ? .current : locale, currency: currency, symbol: symbol)
    if let known = lock.withLock({ find(key) }) { return known }
    // Two threads may make the same thing; that costs time and does no harm.
    let made = make()
    lock.withLock { keep(made, for: key) }
    return made
  }

  /// How many values are kept.
  var count: Int { lock.withLock { young.count + old.count } }

  private func find(_ key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    keep(value, for: key)
    return value
  }

  private func keep(_ value: Value, for key: Key) {
    if young.count >= capacity {
      old = young
      young = [:]
      young.reserveCapacity(capacity)
    }
    young[key] = value
  }
}

extension LocaleCache where Value == CurrencyNames {
  static let names = LocaleCache(capacity: 32)
}

extension LocaleCache where Value == CurrencySpellings {
  static let spellings = LocaleCache(capacity: 256)
}

extension LocaleCache where Value == LocaleGlyphs {
  static let glyphs = LocaleCache(capacity: 1024)
}

extension LocaleCache where Value == [NumberNotation.Marks] {
  static let marks = LocaleCache(capacity: 1024)
}

extension LocaleCache where Value == NumberNotation {
  static let notations = LocaleCache(capacity: 256)
}
