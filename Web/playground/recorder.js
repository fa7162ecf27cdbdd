/**
 * Writes down what a person does in a field, as a row of a scenario file.
 */
import { announcedEdit } from '../src/edits.js';
import { historyAction, isEmptyDeletion } from '../src/keys.js';
import { actionsCell, columns, formatCell, markedText } from './rows.js';

const moves = { ArrowLeft: 'left', ArrowRight: 'right', Home: 'home', End: 'end' };

export class Recorder {
  #field;
  #options;
  #changed;
  #actions = [];
  #reject = [];
  #applied = '';
  /** The state before the first action. */
  #start;
  /** The state that is known. */
  #seen;
  /** Whether an edit is on its way whose answer is not known yet. */
  #isPending = false;
  /** Whether that is an edit, and no move or undo. */
  #isEdit = false;
  /** Whether the last key moves the caret. */
  #isMoving = false;
  #isAway = true;
  #composed = null;

  /**
   * @param {AmountField} field
   * @param {() => Record<string, string>} options Those of the field at the moment.
   * @param {() => void} changed Hears of every change of the row.
   */
  constructor(field, options, changed) {
    this.#field = field;
    this.#options = options;
    this.#changed = changed;
    // Before the field itself, which is inside of this element.
    const on = (type, handle) => field.addEventListener(type, handle, { capture: true });
    on('beforeinput', (event) => this.#announced(event));
    on('keydown', (event) => this.#keyDown(event));
    on('compositionstart', () => (this.#composed = ''));
    on('compositionupdate', (event) => (this.#composed = event.data));
    on('compositionend', (event) => this.#compositionEnded(event.data));
    on('focus', () => this.#focused());
    on('blur', () => this.#left());
    on('pointerdown', () => this.#pointed());
    field.addEventListener('amount-rejected', (event) => this.#reject.push(event.detail.reason));
    document.addEventListener('selectionchange', () => this.settleSoon());
    this.#start = this.#seen = this.#state();
  }

  /** Begins a new row with what the field shows now. */
  clear() {
    this.#actions = [];
    this.#reject = [];
    this.#applied = '';
    this.#isPending = false;
    this.#seen = this.#state();
    this.#start = this.#seen;
    this.#changed();
  }

  /** Whether anything is written down. */
  get isEmpty() {
    return this.#actions.length === 0;
  }

  /** The cells by column. */
  get row() {
    if (!this.#isAway) this.#settle();
    const { text, amount, validity } = this.#seen;
    return {
      format: formatCell(this.#options()),
      start: markedText(this.#start),
      do: actionsCell(this.#actions),
      expect: markedText(this.#seen),
      reject: this.#reject.join(',') || '-',
      amount: text === '' || amount === '' ? 'nil' : amount,
      validity,
      applied: this.#applied,
      note: '',
    };
  }

  /** A file with this one row. */
  get file() {
    const { row } = this;
    return `${columns.join('\t')}\n${columns.map((column) => row[column]).join('\t')}\n`;
  }

  #state() {
    const field = this.#field;
    const { text } = field;
    const start = Math.min(field.selectionStart ?? text.length, text.length);
    const end = Math.min(field.selectionEnd ?? text.length, text.length);
    return { text, start, end, amount: field.value, validity: field.verdict.name };
  }

  #add(name, argument, isEdit = true) {
    this.#settle();
    this.#actions.push({ name, argument });
    this.#isPending = true;
    this.#isEdit = isEdit;
    this.settleSoon();
  }

  /** Reads the answer to the last action when the field has given it. */
  settleSoon() {
    setTimeout(() => this.#isAway || this.#settle());
  }

  #settle() {
    if (this.#isAway || this.#composed !== null) return;
    const before = this.#seen;
    const now = this.#state();
    if (this.#isPending) {
      const { lastEdit } = this.#field;
      if (this.#isEdit && lastEdit?.kind === 'taken') this.#applied = lastEdit.application;
      this.#isPending = false;
    } else if (now.text !== before.text) {
      // Something happened that no action tells of: autofill, a drop.
      this.clear();
      return;
    } else if (now.start !== before.start || now.end !== before.end) {
      // The browser puts the caret somewhere first, then the field where it may be: both are the key's.
      if (!this.#isMoving) this.#moved(now);
    } else {
      return;
    }
    this.#seen = now;
    this.#changed();
  }

  /** The caret was put somewhere without a key that has a name. */
  #moved({ text, start, end }) {
    if (this.isEmpty) {
      this.#start = { ...this.#start, text, start, end };
      return;
    }
    if (/^(caret|select|selectall)$/.test(this.#actions.at(-1).name)) this.#actions.pop();
    if (start === end) this.#actions.push({ name: 'caret', argument: String(start) });
    else if (end - start === text.length) this.#actions.push({ name: 'selectall' });
    else this.#actions.push({ name: 'select', argument: `${start},${end}` });
  }

  #announced(event) {
    if (this.#composed !== null || event.isComposing) return;
    const { inputType } = event;
    if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      this.#add(inputType === 'historyUndo' ? 'undo' : 'redo', undefined, false);
      return;
    }
    this.#settle();
    const { text, start, end } = this.#seen;
    const edit = announcedEdit(event, text, start, end);
    // A deletion of nothing is written down at its key, which every browser tells of.
    if (!edit || (edit.start === edit.end && edit.text === '')) return;
    if (inputType === 'insertFromPaste') this.#add('paste', edit.text);
    else if (inputType === 'insertText' && [...edit.text].length === 1) this.#add('type', edit.text);
    else if (inputType === 'insertText') this.#add('dictate', edit.text);
    else if (inputType === 'deleteContentBackward') this.#add('bs');
    else if (inputType === 'deleteContentForward') this.#add('del');
    else if (inputType === 'deleteByCut') this.#add('cut');
    else this.#add('replace', `${edit.start},${edit.end},${edit.text}`);
  }

  #keyDown(event) {
    if (this.#composed !== null) return;
    // Keys can come faster than timers: what the one before did is its own.
    this.#settle();
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
    const move = isPlain ? moves[event.key] : undefined;
    this.#isMoving = move !== undefined;
    if (move) this.#add(move, undefined, false);
    const { text, start, end } = this.#seen;
    if (isEmptyDeletion(event, { value: text, selectionStart: start, selectionEnd: end })) {
      this.#add(event.key === 'Delete' ? 'del' : 'bs');
    }
    const action = historyAction(event);
    if (action) this.#add(action === 'historyUndo' ? 'undo' : 'redo', undefined, false);
    if (event.key === 'Enter') {
      this.#add('blur', undefined, false);
      this.#add('focus', undefined, false);
    }
  }

  #pointed() {
    this.#settle();
    this.#isMoving = false;
  }

  #compositionEnded(data) {
    const marked = data || this.#composed;
    this.#composed = null;
    if (!marked) return;
    this.#add('mark', marked, false);
    this.#actions.push(data ? { name: 'commit', argument: data } : { name: 'unmark' });
    this.#isEdit = true;
  }

  #focused() {
    this.#isAway = false;
    if (this.isEmpty) {
      // The row starts where the field is edited: after the browser has put the caret.
      this.#isPending = false;
      setTimeout(() => {
        if (this.isEmpty) this.clear();
      });
      return;
    }
    this.#actions.push({ name: 'blur' }, { name: 'focus' });
    this.#isPending = true;
    this.#isEdit = false;
    this.settleSoon();
  }

  /** What follows without focus is no part of the row unless the person comes back. */
  #left() {
    this.#settle();
    this.#isAway = true;
  }
}
