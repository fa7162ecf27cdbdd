/**
 * The playground: a field, every option it has, and what comes of them.
 */
import { AmountField } from '../src/amount-field.js';
import { fieldOptions } from '../src/device.js';
import { loadEngine } from '../src/engine.js';
import { amountFormat } from '../src/format.js';
import { AmountFormatError, isAmount, optionNames } from '../src/options.js';
import { loadWords } from '../src/words.js';
import { CodePanel } from './code-panel.js';
import { copyButton, find, make } from './dom.js';
import { EnginePanel } from './engine-panel.js';
import { examples } from './examples.js';
import { isRightToLeft } from './known.js';
import { OptionsPanel } from './options-panel.js';
import { Recorder } from './recorder.js';
import { columns } from './rows.js';
import { readState, writeState } from './state.js';
import { setTheme, theme } from './theme.js';
import { prepareWords, showWords } from './words-panel.js';

setTheme(readState(location.hash).theme);
await loadEngine({ base64: document.getElementById('amount.wasm').textContent.trim() });
await loadWords({ base64: document.getElementById('words.wasm').textContent.trim() });
customElements.define('amount-field', AmountField);

const field = find('#field');
const panel = new OptionsPanel(find('#options'), () => choose());
const code = new CodePanel();
const engine = new EnginePanel(field);
const recorder = new Recorder(field, () => fieldOptions(options), showRow);
/** The options that the field has: the last ones that made a format. */
let options = {};

/** Takes over what is chosen in the panel, where it makes a format. */
function choose() {
  const chosen = panel.options;
  try {
    const format = amountFormat(chosen);
    panel.mark(null);
    const fits = field.value === '' || format.show(field.value) !== null;
    apply(chosen);
    if (fits) tell('');
    else tell(`The field has ${field.value}, which this format cannot show, so the last format stays.`, ['Clear the field', clear]);
  } catch (error) {
    if (!(error instanceof AmountFormatError)) throw error;
    panel.mark(error);
    tell(`${error.message[0].toUpperCase()}${error.message.slice(1)}.`);
  }
  saveState();
}

function apply(chosen) {
  options = chosen;
  for (const name of optionNames) {
    if (name in chosen) field.setAttribute(name, chosen[name]);
    else field.removeAttribute(name);
  }
  // What the app around the field would have: its language and direction.
  const locale = chosen.locale ?? 'en-US';
  find('#stage').lang = locale;
  find('#stage').dir = isRightToLeft(locale) ? 'rtl' : 'ltr';
  code.show(options);
  restart();
}

/** The field shows something that nobody typed. */
function restart() {
  engine.restart();
  recorder.clear();
  show();
}

function clear() {
  field.value = '';
  tell('');
  restart();
  field.focus();
}

function tell(text, [label, action] = []) {
  const notice = find('#notice');
  notice.hidden = text === '';
  notice.replaceChildren(text, ...(label ? [' ', make('button', { type: 'button', onclick: action }, label)] : []));
}

function show() {
  engine.show();
  showWords(field.value, options.locale ?? 'en-US');
}

function showRow() {
  const { row } = recorder;
  find('#row').replaceChildren(...columns.slice(0, -1).map((column) =>
    make('div', {}, make('dt', {}, column), make('dd', {}, ...breakable(row[column])))));
}

/** A list may break behind its commas. */
const breakable = (cell) => cell.split(/(?<=,)(?=[a-z])/).flatMap((part, index) => (index > 0 ? [make('wbr'), part] : [part]));

function saveState() {
  const hash = writeState({ options: panel.options, amount: field.value, theme: theme() });
  if (hash !== (location.hash || '#')) history.replaceState(null, '', hash);
}

/** Begins with what a link says. */
function load(hash) {
  const state = readState(hash);
  setTheme(state.theme);
  field.value = '';
  panel.options = state.options;
  choose();
  if (isAmount(state.amount)) {
    try {
      field.value = state.amount;
    } catch (error) {
      tell(error.message);
    }
  }
  restart();
  saveState();
}

let isScheduled = false;

/** Shows what became of an event once all who listen have had it. */
function soon() {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    show();
    saveState();
    recorder.settleSoon();
  });
}

for (const type of ['beforeinput', 'input', 'change', 'focus', 'blur', 'keydown', 'keyup', 'amount-rejected', 'compositionend']) {
  field.addEventListener(type, soon, { capture: true });
}
document.addEventListener('selectionchange', soon);
addEventListener('hashchange', () => load(location.hash));
find('#options').addEventListener('submit', (event) => event.preventDefault());
find('#theme').addEventListener('change', (event) => {
  setTheme(event.target.value);
  saveState();
});
find('#reset').addEventListener('click', () => load(''));
find('#link').append(copyButton('Copy link', () => location.href));
find('#copy-row').append(
  copyButton('Copy row', () => recorder.file),
  make('button', { type: 'button', class: 'quiet', onclick: () => recorder.clear() }, 'Clear'));
find('#tries').append(...examples.map(({ title, options }) => make('button', {
  type: 'button',
  onclick() {
    load(writeState({ options, amount: '', theme: theme() }));
    field.focus();
  },
}, title)));
prepareWords();
load(location.hash);
