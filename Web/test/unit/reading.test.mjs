// What a text means on the page: the list of every host, and the same answer whatever was read before.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { loadEngine } from '../../dist/engine.js';
import { AmountFormat } from '../../dist/format.js';
import { needsSpellings, ownSpellings, spellingsOf } from '../../dist/spellings.js';

await loadEngine();

const file = new URL('../../../Tests/Reading/reading.tsv', import.meta.url);
const escapes = { t: '\t', n: '\n', r: '\r' };
const rows = (await readFile(file, 'utf8')).split('\n').slice(1).filter(Boolean).map((line) => {
  const [id, , locale, currency, raw, expected, flag] = line.split('\t');
  const text = raw.replace(/\\(.)/gs, (_, letter) => escapes[letter] ?? letter);
  const options = { locale: locale.replaceAll('_', '-') };
  if (currency !== '-') Object.assign(options, { currency, symbol: 'symbol' });
  return { id, options, text, expected, flag };
});

/** A format that has read nothing yet, and one that knows all spellings. */
const cold = (options) => new AmountFormat(options);
const warm = (options) => new AmountFormat(options, spellingsOf(options.locale, options.currency));

/** What is wrong with a reading, or nothing. */
function fault({ expected, flag }, reading) {
  const { status, amount, reason } = reading;
  const isMismatch = reason?.name === 'currency-mismatch';
  if (status === 'unreadable') {
    if (flag === 'reject:currency-mismatch' ? isMismatch : !isMismatch && /^(reject|optin):/.test(flag)) return;
  } else if (status === flag && (status === 'ambiguous' || amount === expected)) {
    return;
  }
  return `${flag} ${expected}, got ${status} ${amount ?? reason?.name ?? ''}`;
}

/** Whether the locale data at hand are those the row was written for. */
function isMet({ locale, currency }) {
  if (Intl.NumberFormat.supportedLocalesOf([locale]).length === 0) return false;
  if (locale !== 'en-CA' || currency !== 'USD') return true;
  return ownSpellings(locale, currency, 'narrow').own.includes('$');
}

test('reads every row of the list', () => {
  const faults = rows.map((row) => [row, isMet(row.options) && fault(row, cold(row.options).read(row.text))]);
  const found = faults.filter(([, fault]) => fault);
  assert.deepEqual(found.map(([row, fault]) => `${row.id} ${row.text} ${row.options.locale} ${fault}`), []);
  assert(rows.length > 550);
});

test('reads the same whatever was read before', () => {
  const fields = [
    ['en-US', 'USD'], ['en-CA', 'USD'], ['en-LK', 'LKR'], ['de-DE', 'EUR'], ['de-CH', 'CHF'], ['sv-SE', 'SEK'],
    ['sv-SE', 'NOK'], ['pl-PL', 'PLN'], ['es-PE', 'PEN'], ['ar-EG', 'EGP'], ['ja-JP', 'JPY'], ['hi-IN', 'INR'],
    ['fr-FR', 'EUR'], ['ru-RU', 'RUB'],
  ];
  let count = 0;
  for (const [locale, currency] of fields) {
    for (const symbol of [undefined, 'symbol', 'narrow']) {
      const options = { locale, currency, symbol };
      const knowing = warm(options);
      const known = ownSpellings(locale, currency, symbol).own;
      const { own, shared } = spellingsOf(locale, currency);
      for (const mark of new Set([...own, ...shared, currency, 'kr', '$', '€'])) {
        const numbers = ['50', '.50', ' .50', ',5', '12.50', '-5', ' 5', '(5)', '1,234.5', '.'];
        const texts = numbers.flatMap((rest) => [mark + rest, rest + mark, `${rest} ${mark}`]);
        const twice = [`${mark}5${mark}`, `${mark} 5 ${currency}`, `5 ${mark} ${currency}`];
        for (const text of [...texts, ...twice, `5${mark}50`, `5 ${mark}.`, `5${mark},-`]) {
          count += 1;
          // Else all spellings are collected first.
          if (needsSpellings(text, known)) continue;
          assert.deepEqual(cold(options).read(text), knowing.read(text), `${text} in ${JSON.stringify(options)}`);
        }
      }
    }
  }
  assert(count > 10_000);
});
