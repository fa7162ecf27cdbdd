import AmountCore

/// The words of the amount in the buffer, behind which stand the options of the style, by its number. 0 words, 1 too many
/// fraction digits, 2 too many integer digits, each with the most there may be; -1 no amount or no style.
@_expose(wasm, "amount_words")
@_cdecl("amount_words")
public func writeWords(_ style: Int32) -> Int32 {
  record.open()
  let styles = AmountWords.Style.allCases
  guard style >= 0, Int(style) < styles.count, let amount = Amount(record.text("")) else { return -1 }
  let words = AmountWords(styles[Int(style)], options: &record)
  do {
    record.leave(try words.utf8Words(for: amount))
    return 0
  } catch {
    switch error {
    case .tooManyFractionDigits(let maximum):
      record.leave(maximum)
      return 1
    case .tooManyIntegerDigits(let maximum):
      record.leave(maximum)
      return 2
    }
  }
}

/// The name of the place of the first digit of the amount in the buffer, in the words of a hint by its number. 0 named,
/// 1 too small or too large for a name; -1 no amount or no hint.
@_expose(wasm, "amount_magnitude")
@_cdecl("amount_magnitude")
public func nameMagnitude(_ hint: Int32) -> Int32 {
  record.open()
  let hints = MagnitudeHint.allCases
  guard hint >= 0, Int(hint) < hints.count, let amount = Amount(record.text("")) else { return -1 }
  guard let name = amount.utf8MagnitudeHint(hints[Int(hint)]) else { return 1 }
  record.leave(name)
  return 0
}

extension AmountWords {
  /// A style with the options that the page wrote, in the order of the page.
  init(_ style: Style, options: inout Record) {
    self.init(style)
    switch self {
    case .chinese(var words):
      words.hasPrefix = options.isOn(words.hasPrefix)
      words.closing = options.word(words.closing)
      words.closingAfter = options.word(words.closingAfter)
      words.writesZeroAtWan = options.isOn(words.writesZeroAtWan)
      words.writesZeroAtYuan = options.isOn(words.writesZeroAtYuan)
      words.yuan = options.word(words.yuan)
      self = .chinese(words)
    case .american(var words):
      words.unit = options.text(words.unit)
      words.zeroCents = options.word(words.zeroCents)
      self = .american(words)
    case .british(var words):
      words.unit.one = options.text(words.unit.one)
      words.unit.many = options.text(words.unit.many)
      words.subunit.one = options.text(words.subunit.one)
      words.subunit.many = options.text(words.subunit.many)
      words.pence = options.word(words.pence)
      words.hasOnly = options.isOn(words.hasOnly)
      self = .british(words)
    case .indian(var words):
      words.unit = options.text(words.unit)
      words.subunit = options.text(words.subunit)
      words.hasOnly = options.isOn(words.hasOnly)
      self = .indian(words)
    case .japanese(var words):
      words.hasPrefix = options.isOn(words.hasPrefix)
      words.closing = options.word(words.closing)
      self = .japanese(words)
    case .korean(var words):
      words.hasPrefix = options.isOn(words.hasPrefix)
      self = .korean(words)
    }
  }
}
