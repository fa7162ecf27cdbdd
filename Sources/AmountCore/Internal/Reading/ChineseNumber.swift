/// Amounts with Chinese numerals or units: `壹佰贰拾叁元肆角`, `3万5千`, `12块5` (R11).
struct ChineseNumber {
  private let scalars: [Unicode.Scalar]
  private let rules: ReadingRules
  private let hasCurrency: Bool
  private var position: Int
  private let end: Int
  private var used: AmountFormat.Reading = []

  init(_ scalars: [Unicode.Scalar], _ range: Range<Int>, _ rules: ReadingRules, hasCurrency: Bool) {
    self.scalars = scalars
    self.rules = rules
    self.hasCurrency = hasCurrency
    position = range.lowerBound
    end = range.upperBound
  }

  private var next: Unicode.Scalar? { position < end ? scalars[position] : nil }

  func found() -> GenerousReading.Found? {
    var copy = self
    guard scalars[position..<end].contains(where: { $0.isNumeral || $0.isSubunit || $0.isMainUnit || $0.isMinus })
    else { return nil }
    return copy.parse()
  }

  private mutating func parse() -> GenerousReading.Found? {
    var isNegative = false
    if let sign = next, sign.isMinus {
      isNegative = true
      used = .numerals
      position += 1
    }
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
      guard takesSubunits, !hasCurrency, amount.scale == 0 else { return nil }
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
    return GenerousReading.Found(draft: draft, generosity: used, isNegative: isNegative, hasSign: isNegative)
  }

  /// 角 and 分 are of these currencies.
  private var takesSubunits: Bool {
    rules.currencies.code == nil || rules.isCurrency("CNY") || rules.isCurrency("TWD") || rules.isCurrency("HKD")
      || rules.isCurrency("MOP")
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
    if rules.digit(first) == nil {
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
    while let scalar = next, rules.digit(scalar) != nil {
      let start = position
      while let scalar = next, rules.digit(scalar) != nil || rules.own.kind(of: scalar) != nil { position += 1 }
      var places = 0
      let range = start..<position
      while let unit = next, let more = unit.numeralUnit, more >= 3 || places == 0, places == 0 || more > places {
        places += more
        position += 1
      }
      if places > 0 { used.formUnion(.multipliers) }
      let isShort = position - start == 1
      guard let numeral = try? Numeral(scalars, range, rules, shift: places), let found = try? numeral.found(),
        found.grouped == nil, let part = found.draft.amount
      else { return nil }
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
    guard let space = next, space.isSpaceLike, position + 1 < end, rules.digit(scalars[position + 1]) != nil else {
      return false
    }
    position += 1
    return true
  }

  /// Chinese numerals alone, below 10¹⁶.
  private mutating func numeral() -> Int64? {
    let start = position
    while let scalar = next, scalar.numeralDigit != nil || scalar.numeralUnit != nil || scalar.numeralTens != nil {
      position += 1
    }
    let word = scalars[start..<position]
    if word.allSatisfy({ $0.numeralDigit != nil }) { return Self.digitByDigit(word) }
    var value = NumeralValue(omitsOne: rules.language == .japanese || rules.language == .korean)
    for scalar in word {
      guard value.take(scalar) else { return nil }
    }
    return value.total
  }

  /// `二〇二四`. Two digits side by side are an approximation (`五六`), unless one of them is zero.
  private static func digitByDigit(_ word: ArraySlice<Unicode.Scalar>) -> Int64? {
    guard word.count <= 16, word.count != 2 || word.last?.numeralDigit == 0 else { return nil }
    var value: Int64 = 0
    for scalar in word { value = value &* 10 + Int64(scalar.numeralDigit ?? 0) }
    return value
  }
}

/// A number of Chinese numerals with units, taken one after the other. Below 10¹⁶ no product overflows, and checked
/// ones would need a runtime function that WebAssembly lacks.
private struct NumeralValue {
  let omitsOne: Bool
  private var high: Int64 = 0
  private var middle: Int64 = 0
  private var section: Int64 = 0
  private var digit: Int64?
  private var hasZero = false
  /// The places of the last unit, and of the last small unit in this section.
  private var lastUnit = 0
  private var lastSmall = 4
  private var isFinancial = false

  init(omitsOne: Bool) {
    self.omitsOne = omitsOne
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    if let tens = scalar.numeralTens {
      guard digit == nil, lastSmall > 1 else { return false }
      section += Int64(tens) &* 10
      (lastUnit, lastSmall) = (1, 1)
      return true
    }
    if let value = scalar.numeralDigit {
      guard digit == nil else { return false }
      if value == 0 {
        guard !hasZero else { return false }
        hasZero = true
      } else {
        if "壹贰貳叁參肆伍陆陸柒捌玖".unicodeScalars.contains(scalar) { isFinancial = true }
        digit = Int64(value)
      }
      return true
    }
    guard let places = scalar.numeralUnit else { return false }
    return places < 4 ? takeSmall(places) : takeLarge(places)
  }

  private mutating func takeSmall(_ places: Int) -> Bool {
    guard places < lastSmall else { return false }
    let isLeadingTen = places == 1 && section == 0
    guard let count = digit ?? (isLeadingTen || omitsOne || places == 1 ? 1 : nil) else { return false }
    section += count &* [1, 10, 100, 1000][places]
    digit = nil
    hasZero = false
    (lastUnit, lastSmall) = (places, places)
    return true
  }

  private mutating func takeLarge(_ places: Int) -> Bool {
    section += digit ?? 0
    if places == 4 {
      guard section > 0, middle == 0 else { return false }
      middle = section &* 10_000
    } else {
      guard high == 0, middle + section > 0 else { return false }
      high = (middle + section) &* 100_000_000
      middle = 0
    }
    section = 0
    digit = nil
    hasZero = false
    (lastUnit, lastSmall) = (places, 4)
    return true
  }

  /// The number. A last digit right behind a unit counts in the next lower one: `一百二` is 120. Financial numerals are
  /// never abbreviated so.
  var total: Int64? {
    var rest = digit ?? 0
    if rest == 0 && hasZero { return nil }
    if rest > 0, lastUnit >= 2, !hasZero {
      guard !isFinancial, !omitsOne else { return nil }
      for _ in 1..<lastUnit { rest = rest &* 10 }
    }
    return high + middle + section + rest
  }
}

extension Unicode.Scalar {
  /// 廿 20, 卅 30, 卌 40.
  var numeralTens: UInt8? {
    switch self {
    case "廿": 2
    case "卅": 3
    case "卌": 4
    default: nil
    }
  }

  fileprivate var isMainUnit: Bool { self == "元" || self == "圆" || self == "圓" || self == "块" || self == "塊" }

  fileprivate var isMinus: Bool { self == "负" || self == "負" }

  fileprivate var isSubunit: Bool { self == "角" || self == "毛" || self == "分" }
}
