import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, format, read } from '../../dist/plain.js';

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
    ['1234.5', { locale: '', currency: '', maximum: '', entry: '', prefix: '' }, '1,234.5'],
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

test('checks what a client sent', async () => {
  const euros = { locale: 'de-DE', currency: 'EUR', minimum: '0.01', maximum: '50000' };
  const rows = [
    ['1234.50', euros, 'valid'],
    [12.5, euros, 'valid'],
    ['50000', euros, 'valid'],
    ['50000.01', euros, 'aboveMaximum'],
    ['0', euros, 'belowMinimum'],
    ['', euros, 'empty'],
    [null, euros, 'empty'],
    [undefined, {}, 'empty'],
    // Not read as German: it has a fraction too many.
    ['1.234', euros, 'tooManyFractionDigits'],
    ['1.230', euros, 'valid'],
    ['1.234,50', euros, 'unreadableAmount'],
    ['1e3', euros, 'unreadableAmount'],
    [NaN, euros, 'unreadableAmount'],
    ['1.5', { currency: 'JPY' }, 'fractionNotAllowed'],
    ['1234567890123456', {}, 'tooManyIntegerDigits'],
    ['-5', {}, 'negativeNotAllowed'],
    ['-0', {}, 'valid'],
    ['-5', { sign: 'any' }, 'valid'],
    ['0', { zeroAmount: 'reject' }, 'zeroNotAllowed'],
  ];
  for (const [amount, options, name] of rows) {
    const found = await check(amount, options);
    assert.equal(found.name, name, `${amount} ${JSON.stringify(options)}`);
    assert.equal(found.isValid, name === 'valid');
    assert.equal(found.message === '', name === 'valid');
  }
  assert.match((await check('60000', euros, 'de')).message, /50\.000,00/);
  for (const value of ['EUR', '']) await assert.rejects(check('1', { currancy: value }), /currancy/);
});
