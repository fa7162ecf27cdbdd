extension MessageTemplate {
  /// Traditional Chinese, 繁體中文.
  static func traditionalChinese(_ key: AmountMessages.Key) -> MessageTemplate {
    switch key {
    case .rangeOutOfBounds: "內容已變更，請再試一次"
    case .ambiguousAmount: "金額不明確：{readings}"
    case .currencyMismatch, .unreadableCurrencyMismatch: "幣別不符：{found}"
    case .unexpectedCharacter: "無法輸入「{character}」"
    case .groupingSeparatorTyped: "千分位分隔符號會自動加入"
    case .negativeNotAllowed: "金額不可為負數"
    case .decimalSeparatorImplied: "小數點「{separator}」會自動加入"
    case .fractionNotAllowed: "請輸入整數金額"
    case .secondDecimalSeparator: "只能有一個小數點「{separator}」"
    case .leadingDecimalSeparator: "請先輸入數字"
    case .redundantLeadingZero: "開頭不可有多餘的零"
    case .tooManyFractionDigits, .unreadableTooManyFractionDigits: "小數最多 {maximum} 位"
    case .tooManyIntegerDigits: "整數最多 {maximum} 位"
    case .zeroNotAllowed, .validityZeroNotAllowed: "金額不可為零"
    case .aboveMaximum, .validityAboveMaximum: "不可超過 {maximum}"
    case .belowMinimum, .validityBelowMinimum: "不可低於 {minimum}"
    case .unreadableEmpty: "找不到數字"
    case .unreadableNotAnAmount: "這不是有效的金額"
    case .unreadableTooManyDigits: "數字位數過多"
    case .unreadableMisplacedSign: "正負號的位置不正確"
    case .unreadableRepeatedCurrency: "重複標示幣別"
    case .unreadableMalformedGroups: "數字分組不正確"
    case .unreadableSeveralValues: "一次只能輸入一筆金額"
    case .unreadableMixedDigits: "混用了不同文字的數字"
    case .unreadableHiddenCharacter: "含有看不見的字元"
    case .unreadableInvalidEncoding: "無法讀取文字（不是 UTF-8）"
    case .unreadableNeeds: "請直接輸入數字"
    case .validityEmpty: "請輸入金額"
    case .validityDoubtfulSeparator: "請確認金額：{amount}"
    case .changeSign: "變更正負號"
    case .confirm: "再按一次 Enter 鍵以確認 {amount}"
    }
  }
}
