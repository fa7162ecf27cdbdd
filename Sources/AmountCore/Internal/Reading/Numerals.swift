extension Unicode.Scalar {
  /// A Chinese numeral, digit or unit, in any of its forms.
  var isNumeral: Bool { numeralDigit != nil || numeralUnit != nil }

  /// The value of a Chinese digit: lower-case, financial, traditional, Japanese.
  var numeralDigit: UInt8? {
    place(in: "〇零○ 一壹壱弌幺 二贰貳弐貮两兩弍 三叁參叄参弎 四肆 五伍 六陆陸 七柒漆 八捌 九玖").map { UInt8($0) }
  }

  /// The value of a Korean syllable.
  var hangulDigit: UInt8? { place(in: "영 일 이 삼 사 오 육 칠 팔 구").map { UInt8($0) } }

  /// 廿 20, 卅 30, 卌 40.
  var numeralTens: UInt8? { place(in: "  廿 卅 卌").map { UInt8($0) } }

  /// The number of zeros of a unit: 十 1, 百 2, 千 3, 万 4, 亿 8.
  var numeralUnit: Int? { place(in: " 十拾什 百佰陌 千仟阡천 万萬만    亿億억") }

  /// Whether the scalar is in a list.
  func isOne(of list: StaticString) -> Bool { place(in: list) != nil }

  /// Which part of a list a scalar is in; there is a space between two parts, and the first is 0.
  @inline(never)
  func place(in list: StaticString) -> Int? {
    // Nothing listed is ASCII, so most texts need no search.
    guard value > 0x7F else { return nil }
    var place = 0
    var scalars = Scalars(UTF8Text(start: .some(list.utf8Start), count: list.utf8CodeUnitCount))
    while let scalar = scalars.next() {
      if scalar == self { return place }
      if scalar == " " { place += 1 }
    }
    return nil
  }
}
