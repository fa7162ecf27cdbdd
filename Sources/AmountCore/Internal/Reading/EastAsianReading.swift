/// Amounts with Chinese numerals or units: `壹佰贰拾叁元肆角`, `3万5千`, `12块5` (R11).
struct EastAsianReading {
  private let text: ReadText
  private let rules: ReadingRules
  private let hasCurrency: Bool
  private var position: Int
  private let end: Int
  private var used: AmountFormat.Reading = []

  init(_ text: ReadText, _ range: Range<Int>, _ rules: ReadingRules, hasCurrency: Bool) {
    self.text = text
    self.rules = rules
    self.hasCurrency = hasCurrency
    position = range.lowerBound
    end = range.upperBound
  }

  private var next: Unicode.Scalar? { position < end ? text[position] : nil }

  mutating func read(_ found: inout GenerousReading.Found) -> Bool {
    let chinese = text.first(in: position..<end) {
      digit($0) != nil || unit($0) != nil || $0.isOne(of: "元圆圓块塊角毛分负負")
    }
    guard chinese != nil, let draft = draft() else { return false }
    found.draft = draft
    found.generosity = used
    found.hasSign = draft.isNegative
    return true
  }

  private mutating func draft() -> Draft? {
    let isNegative = takesMinus()
    if isNegative { used = .numerals }
    guard var amount = number() else { return nil }
    var tenths: UInt8 = 0
    var hundredths: UInt8 = 0
    if let unit = next, unit.isMainUnit {
      guard amount.scale == 0 else { return nil }
      position += 1
      if position < end {
        guard takesSubunits, let cents = subunits(isColloquial: unit == "块" || unit == "塊") else { return nil }
        (tenths, hundredths) = cents
      }
    } else if let unit = next, unit.isSubunit {
      guard takesSubunits, !hasCurrency || isNamedInFront, amount.scale == 0 else { return nil }
      position += 1
      used.formUnion(used.contains(.numerals) ? [] : .subunits)
      guard let shifted = amount.shifted(by: unit == "分" ? -2 : -1) else { return nil }
      amount = shifted
      if unit != "分", position < end {
        guard let digit = singleDigit(), next == "分" else { return nil }
        position += 1
        hundredths = digit
      }
    }
    if next == "整" || next == "正" { position += 1 }
    guard position == end, !used.isEmpty else { return nil }
    var draft = Draft(amount)
    if tenths != 0 || hundredths != 0 {
      if !draft.hasPoint { draft.insertPoint(at: draft.integerCount) }
      if draft.fractionCount == 0 { draft.digits.append(tenths) }
      if hundredths != 0 { draft.digits.append(hundredths) }
    }
    guard draft.digits.count <= Amount.maximumDigits else { return nil }
    draft.isNegative = isNegative
    return draft
  }

  /// Takes 負, or the word where numerals are not Chinese.
  private mutating func takesMinus() -> Bool {
    if let sign = next, sign.isMinus {
      position += 1
      return true
    }
    guard rules.language == .japanese || rules.language == .korean, end - position > 4,
      Words.contain(rules.language == .japanese ? "マイナス" : "마이너스", text, position..<position + 4)
    else { return false }
    position += 4
    if let space = next, space.isSpaceLike { position += 1 }
    return true
  }

  /// Whether a currency stands only in front, of numerals: `人民币伍角`. Behind it the unit would be named twice.
  private var isNamedInFront: Bool {
    used.contains(.numerals)
      && text.first(in: end..<text.count) { !$0.isSpaceLike && $0 != "整" && $0 != "正" } == nil
  }

  /// 角 and 分 are of these currencies.
  private var takesSubunits: Bool {
    rules.code == nil || rules.isCurrency("CNY TWD HKD MOP")
  }

  /// What follows the main unit: tenths and hundredths. `12块5` is colloquial for five tenths.
  private mutating func subunits(isColloquial: Bool) -> (UInt8, UInt8)? {
    var tenths: UInt8 = 0
    var hundredths: UInt8 = 0
    if !used.contains(.numerals) { used.formUnion(.subunits) }
    let hasZero = next == "零" || next == "〇"
    if hasZero { position += 1 }
    if next == "整" || next == "正" { return hasZero ? nil : (0, 0) }
    guard let first = singleDigit() else { return nil }
    switch next {
    case "角", "毛":
      position += 1
      tenths = first
      if next == nil || next == "整" || next == "正" { return (tenths, 0) }
      if next == "零" { position += 1 }
      guard let second = singleDigit(), next == "分" else { return nil }
      position += 1
      hundredths = second
    case "分":
      position += 1
      hundredths = first
    case nil where isColloquial && !hasZero: tenths = first
    default: return nil
    }
    return (tenths, hundredths)
  }

  private mutating func singleDigit() -> UInt8? {
    guard let scalar = next, let digit = rules.digit(scalar)?.value ?? scalar.numeralDigit else { return nil }
    position += 1
    return digit
  }

