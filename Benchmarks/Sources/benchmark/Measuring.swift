import CCounting
import Foundation

/// Nanoseconds an operation, ours and each of the others', measured in turn so that a noisy machine disturbs all alike.
func nanoseconds(of work: Work, rounds: Int = 31) -> [Double] {
  let ways = [work.ours] + work.others.map(\.run)
  let counts = ways.map { repetitions(of: $0) }
  var times = [[Double]](repeating: [], count: ways.count)
  for _ in 0..<rounds {
    for (index, way) in ways.enumerated() {
      times[index].append(seconds { way(counts[index]) } / Double(counts[index]) * 1e9)
    }
  }
  let medians = times.map { $0.sorted()[rounds / 2] }
  // A run of ours may be many keys; the others format once a key.
  return [medians[0] / Double(work.operations)] + medians.dropFirst()
}

/// How often a way is run to take about two milliseconds.
private func repetitions(of way: (Int) -> Void) -> Int {
  var count = 1
  while true {
    let time = seconds { way(count) }
    if time > 0.002 { return count }
    count = time < 0.0002 ? count * 8 : Int(Double(count) * 0.0022 / time) + 1
  }
}

private func seconds(_ body: () -> Void) -> Double {
  ContinuousClock().measure(body) / .seconds(1)
}

/// Heap allocations of one run of ours, exact. What happens only the first time does not count.
func allocations(of work: Work) -> Int {
  work.ours(2)
  let before = counting_allocations()
  work.ours(1)
  return Int(counting_allocations() - before)
}

/// Runs ours once where callgrind counts.
func countInstructions(of work: Work) {
  work.ours(2)
  counting_begin()
  work.ours(1)
  counting_end(work.name)
}
