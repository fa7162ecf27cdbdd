import AmountCore

/// A shown text, taken apart: which of its units are digits, the point, the sign.
struct Page {
  struct Letter {
    /// `0`…`9` or `.`
    var plain: Character
    var place: Range<Int>
  }

  var isNegative = false
  var letters: [Letter] = []
  /// Where the sign stands, bidi marks included.
  var sign: Range<Int>?
  /// Where digits and point stand.
  var start = 0
  var end = 0
  var length = 0

  init(_ text: String, _ notation: ModelNotation) {
    let scalars = Array(text.unicodeScalars)
    guard !scalars.isEmpty else { return }
    let minus = Array(notation.negative.prefix.unicodeScalars)
    let trail = Array(notation.negative.suffix.unicodeScalars)
    isNegative = scalars.count >= minus.count + trail.count && scalars.starts(with: minus) && Self.ends(scalars, trail)
    if isNegative && notation.signInPrefix == nil {
      isNegative = notation.signInSuffix != nil
    }
    let affixes = isNegative ? notation.negative : notation.positive
    let before = affixes.prefix.unicodeScalars.count
    let after = affixes.suffix.unicodeScalars.count
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      let next = offset + UTF16.width(scalar)
      if index < before {
        if isNegative, let place = notation.signInPrefix { note(place, index, offset..<next) }
        start = next
        end = next
      } else if index >= scalars.count - after {
        if isNegative, let place = notation.signInSuffix { note(place, index - scalars.count + after, offset..<next) }
      } else {
        end = next
        if let value = notation.digits.firstIndex(of: scalar) {
          letters.append(Letter(plain: Character("\(value)"), place: offset..<next))
        } else if scalar == notation.point {
          letters.append(Letter(plain: ".", place: offset..<next))
        }
      }
      offset = next
    }
    length = offset
  }

  private static func ends(_ scalars: [Unicode.Scalar], _ suffix: [Unicode.Scalar]) -> Bool {
    scalars.suffix(suffix.count).elementsEqual(suffix)
  }

  private mutating func note(_ place: Range<Int>, _ index: Int, _ units: Range<Int>) {
    guard place.contains(index) else { return }
    sign = (sign?.lowerBound ?? units.lowerBound)..<units.upperBound
  }

  /// Whether there are digits, all of them zero.
  var isZero: Bool { !letters.isEmpty && letters.allSatisfy { $0.plain == "0" || $0.plain == "." } }

  /// The plain text: `1234.50`.
  var plain: String { String(letters.map(\.plain)) }

  /// A range of the text in plain characters: what stands left of it, in it, right of it (E1, E2).
  func cut(_ range: Range<Int>) -> Cut {
    var cut = Cut()
    // An empty range in a surrogate pair stands before it.
    for letter in letters {
      if letter.place.upperBound <= range.lowerBound {
        cut.left.append(letter.plain)
      } else if letter.place.lowerBound >= range.upperBound || range.isEmpty {
        cut.right.append(letter.plain)
      } else {
        cut.covered.append(letter.plain)
      }
    }
    if let sign { cut.coversSign = !range.isEmpty && sign.overlaps(range) }
    return cut
  }
}

struct Cut {
  var left = ""
  var covered = ""
  var right = ""
  var coversSign = false
}
