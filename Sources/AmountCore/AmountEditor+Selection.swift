extension AmountEditor {
  /// Selects a part of the text, or puts the caret somewhere.
  ///
  /// A caret never rests in an affix or before the sign: it goes to the nearest place among the digits. A selection
  /// stays as made, cut to the text.
  ///
  ///     editor.text              // "$1,234"
  ///     editor.select(0..<0)
  ///     editor.selection         // 1..<1
  ///
  /// - Parameter range: UTF-16 offsets into ``text``. Any range is safe. Complexity: O(1).
  public mutating func select(_ range: Range<Int>) {
    state.memory.interrupt(rules)
    selection = legal(range)
  }

  /// The selection a range becomes, without making it.
  public func legal(_ range: Range<Int>) -> Range<Int> {
    let layout = layout
    let lower = min(max(0, range.lowerBound), layout.length)
    let upper = min(max(0, range.upperBound), layout.length)
    if lower < upper { return lower..<upper }
    let caret = layout.caretStop(near: lower)
    return caret..<caret
  }

  /// The next place to the right where a caret may rest; the same place at the end of the number. UTF-16 offsets.
  public func caretStop(after offset: Int) -> Int {
    let layout = layout
    guard offset < layout.end else { return layout.end }
    var next = max(offset, layout.start - 1) + 1
    while layout.caretStop(near: next) < next { next += 1 }
    return layout.caretStop(near: next)
  }

  /// The next place to the left where a caret may rest; the same place at the start of the number. UTF-16 offsets.
  public func caretStop(before offset: Int) -> Int {
    let layout = layout
    guard offset > layout.start else { return layout.start }
    return layout.caretStop(near: min(offset, layout.end + 1) - 1)
  }

  /// Where the digits stand in ``text``: behind sign and prefix, before the suffix. UTF-16 offsets.
  public var digitRange: Range<Int> {
    let layout = layout
    return layout.start..<layout.end
  }
}
