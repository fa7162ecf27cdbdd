import AmountCore

/// A formatted number taken apart.
///
/// The platform can label the parts of what it writes, but that takes many times as long as writing. Where the digits are
/// known the text itself tells: digits and what stands between them are the number, all else is affix.
struct WrittenNumber {
  private(set) var decimalSeparator: Unicode.Scalar?
  private(set) var groupingSeparator: Unicode.Scalar?
  /// The sizes of the groups, first to last.
  private(set) var groups: [Int] = []
  private(set) var fractionCount = 0
  private(set) var affixes = NumberNotation.Affixes()

  /// - Parameters:
  ///   - digits: The ten digits the text is written in.
  ///   - integerCount: How many digits stand before the point.
  init(_ text: String, digits: [Unicode.Scalar], integerCount: Int) {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: digits.contains), let last = scalars.lastIndex(where: digits.contains)
    else { return }
    var count = 0
    var group = 0
    for scalar in scalars[first...last] {
      if digits.contains(scalar) {
        count += 1
        group += 1
      } else if count == integerCount {
        decimalSeparator = scalar
        groups.append(group)
        group = 0
      } else {
        groupingSeparator = scalar
        groups.append(group)
        group = 0
      }
    }
    if decimalSeparator == nil { groups.append(group) }
    fractionCount = max(0, count - integerCount)
    affixes.prefix = String(scalars[..<first])
    affixes.suffix = String(scalars[(last + 1)...])
  }

  /// The sizes of groups, where the number was long enough to show them.
  var groupingSizes: NumberNotation.GroupingSizes {
    NumberNotation.GroupingSizes(groups.last ?? 3, groups.count > 2 ? groups[groups.count - 2] : nil)
  }

  /// Whether a sign stands behind the digits.
  func trails(_ sign: String) -> Bool { affixes.suffix.scalarRange(of: sign) != nil }

  /// A sign as it stands in the affixes, with the direction marks next to it; nil where it does not.
  func widened(_ sign: String) -> String? {
    for affix in [affixes.prefix, affixes.suffix] {
      guard let range = affix.scalarRange(of: sign) else { continue }
      let scalars = Array(affix.unicodeScalars)
      var (lower, upper) = (range.lowerBound, range.upperBound)
      while lower > 0, scalars[lower - 1].properties.isBidiControl { lower -= 1 }
      while upper < scalars.count, scalars[upper].properties.isBidiControl { upper += 1 }
      return String(scalars[lower..<upper])
    }
    return nil
  }
}

extension String {
  fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }

  /// Where a text stands, in scalars. A mark that combines with the neighbour does not hide it.
  fileprivate func scalarRange(of text: String) -> Range<Int>? {
    let wanted = Array(text.unicodeScalars)
    let scalars = Array(unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= scalars.count else { return nil }
    for start in 0...(scalars.count - wanted.count)
    where scalars[start..<(start + wanted.count)].elementsEqual(wanted) {
      return start..<(start + wanted.count)
    }
    return nil
  }
}
