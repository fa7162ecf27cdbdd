import AmountCore
import AmountFoundation
import Foundation

/// A row of `Tests/Reading/reading.tsv`: a text, and what it means in a field.
struct Row: CustomStringConvertible, Sendable {
  let id: String
  let locale: String
  let currency: String?
  let text: String
  let expected: String
  let flag: String

  var description: String { "\(id) \(locale) \(currency ?? "-") \(text.debugDescription)" }

  /// All rows of the file.
  static func all() throws -> [Row] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Reading/reading.tsv")
    let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).unicodeScalars.split(separator: "\n")
    return lines.dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
      return Row(
        id: cells[0], locale: cells[2], currency: cells[3] == "-" ? nil : cells[3], text: unescaped(cells[4]),
        expected: cells[5], flag: cells[6])
    }
  }

  /// `\t`, `\n`, `\r`, `\\`.
  private static func unescaped(_ cell: String) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in cell.unicodeScalars {
      if isEscaped {
        result.append(scalar == "t" ? "\t" : scalar == "n" ? "\n" : scalar == "r" ? "\r" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  func reading(_ generosity: AmountFormat.Reading) throws -> AmountReading {
    var options = AmountFormat.Options.standard
    options.reading = generosity
    let format = try AmountFormat(
      locale: Locale(identifier: locale), currency: currency, symbol: currency == nil ? .none : .symbol,
      options: options)
    return format.read(text)
  }

  /// What is wrong with a strict reading, or nil.
  func fault(in reading: AmountReading) -> String? {
    let got = "\(reading.meaning)"
    switch reading.meaning {
    case .exact(let amount):
      return flag == "exact" && amount.description == expected ? nil : got
    case .reinterpreted(let amount):
      return flag == "reinterpreted" && amount.description == expected ? nil : got
    case .ambiguous: return flag == "ambiguous" ? nil : got
    case .unreadable(.currencyMismatch): return flag == "reject:currency-mismatch" ? nil : got
    case .unreadable:
      let isRefused = flag.hasPrefix("reject:") && flag != "reject:currency-mismatch"
      return isRefused || flag.hasPrefix("optin:") ? nil : got
    }
  }
}
