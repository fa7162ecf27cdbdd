import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BareField } from '../../playground/bare.js';
import { groups, preset } from '../../playground/catalogue.js';
import { actionsCell, escapeCell, formatCell, markedText } from '../../playground/rows.js';
import { ruleOf } from '../../playground/rules.js';
import { commandLine, html, swiftUI, uiKit } from '../../playground/snippets.js';
import { readState, writeState } from '../../playground/state.js';
import { optionNames, parseOption } from '../../src/options.js';

const catalogue = [preset, ...groups.flatMap(({ options }) => options)];

test('every option has a control, with values that exist', () => {
  assert.deepEqual(catalogue.map(({ name }) => name).sort(), [...optionNames].sort());
  for (const { name, kind, values = [], defaults } of catalogue) {
    for (const value of values) parseOption(name, value);
    if (kind === 'choice') for (const value of Object.values(defaults)) assert.ok(values.includes(value), name);
  }
});

test('code has every option that is chosen', () => {
  const texts = {
    locale: 'de-DE', currency: 'EUR', minimum: '-12.50', maximum: '5000', 'fraction-digits': '2-3', 'integer-digits': '12',
    'grouping-sizes': '3-2', 'grouping-separator': "'", 'decimal-separator': ',', prefix: 'a"\\(x)\u00a0', suffix: '&<\u200f',
  };
  const options = Object.fromEntries(catalogue.map(({ name, values }) => [name, texts[name] ?? values.at(-1)]));
  const swift = swiftUI(options);
  for (const line of [
    'var options = AmountFormat.Options.classic', 'options.minimum = "-12.50"', 'options.fractionDigits = 2...3',
    'options.groupingSizes = NumberNotation.GroupingSizes(3, 2)', 'options.entry = .minorUnits', 'options.outOfRange = .clamp',
    'options.prefix = "a\\"\\\\(x)\\u{A0}"', 'options.suffix = "&<\\u{200F}"', 'options.reading = .triangles',
    'locale: Locale(identifier: "de-DE"),', 'symbol: .code,',
  ]) assert.ok(swift.includes(line), line);
  assert.ok(html(options).includes('prefix="a&quot;\\(x)&#xa0;"'));
  assert.ok(html(options).includes('suffix="&amp;&lt;&#x200f;"'));
  for (const flag of ['--minimum=-12.50', "--grouping-separator ''\\'''", '--entry minor-units', "--prefix 'a\"\\(x)\u00a0'"]) {
    assert.ok(commandLine(options).includes(flag), flag);
  }
  for (const name of optionNames) {
    assert.ok(html(options).includes(` ${name}="`), name);
    assert.ok(commandLine(options).includes(` --${name}`), name);
  }
});

test('code of a field without options', () => {
  assert.ok(swiftUI({}).includes('format: AmountFormat(\n        locale: Locale(identifier: "en-US")))'));
  assert.ok(uiKit({ preset: 'classic' }).includes('try AmountFormat(\n    notation: .plain,\n    options: .classic)'));
  assert.equal(commandLine({}), "amount=$(amount ask \\\n  --locale en-US \\\n  'Amount: ')");
  assert.equal(commandLine({ preset: 'classic' }), "amount=$(amount ask \\\n  --preset classic \\\n  'Amount: ')");
});

test('cells of rows', () => {
  assert.equal(escapeCell('a |[])\\\t\n\u00a0\u200f٫é\u0301'), 'a\\s\\|\\[\\]\\)\\\\\\t\\n\\u{A0}\\u{200F}٫é\\u{301}');
  assert.equal(markedText({ text: '1,234', start: 2, end: 2 }), '1,|234');
  assert.equal(markedText({ text: '1,234', start: 2, end: 4 }), '1,[23]4');
  assert.equal(formatCell({}), '-');
  assert.equal(formatCell({ currency: 'JPY', suffix: ' x' }), 'currency=JPY suffix=\\sx');
  const actions = [
    { name: 'type', argument: '1' }, { name: 'type', argument: ')' }, { name: 'bs' }, { name: 'bs' },
    { name: 'select', argument: '0,1' }, { name: 'paste', argument: '1 2' }, { name: 'paste', argument: '1 2' },
    { name: 'replace', argument: '0,1,x' },
  ];
  assert.equal(actionsCell(actions), 'type(1\\)) bs*2 select(0,1) paste(1\\s2)*2 replace(0,1,x)');
});

test('links keep everything', () => {
  const state = { options: { locale: 'ar-EG', prefix: 'a&b=#\u00a0' }, amount: '-12.50', theme: 'dark' };
  assert.deepEqual(readState(writeState(state)), state);
  assert.deepEqual(readState('#nonsense=1&theme=pink'), { options: {}, amount: '', theme: 'system' });
});

test('rules of refusals', () => {
  assert.equal(ruleOf('tooManyFractionDigits', '5').number, 'K2');
  assert.equal(ruleOf('tooManyFractionDigits', '1.005').number, 'P4');
  assert.equal(ruleOf('unexpectedCharacter', 'x').number, 'K11');
  assert.equal(ruleOf('unexpectedCharacter', ',').number, 'K9');
  const reasons = ['rangeOutOfBounds', 'ambiguousAmount', 'unreadableAmount', 'currencyMismatch', 'groupingSeparatorTyped',
    'negativeNotAllowed', 'decimalSeparatorImplied', 'fractionNotAllowed', 'secondDecimalSeparator', 'leadingDecimalSeparator',
    'redundantLeadingZero', 'tooManyIntegerDigits', 'zeroNotAllowed', 'aboveMaximum', 'belowMinimum'];
  for (const reason of reasons) assert.match(ruleOf(reason, '').words, /\.$/, reason);
});

test('a bare field takes everything', () => {
  const bare = new BareField();
  for (const data of '12x') bare.take({ inputType: 'insertText', data });
  bare.move('ArrowLeft');
  bare.take({ inputType: 'deleteContentBackward', data: null });
  assert.deepEqual([bare.text, bare.start], ['1x', 1]);
  bare.take({ inputType: 'insertFromPaste', data: '3,4' });
  assert.equal(bare.text, '13,4x');
  bare.take({ inputType: 'historyUndo' });
  assert.deepEqual([bare.text, bare.start], ['1x', 1]);
  bare.replace(0, 2, '1234');
  bare.follow('1,234', 3, 5);
  assert.deepEqual([bare.start, bare.end], [2, 4]);
});
