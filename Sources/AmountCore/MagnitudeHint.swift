/// The name of the place of an amount's first digit, to be shown above it: a zero too many is seen at once.
///
///     let amount: Amount = "1234567.89"
///     amount.magnitudeHint(.simplifiedChinese)   // 百万
///     amount.magnitudeHint(.indianEnglish)       // lakh
///     amount.magnitudeHint(.english)             // million
///
/// Chinese, Japanese and Korean name every place from 万 upward, as the payment apps of China do; below it the digits
/// are counted at a glance. English names the group that the first digit stands in: the groups are those of the
/// figures.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum MagnitudeHint: CaseIterable, Sendable {
  /// 万 十万 百万 千万 亿 … 万亿 … 千万亿: 10¹² is 万亿.
  case simplifiedChinese
  /// 萬 十萬 百萬 千萬 億 … 兆 … 千兆: 10¹² is 兆.
  case traditionalChinese
  /// 万 十万 百万 千万 億 … 兆 … 千兆.
  case japanese
  /// 만 십만 백만 천만 억 … 조 … 천조.
  case korean
  /// thousand, lakh, crore, lakh crore.
  case indianEnglish
  /// thousand, million, billion, trillion, quadrillion.
  case english
}

extension Amount {
  /// The name of the place of the first digit; nil for small amounts and for those of more than 16 digits before the
  /// point, which have no name that all agree on. The sign does not matter.
  ///
  /// Complexity: O(1).
  public func magnitudeHint(_ hint: MagnitudeHint) -> String? { magnitude(hint)?.text }

  /// The name in UTF-8, for a host that makes no `String` of it.
  package func utf8MagnitudeHint(_ hint: MagnitudeHint) -> [UInt8]? { magnitude(hint)?.bytes }

  private func magnitude(_ hint: MagnitudeHint) -> WordBuffer? {
    let digits = integerDigitCount
    guard digits <= 16 else { return nil }
    switch hint {
    case .simplifiedChinese: return Self.place(digits, "十百千", "万亿")
    case .traditionalChinese: return Self.place(digits, "十百千", "萬億兆")
    case .japanese: return Self.place(digits, "十百千", "万億兆")
    case .korean: return Self.place(digits, "십백천", "만억조")
    case .indianEnglish:
      switch digits {
      case ..<4: return nil
      case 4...5: return WordBuffer("thousand")
      case 6...7: return WordBuffer("lakh")
      case 8...12: return WordBuffer("crore")
      default: return WordBuffer("lakh crore")
      }
    case .english:
      switch digits {
      case ..<4: return nil
      case 4...6: return WordBuffer("thousand")
      case 7...9: return WordBuffer("million")
      case 10...12: return WordBuffer("billion")
      case 13...15: return WordBuffer("trillion")
      default: return WordBuffer("quadrillion")
      }
    }
  }
}

extension Amount {
  /// The place of the first of so many digits, where numbers are named by fours. Where there is no third unit, 10¹² is
  /// a ten thousand of the second.
  private static func place(_ digits: Int, _ places: StaticString, _ units: StaticString) -> WordBuffer? {
    guard digits > 4 else { return nil }
    let (unit, place) = ((digits - 5) / 4, (digits - 5) % 4)
    var words = WordBuffer()
    if place > 0 { words.put(place - 1, of: places) }
    if unit * 3 < units.utf8CodeUnitCount {
      words.put(unit, of: units)
    } else {
      words.put(units)
    }
    return words
  }
}
