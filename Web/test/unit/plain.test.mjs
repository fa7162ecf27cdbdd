import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format, read } from '../../dist/plain.js';

test('shows amounts as locales write them', async () => {
  const rows = [
    ['1234.5', {}, '1,234.5'],
    ['1234.5', { locale: 'de-DE', currency: 'EUR', symbol: 'symbol' }, '1.234,50\u00a0€'],
    ['-1234567.5', { locale: 'hi-IN', currency: 'INR', symbol: 'symbol', sign: 'any' }, '-₹12,34,567.50'],
    ['1234', { locale: 'es-ES' }, '1234'],
    ['12345', { locale: 'es-ES' }, '12.345'],
    ['1234.5', { locale: 'ar-EG-u-nu-arab' }, '١٬٢٣٤٫٥'],
    ['1234', { locale: 'ja-JP', currency: 'JPY', symbol: 'code' }, 'JPY\u00a01,234'],
    ['1234.5', { preset: 'classic' }, '1234.5'],
    ['1.5', { currency: 'JPY' }, null],
  ];
  for (const [amount, options, text] of rows) assert.equal(await format(amount, options), text, JSON.stringify(options));
});

test('reads texts', async () => {
  const rows = [
    ['$1,234.56', { currency: 'USD' }, 'exact', '1234.56'],
    ['1.234,56', { currency: 'USD' }, 'reinterpreted', '1234.56'],
    ['1.234', { currency: 'USD' }, 'ambiguous', null],
    ['€12', { currency: 'USD' }, 'unreadable', null],
    ['12 dollars', { currency: 'USD' }, 'exact', '12'],
    ['12 EUR', { currency: 'USD' }, 'unreadable', null],
    ['12 Euro', { locale: 'de-DE', currency: 'EUR' }, 'exact', '12'],
  ];
  for (const [text, options, status, amount] of rows) {
    const reading = await read(text, options);
    assert.deepEqual([reading.status, reading.amount], [status, amount], text);
  }
  const reading = await read('€12', { currency: 'USD' });
  assert.deepEqual(reading.reason, { name: 'currency-mismatch', found: '€' });
  for (const value of [12.5, null]) await assert.rejects(read(value), /a text is read, such as "12.50", not/);
});
