extension MessageTemplate {
  /// Russian, Русский.
  static func russian(_ key: AmountMessages.Key) -> MessageTemplate {
    switch key {
    case .rangeOutOfBounds: "Текст изменился. Повторите попытку"
    case .ambiguousAmount: "Вы имели в виду {readings}?"
    case .currencyMismatch, .unreadableCurrencyMismatch: "Другая валюта: {found}"
    case .unexpectedCharacter: "Символ «{character}» здесь недопустим"
    case .groupingSeparatorTyped: "Разряды разделяются автоматически"
    case .negativeNotAllowed: "Сумма не может быть отрицательной"
    case .decimalSeparatorImplied: "Разделитель «{separator}» ставится автоматически"
    case .fractionNotAllowed: "Только целые суммы"
    case .secondDecimalSeparator: "Допускается только один разделитель «{separator}»"
    case .leadingDecimalSeparator: "Начните с цифры"
    case .redundantLeadingZero: "Без нулей в начале"
    case .tooManyFractionDigits, .unreadableTooManyFractionDigits:
      .init("Не более {maximum} знаков после запятой", [.one: "Не более {maximum} знака после запятой"])
    case .tooManyIntegerDigits:
      .init("Не более {maximum} цифр в целой части", [.one: "Не более {maximum} цифры в целой части"])
    case .zeroNotAllowed, .validityZeroNotAllowed: "Сумма не может быть нулевой"
    case .aboveMaximum, .validityAboveMaximum: "Не более {maximum}"
    case .belowMinimum, .validityBelowMinimum: "Не менее {minimum}"
    case .unreadableEmpty: "В тексте нет числа"
    case .unreadableNotAnAmount: "Это не сумма"
    case .unreadableTooManyDigits: "Слишком много цифр"
    case .unreadableMisplacedSign: "Знак стоит не на своём месте"
    case .unreadableRepeatedCurrency: "Валюта указана несколько раз"
    case .unreadableMalformedGroups: "Разряды разделены неверно"
    case .unreadableSeveralValues: "Введите только одну сумму"
    case .unreadableMixedDigits: "Смешаны цифры разных письменностей"
    case .unreadableHiddenCharacter: "В тексте есть невидимый символ"
    case .unreadableInvalidEncoding: "Не удалось прочитать текст (не UTF-8)"
    case .unreadableNeeds: "Введите сумму цифрами"
    case .validityEmpty: "Введите сумму"
    case .validityDoubtfulSeparator: "Проверьте сумму: {amount}"
    case .changeSign: "Изменить знак"
    case .confirm: "Нажмите Enter ещё раз, чтобы принять {amount}"
    }
  }
}