  // MARK: Numbers

  private mutating func number() -> Amount? {
    guard let first = next else { return nil }
    if !rules.isDigit(first) {
      guard let value = numeral() else { return nil }
      used.formUnion(.numerals)
      return Amount(minorUnits: value, fractionDigits: 0)
    }
    return mixedNumber()
  }

  /// ASCII digits with units: `3万5千`, `1億2345万`, `1.5万`. In Chinese a last digit counts in the next lower unit.
  private mutating func mixedNumber() -> Amount? {
    var total: Amount?
    var lastPlaces = Int.max
    var hasSpace = false
    while let scalar = next, rules.isDigit(scalar) {
      let start = position
      while let scalar = next, rules.isDigit(scalar) || rules.own.kind(of: scalar) != nil { position += 1 }
      var places = 0
      let range = start..<position
      while let unit = next, let more = self.unit(unit), more >= 3 || places == 0, places == 0 || more > places {
        places += more
        position += 1
      }
      if places > 0 { used.formUnion(.multipliers) }
      let isShort = position - start == 1
      guard let part = Numeral.amount(text, range, rules, shift: places) else { return nil }
      if let sofar = total {
        guard part.scale == 0, places < lastPlaces else { return nil }
        if places == 0, part.integerDigitCount < lastPlaces, lastPlaces <= 8 {
          // R11: `3万5` is 35000, in Chinese only.
          guard rules.language == .chinese, isShort, lastPlaces >= 2, !hasSpace else { return nil }
          places = lastPlaces - 1
        }
        guard let shifted = part.shifted(by: places), shifted.integerDigitCount <= lastPlaces,
          let sum = sofar.adding(shifted)
        else { return nil }
        total = sum
      } else {
        total = part.shifted(by: places)
      }
      if places == 0 { break }
      lastPlaces = places
      hasSpace = skipSpace()
    }
    return total
  }

  /// Takes a space between a unit and the digits of the next one, as in Korean. Returns whether there was one.
  private mutating func skipSpace() -> Bool {
    guard let space = next, space.isSpaceLike, position + 1 < end, rules.isDigit(text[position + 1]) else {
      return false
    }
    position += 1
    return true
  }

  /// Numerals alone, below 10¹⁶.
  private mutating func numeral() -> Int64? {
    let start = position
    while let scalar = next, digit(scalar) != nil || unit(scalar) != nil || scalar.numeralTens != nil {
      position += 1
    }
    let word = start..<position
    guard !word.isEmpty else { return nil }
    if text.first(in: word, where: { digit($0) == nil }) == nil {
      // Korean syllables are words as well: alone they are digits only beside a currency.
      guard hasCurrency || text.first(in: word, where: { $0.hangulDigit != nil }) == nil else { return nil }
      return digitByDigit(word)
    }
    var value = NumeralValue(omitsOne: rules.language == .japanese || rules.language == .korean)
    for index in word {
      let scalar = text[index]
      let isTaken =
        if let tens = scalar.numeralTens {
          value.take(tens: tens)
        } else if let digit = digit(scalar) {
          value.take(digit: digit, isFinancial: scalar.isFinancial)
        } else if let places = unit(scalar) {
          value.take(unit: places)
        } else {
          false
        }
      guard isTaken else { return nil }
    }
    return value.total
  }

  /// The value of a digit, in Korean also of a syllable.
  @inline(never)
  private func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    scalar.numeralDigit ?? (rules.language == .korean ? scalar.hangulDigit : nil)
  }

  /// The number of zeros of a unit. 兆 is 10¹² in Japan, Korea, Taiwan and Hong Kong; elsewhere it may be 10⁶.
  @inline(never)
  private func unit(_ scalar: Unicode.Scalar) -> Int? {
    let isKorean = rules.language == .korean
    if scalar == "兆" { return isKorean || rules.language == .japanese || rules.isCurrency("TWD HKD") ? 12 : nil }
    if isKorean, scalar == "조" { return 12 }
    return scalar.numeralUnit ?? (isKorean ? scalar.place(in: " 십 백") : nil)
  }

  /// `二〇二四`. Two digits side by side are an approximation (`五六`), unless one of them is zero.
  private func digitByDigit(_ word: Range<Int>) -> Int64? {
    guard word.count <= 16, word.count != 2 || digit(text[word.upperBound - 1]) == 0 else { return nil }
    var value: Int64 = 0
    for index in word { value = value &* 10 + Int64(digit(text[index]) ?? 0) }
    return value
  }
}

extension Unicode.Scalar {
  fileprivate var isMainUnit: Bool { isOne(of: "元圆圓块塊") }

  fileprivate var isMinus: Bool { self == "负" || self == "負" }

  fileprivate var isSubunit: Bool { isOne(of: "角毛分") }

  /// A digit of bills, which is never abbreviated.
  fileprivate var isFinancial: Bool { isOne(of: "壹贰貳叁參肆伍陆陸柒捌玖") }
}
