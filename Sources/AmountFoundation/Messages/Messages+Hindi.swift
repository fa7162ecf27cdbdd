extension MessageTemplate {
  /// Hindi, हिन्दी.
  static func hindi(_ key: AmountMessages.Key) -> MessageTemplate {
    switch key {
    case .rangeOutOfBounds: "टेक्स्ट बदल गया है। कृपया फिर से कोशिश करें"
    case .ambiguousAmount: "क्या आपका मतलब {readings} है?"
    case .currencyMismatch, .unreadableCurrencyMismatch: "मुद्रा अलग है: {found}"
    case .unexpectedCharacter: "राशि में “{character}” नहीं लिखा जा सकता"
    case .groupingSeparatorTyped: "अंकों के समूह अपने-आप बनते हैं"
    case .negativeNotAllowed: "राशि ऋणात्मक नहीं हो सकती"
    case .decimalSeparatorImplied: "दशमलव चिह्न “{separator}” अपने-आप लगता है"
    case .fractionNotAllowed: "केवल पूर्ण राशि दर्ज करें"
    case .secondDecimalSeparator: "केवल एक दशमलव चिह्न “{separator}” हो सकता है"
    case .leadingDecimalSeparator: "किसी अंक से शुरू करें"
    case .redundantLeadingZero: "शुरुआत में शून्य न लगाएँ"
    case .tooManyFractionDigits, .unreadableTooManyFractionDigits: "दशमलव के बाद अधिकतम {maximum} अंक"
    case .tooManyIntegerDigits: "दशमलव से पहले अधिकतम {maximum} अंक"
    case .zeroNotAllowed, .validityZeroNotAllowed: "राशि शून्य नहीं हो सकती"
    case .aboveMaximum, .validityAboveMaximum: "अधिकतम राशि: {maximum}"
    case .belowMinimum, .validityBelowMinimum: "न्यूनतम राशि: {minimum}"
    case .unreadableEmpty: "इसमें कोई संख्या नहीं है"
    case .unreadableNotAnAmount: "यह मान्य राशि नहीं है"
    case .unreadableTooManyDigits: "अंक बहुत ज़्यादा हैं"
    case .unreadableMisplacedSign: "धन या ऋण चिह्न गलत जगह पर है"
    case .unreadableRepeatedCurrency: "मुद्रा एक से ज़्यादा बार लिखी है"
    case .unreadableMalformedGroups: "अंकों के समूह सही नहीं हैं"
    case .unreadableSeveralValues: "केवल एक राशि दर्ज करें"
    case .unreadableMixedDigits: "अलग-अलग लिपियों के अंक मिले हुए हैं"
    case .unreadableHiddenCharacter: "इसमें एक अदृश्य वर्ण है"
    case .unreadableInvalidEncoding: "टेक्स्ट पढ़ा नहीं जा सका (UTF-8 नहीं है)"
    case .unreadableNeeds: "केवल अंकों में लिखें"
    case .validityEmpty: "राशि दर्ज करें"
    case .validityDoubtfulSeparator: "कृपया राशि जाँचें: {amount}"
    case .changeSign: "चिह्न बदलें"
    case .confirm: "{amount} स्वीकार करने के लिए फिर से Enter दबाएँ"
    }
  }
}
