import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digitValue, loadEngine } from '../../dist/engine.js';
import { amountFormat } from '../../dist/format.js';

await loadEngine();

/** Every language of two letters that there are data for, and some with a region or a script of their own. */
function locales() {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const regional = ['en-IN', 'es-MX', 'de-AT', 'de-CH', 'fr-CA', 'fr-CH', 'pt-PT', 'ar-EG', 'ar-LB', 'ur-IN', 'sr-Latn',
    'zh-Hant', 'hi-IN-u-nu-deva', 'ar-EG-u-nu-latn', 'th-TH-u-nu-thai', 'zh-CN-u-nu-hanidec'];
  return [...Intl.NumberFormat.supportedLocalesOf(pairs), ...regional];
}

const amounts = ['0.5', '1', '12.25', '1234', '12345.75', '1234567.5', '123456789012.5', '-1', '-1234.25', '-1234567.5'];

test('amounts are written as the browser writes them, in every locale', () => {
  const looks = [
    ['none', undefined], ['symbol', 'symbol'], ['narrow', 'narrowSymbol'], ['code', 'code'],
  ];
  const failures = [];
  const all = locales();
  for (const locale of all) {
    for (const currency of ['EUR', 'JPY', 'KWD']) {
      for (const [symbol, currencyDisplay] of looks) {
        const currencyStyle = { style: 'currency', currency, currencyDisplay };
        const digits = new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions();
        const length = digits.maximumFractionDigits;
        const length2 = { minimumFractionDigits: length, maximumFractionDigits: length };
        const own = new Intl.NumberFormat(locale, currencyDisplay ? { ...currencyStyle, ...length2 } : length2);
        const format = amountFormat({ locale, currency, symbol, sign: 'any' });
        for (const amount of amounts) {
          const whole = length === 0 ? amount.replace(/\..*/, '') : amount;
          if (whole === '0') continue;
          const [shown, expected] = [format.show(whole), own.format(whole)];
          if (shown !== expected) failures.push(`${locale} ${currency} ${symbol} ${whole}: ${shown}, not ${expected}`);
        }
      }
    }
  }
  assert(all.length > 100, `${all.length} locales`);
  assert.equal(failures.slice(0, 40).join('\n'), '', `${failures.length} differ`);
});

test('digits have their value in every numbering system', () => {
  for (let value = 0; value < 10; value += 1) {
    for (const system of Intl.supportedValuesOf('numberingSystem')) {
      const digit = new Intl.NumberFormat('en', { numberingSystem: system }).format(value);
      if (/^\p{Nd}$/u.test(digit)) assert.equal(digitValue(digit.codePointAt(0)), value, `${system} ${digit}`);
    }
  }
  for (const other of ['²', '➋', '五', 'Ⅴ', 'a', '/', ':', '\ud800', '\u065f']) {
    assert.equal(digitValue(other.codePointAt(0)), -1, other);
  }
});

test('digits come in tens', () => {
  const counts = Array(10).fill(0);
  for (let scalar = 0; scalar <= 0x10ffff; scalar += 1) {
    const value = digitValue(scalar);
    if (value >= 0) counts[value] += 1;
  }
  assert.deepEqual(counts, Array(10).fill(counts[0]));
  assert(counts[0] > 60);
});
