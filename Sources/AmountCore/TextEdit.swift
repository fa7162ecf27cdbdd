/// One change of a text: the units in a range give way to a string.
///
/// Every host speaks in these: a key is a short replacement, a deletion an empty one, a paste a long one.
///
///     TextEdit(replacing: 1..<1, with: "5")    // "5" typed after the first character
///     TextEdit(replacing: 0..<3, with: "")     // the first three deleted
public struct TextEdit: Hashable, Sendable {
  /// The replaced part in UTF-16 offsets into the text shown, as in `NSRange` and the DOM.
  public var range: Range<Int>

  /// What comes in its place.
  public var replacement: String

  public init(replacing range: Range<Int>, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
