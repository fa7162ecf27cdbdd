import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { magnitudeHint, words, wordStyles } from '../../dist/words.js';

const table = await readFile(new URL('../../../Tests/Words/rmb.tsv', import.meta.url), 'utf8');
const rows = table.split('\n').filter((line) => line && !line.startsWith('#')).slice(1).map((line) => line.split('\t'));

test('every row of the table of renminbi, in every form', async () => {
  assert.equal(rows.length, 113);
  const forms = [{}, { zeroAtWan: 'on' }, { zeroAtYuan: true }, { closingAfter: 'jiao' }];
  for (const [amount, ...cells] of rows) {
    for (const [place, form] of forms.entries()) {
      assert.equal(await words(amount, { style: 'rmb', ...form }), cells[place] || cells[0], `${amount} ${place}`);
    }
  }
});

test('every style and each of its options', async () => {
  const expected = [
    ['1409.5', { style: 'rmb', prefix: 'off', closing: '正', closingAfter: 'jiao', yuan: '圆' }, '壹仟肆佰零玖圆伍角正'],
    ['1409', { style: 'twd' }, '新臺幣壹仟肆佰零玖元整'],
    ['1409', { style: 'hkd', yuan: '圆' }, '港幣壹仟肆佰零玖圓整'],
    ['123.45', { style: 'us' }, 'One hundred twenty-three and 45/100 dollars'],
    ['5', { style: 'us', zeroCents: 'no', unit: 'Canadian dollars' }, 'Five and no/100 Canadian dollars'],
    ['123.45', { style: 'uk' }, 'One hundred and twenty-three pounds and 45 pence only'],
    ['1.01', { style: 'uk', pence: 'words', only: false, unit: 'euro,euros', subunit: 'cent' }, 'One euro and one cent'],
    ['123456.78', { style: 'in' },
      'Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Paise Seventy-Eight Only'],
    ['2.05', { style: 'in', unit: 'Taka', subunit: 'Poisha', only: 'off' }, 'Taka Two and Poisha Five'],
    ['123000', { style: 'jpy' }, '金壱拾弐万参千円也'],
    ['123000', { style: 'jpy', prefix: false, closing: '整' }, '壱拾弐万参千円整'],
    ['123000', { style: 'krw' }, '일금 일십이만삼천원정'],
    ['-5', { style: 'krw', prefix: 'off' }, '마이너스 오원정'],
    ['1.5', { style: 'us', unit: '💰\u00a0é' }, 'One and 50/100 💰\u00a0é'],
  ];
  for (const [amount, options, text] of expected) assert.equal(await words(amount, options), text);
  assert.deepEqual(new Set(expected.map(([, { style }]) => style)), new Set(wordStyles));
  // An option of one call is none of the next.
  assert.equal(await words(1409, { style: 'rmb' }), '人民币壹仟肆佰零玖元整');
  assert.equal(await words(5n, { style: 'us', unit: undefined }), 'Five and 00/100 dollars');
});

test('amounts without words', async () => {
  const expected = [
    ['0.001', 'rmb', 'tooManyFractionDigits', '0.001: words have at most 2 decimal places; round it first'],
    ['0.5', 'jpy', 'tooManyFractionDigits', '0.5: only whole amounts have words here; round it first'],
    ['10000000000000000', 'us', 'tooManyIntegerDigits',
      '10000000000000000: words have at most 16 digits before the point'],
  ];
  for (const [amount, style, reason, message] of expected) {
    await assert.rejects(words(amount, { style }), { name: 'AmountWordsError', reason, message });
  }
  assert.equal(await words('9999999999999999.90', { style: 'rmb' }), '人民币玖仟玖佰玖拾玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角');
});

test('what is wrong with a call is told', async () => {
  const expected = [
    [{ style: 'eur' }, 'unknownStyle', 'unknown style "eur"; expected: rmb, us, uk, in, twd, hkd, jpy, krw'],
    [undefined, 'unknownStyle', /^unknown style "undefined"/],
    [{ style: 'us', closing: '整' }, 'unknownOption', 'closing is no option of the style us; it takes unit, zeroCents'],
    [{ style: 'rmb', closing: '完' }, 'invalidValue', 'closing cannot be "完"; expected: 整, 正'],
    [{ style: 'krw', prefix: 'yes' }, 'invalidValue', 'prefix cannot be "yes"; expected: off, on'],
    [{ style: 'us', unit: '' }, 'invalidValue', 'unit cannot be ""; expected: a name such as dollars'],
    [{ style: 'uk', unit: 'a,b,c' }, 'invalidValue', /one name and that of many/],
    [{ style: 'in', unit: 'x'.repeat(201) }, 'invalidValue', /at most 200 characters$/],
  ];
  for (const [options, reason, message] of expected) await assert.rejects(words('1', options), { reason, message });
  for (const amount of ['', '1,5', 'NaN', 1e21, '1'.repeat(39), null]) {
    await assert.rejects(words(amount, { style: 'us' }), { name: 'TypeError', message: /is no amount; expected one such/ });
  }
});

test('names of magnitudes by locale and hint', async () => {
  const expected = [
    ['1234567.89', 'zh-CN', '百万'], ['1234567.89', 'zh-TW', '百萬'], ['1234567.89', 'zh-Hant-CN', '百萬'],
    ['1000000000000', 'zh_CN', '万亿'], ['1000000000000', 'ja', '兆'], ['-1234567', 'ko-KR', '백만'],
    ['1234567', 'en-IN', 'lakh'], ['1234567', 'en-US', 'million'], ['1000', 'english', 'thousand'],
    ['1000', 'simplifiedChinese', null], ['999', 'en', null], ['1234567', 'de-DE', null],
    ['10000000000000000', 'english', null], ['1000000000000000', 'english', 'quadrillion'],
  ];
  for (const [amount, locale, name] of expected) assert.equal(await magnitudeHint(amount, locale), name, locale);
  await assert.rejects(magnitudeHint('1', 'no locale'), { reason: 'unknownLocale', message: /expected a tag such as zh-CN/ });
  await assert.rejects(magnitudeHint('x', 'en'), TypeError);
});
