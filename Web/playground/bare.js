/**
 * A plain text field beside the real one: the same keys, and nobody who minds.
 */
import { announcedEdit } from '../src/edits.js';

export class BareField {
  text = '';
  start = 0;
  end = 0;
  #before = [];

  /** Takes a `beforeinput` event of the real field. */
  take(event) {
    if (event.inputType === 'historyUndo') return this.undo();
    const edit = announcedEdit(event, this.text, this.start, this.end);
    if (edit) this.replace(edit.start, edit.end, edit.text);
  }

  replace(start, end, text) {
    if (start === end && text === '') return;
    this.#before.push([this.text, this.start, this.end]);
    this.text = this.text.slice(0, start) + text + this.text.slice(end);
    this.start = this.end = start + text.length;
  }

  undo() {
    if (this.#before.length > 0) [this.text, this.start, this.end] = this.#before.pop();
  }

  /** Moves the caret as a key does. */
  move(key) {
    const { start, end, text } = this;
    const places = {
      ArrowLeft: start < end ? start : Math.max(0, start - 1),
      ArrowRight: start < end ? end : Math.min(text.length, end + 1),
      Home: 0, ArrowUp: 0, End: text.length, ArrowDown: text.length,
    };
    if (key in places) this.start = this.end = places[key];
  }

  /** Selects the same digits as are selected in another text. */
  follow(text, start, end) {
    this.start = this.#behind(digitsIn(text.slice(0, start)), start === 0);
    this.end = end === text.length ? this.text.length : this.#behind(digitsIn(text.slice(0, end)), end === 0);
    if (this.end < this.start) this.end = this.start;
  }

  /** Begins anew with a text. */
  show(text) {
    this.text = text;
    this.start = this.end = text.length;
    this.#before = [];
  }

  /** The place behind so many digits. */
  #behind(digits, isStart) {
    if (isStart) return 0;
    let place = 0;
    while (place < this.text.length && digitsIn(this.text.slice(0, place)) < digits) place += 1;
    return place;
  }
}

const digitsIn = (text) => text.match(/\p{Nd}/gu)?.length ?? 0;
