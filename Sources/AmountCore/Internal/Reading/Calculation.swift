/// Sums and products: `12.5*3`, `=12+24.11` (R11, arithmetic). Exact; only the last quotient may be rounded.
struct Calculation {
  private let text: ReadText
  private let rules: ReadingRules
  private var position: Int
  private let end: Int
  private var depth = 0
  private var hasSumOrProduct = false
  private var operations = 0
  private let isFormula: Bool

  init(_ text: ReadText, _ range: Range<Int>, _ rules: ReadingRules) {
    self.text = text
    self.rules = rules
    (position, end) = (range.lowerBound, range.upperBound)
    isFormula = range.count > 1 && (text[position] == "=" || text[position] == "\u{FF1D}")
    if isFormula { position += 1 }
  }

  /// The value. Without an `=` in front a hyphen or slash alone is a range, a date or a phone number, never a sum.
  mutating func read(_ found: inout GenerousReading.Found) -> Bool {
    guard let value = sum(), position == end, operations > 0 || isFormula, isFormula || hasSumOrProduct,
      let amount = value.amount(fractionDigits: rules.fractionLimit)
    else { return false }
    found.draft = Draft(amount)
    found.generosity = .arithmetic
    found.hasSign = amount.isNegative
    return true
  }

  private mutating func skipSpaces() {
    while position < end, text[position].isSpaceLike { position += 1 }
  }

  private mutating func sum() -> Fraction? {
    var value = product()
    while let sofar = value, let sign = next, sign.isPlus || sign.isUsualMinus {
      takeSign(isCertain: sign.isPlus)
      let addend = product()
      if !sign.isPlus { addend?.negate() }
      value = addend.flatMap { sofar.adding($0) }
    }
    return value
  }

  private mutating func product() -> Fraction? {
    var value = factor()
    while let sofar = value, let sign = next, sign.isTimes || sign.isDividedBy {
      takeSign(isCertain: sign.isTimes || sign == "÷")
      value = factor().flatMap { sign.isTimes ? sofar.multiplied(by: $0) : sofar.divided(by: $0) }
    }
    return value
  }

  /// What comes next, white space aside.
  private var next: Unicode.Scalar? {
    mutating get {
      skipSpaces()
      return position < end ? text[position] : nil
    }
  }

  /// Goes over the sign of an operation, which makes the text a calculation, for certain or perhaps.
  private mutating func takeSign(isCertain: Bool) {
    position += 1
    operations += 1
    if isCertain { hasSumOrProduct = true }
  }

  private mutating func factor() -> Fraction? {
    skipSpaces()
    guard position < end, depth < 32 else { return nil }
    if text[position] == "(" || text[position] == "\u{FF08}" {
      position += 1
      depth += 1
      guard let value = sum() else { return nil }
      skipSpaces()
      guard position < end, text[position] == ")" || text[position] == "\u{FF09}" else { return nil }
      position += 1
      depth -= 1
      return value
    }
    if text[position].isUsualMinus {
      position += 1
      guard position < end, rules.isDigit(text[position]) || text[position] == "(" else { return nil }
      let value = factor()
      value?.negate()
      return value
    }
    takeCurrency()
    let start = position
    var last = position
    while position < end {
      if rules.isDigit(text[position]) {
        last = position + 1
      } else if rules.own.kind(of: text[position]) == nil {
        break
      }
      position += 1
    }
    position = last
    guard start < last, let amount = Numeral.amount(text, start..<last, rules) else { return nil }
    takeCurrency()
    return Fraction(amount)
  }

  /// The field's own currency may stand at any number.
  private mutating func takeCurrency() {
    skipSpaces()
    position = max(position, rules.currencies.own.longest(at: position, in: text, limit: end).end)
    skipSpaces()
  }
}

extension Unicode.Scalar {
  fileprivate var isTimes: Bool { self == "*" || self == "×" || self == "\u{FF0A}" || self == "\u{22C5}" }

  fileprivate var isDividedBy: Bool { self == "/" || self == "÷" || self == "\u{FF0F}" || self == "\u{2215}" }
}
