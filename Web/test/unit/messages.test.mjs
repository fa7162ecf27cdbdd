import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEngine } from '../../dist/engine.js';
import { amountFormat } from '../../dist/format.js';
import { languages } from '../../dist/generated/languages.js';
import {
  loadMessages, messageLanguage, rejectionMessage, setMessages, verdictMessage,
} from '../../dist/messages.js';
import english from '../../dist/messages/en.js';

await loadEngine();
const dollars = () => amountFormat({ currency: 'USD', symbol: 'symbol' });

test('the nearest language', () => {
  const rows = [
    ['de', 'de'], ['de-AT', 'de'], ['zh', 'zh-Hans'], ['zh-CN', 'zh-Hans'], ['zh-HK', 'zh-Hant'], ['zh-Hant-MO', 'zh-Hant'],
    ['pt', 'pt-BR'], ['pt-PT', 'pt-BR'], ['ja-JP', 'ja'], ['sv', 'en'], ['', 'en'], ['no tag', 'en'],
  ];
  for (const [tag, language] of rows) assert.equal(messageLanguage(tag), language, tag);
});

test('every language has a sentence for every key, with the same placeholders', async () => {
  const placeholders = (text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join();
  for (const [language, load] of Object.entries(languages)) {
    const { default: templates } = await load();
    for (const [key, text] of Object.entries(english)) {
      if (/\.(zero|one|two|few|many)$/.test(key)) continue;
      assert.equal(placeholders(templates[key] ?? ''), placeholders(text), `${language} ${key}`);
    }
  }
});

test('sentences have data as the field writes them', async () => {
  const format = dollars();
  const rows = [
    [{ name: 'tooManyFractionDigits', maximum: 1 }, 'At most 1 decimal place'],
    [{ name: 'tooManyFractionDigits', maximum: 2 }, 'At most 2 decimal places'],
    [{ name: 'aboveMaximum', maximum: '5000' }, 'At most $5,000.00'],
    [{ name: 'ambiguousAmount', readings: ['1.23', '1230'] }, 'Did you mean $1.23 or $1,230.00?'],
    [{ name: 'unexpectedCharacter', character: 'x' }, '“x” can’t be used in an amount'],
    [{ name: 'unexpectedCharacter', character: '\u200b' }, '“U+200B” can’t be used in an amount'],
    [{ name: 'unreadableAmount', unreadable: { name: 'too-many-fraction-digits' } }, 'At most 2 decimal places'],
    [{ name: 'unreadableAmount', unreadable: { name: 'not-an-amount' } }, 'This is not an amount'],
  ];
  for (const [rejection, message] of rows) assert.equal(rejectionMessage(rejection, format, 'en'), message);
  assert.equal(verdictMessage({ name: 'valid' }, '1', format, 'en'), '');
  assert.equal(
    verdictMessage({ name: 'doubtfulSeparator' }, '1250', format, 'en'), 'Please check: the amount is $1,250.00');

  assert.equal(rejectionMessage({ name: 'fractionNotAllowed' }, format, 'de-CH'), 'Whole amounts only', 'not there yet');
  await loadMessages('de-CH');
  assert.equal(rejectionMessage({ name: 'fractionNotAllowed' }, format, 'de-CH'), 'Nur ganze Beträge');
  await loadMessages('ru');
  assert.match(rejectionMessage({ name: 'tooManyFractionDigits', maximum: 21 }, format, 'ru'), /знака/);
});

test('a page says it in its own words', () => {
  setMessages('en', { aboveMaximum: 'Your limit is {maximum}' });
  assert.equal(rejectionMessage({ name: 'aboveMaximum', maximum: '5' }, dollars(), 'en-GB'), 'Your limit is $5.00');
  setMessages('sv', { aboveMaximum: 'Högst {maximum}' });
  assert.equal(rejectionMessage({ name: 'aboveMaximum', maximum: '5' }, dollars(), 'sv-SE'), 'Högst $5.00');
});
