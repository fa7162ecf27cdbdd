import assert from 'node:assert/strict';
import { test } from 'node:test';
import { announcedEdit, difference, dragEdit, isPlain, pastesNothing } from '../../dist/edits.js';

/** A text with its selection: `1|2`, `1[2]`. */
function marked(cell) {
  const text = cell.replace(/[[\]|]/g, '');
  const start = cell.search(/[|[]/);
  return { text, start, end: cell.includes(']') ? cell.indexOf(']') - 1 : start };
}

const shown = (text, { start, end, text: replacement }) => `${text.slice(0, start)}{${text.slice(start, end)}>${replacement}}${text.slice(end)}`;

test('announced edits', () => {
  const rows = [
    ['insertText', '12|3', '12{>x}3'],
    ['insertText', '1[2]3', '1{2>x}3'],
    ['insertFromPaste', '1[2]3', '1{2>x}3'],
    ['deleteContentBackward', '12|3', '1{2>}3'],
    ['deleteContentBackward', '|12', '{>}12'],
    ['deleteContentBackward', '1𝟚|', '1{𝟚>}'],
    ['deleteContentForward', '1|𝟚3', '1{𝟚>}3'],
    ['deleteContentForward', '12|', '12{>}'],
    ['deleteContentForward', '[12]3', '{12>}3'],
    ['deleteWordBackward', '1,2|3', '{1,2>}3'],
    ['deleteSoftLineForward', '1|23', '1{23>}'],
    ['deleteEntireSoftLine', '1|23', '{123>}'],
    ['deleteByCut', '1[2]3', '1{2>}3'],
    ['deleteByCut', '12|3', '12{>}3'],
    ['insertTranspose', '1|2', '{12>21}'],
    ['insertTranspose', '12|', '{12>21}'],
    ['insertTranspose', '|12', '{>}12'],
  ];
  for (const [inputType, cell, expected] of rows) {
    const { text, start, end } = marked(cell);
    const edit = announcedEdit({ inputType, data: 'x' }, text, start, end);
    assert.equal(shown(text, edit), expected, `${inputType} ${cell}`);
  }
});

test('a paste is in the data transfer where it is not in the data', () => {
  const dataTransfer = { getData: (type) => (type === 'text/plain' ? '12' : '') };
  const event = { inputType: 'insertFromPaste', data: null, dataTransfer };
  assert.deepEqual(announcedEdit(event, '', 0, 0), { start: 0, end: 0, text: '12' });
});

test('pastes without text', () => {
  const rows = [
    ['insertFromPaste', null, undefined, true],
    ['insertFromPaste', '', undefined, true],
    ['insertFromPaste', null, '', true],
    ['insertFromYank', '', undefined, true],
    ['insertFromPaste', '1', undefined, false],
    ['insertFromPaste', null, '1', false],
    ['insertText', '', undefined, false],
    ['deleteByCut', null, undefined, false],
  ];
  for (const [inputType, data, held, expected] of rows) {
    const dataTransfer = held === undefined ? null : { getData: (type) => (type === 'text/plain' ? held : '<b>1</b>') };
    assert.equal(pastesNothing({ inputType, data, dataTransfer }), expected, `${inputType} ${data} ${held}`);
  }
});

test('what is not announced is left to its outcome', () => {
  for (const inputType of ['insertReplacementText', 'insertCompositionText', 'insertLineBreak', 'somethingNew']) {
    assert.equal(announcedEdit({ inputType, data: '1' }, '', 0, 0), null, inputType);
  }
});

test('differences', () => {
  const rows = [
    ['11', '1', 0, '{1>}1'],
    ['11', '1', 1, '1{1>}'],
    ['1,234', '1,2534', 4, '1,2{>5}34'],
    ['12', '12', 1, '1{>}2'],
    ['', '5', 1, '{>5}'],
    ['1𝟚', '1𝟛', 3, '1{𝟚>𝟛}'],
    ['111', '11111', 3, '1{>11}11'],
  ];
  for (const [old, text, caret, expected] of rows) assert.equal(shown(old, difference(old, text, caret)), expected);
});

test('every difference leads from one text to the other', () => {
  const texts = [''];
  for (let length = 1; length <= 4; length += 1) {
    for (let number = 0; number < 2 ** length; number += 1) texts.push(number.toString(2).padStart(length, '0'));
  }
  for (const old of texts) {
    for (const text of texts) {
      for (let caret = 0; caret <= text.length; caret += 1) {
        const edit = difference(old, text, caret);
        assert.equal(old.slice(0, edit.start) + edit.text + old.slice(edit.end), text, `${old} ${text} ${caret}`);
      }
    }
  }
});

test('a selection that is dragged within the field is one edit', () => {
  const rows = [
    ['[1],234', ',234[1]', '{1,234>2341}'],
    ['1,23[4]', '[4]1,23', '{1,234>4123}'],
    ['[1]2', '1[1]2', '1{>1}2'],
    ['[1],234', '|,234', '{1>},234'],
  ];
  for (const [before, after, expected] of rows) {
    const [old, now] = [marked(before), marked(after)];
    assert.equal(shown(old.text, dragEdit(old.text, now.text, old, now, ',')), expected, before);
  }
});

test('words and lines are not left to the browser', () => {
  const rows = { insertText: true, deleteContentBackward: true, deleteByCut: true, deleteWordBackward: false, insertTranspose: false };
  for (const [inputType, isLeft] of Object.entries(rows)) assert.equal(isPlain(inputType), isLeft, inputType);
});
