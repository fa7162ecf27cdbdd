import Foundation
import Testing

@testable import AmountCore

@Suite struct MagnitudeHintTests {
  /// By the number of digits before the point, from one to seventeen; a dash is no hint.
  private static let words: [(MagnitudeHint, String)] = [
    (.simplifiedChinese, "- - - - 万 十万 百万 千万 亿 十亿 百亿 千亿 万亿 十万亿 百万亿 千万亿 -"),
    (.traditionalChinese, "- - - - 萬 十萬 百萬 千萬 億 十億 百億 千億 兆 十兆 百兆 千兆 -"),
    (.japanese, "- - - - 万 十万 百万 千万 億 十億 百億 千億 兆 十兆 百兆 千兆 -"),
    (.korean, "- - - - 만 십만 백만 천만 억 십억 백억 천억 조 십조 백조 천조 -"),
    (
      .indianEnglish,
      "- - - thousand thousand lakh lakh crore crore crore crore crore lakh_crore lakh_crore lakh_crore lakh_crore -"
    ),
    (
      .english,
      "- - - thousand thousand thousand million million million billion billion billion trillion trillion trillion"
        + " quadrillion -"
    ),
  ]

  @Test func everyPlace() {
    #expect(Set(Self.words.map(\.0)) == Set(MagnitudeHint.allCases))
    for (hint, line) in Self.words {
      for (index, word) in line.split(separator: " ").enumerated() {
        let wanted = word == "-" ? nil : word.replacingOccurrences(of: "_", with: " ")
        let zeros = index
        for text in ["1" + String(repeating: "0", count: zeros), String(repeating: "9", count: zeros + 1) + ".99"] {
          #expect(Amount(text)?.magnitudeHint(hint) == wanted, "\(text)")
          #expect(Amount("-" + text)?.magnitudeHint(hint) == wanted, "-\(text)")
        }
      }
      #expect(Amount.zero.magnitudeHint(hint) == nil && Amount("0.00012345" as String)?.magnitudeHint(hint) == nil)
    }
  }
}
