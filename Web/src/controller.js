/**
 * An `<input>` with a field of the engine behind it. The element and `enhance` are thin shells around this.
 */
import { Editing } from './editing.js';
import { EngineField } from './field.js';
import { rejectionMessage } from './messages.js';

export class Controller {
  #input;
  #host;
  #editing;

  /**
   * @param {HTMLInputElement} input
   * @param {AmountFormat} format
   * @param {object} host What the field belongs to.
   * @param {HTMLElement} host.target Where events are sent from.
   * @param {() => string} host.language The language of messages.
   * @param {(message: string) => void} host.say Shows what was refused; an empty text where all is well again.
   * @param {() => void} host.changed Hears of every new amount and verdict.
   */
  constructor(input, format, host) {
    this.#input = input;
    this.#host = host;
    this.#editing = new Editing(input, new EngineField(format), host);
  }

  /** Lets go of the input, which keeps its text. */
  dispose() {
    this.#editing.dispose();
  }

  /** Ends the editing of an input that is being removed. */
  leave() {
    this.#editing.end();
  }

  get field() {
    return this.#editing.field;
  }

  get lastEdit() {
    return this.#editing.lastEdit;
  }

  /** The amount in canonical form, or an empty text. */
  get value() {
    return this.field.amount ?? '';
  }

  /**
   * Setting the amount that the field has while a person types changes nothing.
   *
   * @throws {TypeError} Where it is no amount; {@link RangeError} with a `reason` where it has digits that the
   *   field cannot show.
   */
  set value(value) {
    if (put(this.field, value) === 'adjusted') this.#editing.settle();
  }

  /** Begins anew with an amount: there is nothing to undo. */
  load(value) {
    this.replace(this.field.format, value);
  }

  /** Begins anew with what a text means; where it means nothing, the field is as it was. Returns whether it does. */
  take(text) {
    const { amount } = this.field.format.read(text);
    const isAmount = text === '' || (amount !== null && this.field.format.show(amount) !== null);
    if (isAmount) this.load(amount);
    return isAmount;
  }

  /** Shows a text as it was left. Returns whether the format can show it. */
  restore(text, start, end) {
    const isShown = this.field.restore(text, start, end, this.#editing.isActive);
    if (isShown) this.#editing.settle();
    return isShown;
  }

  /** Where the selection is. Not every browser lets it be set without focus. */
  get selection() {
    const { start, end } = this.#editing.isActive ? selectionOf(this.#input) : this.field;
    return { start, end };
  }

  select(start, end) {
    this.field.select(start, end);
    this.#input.setSelectionRange(this.field.start, this.field.end);
  }

  /** Changes the format. Returns whether the amount could be kept; if not, nothing has changed. */
  reformat(format) {
    if (this.field.reformat(format) === 'refused') return false;
    this.#editing.show();
    this.#host.say('');
    this.#host.changed();
    return true;
  }

  /** Begins anew with a format and an amount. Throws as {@link value}, and nothing has changed then. */
  replace(format, value) {
    const field = new EngineField(format);
    if (this.#editing.isActive) field.focus();
    try {
      put(field, value);
      // There is nothing to undo.
      field.restore(field.text, field.start, field.end, this.#editing.isActive);
    } catch (error) {
      field.dispose();
      throw error;
    }
    this.field.dispose();
    this.#editing.field = field;
    this.#editing.settle();
  }
}

function put(field, value) {
  const amount = value == null || value === '' ? null : String(value);
  const answer = field.set(amount);
  if (answer !== 'refused') return answer;
  const message = `"${amount}": ${rejectionMessage(field.rejection, field.format, 'en')}`;
  throw Object.assign(new RangeError(message), { reason: field.rejection.name });
}

const selectionOf = (input) => ({ start: input.selectionStart, end: input.selectionEnd });
