import Foundation

@testable import AmountCore

/// A search for each format, all given their turns until there is nothing left to do, or no time.
final class Proof: @unchecked Sendable {
  private let searches: [Search]
  private let deepest: Int
  private let end: ContinuousClock.Instant?
  private let editsInATurn = 20_000

  init(_ formats: [ProofFormat], deepest: Int = .max, minutes: Double? = nil) {
    searches = formats.map { Search($0) }
    self.deepest = deepest
    end = minutes.map { .now + .seconds($0 * 60) }
  }

  /// What `Scripts/prove` asks for, in the environment.
  static let wanted: (depth: Int, minutes: Double?)? = {
    let environment = ProcessInfo.processInfo.environment
    guard let depth = environment["AMOUNT_PROVE_DEPTH"].flatMap({ Int($0) }) else { return nil }
    return (depth, environment["AMOUNT_PROVE_MINUTES"].flatMap { Double($0) })
  }()

  var hasTime: Bool { end.map { ContinuousClock.now < $0 } ?? true }
  var failures: [String] { searches.flatMap(\.failures) }
  var edges: Int { searches.reduce(0) { $0 + $1.count.edges } }

  func run(turns: Int = .max) async {
    var turn = 0
    while turn < turns, hasTime, searches.contains(where: { !isDone($0) }) {
      // Each search is touched by one task at a time.
      await withTaskGroup(of: Void.self) { group in
        for index in searches.indices {
          group.addTask { [self] in searches[index].advance(edits: editsInATurn, deepest: deepest) { hasTime } }
        }
      }
      turn += 1
    }
  }

  private func isDone(_ search: Search) -> Bool {
    search.isComplete || search.isBroken || search.isFull || search.depth >= deepest
  }

  /// A line for each format, then the sum, then a row for each failure.
  var table: String {
    var lines = [Self.line(["states", "edits", "agreed", "no opinion", "depth"], "format")]
    for search in searches {
      let depth =
        search.isComplete ? "all" : "\(search.depth)" + (search.partOfNext > 0 ? " +\(search.partOfNext)%" : "")
      lines.append(Self.line(Self.figures(search.count) + [depth], search.proof.words))
    }
    var sum = Search.Count()
    for search in searches {
      sum.states += search.count.states
      sum.edges += search.count.edges
      sum.agreements += search.count.agreements
      sum.noOpinions += search.count.noOpinions
    }
    lines.append(Self.line(Self.figures(sum) + [""], "\(searches.count) formats"))
    if !failures.isEmpty {
      lines += ["", "What differs, as rows for a scenario file (the note says what happened instead):"]
      lines.append("format\tstart\tdo\texpect\treject\tamount\tvalidity\tnote")
    }
    return (lines + failures).joined(separator: "\n")
  }

  private static func figures(_ count: Search.Count) -> [String] {
    [count.states, count.edges, count.agreements, count.noOpinions].map { "\($0)" }
  }

  private static func line(_ cells: [String], _ name: String) -> String {
    cells.map { String(repeating: " ", count: max(0, 11 - $0.count)) + $0 }.joined() + "  " + name
  }
}
