extension MessageTemplate {
  /// Spanish, Español.
  static func spanish(_ key: AmountMessages.Key) -> MessageTemplate {
    switch key {
    case .rangeOutOfBounds: "El texto ha cambiado. Inténtelo de nuevo"
    case .ambiguousAmount: "¿Quería decir {readings}?"
    case .currencyMismatch, .unreadableCurrencyMismatch: "Moneda diferente: {found}"
    case .unexpectedCharacter: "No se puede usar “{character}” en un importe"
    case .groupingSeparatorTyped: "Las cifras se agrupan automáticamente"
    case .negativeNotAllowed: "El importe no puede ser negativo"
    case .decimalSeparatorImplied: "El separador “{separator}” se añade automáticamente"
    case .fractionNotAllowed: "Solo importes enteros"
    case .secondDecimalSeparator: "Solo se admite un separador “{separator}”"
    case .leadingDecimalSeparator: "Empiece por una cifra"
    case .redundantLeadingZero: "Sin ceros al principio"
    case .tooManyFractionDigits, .unreadableTooManyFractionDigits:
      .init("Máximo {maximum} decimales", [.one: "Máximo {maximum} decimal"])
    case .tooManyIntegerDigits: .init("Máximo {maximum} cifras enteras", [.one: "Máximo {maximum} cifra entera"])
    case .zeroNotAllowed, .validityZeroNotAllowed: "El importe no puede ser cero"
    case .aboveMaximum, .validityAboveMaximum: "Importe máximo: {maximum}"
    case .belowMinimum, .validityBelowMinimum: "Importe mínimo: {minimum}"
    case .unreadableEmpty: "El texto no contiene ningún número"
    case .unreadableNotAnAmount: "No es un importe válido"
    case .unreadableTooManyDigits: "Demasiadas cifras para un importe"
    case .unreadableMisplacedSign: "El signo está mal colocado"
    case .unreadableRepeatedCurrency: "La moneda se indica más de una vez"
    case .unreadableMalformedGroups: "Las cifras no están bien agrupadas"
    case .unreadableSeveralValues: "Introduzca un solo importe"
    case .unreadableMixedDigits: "Se mezclan cifras de escrituras distintas"
    case .unreadableHiddenCharacter: "El texto contiene un carácter invisible"
    case .unreadableInvalidEncoding: "No se puede leer el texto (no es UTF-8)"
    case .unreadableNeeds: "Introduzca solo cifras"
    case .validityEmpty: "Introduzca un importe"
    case .validityDoubtfulSeparator: "Compruebe el importe: {amount}"
    case .changeSign: "Cambiar signo"
    case .confirm: "Pulse Intro otra vez para aceptar {amount}"
    }
  }
}
