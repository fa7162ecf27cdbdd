/// Why a text is no amount: ``UnreadableReason`` without what it carries. The page knows the reasons by their numbers.
package enum Unreadable: UInt8, Error {
  case empty, notAnAmount, tooManyDigits, misplacedSign, currencyMismatch, repeatedCurrency, malformedGroups
  case severalValues, tooManyFractionDigits, mixedDigits, hiddenCharacter, invalidEncoding, needs
}

/// What a text came to. ``AmountReading`` says the same in words of its own; this needs no memory.
package struct Answer {
  package enum Meaning: Equatable {
    case exact, reinterpreted, ambiguous
    case unreadable(Unreadable)
  }

  package var meaning: Meaning
  /// The number as written: leading zeros and a trailing point are still there. Of an ambiguous text, its first meaning.
  var draft = Draft()
  /// Whether there is a number: with an amount, or with too many fraction digits.
  var isNumber = false
  var hasSign = false
  /// Whether there was nothing but digits.
  var isDigitsOnly = false
  /// Whether the sign is what is ambiguous; else it is the point.
  var isSignDoubtful = false
  /// Whether the zeros of the fraction are no part of the amount.
  var hidesZeros = false
  package var span = 0..<0
  package var currencyMark: Range<Int>?
  package var decimalMark: Unicode.Scalar?
  package var groupingMark: Unicode.Scalar?
  package var generosity = AmountFormat.Reading.strict
  /// What would read it.
  package var needed = AmountFormat.Reading.strict
  /// Where another currency is named, in UTF-16 offsets.
  var foreign = 0..<0

  @inline(never)
  init(_ meaning: Meaning) {
    self.meaning = meaning
  }

  init(_ reason: Unreadable) {
    self.init(.unreadable(reason))
  }

  init(needs generosity: AmountFormat.Reading) {
    self.init(.needs)
    needed = generosity
  }

  package var amount: Amount {
    @inline(never)
    get {
      let amount = Amount(digits: draft.digits, scale: draft.fractionCount, isNegative: draft.isNegative)
      return hidesZeros ? amount.withoutTrailingZeros : amount
    }
  }

  /// The second meaning of an ambiguous text.
  package var other: Amount {
    isSignDoubtful
      ? Amount(digits: draft.digits, scale: draft.fractionCount, isNegative: true)
      : Amount(digits: draft.digits, scale: 0, isNegative: draft.isNegative)
  }

  /// The name of another currency, as written, without what is not seen.
  package func foreignName(in text: UTF8Text) -> [UInt8] {
    var name: [UInt8] = []
    var offset = 0
    var scalars = Scalars(text)
    while let scalar = scalars.next() {
      if foreign.contains(offset), !scalar.isInvisible { name.append(scalar) }
      offset += scalar.utf16Width
    }
    return name
  }
}

extension AmountReading {
  init(_ answer: Answer, _ text: UTF8Text) {
    switch answer.meaning {
    case .exact: meaning = .exact(answer.amount)
    case .reinterpreted: meaning = .reinterpreted(answer.amount)
    case .ambiguous: meaning = .ambiguous([answer.amount, answer.other])
    case .unreadable(let reason): meaning = .unreadable(UnreadableReason(reason, answer, text))
    }
    span = answer.span
    currencyMark = answer.currencyMark
    convention.decimalMark = answer.decimalMark
    convention.groupingMark = answer.groupingMark
    convention.generosity = answer.generosity
  }
}

extension UnreadableReason {
  init(_ reason: Unreadable, _ answer: Answer, _ text: UTF8Text) {
    switch reason {
    case .empty: self = .empty
    case .notAnAmount: self = .notAnAmount
    case .tooManyDigits: self = .tooManyDigits
    case .misplacedSign: self = .misplacedSign
    case .currencyMismatch: self = .currencyMismatch(found: String(utf8: answer.foreignName(in: text)))
    case .repeatedCurrency: self = .repeatedCurrency
    case .malformedGroups: self = .malformedGroups
    case .severalValues: self = .severalValues
    case .tooManyFractionDigits: self = .tooManyFractionDigits
    case .mixedDigits: self = .mixedDigits
    case .hiddenCharacter: self = .hiddenCharacter
    case .invalidEncoding: self = .invalidEncoding
    case .needs: self = .needs(answer.needed)
    }
  }
}
