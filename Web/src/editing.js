/**
 * What a person does in an `<input>`, event by event. Every change that a browser announces is asked of the engine first;
 * what comes unannounced is explained afterwards, and put back where it is refused.
 */
import { selectingFocuses } from './device.js';
import { announcedEdit, difference, dragEdit, isPlain, pastesNothing } from './edits.js';
import { historyAction, isComposing, isEmptyDeletion, movesCaret } from './keys.js';
import { isSameAmount } from './options.js';
import { collectWhenIdle } from './spellings.js';
import { afterThePage, Telling, write } from './telling.js';

export class Editing {
  /** The field in the engine. */
  field;
  /** Whether the input has focus. */
  isActive = false;
  #input;
  #host;
  #telling;
  #listening = new AbortController();
  /** Listens to the page while the input has focus. */
  #watching;
  /** The text before what is being marked. */
  #unmarked = null;
  /** Whether a pointer is down: a selection in the making is left alone. */
  #isPointing = false;
  /** The selection that is being dragged from here. */
  #dragged = null;
  /** The amount at the last `change`. */
  #told = null;

  /**
   * @param {HTMLInputElement} input
   * @param {EngineField} field
   * @param {object} host As the controller has it.
   */
  constructor(input, field, host) {
    this.#input = input;
    this.#host = host;
    this.#telling = new Telling(input, host);
    this.field = field;
    const on = this.#listener(input, this.#listening.signal);
    on('beforeinput', (event) => afterThePage(event, () => this.#announced(event)));
    on('input', (event) => this.#happened(event));
    on('compositionstart', () => (this.#unmarked = this.field.text));
    on('compositionend', () => this.#composed());
    on('keydown', (event) => this.#keyDown(event));
    on('keypress', (event) => event.key === 'Enter' && this.commit());
    on('focus', () => this.#begin());
    on('blur', () => this.end());
    on('change', (event) => event.isTrusted && this.#filled(event));
    for (const type of ['select', 'selectionchange', 'keyup']) on(type, () => this.#selected());
    on('pointerdown', () => this.#pointed());
    on('dragstart', () => (this.#dragged = { start: input.selectionStart, end: input.selectionEnd }));
    on('dragend', () => this.#dropped());
    if (input.getRootNode().activeElement === input) this.#begin();
  }

  /** Before the listeners of the page, which are to see what became of an event. */
  #listener(target, signal) {
    return (type, handle) => target.addEventListener(type, handle, { signal, capture: true });
  }

  dispose() {
    this.#listening.abort();
    this.#watching?.abort();
    this.field.dispose();
  }

  /** Brings the field to the screen; what is right already is not touched, nor what is marked in the same text. */
  show() {
    const input = this.#input;
    const { text, start, end } = this.field;
    if (this.#isComposing && text === this.#unmarked) return;
    if (input.value !== text) {
      write(input, text);
      // Nothing is marked any more, and no browser has to tell so.
      this.#unmarked = null;
    }
    if ((this.isActive || !selectingFocuses) && !this.#isSelectionRight) input.setSelectionRange(start, end);
  }

  /** The page has set something: it is shown, and the amount is no news to the page. */
  settle() {
    const { text } = this.field;
    // React is to know this text: what it is told of next is an edit.
    if (this.#input.value !== text) this.#input.value = text;
    this.#unmarked = null;
    this.show();
    this.#told = this.field.amount;
    this.#telling.forget();
    this.#host.changed();
  }

  get lastEdit() {
    return this.#telling.lastEdit;
  }

  get #isComposing() {
    return this.#unmarked !== null;
  }

  get #isSelectionRight() {
    return this.#input.selectionStart === this.field.start && this.#input.selectionEnd === this.field.end;
  }

  #select() {
    this.field.select(this.#input.selectionStart, this.#input.selectionEnd);
  }

  // Before it happens

  #announced(event) {
    if (event.defaultPrevented || this.#isComposing || event.isComposing) return;
    const { inputType } = event;
    // Some browsers announce what they will not do.
    if (this.#input.readOnly) return event.preventDefault();
    if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      event.preventDefault();
      return this.#history(inputType);
    }
    if (inputType === 'deleteByDrag' || inputType === 'insertFromDrop' || !event.cancelable) return;
    if (pastesNothing(event)) return event.preventDefault();
    this.#catchUp();
    const { value, selectionStart, selectionEnd } = this.#input;
    const edit = announcedEdit(event, value, selectionStart, selectionEnd);
    if (edit && !this.#leaves(edit, inputType)) event.preventDefault();
  }

  /** Applies an edit. Returns whether it is left to the browser to bring it to the screen. */
  #leaves({ start, end, text }, inputType) {
    const before = this.field.text;
    const answer = this.field.apply(start, end, text);
    this.#telling.note(answer, text, this.field);
    if (answer === 'verbatim' && isPlain(inputType)) return true;
    this.show();
    if (answer !== 'refused' && before !== this.field.text) this.#telling.tell(inputType, text === '' ? null : text);
    return false;
  }

  /** Brings the engine to what the input holds and selects. */
  #catchUp() {
    this.#dropped();
    if (this.#input.value !== this.field.text) this.#adopt();
    if (!this.#isSelectionRight) this.#select();
  }

  // After it happened

  #happened(event) {
    if (this.#telling.isBusy || this.#isComposing || event.isComposing) return;
    // Half of a move; it is told of when it is whole.
    if (this.#dragged) return event.stopImmediatePropagation();
    const { value, selectionEnd } = this.#input;
    if (value === this.field.text) {
      this.show();
      this.#host.changed();
      return;
    }
    // What was dropped may be anywhere; its difference is the edit. All else is read whole.
    const isTaken = event.inputType === 'insertFromDrop'
      ? this.#explain(difference(this.field.text, value, selectionEnd))
      : this.#adopt();
    if (!isTaken) event.stopImmediatePropagation();
  }

  /** Takes over the input's text, or puts the field's back. Returns whether it was taken. */
  #adopt() {
    const { value, selectionStart } = this.#input;
    return this.#accept(this.field.adopt(value, selectionStart ?? value.length), value);
  }

  /** Takes what has already been done as an edit, or puts it back. */
  #explain({ start, end, text }) {
    return this.#accept(this.field.apply(start, end, text), text);
  }

  #accept(answer, data) {
    this.#telling.note(answer, data, this.field);
    this.show();
    if (answer !== 'refused') this.#host.changed();
    return answer !== 'refused';
  }

  /** Marked text has been committed: the difference is one edit. */
  #composed() {
    this.#unmarked = null;
    const { value, selectionEnd } = this.#input;
    const before = this.field.text;
    if (value === before) return;
    if (this.#explain(difference(before, value, selectionEnd)) && before !== this.field.text) {
      this.#telling.tell('insertFromComposition', null);
    }
  }

  /** A selection that was dragged from here has been dropped, here or elsewhere. */
  #dropped() {
    const dragged = this.#dragged;
    this.#dragged = null;
    const { value, selectionStart: start, selectionEnd: end } = this.#input;
    const before = this.field.text;
    if (!dragged || value === before) return;
    const edit = dragEdit(before, value, dragged, { start, end }, this.field.format.groupingSeparator);
    if (this.#explain(edit) && before !== this.field.text) this.#telling.tell('insertFromDrop', null);
  }

  // Keys and history

  #keyDown(event) {
    if (this.#isComposing || isComposing(event) || event.defaultPrevented || this.#input.readOnly) return;
    // K9: they count though nothing may happen, and then not every browser announces them.
    if (movesCaret(event)) this.#select();
    const { start } = this.field;
    if (isEmptyDeletion(event, this.#input)) this.#leaves({ start, end: start, text: '' }, 'deleteContent');
    const action = historyAction(event);
    if (!action) return;
    event.preventDefault();
    this.#history(action);
  }

  #history(action) {
    this.#catchUp();
    const before = this.field.text;
    if (action === 'historyUndo') this.field.undo();
    else this.field.redo();
    this.show();
    this.#host.say('');
    if (before !== this.field.text) this.#telling.tell(action, null);
  }

  /** The browser's own event knows nothing of what was set meanwhile. Without focus it is that of an autofill. */
  #filled(event) {
    event.stopImmediatePropagation();
    if (!this.isActive) this.#change();
  }

  // Caret

  #selected() {
    if (!this.isActive || this.#isComposing || this.#isPointing || this.#dragged) return;
    if (this.#input.value !== this.field.text || this.#isSelectionRight) return;
    this.#select();
    this.show();
  }

  #pointed() {
    this.#isPointing = true;
    if (this.isActive && !this.#isComposing) this.#select();
  }

  #released() {
    this.#isPointing = false;
    // The browser places the caret after this event.
    setTimeout(() => this.#selected());
  }

  // Focus

  #begin() {
    if (this.isActive) return;
    this.isActive = true;
    this.#told = this.field.amount;
    this.#watching = new AbortController();
    const on = this.#listener(this.#input.ownerDocument, this.#watching.signal);
    on('selectionchange', () => this.#selected());
    for (const type of ['pointerup', 'pointercancel', 'dragend']) on(type, () => this.#released());
    this.#select();
    const idle = this.field.text;
    this.field.focus();
    // A drop may have changed the input already, and the browser is about to place the caret.
    if (this.#input.value === idle && idle !== this.field.text) this.show();
    setTimeout(() => this.#selected());
    if (this.field.format.locale) collectWhenIdle(this.field.format.locale);
  }

  end() {
    if (!this.isActive) return;
    if (this.#isComposing) this.#composed();
    this.#dropped();
    if (this.#input.value !== this.field.text) this.#adopt();
    this.#watching.abort();
    this.#isPointing = false;
    this.#leave();
    this.isActive = false;
    this.show();
    this.#host.say('');
    this.#change();
  }

  /** What Enter does: the text is tidied as at the end of editing, the caret behind the number. */
  commit() {
    if (!this.isActive || this.#isComposing) return;
    this.#catchUp();
    this.#leave();
    this.field.focus();
    this.show();
    this.#change();
  }

  #leave() {
    const before = this.field.amount;
    this.field.blur();
    // Clamps are the only change of the amount here.
    if (isSameAmount(before, this.field.amount)) return;
    this.#input.value = this.field.text;
    this.#telling.tell('insertReplacementText', null);
  }

  /** Tells of a new amount where one was entered. */
  #change() {
    this.#host.changed();
    if (isSameAmount(this.#told, this.field.amount)) return;
    this.#told = this.field.amount;
    this.#host.target.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
