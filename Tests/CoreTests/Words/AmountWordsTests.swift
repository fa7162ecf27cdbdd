import AmountTesting
import Testing

@testable import AmountCore

/// All conventions: examples, options in words, limits, and the way back.
@Suite struct AmountWordsTests {
  @Test(
    arguments: [
      (.unitedStates, [:], "123.45", "One hundred twenty-three and 45/100 dollars"),
      (.unitedStates, [:], "0.05", "Zero and 05/100 dollars"), (.unitedStates, [:], "1", "One and 00/100 dollars"),
      (.unitedStates, ["zero-cents": "no"], "1", "One and no/100 dollars"),
      (.unitedStates, ["zero-cents": "no"], "1.10", "One and 10/100 dollars"),
      (.unitedStates, ["unit": "Canadian dollars"], "-21", "Minus twenty-one and 00/100 Canadian dollars"),
      (.unitedKingdom, [:], "123.45", "One hundred and twenty-three pounds and 45 pence only"),
      (.unitedKingdom, [:], "1.01", "One pound and 1 penny only"), (.unitedKingdom, [:], "0", "Zero pounds only"),
      (.unitedKingdom, [:], "0.45", "45 pence only"), (.unitedKingdom, ["pence": "words"], "0.01", "One penny only"),
      (
        .unitedKingdom, ["pence": "words", "only": "off"], "1001.99",
        "One thousand and one pounds and ninety-nine pence"
      ),
      (.unitedKingdom, ["unit": "euro,euros", "subunit": "cent,cents"], "1.02", "One euro and 2 cents only"),
      (.unitedKingdom, ["unit": "zł"], "2", "Two zł only"), (.unitedKingdom, [:], "-0.5", "Minus 50 pence only"),
      (
        .india, [:], "123456.78",
        "Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Paise Seventy-Eight Only"
      ),
      (.india, [:], "0", "Rupees Zero Only"), (.india, [:], "0.05", "Paise Five Only"),
      (.india, [:], "1000000000000", "Rupees One Lakh Crore Only"),
      (.india, ["only": "off"], "10000000", "Rupees One Crore"),
      (.india, ["unit": "Dollars", "subunit": "Cents"], "-1.5", "Minus Dollars One and Cents Fifty Only"),
      (.taiwan, [:], "1234567890123", "新臺幣壹兆貳仟參佰肆拾伍億陸仟柒佰捌拾玖萬零壹佰貳拾參元整"),
      (.taiwan, [:], "1001000000000", "新臺幣壹兆零壹拾億元整"), (.hongKong, ["yuan": "圆", "closing": "正"], "8", "港幣捌圓正"),
      (.renminbi, ["prefix": "off", "closing-after": "jiao"], "1.5", "壹元伍角整"),
      (.renminbi, ["zero-at-wan": "on", "zero-at-yuan": "on"], "107000.53", "人民币壹拾万零柒仟元零伍角叁分"),
      (.japan, [:], "123000", "金壱拾弐万参千円也"), (.japan, ["prefix": "off", "closing": "整"], "10500", "壱万五百円整"),
      (.japan, [:], "0", "金零円也"), (.japan, [:], "-1", "金マイナス壱円也"), (.korea, [:], "123000", "일금 일십이만삼천원정"),
      (.korea, ["prefix": "off"], "1000100000000", "일조일억원정"), (.korea, [:], "-6789", "일금 마이너스 육천칠백팔십구원정"),
    ] as [(AmountWords.Style, [String: String], String, String)])
  func examples(_ style: AmountWords.Style, _ options: [String: String], _ amount: String, _ text: String) throws {
    var words = AmountWords(style)
    for (name, value) in options { try words.set(name, to: value) }
    #expect(try words.words(for: #require(Amount(amount))) == text)
    #expect(try String(decoding: words.utf8Words(for: #require(Amount(amount))), as: UTF8.self) == text)
    #expect(words.style == style)
  }

  @Test func limits() throws {
    for style in AmountWords.Style.allCases {
      let words = AmountWords(style)
      let integers = style == .india ? 14 : 16
      let fractions = style == .japan || style == .korea ? 0 : 2
      let largest = String(repeating: "9", count: integers) + (fractions > 0 ? ".99" : "")
      #expect(try !words.words(for: #require(Amount(largest))).isEmpty)
      let beyond = try #require(Amount("-1" + String(repeating: "0", count: integers)))
      #expect(throws: AmountWordsError.tooManyIntegerDigits(maximum: integers)) { try words.words(for: beyond) }
      let longest = try #require(Amount(String(repeating: "9", count: 38)))
      #expect(throws: AmountWordsError.tooManyIntegerDigits(maximum: integers)) { try words.words(for: longest) }
      let fine: Amount = fractions == 0 ? "1.5" : "1.001"
      #expect(throws: AmountWordsError.tooManyFractionDigits(maximum: fractions)) { try words.words(for: fine) }
      let zeros: Amount = fractions == 0 ? "1.000" : "1.500"
      #expect(try words.words(for: zeros) == words.words(for: zeros.withoutTrailingZeros))
      #expect(try words.words(for: "-0.00") == words.words(for: 0))
    }
  }

  /// Whole amounts of every size, in every form that is no English.
  @Test func japaneseAndKoreanAreReadBack() throws {
    var random = SeededGenerator()
    for pattern in stride(from: 0, to: 1 << 16, by: 3) {
      var yen: Int64 = 0
      for place in 0..<16 {
        yen = yen * 10 + (pattern >> place & 1 == 1 ? Int64.random(in: 1...9, using: &random) : 0)
      }
      if pattern % 5 == 0 { yen = -yen }
      let amount = Amount(minorUnits: yen, fractionDigits: 0)
      var japanese = AmountWords.Japanese()
      japanese.hasPrefix = pattern % 2 == 0
      japanese.closing = pattern % 4 < 2 ? .sei : .nari
      var korean = AmountWords.Korean()
      korean.hasPrefix = pattern % 2 == 1
      #expect(try japanese.amount(from: japanese.words(for: amount)) == amount, "\(amount), seed \(random.seed)")
      #expect(try korean.amount(from: korean.words(for: amount)) == amount, "\(amount), seed \(random.seed)")
    }
    #expect(AmountWords(.korea).amount(from: "이") == nil && AmountWords(.korea).amount(from: "이원") == 2)
    #expect(AmountWords(.unitedStates).amount(from: "One and 00/100 dollars") == nil)
  }

  @Test func optionsAreOfTheirStyle() {
    let names = Set(AmountWords.Style.allCases.flatMap(\.optionNames))
    for style in AmountWords.Style.allCases {
      for name in names {
        let error = refusal(of: style, name, "")
        if style.optionNames.contains(name) {
          guard case .invalidValue(name, "", let expected)? = error else {
            Issue.record("\(style) \(name): \(String(describing: error))")
            continue
          }
          #expect(!expected.isEmpty)
        } else {
          #expect(error == .unknownOption(name))
        }
      }
    }
    #expect(refusal(of: .unitedKingdom, "unit", ",pounds") != nil)
    #expect(refusal(of: .unitedKingdom, "unit", "a,b,c") != nil)
  }

  /// Why an option is not taken, nil where it is; the words are as they were.
  private func refusal(of style: AmountWords.Style, _ name: String, _ value: String) -> AmountFormatError? {
    var words = AmountWords(style)
    do throws(AmountFormatError) {
      try words.set(name, to: value)
      return nil
    } catch {
      #expect(words == AmountWords(style))
      return error
    }
  }
}
