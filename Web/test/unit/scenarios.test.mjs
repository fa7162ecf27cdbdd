// Holds the engine in the page, with the locale data of the browser's own kind, to the rows of every host.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { announcedEdit, difference } from '../../dist/edits.js';
import { loadEngine } from '../../dist/engine.js';
import { EngineField } from '../../dist/field.js';
import { amountFormat } from '../../dist/format.js';
import { scenarios } from './scenarios.mjs';

await loadEngine();

/** What rows take for granted and versions of the locale data (CLDR) disagree on. */
const assumptions = [
  { locale: 'de-CH', symbol: undefined, amount: '1000', text: '1’000' },
  { locale: 'de-CH', symbol: 'symbol', amount: '1000', text: 'CHF\u00a01’000.00' },
  { locale: 'bn-BD', symbol: undefined, amount: '1', text: '1' },
  { locale: 'ja-JP', symbol: 'symbol', amount: '1', text: '¥1' },
  { locale: 'en-CA', symbol: 'narrow', amount: '1', text: '$1.00' },
];

/** Whether the locale data at hand are those the row was written for. */
function isMet({ options: { locale, currency, symbol } }) {
  if (locale && Intl.NumberFormat.supportedLocalesOf([locale]).length === 0) return false;
  const assumption = assumptions.find((one) => one.locale === locale && one.symbol === symbol);
  return !assumption || amountFormat({ locale, currency, symbol }).show(assumption.amount) === assumption.text;
}

class Runner {
  reject = [];
  applied = '';
  marked = null;

  constructor(row) {
    this.field = new EngineField(amountFormat(row.options));
    const isEditing = row.actions[0].name !== 'focus';
    const { text, start, end } = row.start;
    this.isShown = this.field.restore(text, start, end, isEditing);
  }

  note(answer) {
    if (answer === 'refused') this.reject.push(this.field.rejection.name);
    else this.applied = answer;
  }

  edit({ start, end, text }) {
    this.note(this.field.apply(start, end, text));
  }

  announce(inputType, data) {
    const { text, start, end } = this.field;
    this.edit(announcedEdit({ inputType, data }, text, start, end));
  }

  take(text) {
    const { text: before, start, end } = this.marked ?? this.field;
    this.marked = null;
    const present = before.slice(0, start) + text + before.slice(end);
    this.edit(difference(before, present, start + text.length));
  }

  /** The caret a step further, past whatever it cannot rest in. */
  step(by) {
    const { start, end, text } = this.field;
    if (start !== end) return this.field.select(by < 0 ? start : end, by < 0 ? start : end);
    const pair = by < 0 ? text.slice(start - 2, start) : text.slice(start, start + 2);
    const width = /^[\ud800-\udbff][\udc00-\udfff]$/.test(pair) ? 2 : 1;
    return this.field.select(start + by * width, start + by * width);
  }

  perform({ name, argument = '', raw }) {
    const { field } = this;
    const numbers = argument.split(',').map(Number);
    const actions = {
      type: () => [...argument].forEach((key) => this.announce('insertText', key)),
      paste: () => this.announce('insertFromPaste', argument),
      drop: () => this.announce('insertFromPaste', argument),
      dictate: () => this.announce('insertText', argument),
      bs: () => this.announce('deleteContentBackward'),
      del: () => this.announce('deleteContentForward'),
      cut: () => field.start < field.end && this.announce('deleteByCut'),
      replace: () => this.edit({ start: numbers[0], end: numbers[1], text: argument.split(',').slice(2).join(',') }),
      caret: () => field.select(numbers[0], numbers[0]),
      select: () => field.select(numbers[0], numbers[1]),
      selectall: () => field.select(0, field.text.length),
      home: () => field.select(0, 0),
      end: () => field.select(field.text.length, field.text.length),
      left: () => this.step(-1),
      right: () => this.step(1),
      undo: () => field.undo(),
      redo: () => field.redo(),
      focus: () => field.focus(),
      blur: () => field.blur(),
      set: () => field.set(raw ? argument : null) === 'refused' && this.reject.push(field.rejection.name),
      mark: () => (this.marked ??= { text: field.text, start: field.start, end: field.end }, this.markedText = argument),
      commit: () => this.take(argument),
      unmark: () => (this.marked.start < this.marked.end ? this.take('') : (this.marked = null)),
      autofill: () => this.note(field.adopt(argument, argument.length)),
    };
    actions[name]();
  }

  get shown() {
    const { text, start, end } = this.marked ?? this.field;
    if (!this.marked) return { text, start, end };
    const caret = start + this.markedText.length;
    return { text: text.slice(0, start) + this.markedText + text.slice(end), start: caret, end: caret };
  }
}

test('does what every host does', (t) => {
  const failures = [];
  const all = scenarios();
  const rows = all.filter(isMet);
  t.diagnostic(`${rows.length} rows; ${all.length - rows.length} are of other locale data`);
  for (const row of rows) {
    const runner = new Runner(row);
    if (!runner.isShown) {
      failures.push(`${row.place}: cannot show ${JSON.stringify(row.start.text)}`);
      continue;
    }
    for (const action of row.actions) runner.perform(action);
    const { field } = runner;
    const found = {
      shown: runner.shown, reject: runner.reject.join(',') || '-', amount: field.amount ?? 'nil',
      validity: field.verdict.name, applied: runner.applied,
    };
    const wanted = { shown: row.expect };
    for (const column of ['reject', 'amount', 'validity', 'applied']) if (row[column]) wanted[column] = row[column];
    for (const [column, value] of Object.entries(wanted)) {
      if (JSON.stringify(found[column]) !== JSON.stringify(value)) {
        failures.push(`${row.place}: expected ${column} ${JSON.stringify(value)}, got ${JSON.stringify(found[column])}`);
      }
    }
    field.dispose();
  }
  assert(rows.length > 600 && all.length - rows.length < 40, `${rows.length} rows of ${all.length}`);
  assert.equal(failures.join('\n'), '');
});
