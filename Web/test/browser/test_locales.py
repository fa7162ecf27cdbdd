"""The field writes amounts as the browser itself does, in every locale that the browser knows."""

# None for a plain number.
CURRENCIES = [None, "USD", "EUR", "JPY", "KWD", "INR", "CVE"]
AMOUNTS = ["0", "1", "-1", "12.5", "999.99", "1000", "-1234.5", "12345.75", "100000", "1234567.25", "-9876543210.5",
           "123456789012345"]

# All codes of two and three letters with all regions, as far as the browser has data of their own for them.
EVERY_LOCALE = """
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const codes = [...pairs, ...pairs.flatMap((pair) => letters.map((third) => pair + third))];
  const languages = Intl.NumberFormat.supportedLocalesOf(codes).filter((tag) => codes.includes(tag));
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const regions = pairs.map((pair) => pair.toUpperCase()).filter((code) => names.of(code));
  const scripts = 'Adlm Arab Beng Cyrl Deva Guru Hans Hant Latn Mtei Olck Tfng Vaii'.split(' ');
  // Of the formatters that tell their locale, the one that is made fastest.
  const isKnown = (tag) => new Intl.Segmenter(tag).resolvedOptions().locale === tag;
  const known = (tags) => tags.filter(isKnown);
  const bases = languages.flatMap((tag) => [tag, ...known(scripts.map((script) => `${tag}-${script}`))]);
  return bases.flatMap((tag) => [tag, ...known(regions.map((region) => `${tag}-${region}`))]);
"""

COMPARE = """
  const [locales, currencies, amounts] = arguments;
  const found = [];
  for (const locale of locales) {
    for (const currency of currencies) {
      const style = currency ? { style: 'currency', currency } : { maximumFractionDigits: 2 };
      const theirs = new Intl.NumberFormat(locale, style);
      const digits = theirs.resolvedOptions().maximumFractionDigits;
      const ours = kit.amountFormat({ locale, currency, sign: 'any', symbol: currency ? 'symbol' : 'none' });
      for (const amount of amounts) {
        if ((amount.split('.')[1] ?? '').length > digits) continue;
        const [shown, expected] = [ours.show(amount), theirs.format(amount)];
        if (shown !== expected) found.push([locale, currency, amount, shown, expected]);
      }
    }
  }
  return found;
"""


def test_writes_as_the_browser_does(page):
    locales = page.script(EVERY_LOCALE)
    assert len(locales) > 200 and {"en-US", "de-CH", "ar-EG", "zh-Hant"} <= set(locales)
    differing = []
    for start in range(0, len(locales), 100):
        differing += page.script(COMPARE, locales[start : start + 100], CURRENCIES, AMOUNTS)
    assert differing == []
