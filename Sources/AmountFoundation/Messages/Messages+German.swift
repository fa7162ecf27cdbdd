extension MessageTemplate {
  /// German, Deutsch.
  static func german(_ key: AmountMessages.Key) -> MessageTemplate {
    switch key {
    case .rangeOutOfBounds: "Der Text hat sich geändert. Bitte erneut versuchen"
    case .ambiguousAmount: "Meinten Sie {readings}?"
    case .currencyMismatch, .unreadableCurrencyMismatch: "Andere Währung: {found}"
    case .unexpectedCharacter: "„{character}“ ist in einem Betrag nicht möglich"
    case .groupingSeparatorTyped: "Ziffern werden automatisch gruppiert"
    case .negativeNotAllowed: "Der Betrag darf nicht negativ sein"
    case .decimalSeparatorImplied: "„{separator}“ wird automatisch gesetzt"
    case .fractionNotAllowed: "Nur ganze Beträge"
    case .secondDecimalSeparator: "Nur ein „{separator}“ ist möglich"
    case .leadingDecimalSeparator: "Bitte mit einer Ziffer beginnen"
    case .redundantLeadingZero: "Keine führenden Nullen"
    case .tooManyFractionDigits, .unreadableTooManyFractionDigits:
      .init("Höchstens {maximum} Nachkommastellen", [.one: "Höchstens {maximum} Nachkommastelle"])
    case .tooManyIntegerDigits:
      .init("Höchstens {maximum} Vorkommastellen", [.one: "Höchstens {maximum} Vorkommastelle"])
    case .zeroNotAllowed, .validityZeroNotAllowed: "Der Betrag darf nicht null sein"
    case .aboveMaximum, .validityAboveMaximum: "Höchstens {maximum}"
    case .belowMinimum, .validityBelowMinimum: "Mindestens {minimum}"
    case .unreadableEmpty: "Der Text enthält keine Zahl"
    case .unreadableNotAnAmount: "Das ist kein Betrag"
    case .unreadableTooManyDigits: "Zu viele Ziffern für einen Betrag"
    case .unreadableMisplacedSign: "Das Vorzeichen steht an der falschen Stelle"
    case .unreadableRepeatedCurrency: "Die Währung ist mehrfach angegeben"
    case .unreadableMalformedGroups: "Die Ziffern sind nicht richtig gruppiert"
    case .unreadableSeveralValues: "Bitte nur einen Betrag eingeben"
    case .unreadableMixedDigits: "Ziffern verschiedener Schriften sind gemischt"
    case .unreadableHiddenCharacter: "Der Text enthält ein unsichtbares Zeichen"
    case .unreadableInvalidEncoding: "Der Text ist nicht lesbar (kein UTF-8)"
    case .unreadableNeeds: "Bitte nur Ziffern eingeben"
    case .validityEmpty: "Bitte einen Betrag eingeben"
    case .validityDoubtfulSeparator: "Bitte prüfen: Der Betrag ist {amount}"
    case .changeSign: "Vorzeichen wechseln"
    case .confirm: "Zum Übernehmen von {amount} erneut Enter drücken"
    }
  }
}
