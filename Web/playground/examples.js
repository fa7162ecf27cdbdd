/** Fields to begin with: their options, and an amount where one helps. */
export const examples = [
  { title: 'US dollars', options: { currency: 'USD', symbol: 'symbol' } },
  { title: 'Euro, German', options: { locale: 'de-DE', currency: 'EUR', symbol: 'symbol' } },
  { title: 'Yen', options: { locale: 'ja-JP', currency: 'JPY', symbol: 'symbol' } },
  { title: 'Rupees, Hindi', options: { locale: 'hi-IN', currency: 'INR', symbol: 'symbol' } },
  { title: 'Yuan, up to 50,000', options: { locale: 'zh-CN', currency: 'CNY', symbol: 'symbol', maximum: '50000', 'out-of-range': 'reject' } },
  { title: 'Pounds, Egypt', options: { locale: 'ar-EG', currency: 'EGP', symbol: 'symbol', digits: 'locale' } },
  { title: 'Cents from the right', options: { currency: 'USD', symbol: 'symbol', entry: 'minor-units' } },
  { title: 'Classic', options: { preset: 'classic' } },
];
