import Foundation

/// The currencies the platform knows.
public enum Currencies {
  private static let codes = Set(NSLocale.isoCurrencyCodes)

  /// Whether the platform knows an ISO 4217 code, in any case.
  public static func isKnown(_ code: String) -> Bool { codes.contains(code.uppercased()) }

  /// Whether a text has the form of a code: three ASCII letters.
  static func isWellFormed(_ code: String) -> Bool {
    code.utf8.count == 3 && code.utf8.allSatisfy { 65...90 ~= $0 & ~32 }
  }
}
