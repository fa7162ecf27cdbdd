import CCounting
import Foundation

/// `benchmark`: all works beside what else there is, as a table.
/// `benchmark --check FILE [NAME=NUMBER…]`: allocations, and what else was measured, against the thresholds; exit 1 where
/// there is more.
/// `benchmark --instructions`: each work once, for callgrind.
let works = makeWorks()
do {
  switch CommandLine.arguments.dropFirst().first {
  case nil: printTable()
  case "--check" where CommandLine.arguments.count >= 3:
    guard counting_is_possible() != 0 else { throw Problem("allocations cannot be counted on this platform") }
    var measured: [String: Int] = [:]
    for argument in CommandLine.arguments.dropFirst(3) {
      let parts = argument.split(separator: "=")
      guard parts.count == 2, let number = Int(parts[1]) else { throw Problem("expected NAME=NUMBER: \(argument)") }
      measured[String(parts[0])] = number
    }
    for work in works { measured["allocations/" + work.name] = allocations(of: work) }
    measured["growth/million-edits"] = growthOfMillionEdits()
    let isFine = try Thresholds(path: CommandLine.arguments[2]).check { measured[$0] }
    exit(isFine ? 0 : 1)
  case "--instructions": for work in works { countInstructions(of: work) }
  default: throw Problem("usage: benchmark [--check FILE [NAME=NUMBER…] | --instructions]")
  }
} catch {
  FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
  exit(2)
}

@MainActor func printTable() {
  print("| work | ns | allocations | beside |\n|---|---|---|---|")
  for work in works {
    let times = nanoseconds(of: work)
    let beside = zip(work.others, times.dropFirst()).map { other, time in
      String(format: "%@ %.0f ns (× %.1f)", other.name, time, time / times[0])
    }
    let count = counting_is_possible() != 0 ? "\(allocations(of: work))" : "-"
    print(String(format: "| %@ | %.0f | %@ | %@ |", work.name, times[0], count, beside.joined(separator: ", ")))
  }
}
