extension MessageTemplate {
  /// Japanese, 日本語.
  static func japanese(_ key: AmountMessages.Key) -> MessageTemplate {
    switch key {
    case .rangeOutOfBounds: "内容が変更されました。もう一度お試しください"
    case .ambiguousAmount: "{readings}のどちらですか？"
    case .currencyMismatch, .unreadableCurrencyMismatch: "通貨が異なります：{found}"
    case .unexpectedCharacter: "「{character}」は入力できません"
    case .groupingSeparatorTyped: "桁区切りは自動で入ります"
    case .negativeNotAllowed: "マイナスの金額は入力できません"
    case .decimalSeparatorImplied: "小数点「{separator}」は自動で入ります"
    case .fractionNotAllowed: "整数で入力してください"
    case .secondDecimalSeparator: "小数点「{separator}」はすでに入力されています"
    case .leadingDecimalSeparator: "数字から入力してください"
    case .redundantLeadingZero: "先頭に余分な0は入力できません"
    case .tooManyFractionDigits, .unreadableTooManyFractionDigits: "小数点以下は{maximum}桁までです"
    case .tooManyIntegerDigits: "整数部分は{maximum}桁までです"
    case .zeroNotAllowed, .validityZeroNotAllowed: "金額を0にすることはできません"
    case .aboveMaximum, .validityAboveMaximum: "{maximum}以下で入力してください"
    case .belowMinimum, .validityBelowMinimum: "{minimum}以上で入力してください"
    case .unreadableEmpty: "数字が見つかりません"
    case .unreadableNotAnAmount: "金額として読み取れません"
    case .unreadableTooManyDigits: "桁数が多すぎます"
    case .unreadableMisplacedSign: "符号の位置が正しくありません"
    case .unreadableRepeatedCurrency: "通貨が重複しています"
    case .unreadableMalformedGroups: "桁区切りの位置が正しくありません"
    case .unreadableSeveralValues: "金額は1つだけ入力してください"
    case .unreadableMixedDigits: "異なる種類の数字が混在しています"
    case .unreadableHiddenCharacter: "見えない文字が含まれています"
    case .unreadableInvalidEncoding: "テキストを読み取れません（UTF-8ではありません）"
    case .unreadableNeeds: "数字だけで入力してください"
    case .validityEmpty: "金額を入力してください"
    case .validityDoubtfulSeparator: "金額をご確認ください：{amount}"
    case .changeSign: "符号を変更"
    case .confirm: "{amount}でよければもう一度Enterキーを押してください"
    }
  }
}
