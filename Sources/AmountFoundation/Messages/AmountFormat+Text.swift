import AmountCore

extension AmountFormat {
  /// An amount as a field of this format shows it without focus, be it one that the field could not hold.
  func text(of amount: Amount) -> String {
    if let text = shown(amount) { return text }
    var wider = options
    (wider.minimum, wider.maximum) = (nil, nil)
    let fraction = fractionDigits.lowerBound...max(fractionDigits.upperBound, amount.scale)
    wider.fractionDigits = fraction
    wider.integerDigits = max(1, Amount.maximumDigits - fraction.upperBound)
    let format = try? AmountFormat(notation: notation, options: wider)
    return format?.shown(amount) ?? amount.description
  }

  private func shown(_ amount: Amount) -> String? {
    var editor = AmountEditor(format: self)
    editor.endEditing()
    do { try editor.setAmount(amount) } catch { return nil }
    return editor.text
  }

  /// A number in the digits of this format.
  func text(of count: Int) -> String {
    var text = String.UnicodeScalarView()
    for digit in String(count).unicodeScalars {
      text.append(digit.properties.numericType == nil ? digit : notation.digits[Int(digit.value) - 48])
    }
    return String(text)
  }
}
