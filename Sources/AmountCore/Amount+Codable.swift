#if !hasFeature(Embedded)
/// How amounts stand in a coded document. A string is the default: JSON numbers pass through binary floating point in
/// many a reader, and an integer does not say what it counts.
///
///     let encoder = JSONEncoder()
///     try encoder.encode([Amount("12.50")])                                     // ["12.50"]
///     encoder.userInfo[.amountCoding] = AmountCoding.minorUnits(fractionDigits: 2)
///     try encoder.encode([Amount("12.50")])                                     // [1250]
///
/// A decoder has to be told the same. One that was told otherwise throws: a string is never taken for cents, and an
/// integer never for units. The setting is of the whole document. Where currencies with different minor units stand in
/// one document, code `minorUnits(fractionDigits:)` by hand, beside the currency.
public enum AmountCoding: Hashable, Sendable {
  /// The canonical form as a string, with the scale as written: `"12.50"`.
  case text
  /// An integer that counts minor units, such as cents. The number of digits is that of storage (ISO 4217), which can
  /// differ from the number a locale shows.
  case minorUnits(fractionDigits: Int)
}

extension CodingUserInfoKey {
  /// How an encoder writes amounts, and how a decoder reads them: an ``AmountCoding``.
  public static let amountCoding = CodingUserInfoKey(rawValue: "AmountKit.amountCoding")!
}

extension Amount: Codable {
  /// Decodes what the decoder's `amountCoding` says: the canonical form in a string, or an integer of minor units.
  ///
  /// - Throws: `DecodingError.typeMismatch` for a number where a string is expected and the other way round,
  ///   `DecodingError.dataCorrupted` for a string that is no amount, and for a setting that cannot be.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let coding = try AmountCoding(decoder.userInfo) { message in
      DecodingError.dataCorruptedError(in: container, debugDescription: message)
    }
    switch coding {
    case .text:
      let text = try container.decode(String.self)
      guard let amount = Amount(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\"\(text)\" is not an amount; expected a string such as \"-1234.50\"")
      }
      self = amount
    case .minorUnits(let fractionDigits):
      self.init(minorUnits: try container.decode(Int64.self), fractionDigits: fractionDigits)
    }
  }

  /// Encodes as the encoder's `amountCoding` says: the canonical form as a string, the scale as written, or an integer of
  /// minor units.
  ///
  /// - Throws: `EncodingError.invalidValue` where an amount is not a whole number of minor units or does not fit into 64
  ///   bits, and for a setting that cannot be.
  public func encode(to encoder: any Encoder) throws {
    func refusal(_ message: String) -> EncodingError {
      .invalidValue(self, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: message))
    }
    var container = encoder.singleValueContainer()
    switch try AmountCoding(encoder.userInfo, refusal) {
    case .text: try container.encode(description)
    case .minorUnits(let fractionDigits):
      guard let units = minorUnits(fractionDigits: fractionDigits) else {
        throw refusal("\(self) is not a whole number of minor units of \(fractionDigits) digits in 64 bits")
      }
      try container.encode(units)
    }
  }
}

extension AmountCoding {
  /// The setting of a coder. One that is not understood is a mistake, and is not passed over.
  fileprivate init<Setting>(
    _ userInfo: [CodingUserInfoKey: Setting], _ refusal: (String) -> any Error
  ) throws {
    guard let setting = userInfo[.amountCoding] else {
      self = .text
      return
    }
    guard let coding = setting as? AmountCoding else {
      throw refusal("amountCoding is \(setting); expected an AmountCoding")
    }
    if case .minorUnits(let digits) = coding, !(0...Amount.maximumDigits).contains(digits) {
      throw refusal("minor units of \(digits) digits do not exist; expected 0 to \(Amount.maximumDigits)")
    }
    self = coding
  }
}
#endif
