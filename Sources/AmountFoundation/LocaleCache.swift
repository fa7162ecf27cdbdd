import AmountCore
import Foundation

/// What was read off the platform, for all threads: each thing is asked for once.
final class LocaleCache<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Value] = [:]

  /// What is known by a name, made where it is not.
  func value(_ name: String, _ make: () -> Value) -> Value {
    lock.lock()
    let known = values[name]
    lock.unlock()
    if let known { return known }
    // Two threads may make the same thing; that costs time and does no harm.
    let made = make()
    lock.lock()
    values[name] = made
    lock.unlock()
    return made
  }
}

extension LocaleCache where Value == CurrencyNames {
  static let names = LocaleCache()
}

extension LocaleCache where Value == CurrencySpellings {
  static let spellings = LocaleCache()
}

extension LocaleCache where Value == [NumberNotation.Marks] {
  static let marks = LocaleCache()
}

extension LocaleCache where Value == NumberNotation {
  static let notations = LocaleCache()
}
