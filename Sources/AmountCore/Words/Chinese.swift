extension AmountWords {
  /// Amounts in financial Chinese: 人民币大写, and its traditional like of Taiwan and Hong Kong.
  ///
  ///     try AmountWords.Chinese(.renminbi).words(for: "1409.50")          // 人民币壹仟肆佰零玖元伍角
  ///     try AmountWords.Chinese(.newTaiwanDollar).words(for: "1409")      // 新臺幣壹仟肆佰零玖元整
  ///
  /// The renminbi follow annex 1 of the Payment and Settlement Measures (支付结算办法, 银发〔1997〕393号): by default the
  /// form with the fewest 零, every other form that is permitted by an option. Taiwan and Hong Kong are a custom here,
  /// not checked law.
  public struct Chinese: Equatable, Sendable {
    /// Which currency, and with it the characters, the words in front and the name of 10¹².
    public enum Currency: Sendable {
      /// 人民币; 10¹² is 万亿.
      case renminbi
      /// 新臺幣; 10¹² is 兆.
      case newTaiwanDollar
      /// 港幣; 10¹² is 兆.
      case hongKongDollar
    }

    /// What closes an amount without 分. Both are right.
    public enum Closing: String, CaseIterable, Sendable {
      case whole = "整"
      case straight = "正"
    }

    /// Where the amount is closed.
    public enum ClosingAfter: String, CaseIterable, Sendable {
      /// Only an amount that ends at 元, as bills may.
      case yuan
      /// Also one that ends at 角, as accounting vouchers must (会计基础工作规范, article 52).
      case jiao
    }

    /// The character of the unit. Both are right.
    public enum Yuan: String, CaseIterable, Sendable {
      case common = "元"
      /// Written 圓 in traditional characters.
      case round = "圆"
    }

    public var currency: Currency
    /// Whether the currency's name stands in front.
    public var hasPrefix = true
    public var closing = Closing.whole
    public var closingAfter = ClosingAfter.yuan
    /// Whether the optional 零 behind 万 and 亿 is written: 壹拾万零柒仟元.
    public var writesZeroAtWan = false
    /// Whether the optional 零 behind 元 is written: 壹拾元零伍角.
    public var writesZeroAtYuan = false
    public var yuan = Yuan.common

    /// The form with the fewest 零, closed with 整, behind the currency's name.
    public init(_ currency: Currency = .renminbi) {
      self.currency = currency
    }

    private var isTraditional: Bool { currency != .renminbi }

    /// The amount in words: below 10¹⁶, to the 分. What is below zero has 负 behind the currency's name, as books do;
    /// the rules are of bills, which never are.
    ///
    /// - Throws: ``AmountWordsError`` for an amount that is finer or larger.
    /// - Complexity: O(digits).
    public func words(for amount: Amount) throws(AmountWordsError) -> String { try buffer(for: amount).text }

    func buffer(for amount: Amount) throws(AmountWordsError) -> WordBuffer {
      let parts = try WordParts(amount, integerDigits: 16)
      var words = WordBuffer()
      if hasPrefix {
        switch currency {
        case .renminbi: words.put("人民币")
        case .newTaiwanDollar: words.put("新臺幣")
        case .hongKongDollar: words.put("港幣")
        }
      }
      if parts.isNegative { words.put(isTraditional ? "負" : "负") }
      let (tenths, hundredths) = (parts.hundredths / 10, parts.hundredths % 10)
      if parts.units > 0 || parts.hundredths == 0 {
        number.write(parts.units, to: &words)
        switch yuan {
        case .common: words.put("元")
        case .round: words.put(isTraditional ? "圓" : "圆")
        }
        let isRequired = tenths == 0 && hundredths > 0
        let isPermitted = tenths > 0 && parts.units % 10 == 0 && writesZeroAtYuan
        if isRequired || isPermitted { words.put("零") }
      }
      if tenths > 0 {
        words.put(tenths, of: digits)
        words.put("角")
      }
      if hundredths > 0 {
        words.put(hundredths, of: digits)
        words.put("分")
      } else if tenths == 0 || closingAfter == .jiao {
        switch closing {
        case .whole: words.put("整")
        case .straight: words.put("正")
        }
      }
      return words
    }

    private var digits: StaticString { isTraditional ? "零壹貳參肆伍陸柒捌玖" : "零壹贰叁肆伍陆柒捌玖" }

    private var number: EastAsianNumber {
      EastAsianNumber(
        digits: digits, places: "拾佰仟", units: isTraditional ? "萬億兆" : "万亿",
        writesZeroBetweenGroups: writesZeroAtWan)
    }
  }
}
