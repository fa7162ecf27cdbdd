public import AmountCore
import Foundation

extension AmountMessages {
  /// Why an edit was refused, for the person at the field.
  ///
  ///     messages.message(for: .tooManyFractionDigits(maximum: 2), format: format)     // At most 2 decimal places
  ///
  /// - Parameters:
  ///   - rejection: What the editor has thrown.
  ///   - format: The format of the field: amounts and numbers are written as it writes them.
  public func message(for rejection: EditRejection, format: AmountFormat) -> String {
    switch rejection {
    case .rangeOutOfBounds: self[.rangeOutOfBounds]
    case .ambiguousAmount(let readings): fill(.ambiguousAmount, ["readings": alternatives(readings, format)])
    case .unreadableAmount(let reason): message(for: reason, format: format)
    case .currencyMismatch(let found): fill(.currencyMismatch, ["found": isolated(found)])
    case .unexpectedCharacter(let scalar): fill(.unexpectedCharacter, ["character": isolated(scalar.visible)])
    case .groupingSeparatorTyped: self[.groupingSeparatorTyped]
    case .negativeNotAllowed: self[.negativeNotAllowed]
    case .decimalSeparatorImplied: fill(.decimalSeparatorImplied, ["separator": separator(format)])
    case .fractionNotAllowed: self[.fractionNotAllowed]
    case .secondDecimalSeparator: fill(.secondDecimalSeparator, ["separator": separator(format)])
    case .leadingDecimalSeparator: self[.leadingDecimalSeparator]
    case .redundantLeadingZero: self[.redundantLeadingZero]
    case .tooManyFractionDigits(let maximum): counting(.tooManyFractionDigits, maximum, format)
    case .tooManyIntegerDigits(let maximum): counting(.tooManyIntegerDigits, maximum, format)
    case .zeroNotAllowed: self[.zeroNotAllowed]
    case .aboveMaximum(let maximum): fill(.aboveMaximum, ["maximum": written(maximum, format)])
    case .belowMinimum(let minimum): fill(.belowMinimum, ["minimum": written(minimum, format)])
    }
  }

  /// Why a text is no amount, for the person at the field.
  public func message(for reason: UnreadableReason, format: AmountFormat) -> String {
    switch reason {
    case .empty: self[.unreadableEmpty]
    case .notAnAmount: self[.unreadableNotAnAmount]
    case .tooManyDigits: self[.unreadableTooManyDigits]
    case .misplacedSign: self[.unreadableMisplacedSign]
    case .currencyMismatch(let found): fill(.unreadableCurrencyMismatch, ["found": isolated(found)])
    case .repeatedCurrency: self[.unreadableRepeatedCurrency]
    case .malformedGroups: self[.unreadableMalformedGroups]
    case .severalValues: self[.unreadableSeveralValues]
    case .tooManyFractionDigits:
      format.fractionDigits.upperBound == 0
        ? self[.fractionNotAllowed]
        : counting(.unreadableTooManyFractionDigits, format.fractionDigits.upperBound, format)
    case .mixedDigits: self[.unreadableMixedDigits]
    case .hiddenCharacter: self[.unreadableHiddenCharacter]
    case .invalidEncoding: self[.unreadableInvalidEncoding]
    case .needs: self[.unreadableNeeds]
    }
  }

  /// What is wrong with the amount in a field, for the person at it; nil for a valid one.
  ///
  ///     messages.message(for: editor.validity, of: editor.amount, format: editor.format)
  ///
  /// - Parameters:
  ///   - validity: The judgement.
  ///   - amount: The amount that is judged; a doubt shows it.
  ///   - format: The format of the field.
  public func message(for validity: Validity, of amount: Amount?, format: AmountFormat) -> String? {
    switch validity {
    case .empty: self[.validityEmpty]
    case .doubtfulSeparator:
      fill(.validityDoubtfulSeparator, ["amount": written(amount ?? .zero, format)])
    case .aboveMaximum(let maximum): fill(.validityAboveMaximum, ["maximum": written(maximum, format)])
    case .belowMinimum(let minimum): fill(.validityBelowMinimum, ["minimum": written(minimum, format)])
    case .zeroNotAllowed: self[.validityZeroNotAllowed]
    case .valid: nil
    }
  }

  /// What to ask before an amount that is in doubt is taken after all, where Enter takes it.
  public func confirmation(of amount: Amount, format: AmountFormat) -> String {
    fill(.confirm, ["amount": written(amount, format)])
  }

  // MARK: Data

  private func fill(_ key: Key, _ data: [String: String]) -> String {
    MessageTemplate.fill(template(key).text, data)
  }

  private func counting(_ key: Key, _ count: Int, _ format: AmountFormat) -> String {
    let text = template(key).text(for: PluralCategory(of: count, in: language))
    return MessageTemplate.fill(text, ["maximum": isolated(format.text(of: count))])
  }

  private func written(_ amount: Amount, _ format: AmountFormat) -> String { isolated(format.text(of: amount)) }

  private func separator(_ format: AmountFormat) -> String { isolated(String(format.notation.decimalSeparator)) }

  private func alternatives(_ readings: [Amount], _ format: AmountFormat) -> String {
    ListFormatStyle.list(type: .or, width: .standard).locale(Locale(identifier: language.rawValue))
      .format(readings.map { written($0, format) })
      // The platform isolates some by itself.
      .replacingOccurrences(of: "\u{2068}\u{2068}", with: "\u{2068}", options: .literal)
      .replacingOccurrences(of: "\u{2069}\u{2069}", with: "\u{2069}", options: .literal)
  }

  /// A datum kept together where its direction and that of the sentence may differ (Unicode Bidirectional Algorithm, 2.4).
  private func isolated(_ text: String) -> String {
    language.isRightToLeft || text.unicodeScalars.contains(where: \.isRightToLeft) ? "\u{2068}\(text)\u{2069}" : text
  }
}

extension Unicode.Scalar {
  /// The character where it is seen by itself, else its code point.
  fileprivate var visible: String {
    switch properties.generalCategory {
    case .spaceSeparator: "␣"
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .nonspacingMark,
      .enclosingMark:
      codePoint
    default: properties.isDefaultIgnorableCodePoint ? codePoint : String(self)
    }
  }

  private var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Whether it stands in a block whose characters run from right to left.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
