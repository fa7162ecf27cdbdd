import AmountTesting
import Foundation
import Testing

@testable import AmountCore

/// 人民币大写: the rows of a table, an older way to write it, and the way back.
@Suite struct RenminbiTests {
  private typealias Chinese = AmountWords.Chinese

  @Test func everyRowOfTheTable() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Words/rmb.tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst(2)
    #expect(rows.count == 113)
    var wan = Chinese()
    wan.writesZeroAtWan = true
    var yuan = Chinese()
    yuan.writesZeroAtYuan = true
    var jiao = Chinese()
    jiao.closingAfter = .jiao
    for row in rows {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let amount = try #require(Amount(cells[0]))
      for (form, cell) in zip([Chinese(), wan, yuan, jiao], cells.dropFirst()) {
        #expect(try form.words(for: amount) == (cell.isEmpty ? cells[1] : cell), "\(row)")
      }
    }
  }

  /// The way of schoolbooks: write every place, then take out what is too much. It holds below a hundred million.
  @Test func agreesWithWritingEveryPlace() throws {
    var random = SeededGenerator()
    for pattern in 0..<(1 << 10) {
      for _ in 0..<4 {
        var fen: Int64 = 0
        for place in 0..<10 {
          fen = fen * 10 + (pattern >> place & 1 == 1 ? Int64.random(in: 1...9, using: &random) : 0)
        }
        let words = try Chinese().words(for: Amount(minorUnits: fen, fractionDigits: 2))
        #expect(words == Self.byEveryPlace(fen), "\(fen), seed \(random.seed)")
      }
    }
  }

  private static func byEveryPlace(_ fen: Int64) -> String {
    guard fen > 0 else { return "人民币零元整" }
    let digits = Array("零壹贰叁肆伍陆柒捌玖")
    var text = ""
    for (digit, place) in zip(String(fen).reversed(), "分角元拾佰仟万拾佰仟") {
      text = "\(digits[digit.wholeNumberValue!])\(place)" + text
    }
    var whole = text.contains("元") ? String(text[...text.firstIndex(of: "元")!]) : ""
    let fraction = String(text.dropFirst(whole.count))
    for place in "拾佰仟" { whole = whole.replacingOccurrences(of: "零\(place)", with: "零") }
    while whole.contains("零零") { whole = whole.replacingOccurrences(of: "零零", with: "零") }
    whole = whole.replacingOccurrences(of: "零万", with: "万").replacingOccurrences(of: "零元", with: "元")
    if fraction == "零角零分" { return "人民币\(whole)整" }
    return "人民币" + whole
      + fraction.replacingOccurrences(of: "零分", with: "")
      .replacingOccurrences(of: "零角", with: whole.isEmpty ? "" : "零")
  }

  // MARK: The way back

  /// Every form: 2⁶ of them in each currency.
  private static let forms: [Chinese] = {
    var forms: [Chinese] = []
    for currency in [Chinese.Currency.renminbi, .newTaiwanDollar, .hongKongDollar] {
      for bits in 0..<64 {
        var form = Chinese(currency)
        form.hasPrefix = bits & 1 == 0
        form.closing = bits & 2 == 0 ? .whole : .straight
        form.closingAfter = bits & 4 == 0 ? .yuan : .jiao
        form.writesZeroAtWan = bits & 8 != 0
        form.writesZeroAtYuan = bits & 16 != 0
        form.yuan = bits & 32 == 0 ? .common : .round
        forms.append(form)
      }
    }
    return forms
  }()

  private func check(_ amount: Amount, _ form: Chinese, _ note: String = "") throws {
    let words = try form.words(for: amount)
    #expect(form.amount(from: words) == amount, "\(amount) \(words) \(note)")
    #expect(!words.contains("零零") && !words.contains("零整") && !words.hasSuffix("零"), "\(words)")
  }

  @Test func everyFormOfSmallAmountsIsReadBack() throws {
    for fen in -21...2100 as ClosedRange<Int64> {
      for (index, form) in Self.forms.enumerated() where fen < 130 || index % 7 == Int(fen % 7) {
        try check(Amount(minorUnits: fen, fractionDigits: 2), form)
      }
    }
  }

  /// Each of 16 places before the point is zero or not.
  @Test func everyPatternOfZerosIsReadBack() throws {
    for pattern in 0..<(1 << 16) {
      var fen: Int64 = 0
      for place in 0..<16 { fen = fen * 10 + (pattern >> place & 1 == 1 ? Int64(1 + (place + pattern) % 9) : 0) }
      fen = fen * 100 + [0, 5, 30, 47][pattern / 7 % 4]
      try check(Amount(minorUnits: fen, fractionDigits: 2), Self.forms[pattern % Self.forms.count])
    }
  }

  @Test func randomAmountsAreReadBack() throws {
    var random = SeededGenerator()
    for _ in 0..<300 {
      let digits = Int.random(in: 1...18, using: &random)
      var fen: Int64 = 0
      for _ in 0..<digits {
        fen = fen * 10 + (Bool.random(using: &random) ? Int64.random(in: 0...9, using: &random) : 0)
      }
      if Bool.random(using: &random) { fen = -fen }
      for form in Self.forms {
        try check(Amount(minorUnits: fen, fractionDigits: 2), form, "seed \(random.seed)")
      }
    }
  }

  @Test(arguments: [
    ("人民幣貳億圓整", "200000000"), ("人民幣陸萬圓正", "60000"), ("壹佰元", "100"), ("伍角", "0.5"), ("人民币伍分", "0.05"),
    ("一万二千", "12000"), ("", nil), ("角", nil), ("元", nil), ("整", nil), ("人民币", nil), ("负", nil), ("123", nil),
    ("伍角元", nil), ("壹兆元整", nil), ("12块5", nil), ("港幣壹佰元整", nil),
  ])
  func whatIsReadAndWhatNot(_ words: String, _ amount: String?) {
    #expect(Chinese().amount(from: words)?.withoutTrailingZeros.description == amount)
  }
}
