extension MessageTemplate {
  /// French, Français.
  static func french(_ key: AmountMessages.Key) -> MessageTemplate {
    switch key {
    case .rangeOutOfBounds: "Le texte a changé. Veuillez réessayer"
    case .ambiguousAmount: "Vouliez-vous dire {readings}\u{202F}?"
    case .currencyMismatch, .unreadableCurrencyMismatch: "Devise différente\u{A0}: {found}"
    case .unexpectedCharacter: "«\u{A0}{character}\u{A0}» n’est pas autorisé dans un montant"
    case .groupingSeparatorTyped: "Les chiffres sont groupés automatiquement"
    case .negativeNotAllowed: "Le montant ne peut pas être négatif"
    case .decimalSeparatorImplied: "Le séparateur «\u{A0}{separator}\u{A0}» est ajouté automatiquement"
    case .fractionNotAllowed: "Montants entiers uniquement"
    case .secondDecimalSeparator: "Un seul séparateur «\u{A0}{separator}\u{A0}» est autorisé"
    case .leadingDecimalSeparator: "Commencez par un chiffre"
    case .redundantLeadingZero: "Pas de zéros au début"
    case .tooManyFractionDigits, .unreadableTooManyFractionDigits:
      .init("{maximum} décimales au maximum", [.one: "{maximum} décimale au maximum"])
    case .tooManyIntegerDigits:
      .init(
        "{maximum} chiffres au maximum avant les décimales",
        [.one: "{maximum} chiffre au maximum avant les décimales"])
    case .zeroNotAllowed, .validityZeroNotAllowed: "Le montant ne peut pas être nul"
    case .aboveMaximum, .validityAboveMaximum: "Montant maximum\u{A0}: {maximum}"
    case .belowMinimum, .validityBelowMinimum: "Montant minimum\u{A0}: {minimum}"
    case .unreadableEmpty: "Le texte ne contient aucun nombre"
    case .unreadableNotAnAmount: "Ce n’est pas un montant valide"
    case .unreadableTooManyDigits: "Trop de chiffres pour un montant"
    case .unreadableMisplacedSign: "Le signe est mal placé"
    case .unreadableRepeatedCurrency: "La devise est indiquée plusieurs fois"
    case .unreadableMalformedGroups: "Les chiffres sont mal groupés"
    case .unreadableSeveralValues: "Saisissez un seul montant"
    case .unreadableMixedDigits: "Des chiffres d’écritures différentes sont mélangés"
    case .unreadableHiddenCharacter: "Le texte contient un caractère invisible"
    case .unreadableInvalidEncoding: "Le texte est illisible (pas en UTF-8)"
    case .unreadableNeeds: "Saisissez uniquement des chiffres"
    case .validityEmpty: "Saisissez un montant"
    case .validityDoubtfulSeparator: "Vérifiez le montant\u{A0}: {amount}"
    case .changeSign: "Changer de signe"
    case .confirm: "Appuyez de nouveau sur Entrée pour valider {amount}"
    }
  }
}
