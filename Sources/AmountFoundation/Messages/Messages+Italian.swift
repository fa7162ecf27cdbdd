extension MessageTemplate {
  /// Italian, Italiano.
  static func italian(_ key: AmountMessages.Key) -> MessageTemplate {
    switch key {
    case .rangeOutOfBounds: "Il testo è cambiato. Riprova"
    case .ambiguousAmount: "Intendevi {readings}?"
    case .currencyMismatch, .unreadableCurrencyMismatch: "Valuta diversa: {found}"
    case .unexpectedCharacter: "“{character}” non è ammesso in un importo"
    case .groupingSeparatorTyped: "Le cifre vengono raggruppate automaticamente"
    case .negativeNotAllowed: "L’importo non può essere negativo"
    case .decimalSeparatorImplied: "Il separatore “{separator}” viene inserito automaticamente"
    case .fractionNotAllowed: "Solo importi interi"
    case .secondDecimalSeparator: "È ammesso un solo separatore “{separator}”"
    case .leadingDecimalSeparator: "Inizia con una cifra"
    case .redundantLeadingZero: "Senza zeri iniziali"
    case .tooManyFractionDigits, .unreadableTooManyFractionDigits:
      .init("Massimo {maximum} decimali", [.one: "Massimo {maximum} decimale"])
    case .tooManyIntegerDigits: .init("Massimo {maximum} cifre intere", [.one: "Massimo {maximum} cifra intera"])
    case .zeroNotAllowed, .validityZeroNotAllowed: "L’importo non può essere zero"
    case .aboveMaximum, .validityAboveMaximum: "Importo massimo: {maximum}"
    case .belowMinimum, .validityBelowMinimum: "Importo minimo: {minimum}"
    case .unreadableEmpty: "Il testo non contiene numeri"
    case .unreadableNotAnAmount: "Non è un importo valido"
    case .unreadableTooManyDigits: "Troppe cifre per un importo"
    case .unreadableMisplacedSign: "Il segno è nel posto sbagliato"
    case .unreadableRepeatedCurrency: "La valuta è indicata più volte"
    case .unreadableMalformedGroups: "Le cifre non sono raggruppate correttamente"
    case .unreadableSeveralValues: "Inserisci un solo importo"
    case .unreadableMixedDigits: "Ci sono cifre di scritture diverse"
    case .unreadableHiddenCharacter: "Il testo contiene un carattere invisibile"
    case .unreadableInvalidEncoding: "Il testo non è leggibile (non è UTF-8)"
    case .unreadableNeeds: "Inserisci solo cifre"
    case .validityEmpty: "Inserisci un importo"
    case .validityDoubtfulSeparator: "Controlla l’importo: {amount}"
    case .changeSign: "Cambia segno"
    case .confirm: "Premi di nuovo Invio per confermare {amount}"
    }
  }
}
