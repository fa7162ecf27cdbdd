// What the tests do in the page: makes fields, dispatches what no driver can send, reads what came of it.
import * as kit from '../../../dist/index.js';
import { EngineField } from '../../../dist/field.js';
import { loadedEngine } from '../../../dist/engine.js';

const $ = (selector) => document.querySelector(selector);

const bench = {
  /** A field of its own for each row, showing a text with a caret or selection; focused, unless it was idle. */
  start(options, [text, start, end], isIdle) {
    $('#place').textContent = '';
    const field = document.createElement('amount-field');
    for (const [name, value] of Object.entries(options)) field.setAttribute(name, value);
    $('#place').append(field);
    this.watch(field);
    if (!isIdle) field.focus();
    field.restore(text, start, end);
  },

  /** Makes an element the one that calls and `state` are about. */
  watch(field) {
    this.field = field;
    this.input = field.shadowRoot.querySelector('input');
    this.log = [];
    for (const type of ['input', 'change', 'amount-rejected']) {
      field.addEventListener(type, (event) => this.log.push({ type, reason: event.detail?.reason }));
    }
  },

  /** Puts a text into the textarea, to be copied by keys. */
  hold(text) {
    $('#source').value = 'copy this';
    $('#source').oncopy = (event) => {
      event.clipboardData.setData('text/plain', text);
      event.preventDefault();
    };
    $('#source').select();
  },

  focus() {
    this.field.focus();
  },

  select(start, end) {
    this.input.setSelectionRange(start, end);
  },

  history(inputType) {
    const options = { inputType, bubbles: true, composed: true, cancelable: true };
    this.input.dispatchEvent(new InputEvent('beforeinput', options));
  },

  set(amount) {
    try {
      this.field.value = amount;
    } catch (error) {
      this.log.push({ type: 'amount-rejected', reason: error.reason });
    }
  },

  /** The whole text changes without the field being asked. */
  autofill(text) {
    write(this.input, text);
    tell(this.input, 'insertReplacementText', null);
  },

  /** An edit as a browser announces it; done by the page where the field lets the browser do it. */
  edit(inputType, data, [start, end] = [this.input.selectionStart, this.input.selectionEnd]) {
    const dataTransfer = inputType === 'insertFromDrop' ? transfer(data) : null;
    const options = { inputType, data, dataTransfer, bubbles: true, composed: true, cancelable: true };
    if (!this.input.dispatchEvent(new InputEvent('beforeinput', options))) return;
    this.input.setRangeText(data ?? '', start, end, 'end');
    tell(this.input, inputType, data);
  },

  /**
   * A raw replacement: that of the selection, or a word deleted beside the caret up to an end of the text. Anything
   * else a browser does without asking.
   */
  replace(start, end, text) {
    const { value, selectionStart, selectionEnd } = this.input;
    const isDeletion = text === '' && selectionStart === selectionEnd;
    if (start === selectionStart && end === selectionEnd) {
      this.edit('insertReplacementText', text);
    } else if (isDeletion && start === 0 && end === selectionEnd) {
      this.edit('deleteWordBackward', null, [start, end]);
    } else if (isDeletion && start === selectionStart && end === value.length) {
      this.edit('deleteWordForward', null, [start, end]);
    } else {
      this.input.setRangeText(text, start, end, 'end');
      tell(this.input, 'insertReplacementText', text);
    }
  },

  /** Text is marked, in the place of the selection or of what was marked before. */
  mark(text) {
    if (!this.marked) {
      this.input.dispatchEvent(new CompositionEvent('compositionstart', { data: '', bubbles: true, composed: true }));
      this.marked = [this.input.selectionStart, this.input.selectionEnd];
    }
    this.compose(text);
  },

  /** The marked text ends as this text; none for none. */
  commit(text = '') {
    this.compose(text);
    this.marked = null;
    this.input.dispatchEvent(new CompositionEvent('compositionend', { data: text, bubbles: true, composed: true }));
  },

  compose(data) {
    const inputType = 'insertCompositionText';
    const options = { inputType, data, isComposing: true, bubbles: true, composed: true };
    this.input.dispatchEvent(new InputEvent('beforeinput', options));
    this.input.dispatchEvent(new CompositionEvent('compositionupdate', { data, bubbles: true, composed: true }));
    this.input.setRangeText(data, ...this.marked, 'end');
    this.marked = [this.marked[0], this.marked[0] + data.length];
    tell(this.input, inputType, data, true);
  },

  /** Runs a list of calls, `[name, ...arguments]`; then, once the browser has told all there is, the state. */
  async run(calls) {
    for (const [name, ...rest] of calls) this[name](...rest);
    await new Promise((resolve) => setTimeout(resolve));
    return this.state;
  },

  get state() {
    const { field, input, log } = this;
    const errors = window.errors.splice(0);
    if (!field) return { errors };
    return {
      shown: [input.value, input.selectionStart, input.selectionEnd],
      told: [field.text, field.selectionStart, field.selectionEnd],
      reject: log.filter(({ type }) => type === 'amount-rejected').map(({ reason }) => reason),
      amount: field.value === '' ? 'nil' : field.value,
      validity: field.verdict?.name,
      applied: field.lastEdit?.application,
      isActive: document.activeElement === field,
      errors,
    };
  },
};

/** Past the element, as the browser itself writes. */
function write(input, text) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
}

/** What has happened to an input. */
function tell(input, inputType, data, isComposing = false) {
  input.dispatchEvent(new InputEvent('input', { inputType, data, isComposing, bubbles: true, composed: true }));
}

function transfer(text) {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  return data;
}

window.bench = bench;
// Scripts of a driver may live in a world of their own, where an import would bring a second engine.
window.kit = { ...kit, EngineField, loadedEngine };
