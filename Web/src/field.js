/**
 * One field in the engine: its text, selection, amount and history.
 */
import { loadedEngine } from './engine.js';
import { isAmount } from './options.js';
import { rejectionFrom, verdictFrom } from './reasons.js';

/**
 * A field of the engine. All offsets are UTF-16 units of {@link text}. Methods that edit say `verbatim` where a plain
 * text field would have done the same, `adjusted` where text and caret are to be set, and `refused`, with the reason in
 * {@link rejection}, where nothing has changed.
 *
 *     const field = new EngineField(amountFormat());
 *     field.apply(0, 0, '1234.5')   // "adjusted"
 *     field.text                    // "1,234.5"
 */
export class EngineField {
  text = '';
  start = 0;
  end = 0;
  canUndo = false;
  canRedo = false;
  /** The amount in canonical form, or null where there is no digit. */
  amount = null;
  /** What a form should think of the amount: `{ name: 'valid' }`. */
  verdict = { name: 'empty' };
  /** Why the last edit was refused; null where it was taken. */
  rejection = null;
  #engine = loadedEngine();
  #handle;
  #format;
  /** The format in use: {@link format} or its twin that knows all currencies. */
  #current;

  constructor(format) {
    this.#format = format;
    this.#current = format;
    this.#handle = this.#engine.exports.amount_field(format.handle);
    const { exports } = this.#engine;
    const handle = this.#handle;
    this.#engine.releasing.register(this, () => exports.amount_field_release(handle), this);
  }

  get format() {
    return this.#format;
  }

  /** Lets go of the field; it answers no more. */
  dispose() {
    this.#engine.releasing.unregister(this);
    this.#engine.exports.amount_field_release(this.#handle);
    this.#handle = 0;
  }

  /** Replaces a part of the text, as a key, a paste or a deletion does. */
  apply(start, end, replacement) {
    if (replacement.length > 1) this.#learn(replacement);
    return this.#follow(this.#engine.call('amount_apply', replacement, this.#handle, start, end));
  }

  /** Takes over a text that changed without asking. */
  adopt(text, caret) {
    this.#learn(text);
    return this.#follow(this.#engine.call('amount_adopt', text, this.#handle, caret));
  }

  /** Puts an amount into the field; null clears it. */
  set(amount) {
    if (amount !== null && !isAmount(amount)) throw new TypeError(`"${amount}" is no amount; expected one such as -12.50`);
    return this.#follow(this.#engine.call('amount_set', amount, this.#handle));
  }

  select(start, end) {
    this.#follow(this.#engine.exports.amount_select(this.#handle, start, end));
  }

  focus() {
    this.#do(1);
  }

  blur() {
    this.#do(0);
  }

  /** Returns whether there was something to undo. */
  undo() {
    return this.#do(2) === 'adjusted';
  }

  redo() {
    return this.#do(3) === 'adjusted';
  }

  /** Changes the format, and keeps amount and focus. Refused where the other format cannot show the amount. */
  reformat(format) {
    const answer = this.#follow(this.#engine.exports.amount_reformat(this.#handle, format.handle));
    if (answer !== 'refused') this.#format = this.#current = format;
    return answer;
  }

  /** The field as it was left. Returns whether this format can show the text. */
  restore(text, start, end, isEditing) {
    const answer = this.#engine.call('amount_restore', text, this.#handle, start, end, isEditing ? 1 : 0);
    return this.#follow(answer) === 'adjusted';
  }

  /** Makes sure that the format knows the currencies that a text may name. */
  #learn(text) {
    const literate = this.#format.for(text);
    if (literate === this.#current) return;
    this.#engine.exports.amount_respell(this.#handle, literate.handle);
    this.#current = literate;
  }

  #do(action) {
    return this.#follow(this.#engine.exports.amount_do(this.#handle, action));
  }

  /** Reads the state that the engine left in the buffer. */
  #follow(answer) {
    if (answer < 0) throw new Error('amountkit: the field has been disposed of');
    const record = this.#engine.exchange.open();
    this.start = record.number();
    this.end = record.number();
    const history = record.number();
    this.canUndo = (history & 1) !== 0;
    this.canRedo = (history & 2) !== 0;
    this.text = record.string();
    this.amount = record.string();
    this.verdict = verdictFrom(record);
    this.rejection = answer === 0 ? rejectionFrom(record) : null;
    return ['refused', 'verbatim', 'adjusted'][answer];
  }
}
