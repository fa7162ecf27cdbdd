extension Unicode.Scalar {
  /// A Chinese numeral, digit or unit, in any of its forms.
  var isNumeral: Bool { numeralDigit != nil || numeralUnit != nil }

  /// The value of a Chinese digit: lower-case, financial, traditional, Japanese.
  @inline(never)
  var numeralDigit: UInt8? {
    switch self {
    case "〇", "零", "○": 0
    case "一", "壹", "壱", "弌", "幺": 1
    case "二", "贰", "貳", "弐", "貮", "两", "兩", "弍": 2
    case "三", "叁", "參", "叄", "参", "弎": 3
    case "四", "肆": 4
    case "五", "伍": 5
    case "六", "陆", "陸": 6
    case "七", "柒", "漆": 7
    case "八", "捌": 8
    case "九", "玖": 9
    default: nil
    }
  }

  /// The number of zeros of a unit: 十 1, 百 2, 千 3, 万 4, 亿 8, 兆 12.
  @inline(never)
  var numeralUnit: Int? {
    switch self {
    case "十", "拾", "什": 1
    case "百", "佰", "陌": 2
    case "千", "仟", "阡", "천": 3
    case "万", "萬", "만": 4
    case "亿", "億", "억": 8
    default: nil
    }
  }
}
