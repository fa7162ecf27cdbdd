import AmountCore

/// A field as the contract describes it: the text shown, the selection, the focus and a short memory.
public struct FieldModel: Sendable {
  /// What a refusal leaves behind (K9, K5a).
  public struct Memory: Hashable, Sendable {
    /// Digits typed next are refused for this reason.
    var refusing: String?
    /// So many digits were typed straight after a refused separator; nil where the next does not follow one.
    var following: Int?
    var isDoubtful = false

    mutating func interrupt() { (refusing, following) = (nil, nil) }

    /// Whether it is bound to the caret: moving that changes it.
    public var isBound: Bool { refusing != nil || following != nil }
  }

  public enum Verdict: Sendable {
    case taken(FieldModel)
    /// With the name of the reason; the model remembers it.
    case refused(String, FieldModel)
    /// The model does not know: a pasted text beyond plain numbers, a case the contract leaves open.
    case noOpinion
  }

  let notation: ModelNotation
  public internal(set) var text = "" { didSet { page = Page(text, notation) } }
  /// The text, taken apart.
  private(set) var page: Page
  /// UTF-16 offsets.
  public internal(set) var selection = 0..<0
  public internal(set) var isEditing = true
  public var memory = Memory()

  /// An empty field that is being edited.
  public init(_ notation: ModelNotation) { self.init(notation, text: "", selection: 0..<0) }

  /// A field that shows this text.
  public init(_ notation: ModelNotation, text: String, selection: Range<Int>, isEditing: Bool = true) {
    self.notation = notation
    self.text = text
    page = Page(text, notation)
    self.isEditing = isEditing
    self.selection = legal(selection)
  }

  public var amount: String? { here.amount }

  var here: Sheet { Sheet(isNegative: page.isNegative, left: page.plain, right: "") }

  // MARK: - Caret and focus

  /// A caret action.
  public mutating func select(_ range: Range<Int>) {
    memory.interrupt()
    selection = legal(range)
  }

  /// C3.
  func legal(_ range: Range<Int>) -> Range<Int> {
    guard range.isEmpty else { return range.clamped(to: 0..<page.length) }
    let caret = min(max(range.lowerBound, page.start), page.end)
    return caret..<caret
  }

  /// F2.
  public mutating func focus() {
    memory.interrupt()
    guard !isEditing else { return }
    let page = page
    isEditing = true
    func moved(_ offset: Int) -> Int {
      let cut = page.cut(offset..<offset)
      let there = Sheet(isNegative: page.isNegative, left: cut.left, right: cut.right)
      let shown = there.shown(notation, isEditing: true)
      // In an affix it keeps its distance from the digits.
      if offset < page.start { return offset }
      if offset > page.end { return shown.text.utf16.count - (page.length - offset) }
      return shown.caret
    }
    let places = (moved(selection.lowerBound), moved(selection.upperBound))
    let grouped = text
    text = here.shown(notation, isEditing: true).text
    // Without a change of grouping even the side of a separator stays.
    selection = legal(grouped == text ? selection : places.0..<places.1)
  }

  /// F1.
  public mutating func blur() {
    memory.interrupt()
    isEditing = false
    if tidy() { memory = Memory() }
  }

  /// What the end of editing does to the text. Says whether a limit replaced the amount.
  mutating func tidy() -> Bool {
    var sheet = here
    let options = notation.options
    var isClamped = false
    if options.outOfRange == .clamp, let amount = value(sheet) {
      let bounds = [options.minimum, options.maximum].map { $0.map { Sheet(plainly: $0.description) } }
      if let minimum = bounds[0], amount < value(minimum)! { (sheet, isClamped) = (minimum, true) }
      if let maximum = bounds[1], amount > value(maximum)! { (sheet, isClamped) = (maximum, true) }
    }
    if sheet.digits.isEmpty { sheet = Sheet(isNegative: false, left: "", right: "") }
    sheet.dropZeros(completing: true)
    if sheet.left.last == "." { sheet.left.removeLast() }
    sheet.padCents(to: notation.fraction.lowerBound)
    if sheet.isZero { sheet.isNegative = false }
    text = sheet.shown(notation, isEditing: isEditing).text
    selection = page.end..<page.end
    return isClamped
  }

  /// F3: an amount that fits, in canonical form.
  public mutating func set(_ amount: String) {
    var sheet = Sheet(plainly: amount)
    sheet.padCents(to: notation.fraction.lowerBound)
    (text, _, _) = sheet.shown(notation, isEditing: isEditing)
    selection = page.end..<page.end
    memory = Memory()
  }

  // MARK: - Edits

  /// The verdict on an edit: the range, in UTF-16 offsets, gives way to the replacement.
  public func edit(_ range: Range<Int>, _ replacement: String) -> Verdict {
    let verdict = editWithFocus(range, replacement)
    guard !isEditing, case .taken(var next) = verdict else { return verdict }
    // F1: an edit of a field without focus is followed by the end of editing.
    if next.tidy() { next.memory = Memory() }
    return .taken(next)
  }

  private func editWithFocus(_ range: Range<Int>, _ replacement: String) -> Verdict {
    guard range.lowerBound >= 0, range.upperBound <= page.length else {
      return .refused(Reason.rangeOutOfBounds.rawValue, self)
    }
    if replacement.isEmpty { return delete(range, page) }
    // A soft hyphen may have been a minus (R10): a matter for the reader.
    if replacement.unicodeScalars.contains("\u{AD}") { return .noOpinion }
    let visible = replacement.unicodeScalars.filter { !Keys.isInvisible($0) }
    switch visible.count {
    case 0: return .taken(self)
    case 1: return type(visible.first!, range, page)
    default: return paste(String(String.UnicodeScalarView(visible)), range, page)
    }
  }

  /// The field with another sheet, as taken. What changes nothing leaves the memory (K9), what changes the text ends the
  /// doubt (K5a).
  func showing(_ sheet: Sheet, caret: Int? = nil) -> FieldModel {
    var next = self
    let shown = sheet.shown(notation, isEditing: isEditing)
    let offset = caret ?? shown.caret
    next.text = shown.text
    next.selection = offset..<offset
    if next.text != text || next.selection != selection { next.memory.interrupt() }
    if next.text != text { next.memory.isDoubtful = false }
    return next
  }

  func refused(_ reason: Reason) -> Verdict { .refused(reason.rawValue, self) }
}

extension Sheet {
  /// From canonical form: `-1234.50`.
  init(plainly text: String) {
    isNegative = text.hasPrefix("-")
    left = isNegative ? String(text.dropFirst()) : text
    right = ""
  }
}
