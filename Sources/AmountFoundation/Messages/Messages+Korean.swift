extension MessageTemplate {
  /// Korean, 한국어.
  static func korean(_ key: AmountMessages.Key) -> MessageTemplate {
    switch key {
    case .rangeOutOfBounds: "내용이 변경되었습니다. 다시 시도해 주세요"
    case .ambiguousAmount: "금액이 명확하지 않습니다: {readings}"
    case .currencyMismatch, .unreadableCurrencyMismatch: "통화가 다릅니다: {found}"
    case .unexpectedCharacter: "입력할 수 없는 문자입니다: {character}"
    case .groupingSeparatorTyped: "자릿수 구분은 자동으로 표시됩니다"
    case .negativeNotAllowed: "음수 금액은 입력할 수 없습니다"
    case .decimalSeparatorImplied: "소수점(‘{separator}’)은 자동으로 입력됩니다"
    case .fractionNotAllowed: "정수만 입력할 수 있습니다"
    case .secondDecimalSeparator: "소수점(‘{separator}’)은 하나만 입력할 수 있습니다"
    case .leadingDecimalSeparator: "숫자부터 입력해 주세요"
    case .redundantLeadingZero: "앞에 불필요한 0은 입력할 수 없습니다"
    case .tooManyFractionDigits, .unreadableTooManyFractionDigits: "소수점 아래 {maximum}자리까지 입력할 수 있습니다"
    case .tooManyIntegerDigits: "정수 부분은 {maximum}자리까지 입력할 수 있습니다"
    case .zeroNotAllowed, .validityZeroNotAllowed: "0은 입력할 수 없습니다"
    case .aboveMaximum, .validityAboveMaximum: "최대 {maximum}까지 입력할 수 있습니다"
    case .belowMinimum, .validityBelowMinimum: "최소 {minimum} 이상 입력해 주세요"
    case .unreadableEmpty: "숫자가 없습니다"
    case .unreadableNotAnAmount: "올바른 금액이 아닙니다"
    case .unreadableTooManyDigits: "자릿수가 너무 많습니다"
    case .unreadableMisplacedSign: "부호의 위치가 올바르지 않습니다"
    case .unreadableRepeatedCurrency: "통화가 여러 번 표시되어 있습니다"
    case .unreadableMalformedGroups: "자릿수 구분이 올바르지 않습니다"
    case .unreadableSeveralValues: "금액을 하나만 입력해 주세요"
    case .unreadableMixedDigits: "서로 다른 문자의 숫자가 섞여 있습니다"
    case .unreadableHiddenCharacter: "보이지 않는 문자가 포함되어 있습니다"
    case .unreadableInvalidEncoding: "텍스트를 읽을 수 없습니다(UTF-8 아님)"
    case .unreadableNeeds: "숫자로만 입력해 주세요"
    case .validityEmpty: "금액을 입력해 주세요"
    case .validityDoubtfulSeparator: "금액을 확인해 주세요: {amount}"
    case .changeSign: "부호 변경"
    case .confirm: "Enter 키를 다시 누르면 {amount} 입력 완료"
    }
  }
}
