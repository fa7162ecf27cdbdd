extension AmountWords.Style {
  /// The options of the convention, in the vocabulary of ``AmountWords/set(_:to:)``.
  public var optionNames: [String] {
    switch self {
    case .renminbi, .taiwan, .hongKong:
      ["prefix", "closing", "closing-after", "zero-at-wan", "zero-at-yuan", "yuan"]
    case .unitedStates: ["unit", "zero-cents"]
    case .unitedKingdom: ["unit", "subunit", "pence", "only"]
    case .india: ["unit", "subunit", "only"]
    case .japan: ["prefix", "closing"]
    case .korea: ["prefix"]
    }
  }
}

/// Options by name and value, in the vocabulary that command line and browser share.
extension AmountWords {
  /// Sets an option from words: `set("zero-at-wan", to: "on")`.
  ///
  ///     var words = AmountWords(.unitedStates)
  ///     try words.set("unit", to: "Canadian dollars")
  ///     try words.set("zero-cents", to: "no")
  ///     try words.words(for: 5)      // Five and no/100 Canadian dollars
  ///
  /// - Throws: `unknownOption` where the convention has no such option (``Style/optionNames`` has those it has), or
  ///   `invalidValue`, with what would be right. The words are then as they were.
  public mutating func set(_ name: String, to value: String) throws(AmountFormatError) {
    let option = WordOption(name: name, value: value)
    switch self {
    case .chinese(var words):
      switch name {
      case "prefix": words.hasPrefix = try option.isOn()
      case "closing": words.closing = try option.word()
      case "closing-after": words.closingAfter = try option.word()
      case "zero-at-wan": words.writesZeroAtWan = try option.isOn()
      case "zero-at-yuan": words.writesZeroAtYuan = try option.isOn()
      case "yuan": words.yuan = try option.word()
      default: throw .unknownOption(name)
      }
      self = .chinese(words)
    case .american(var words):
      switch name {
      case "unit": words.unit = try option.text()
      case "zero-cents": words.zeroCents = try option.word()
      default: throw .unknownOption(name)
      }
      self = .american(words)
    case .british(var words):
      switch name {
      case "unit": words.unit = try option.unitName()
      case "subunit": words.subunit = try option.unitName()
      case "pence": words.pence = try option.word()
      case "only": words.hasOnly = try option.isOn()
      default: throw .unknownOption(name)
      }
      self = .british(words)
    case .indian(var words):
      switch name {
      case "unit": words.unit = try option.text()
      case "subunit": words.subunit = try option.text()
      case "only": words.hasOnly = try option.isOn()
      default: throw .unknownOption(name)
      }
      self = .indian(words)
    case .japanese(var words):
      switch name {
      case "prefix": words.hasPrefix = try option.isOn()
      case "closing": words.closing = try option.word()
      default: throw .unknownOption(name)
      }
      self = .japanese(words)
    case .korean(var words):
      guard name == "prefix" else { throw .unknownOption(name) }
      words.hasPrefix = try option.isOn()
      self = .korean(words)
    }
  }
}

/// A value in words, and what it may be.
private struct WordOption {
  var name: String
  var value: String

  func isOn() throws(AmountFormatError) -> Bool {
    switch value {
    case "on": return true
    case "off": return false
    default: throw bad("on, off")
    }
  }

  func word<Word: RawRepresentable & CaseIterable>() throws(AmountFormatError) -> Word where Word.RawValue == String {
    if let word = Word(rawValue: value) { return word }
    var expected = ""
    for word in Word.allCases { expected += (expected.isEmpty ? "" : ", ") + word.rawValue }
    throw bad(expected)
  }

  func text() throws(AmountFormatError) -> String {
    guard !value.isEmpty else { throw bad("a name such as dollars") }
    return value
  }

  /// `pound,pounds`, or one name for any number.
  func unitName() throws(AmountFormatError) -> AmountWords.BritishCheque.UnitName {
    let names = value.split(separator: ",", omittingEmptySubsequences: false)
    guard names.count <= 2, names.allSatisfy({ !$0.isEmpty }) else {
      throw bad("one name and that of many, such as pound,pounds")
    }
    return AmountWords.BritishCheque.UnitName(one: String(names[0]), many: String(names[names.count - 1]))
  }

  private func bad(_ expected: String) -> AmountFormatError {
    .invalidValue(option: name, value: value, expected: expected)
  }
}
