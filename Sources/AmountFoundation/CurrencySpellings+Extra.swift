extension CurrencyNames {
  /// Spellings that people use and no locale of the platform has: abbreviations with a point, colloquial names, written
  /// forms of bills. Each stands beside what the platform knows, in every locale.
  static let extra: [(codes: [String], marks: [String])] = [
    // 块 is spoken, 元 and 圆 are written; the traditional forms belong to the same currencies.
    (["CNY", "TWD", "HKD", "MOP"], ["元", "圆", "圓", "块", "塊"]),
    (["CNY"], ["人民币", "人民幣", "RMB", "块钱", "元人民币", "CN¥", "￥"]),
    (["TWD"], ["新台币", "新臺幣", "新台幣", "台币", "臺幣", "台幣", "NT$", "NT"]),
    (["HKD"], ["港币", "港幣", "港元", "HK$"]),
    (["MOP"], ["澳门元", "澳門元", "葡币", "MOP$"]),
    (["JPY"], ["円", "圓", "圆", "日元", "日圆", "JP¥"]),
    (["KRW"], ["원", "圓"]),
    (["INR", "PKR", "LKR", "NPR", "MUR"], ["Rs", "Rs.", "Re", "Re."]),
    (["INR"], ["रु", "रु.", "रू", "रू.", "रुपये", "रुपए"]),
    (["RUB"], ["руб", "руб.", "р", "р.", "рублей", "рубля", "рубль"]),
    (["BYN"], ["руб", "руб.", "р", "р."]),
    (["UAH"], ["грн", "грн."]),
    (["BGN"], ["лв", "лв."]),
    (["KZT"], ["тг", "тг.", "тнг"]),
    (["CHF"], ["Fr", "Fr.", "SFr", "SFr.", "sFr.", "Franken", "francs", "franchi"]),
    (["SEK", "NOK", "DKK", "ISK"], ["kr", "kr."]),
    (["DKK"], ["DKr", "dkr."]),
    (["CZK"], ["Kč", "Kc"]),
    (["PLN"], ["zł", "zł.", "zl", "złotych", "złoty", "złote"]),
    (["HUF"], ["Ft", "Ft.", "forint"]),
    (["TRY"], ["TL", "lira"]),
    (["VND"], ["đ", "₫", "VNĐ", "đồng"]),
    (["IDR"], ["Rp", "Rp.", "rupiah"]),
    (["MYR"], ["RM"]),
    (["PHP"], ["Php", "₱", "PhP", "piso"]),
    (["THB"], ["฿", "บาท", "baht"]),
    (["ZAR"], ["R"]),
    (["BRL"], ["R$", "reais", "real"]),
    (["PEN"], ["S/", "S/."]),
    (["AED"], ["Dhs", "Dhs.", "Dh", "Dh.", "د.إ"]),
    (["KWD"], ["KD", "K.D.", "د.ك"]),
    (["BHD"], ["BD", "د.ب"]),
    (["SAR"], ["SR", "ر.س", "﷼"]),
    (["IRR"], ["ریال", "﷼"]),
    (["ILS"], ["NIS", "ש\"ח", "ש״ח"]),
    (["NGN"], ["₦", "naira"]),
    (["GHS"], ["GH₵", "₵"]),
    (["USD"], ["US$", "$US", "U$S", "bucks", "Dollar", "dollars"]),
    (["CAD"], ["C$", "CA$", "$CA", "Can$"]),
    (["AUD"], ["A$", "AU$"]),
    (["NZD"], ["NZ$"]),
    (["SGD"], ["S$", "SG$"]),
    (["GBP"], ["£", "quid", "UK£"]),
    (["EUR"], ["€", "Euro", "euros"]),
  ]

  /// Letters that are symbols of a currency and, behind a number, more often thousands, millions or litres.
  static let doubtfulSymbols: Set<String> = ["K", "L", "M", "T", "B", "Cr", "Dr", "CR", "DR"]
}
