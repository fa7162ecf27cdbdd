import AmountFoundation
import Foundation

@testable import AmountCore

// Any bytes as a text to read, in fields of several locales, strictly and generously.

private let formats: [AmountFormat] = [
  ("en_US", "USD"), ("de_DE", "EUR"), ("fr_FR", "EUR"), ("de_CH", "CHF"), ("en_IN", "INR"), ("ja_JP", "JPY"),
  ("zh_CN", "CNY"), ("ko_KR", "KRW"), ("ar_EG", "EGP"), ("en_US", "KWD"), ("ff_Adlm", "GNF"),
].flatMap { locale, currency in
  [AmountFormat.Reading.strict, .generous].map { reading in
    var options = AmountFormat.Options.standard
    (options.sign, options.reading) = (.any, reading)
    do {
      return try AmountFormat(
        locale: Locale(identifier: locale), currency: currency, symbol: .symbol, options: options)
    } catch { fatalError("\(locale): \(error)") }
  }
}

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  var input = Bytes(data, size)
  let format = input.pick(formats)
  let bytes = input.remainder()
  bytes.withUnsafeBufferPointer { bytes in
    let reading = format.read(utf8: bytes)
    let general = AmountReading(Reader(rules: format.rules).readInGeneral(bytes), bytes)
    hold(reading == general, "the short way says \(reading), the general one \(general)")
    check(reading, bytes, format)
  }
  return 0
}

private func check(_ reading: AmountReading, _ bytes: UnsafeBufferPointer<UInt8>, _ format: AmountFormat) {
  let text = String(decoding: bytes, as: UTF8.self)
  if Array(text.utf8) == Array(bytes) {
    hold(reading == format.read(text), "string and bytes are read differently")
  } else {
    hold(reading.amount == nil, "what is no UTF-8 is \(reading)")
  }
  guard let amount = reading.amount else { return }
  hold(reading.span.upperBound <= text.utf16.count && !reading.span.isEmpty, "the span is \(reading.span)")
  // What a field shows for it is read back as the same amount.
  var editor = AmountEditor(format: format)
  if (try? editor.setAmount(amount)) != nil {
    let again = format.read(editor.text).amount
    let isSame = again == editor.amount || editor.amount == nil
    hold(isSame, "\(editor.text) is read back as \(again.map { "\($0)" } ?? "nothing")")
  }
}
