import CCounting
import Foundation

/// What must not grow, as lines of a file: a name, a tab, the most that is allowed. Lines that begin with `#` say why.
struct Thresholds {
  let path: String
  private var lines: [(name: String, most: Int)] = []

  init(path: String) throws {
    self.path = path
    for (number, line) in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").enumerated() {
      if line.hasPrefix("#") { continue }
      let cells = line.split(separator: "\t")
      guard cells.count == 2, let most = Int(cells[1]) else {
        throw Problem("\(path):\(number + 1): expected NAME, tab, NUMBER")
      }
      lines.append((String(cells[0]), most))
    }
  }

  /// Compares, prints, and says what to write where something has changed. Returns whether all is as allowed.
  func check(_ measured: (String) -> Int?) throws -> Bool {
    var isFine = true
    for (name, most) in lines {
      guard let found = measured(name) else { throw Problem("\(path): nothing is measured under the name \(name)") }
      if found > most {
        isFine = false
        print("\(name): \(found), at most \(most) allowed. If that is wanted, write in \(path):\n\(name)\t\(found)")
      } else if found < most {
        print("\(name): \(found), better than the \(most) allowed. To keep it, write in \(path):\n\(name)\t\(found)")
      } else {
        print("\(name): \(found)")
      }
    }
    return isFine
  }
}

struct Problem: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
