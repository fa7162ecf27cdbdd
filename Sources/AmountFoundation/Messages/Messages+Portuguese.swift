extension MessageTemplate {
  /// Portuguese (Brazil), Português.
  static func portuguese(_ key: AmountMessages.Key) -> MessageTemplate {
    switch key {
    case .rangeOutOfBounds: "O texto foi alterado. Tente novamente"
    case .ambiguousAmount: "Você quis dizer {readings}?"
    case .currencyMismatch, .unreadableCurrencyMismatch: "Moeda diferente: {found}"
    case .unexpectedCharacter: "Não é possível usar “{character}” em um valor"
    case .groupingSeparatorTyped: "Os dígitos são agrupados automaticamente"
    case .negativeNotAllowed: "O valor não pode ser negativo"
    case .decimalSeparatorImplied: "O separador “{separator}” é inserido automaticamente"
    case .fractionNotAllowed: "Somente valores inteiros"
    case .secondDecimalSeparator: "Só é permitido um separador “{separator}”"
    case .leadingDecimalSeparator: "Comece com um dígito"
    case .redundantLeadingZero: "Sem zeros no início"
    case .tooManyFractionDigits, .unreadableTooManyFractionDigits:
      .init("No máximo {maximum} casas decimais", [.one: "No máximo {maximum} casa decimal"])
    case .tooManyIntegerDigits:
      .init("No máximo {maximum} dígitos na parte inteira", [.one: "No máximo {maximum} dígito na parte inteira"])
    case .zeroNotAllowed, .validityZeroNotAllowed: "O valor não pode ser zero"
    case .aboveMaximum, .validityAboveMaximum: "Valor máximo: {maximum}"
    case .belowMinimum, .validityBelowMinimum: "Valor mínimo: {minimum}"
    case .unreadableEmpty: "O texto não contém nenhum número"
    case .unreadableNotAnAmount: "Não é um valor válido"
    case .unreadableTooManyDigits: "Há dígitos demais para um valor"
    case .unreadableMisplacedSign: "O sinal está no lugar errado"
    case .unreadableRepeatedCurrency: "A moeda aparece mais de uma vez"
    case .unreadableMalformedGroups: "Os dígitos não estão bem agrupados"
    case .unreadableSeveralValues: "Informe apenas um valor"
    case .unreadableMixedDigits: "Há dígitos de escritas diferentes"
    case .unreadableHiddenCharacter: "O texto contém um caractere invisível"
    case .unreadableInvalidEncoding: "Não foi possível ler o texto (não é UTF-8)"
    case .unreadableNeeds: "Informe apenas números"
    case .validityEmpty: "Informe um valor"
    case .validityDoubtfulSeparator: "Confira o valor: {amount}"
    case .changeSign: "Alterar sinal"
    case .confirm: "Pressione Enter de novo para confirmar {amount}"
    }
  }
}
