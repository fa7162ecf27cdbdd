import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEngine } from '../../dist/engine.js';
import { EngineField } from '../../dist/field.js';
import { amountFormat } from '../../dist/format.js';
import { AmountFormatError, optionNames, parseOption } from '../../dist/options.js';

await loadEngine();

const typed = (field, text) => [...text].map((key) => field.apply(field.start, field.end, key));

function editing(options) {
  const field = new EngineField(amountFormat(options));
  field.focus();
  return field;
}

test('a paste that needs all currencies keeps what can be undone', () => {
  const field = editing({ currency: 'USD' });
  typed(field, '1234');
  field.select(0, 5);
  assert.equal(field.apply(0, 5, '12 dollars'), 'adjusted');
  assert.equal(field.text, '12');
  assert.equal(field.apply(0, 2, '12 EUR'), 'refused');
  assert.deepEqual(field.rejection, { name: 'currencyMismatch', found: 'EUR' });
  assert(field.undo());
  assert.deepEqual([field.text, field.start, field.end], ['1,234', 0, 5]);
  assert.equal(field.apply(0, 5, '7 bucks'), 'adjusted', 'an older state knows them too');
  field.dispose();
});

test('another format keeps the amount or is refused', () => {
  const field = editing({ currency: 'USD' });
  typed(field, '12.5');
  assert.equal(field.reformat(amountFormat({ currency: 'JPY' })), 'refused');
  assert.deepEqual([field.text, field.rejection.name], ['12.5', 'fractionNotAllowed']);
  assert.equal(field.reformat(amountFormat({ locale: 'de-DE', currency: 'EUR' })), 'adjusted');
  // As it was typed; the end of editing pads it.
  assert.equal(field.text, '12,5');
  field.blur();
  assert.equal(field.text, '12,50');
  field.dispose();
});

test('many fields do not disturb one another', () => {
  const fields = Array.from({ length: 300 }, () => editing({}));
  fields.forEach((field, index) => typed(field, String(1000 + index)));
  fields.filter((_, index) => index % 2).forEach((field) => field.dispose());
  const others = Array.from({ length: 100 }, () => editing({ locale: 'de-DE' }));
  others.forEach((field) => typed(field, '4321'));
  fields.forEach((field, index) => {
    if (index % 2) return;
    field.apply(0, 0, '5');
    assert.equal(field.amount, `5${1000 + index}`);
  });
  assert.throws(() => fields[1].focus(), /disposed/);
  assert.equal(others[99].text, '4.321');
});

test('a long paste is refused whole, or read whole', () => {
  const field = editing({});
  assert.equal(field.apply(0, 0, 'x'.repeat(200_000)), 'refused');
  assert.equal(field.apply(0, 0, `${' '.repeat(100_000)}12`), 'adjusted');
  assert.equal(field.text, '12');
  field.dispose();
});

test('any text is safe', () => {
  const seed = 20261130;
  let state = seed;
  const random = (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor(state / 65536) % below;
  };
  const pieces = ['1', '0', '.', ',', '-', ' ', '€', 'x', '\ud83d', '\ude00', '٣', '\u200f', '\r\n', '12', '(5)', '\0'];
  const field = editing({ locale: 'ar-EG', currency: 'EGP', symbol: 'symbol', sign: 'any' });
  for (let step = 0; step < 3000; step += 1) {
    const text = Array.from({ length: random(4) }, () => pieces[random(pieces.length)]).join('');
    const before = field.text;
    const [start, end] = [random(12) - 1, random(12) - 1];
    const answer = field.apply(start, end, text);
    if (answer === 'refused') assert.equal(field.text, before, `seed ${seed}, step ${step}`);
    assert(field.start <= field.end && field.end <= field.text.length, `seed ${seed}, step ${step}`);
    if (step % 50 === 0) field.set(null);
  }
});

test('options that cannot be are told', () => {
  const rows = [
    [{ minimum: '5', maximum: '4' }, 'minimumAboveMaximum', 'the minimum 5 is above the maximum 4'],
    [{ maximum: '-1' }, 'negativeMaximum', 'allow any sign'],
    [{ maximum: '1.005', outOfRange: 'clamp' }, 'clampDoesNotFit', '1.005'],
    [{ decimalSeparator: ',' }, 'equalSeparators', '","'],
    [{ decimalSeparator: '7' }, 'invalidSeparator', 'U+37'],
    [{ integerDigits: 30, fractionDigits: '0-9' }, 'tooManyDigits', '38'],
    [{ integerDigits: 0 }, 'invalidDigitCount', 'at least one'],
    [{ groupingSizes: '0' }, 'invalidGroupingSizes', 'start at 1'],
    [{ grouping: 'sometimes' }, 'invalidValue', 'always, idle, never'],
    [{ reading: 'fast' }, 'invalidValue', 'multipliers'],
    [{ minimum: '1,5' }, 'invalidValue', '-1234.50'],
    [{ locale: 'xx' }, 'unknownLocale', 'de-DE'],
    [{ locale: 'de-XX' }, 'unknownLocale', 'de-DE'],
    [{ currency: 'euro' }, 'unknownCurrency', 'EUR'],
    [{ colour: 'red' }, 'unknownOption', 'colour'],
  ];
  for (const [options, reason, words] of rows) {
    assert.throws(() => amountFormat(options), (error) => {
      assert(error instanceof AmountFormatError);
      assert.equal(error.reason, reason);
      assert(error.message.includes(words), error.message);
      return true;
    });
  }
});

test('the same options are the same format', () => {
  assert.equal(amountFormat({ locale: 'de_DE', minimum: 1 }), amountFormat({ minimum: '1', locale: 'de-DE' }));
  assert.notEqual(amountFormat({ minimum: 1 }), amountFormat({ minimum: 2 }));
  assert.equal(optionNames.length, 26);
  assert.throws(() => parseOption('constructor', ''), AmountFormatError);
});
