#if canImport(UIKit) || canImport(AppKit)
import AmountCore
import AmountFoundation
import Foundation

extension AmountFormat {
  /// What a field has whose app gives no format: the standard preset of a locale, with `.` and `,` both being the decimal
  /// key. A number pad follows the region of the device, not the format, so its one mark has to do.
  static func field(in locale: Locale = .current) -> AmountFormat {
    var options = Options.standard
    options.typedSeparator = .any
    return (try? AmountFormat(locale: locale, options: options)) ?? .standard
  }
}
#endif
