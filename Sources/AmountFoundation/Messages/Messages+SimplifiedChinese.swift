extension MessageTemplate {
  /// Simplified Chinese, 简体中文.
  static func simplifiedChinese(_ key: AmountMessages.Key) -> MessageTemplate {
    switch key {
    case .rangeOutOfBounds: "内容已更改，请重试"
    case .ambiguousAmount: "金额不明确：{readings}"
    case .currencyMismatch, .unreadableCurrencyMismatch: "币种不符：{found}"
    case .unexpectedCharacter: "不能输入“{character}”"
    case .groupingSeparatorTyped: "千分位分隔符会自动添加"
    case .negativeNotAllowed: "金额不能为负数"
    case .decimalSeparatorImplied: "小数点“{separator}”会自动添加"
    case .fractionNotAllowed: "请输入整数金额"
    case .secondDecimalSeparator: "只能有一个小数点“{separator}”"
    case .leadingDecimalSeparator: "请先输入数字"
    case .redundantLeadingZero: "开头不能有多余的零"
    case .tooManyFractionDigits, .unreadableTooManyFractionDigits: "最多 {maximum} 位小数"
    case .tooManyIntegerDigits: "整数部分最多 {maximum} 位"
    case .zeroNotAllowed, .validityZeroNotAllowed: "金额不能为零"
    case .aboveMaximum, .validityAboveMaximum: "不能超过 {maximum}"
    case .belowMinimum, .validityBelowMinimum: "不能低于 {minimum}"
    case .unreadableEmpty: "没有找到数字"
    case .unreadableNotAnAmount: "这不是有效的金额"
    case .unreadableTooManyDigits: "数字位数过多"
    case .unreadableMisplacedSign: "正负号的位置不正确"
    case .unreadableRepeatedCurrency: "重复标明了币种"
    case .unreadableMalformedGroups: "数字分组不正确"
    case .unreadableSeveralValues: "一次只能输入一个金额"
    case .unreadableMixedDigits: "混用了不同文字的数字"
    case .unreadableHiddenCharacter: "包含不可见的字符"
    case .unreadableInvalidEncoding: "无法读取文本（不是 UTF-8）"
    case .unreadableNeeds: "请直接输入数字"
    case .validityEmpty: "请输入金额"
    case .validityDoubtfulSeparator: "请核对金额：{amount}"
    case .changeSign: "更改正负号"
    case .confirm: "再按一次回车键确认 {amount}"
    }
  }
}
