import AmountCore
import Foundation
import Testing

@testable import AmountFoundation

/// What is read off the platform is kept, for all threads, and not for ever.
@Suite struct DerivationTests {
  /// The same formats on many threads at once, each in an order of its own, while others push them out.
  @Test func manyThreadsAgree() {
    let wanted = Platform.locales.enumerated().filter { $0.offset % 20 == 0 }.flatMap { entry in
      [("USD", CurrencySymbol.symbol), ("JPY", .code), ("EUR", .none)].map { (entry.element, $0.0, $0.1) }
    }
    @Sendable func notation(_ entry: (String, String, CurrencySymbol)) -> NumberNotation {
      NumberNotation(locale: Locale(identifier: entry.0), currency: entry.1, symbol: entry.2)
    }
    let alone = wanted.map(notation)
    let differences = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for step in wanted.indices {
        let index = (step * (2 * thread + 1) + thread * 17) % wanted.count
        if notation(wanted[index]) != alone[index] { differences.increment() }
        let other = Platform.currencies[(step + thread * 31) % Platform.currencies.count]
        _ = NumberNotation(locale: Locale(identifier: "en_US"), currency: other, symbol: .symbol)
      }
    }
    #expect(differences.value == 0)
    #expect(LocaleCache<NumberNotation>.notations.count <= 2 * LocaleCache<NumberNotation>.notations.capacity)
  }

  @Test func whatIsAskedForStays() {
    let cache = LocaleCache<Int>(capacity: 4)
    var made = 0
    func ask(_ name: String) -> Int {
      cache.value(Locale(identifier: name)) {
        made += 1
        return made
      }
    }
    let first = ask("de_DE")
    #expect(ask("de_DE") == first && made == 1)
    for index in 0..<100 {
      // Asked for all the time, among a hundred others.
      #expect(ask("de_DE") == first)
      _ = ask(Platform.locales[index])
      #expect(cache.count <= 8)
    }
    let last = made
    _ = ask(Platform.locales[0])
    #expect(made == last + 1, "it was kept for ever")
  }

  /// The parts of the key are told apart.
  @Test func whatDiffersIsKeptApart() {
    let cache = LocaleCache<Int>(capacity: 64)
    var made = 0
    for locale in [Locale(identifier: "de_DE"), Locale(identifier: "de_AT"), Locale(identifier: "de@numbers=deva")] {
      for currency in [nil, "EUR", "USD"] {
        for symbol in CurrencySymbol.allCases {
          let next = made + 1
          let value = cache.value(locale, currency, symbol) {
            made += 1
            return made
          }
          #expect(value == next)
        }
      }
    }
  }
}

private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func increment() { lock.withLock { count += 1 } }

  var value: Int { lock.withLock { count } }
}
