extension MessageTemplate {
  /// Arabic, العربية.
  static func arabic(_ key: AmountMessages.Key) -> MessageTemplate {
    switch key {
    case .rangeOutOfBounds: "تغيّر النص. يُرجى المحاولة مرة أخرى"
    case .ambiguousAmount: "هل تقصد {readings}؟"
    case .currencyMismatch, .unreadableCurrencyMismatch: "عملة مختلفة: {found}"
    case .unexpectedCharacter: "لا يمكن استخدام «{character}» في المبلغ"
    case .groupingSeparatorTyped: "تُجمَّع الأرقام تلقائيًا"
    case .negativeNotAllowed: "لا يمكن أن يكون المبلغ سالبًا"
    case .decimalSeparatorImplied: "تُضاف الفاصلة العشرية «{separator}» تلقائيًا"
    case .fractionNotAllowed: "مبالغ صحيحة فقط"
    case .secondDecimalSeparator: "يُسمح بفاصلة عشرية «{separator}» واحدة فقط"
    case .leadingDecimalSeparator: "ابدأ برقم"
    case .redundantLeadingZero: "لا يُسمح بأصفار في البداية"
    case .tooManyFractionDigits, .unreadableTooManyFractionDigits:
      .init(
        "الحد الأقصى {maximum} منزلة عشرية",
        [
          .one: "الحد الأقصى منزلة عشرية واحدة", .two: "الحد الأقصى منزلتان عشريتان",
          .few: "الحد الأقصى {maximum} منازل عشرية",
        ])
    case .tooManyIntegerDigits:
      .init(
        "الحد الأقصى {maximum} رقمًا قبل الفاصلة",
        [
          .one: "الحد الأقصى رقم واحد قبل الفاصلة", .two: "الحد الأقصى رقمان قبل الفاصلة",
          .few: "الحد الأقصى {maximum} أرقام قبل الفاصلة",
        ])
    case .zeroNotAllowed, .validityZeroNotAllowed: "لا يمكن أن يكون المبلغ صفرًا"
    case .aboveMaximum, .validityAboveMaximum: "الحد الأقصى: {maximum}"
    case .belowMinimum, .validityBelowMinimum: "الحد الأدنى: {minimum}"
    case .unreadableEmpty: "لا يحتوي النص على رقم"
    case .unreadableNotAnAmount: "هذا ليس مبلغًا صحيحًا"
    case .unreadableTooManyDigits: "عدد الأرقام كبير جدًا"
    case .unreadableMisplacedSign: "الإشارة في غير موضعها"
    case .unreadableRepeatedCurrency: "العملة مذكورة أكثر من مرة"
    case .unreadableMalformedGroups: "الأرقام غير مجمَّعة بشكل صحيح"
    case .unreadableSeveralValues: "أدخل مبلغًا واحدًا فقط"
    case .unreadableMixedDigits: "الأرقام مكتوبة بأنظمة مختلفة"
    case .unreadableHiddenCharacter: "يحتوي النص على حرف غير مرئي"
    case .unreadableInvalidEncoding: "تعذّرت قراءة النص (ليس UTF-8)"
    case .unreadableNeeds: "أدخل أرقامًا فقط"
    case .validityEmpty: "أدخل المبلغ"
    case .validityDoubtfulSeparator: "تحقّق من المبلغ: {amount}"
    case .changeSign: "تغيير الإشارة"
    case .confirm: "اضغط Enter مرة أخرى لقبول {amount}"
    }
  }
}
