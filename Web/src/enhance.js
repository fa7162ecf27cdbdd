/**
 * An existing `<input>` that takes amounts.
 */
import { Controller } from './controller.js';
import { fieldFormat, inputModeFor } from './device.js';
import { languageOf, objection } from './judgement.js';
import { loadMessages } from './messages.js';
import { kebabCase } from './options.js';

const enhanced = new WeakMap();

/**
 * Makes an input take amounts.
 *
 * The input shows the amount as its format writes it; what it shows at first is read so. Its form gets the canonical
 * amount: the `name` moves to a hidden input behind it. A `maxlength`, which would count separators as well, goes; both
 * are back at {@link EnhancedInput.detach}. `amount-rejected` is sent from the input.
 *
 *     const amount = enhance(document.querySelector('#total'), { locale: 'de-DE', currency: 'EUR' });
 *     amount.value     // "1234.50"
 *
 * The engine must have been loaded.
 *
 * @param {HTMLInputElement} input Of type `text`.
 * @param {Record<string, string | number>} [options] Those of the element, in camelCase or kebab-case; `message`, a
 *   function that gets what was refused; and `value`, an amount in canonical form instead of what the input shows.
 */
export function enhance(input, options) {
  if (enhanced.has(input)) throw new Error('amountkit: this input takes amounts already');
  if (!input) throw new TypeError(`amountkit: enhance needs an input, not ${input}`);
  if (input.type !== 'text' && input.type !== 'tel') {
    throw new TypeError(`amountkit: an input of type "${input.type}" cannot take amounts; expected type "text"`);
  }
  const field = new EnhancedInput(input, options);
  enhanced.set(input, field);
  return field;
}

class EnhancedInput {
  #input;
  #hidden;
  #controller;
  #options;
  #say;
  #before;
  #styles;
  #listening = new AbortController();
  #watching = new MutationObserver(() => this.#follow());

  constructor(input, { message = () => {}, value, ...options } = {}) {
    this.#input = input;
    this.#say = message;
    this.#options = kebab(options);
    this.#before = new Map(traits.map((name) => [name, input.getAttribute(name)]));
    const { value: shown, selectionStart, selectionEnd } = input;
    this.#controller = new Controller(input, fieldFormat(this.#options), {
      target: input,
      language: () => languageOf(input),
      say: (text) => this.#say(text),
      changed: () => this.#changed(),
    });
    this.#prepare();
    try {
      if (value !== undefined) this.#controller.load(value);
      else if (!this.#resumes(shown, selectionStart, selectionEnd)) this.#take(shown);
    } catch (error) {
      this.detach();
      throw error;
    }
    this.#changed();
    this.#attend();
    loadMessages(languageOf(input)).then(() => this.#isAttached && this.#changed());
  }

  get #isAttached() {
    return !this.#listening.signal.aborted;
  }

  #attend() {
    const { signal } = this.#listening;
    // What happens to a form in a shadow tree is not heard outside.
    for (const root of new Set([this.#input.ownerDocument, this.#input.getRootNode()])) {
      root.addEventListener('reset', (event) => this.#reset(event), { signal });
      root.addEventListener('formdata', (event) => this.#tell(event), { signal });
    }
    this.#watching.observe(this.#input, { attributeFilter: ['disabled', 'form'] });
  }

  #prepare() {
    const input = this.#input;
    const { format } = this.#controller.field;
    const values = {
      inputmode: inputModeFor(format), autocapitalize: 'off', autocorrect: 'off', spellcheck: 'false',
    };
    for (const [name, value] of Object.entries(values)) {
      if (this.#before.get(name) === null) input.setAttribute(name, value);
    }
    if (!input.hasAttribute('autocomplete')) input.autocomplete = 'off';
    input.removeAttribute('maxlength');
    this.#direct();
    if (!input.name) return;
    this.#hidden = input.ownerDocument.createElement('input');
    Object.assign(this.#hidden, { type: 'hidden', name: input.name });
    input.removeAttribute('name');
    this.#follow();
  }

  /** The hidden input is where the input is, in its form, and disabled with it. */
  #follow() {
    const input = this.#input;
    const hidden = this.#hidden;
    if (!hidden) return;
    if (input.nextSibling !== hidden) input.after(hidden);
    if (input.hasAttribute('form')) hidden.setAttribute('form', input.getAttribute('form'));
    else hidden.removeAttribute('form');
    hidden.disabled = input.disabled;
  }

  /** An amount runs from left to right unless it has marks of its own, on whichever side of the page it begins. */
  #direct() {
    const { style } = this.#input;
    this.#styles = directing.map((property) => [property, style.getPropertyValue(property)]);
    const { direction, textAlign } = getComputedStyle(this.#input);
    if (direction === 'rtl' && textAlign === 'start') style.textAlign = 'right';
    style.unicodeBidi = 'plaintext';
    this.#input.dir = 'ltr';
  }

  /** Goes on with what is half typed, where the input had been enhanced before. */
  #resumes(text, start, end) {
    return this.#input.matches(':focus') && this.#controller.restore(text, start, end);
  }

  #take(text) {
    if (this.#controller.take(text)) return;
    console.error(`amountkit: "${text}" is no amount for this field`, this.#input);
    this.#controller.load('');
  }

  /** A form resets its inputs after this event, and only where a script asks for it before the next microtask. */
  #reset(event) {
    const input = this.#input;
    const renew = () => {
      const isReset = !event.defaultPrevented && input.value === input.defaultValue;
      if (isReset && this.#isAttached) this.#take(input.defaultValue);
    };
    if (event.target !== input.form) return;
    queueMicrotask(renew);
    setTimeout(renew);
  }

  /** The input was put into this form after it had been enhanced. */
  #tell({ target, formData }) {
    if (!this.#hidden || target !== this.#input.form || target === this.#hidden.form) return;
    this.#follow();
    if (!this.#input.matches(':disabled')) formData.append(this.#hidden.name, this.value);
  }

  #changed() {
    const { value, field } = this.#controller;
    const input = this.#input;
    if (this.#hidden) this.#hidden.value = value;
    this.#follow();
    // The input itself tells whether it is missing.
    input.setCustomValidity(objection(field, false, languageOf(input))?.message ?? '');
  }

  /** The amount in canonical form; an empty text where there is none. */
  get value() {
    return this.#controller.value;
  }

  /** Setting the amount that the field has while a person types changes nothing. */
  set value(value) {
    this.#controller.value = value;
  }

  get text() {
    return this.#controller.field.text;
  }

  get format() {
    return this.#controller.field.format;
  }

  get verdict() {
    return this.#controller.field.verdict;
  }

  get lastEdit() {
    return this.#controller.lastEdit;
  }

  /**
   * Changes options; null takes one back.
   *
   * @throws {AmountFormatError} Where they do not go together; {@link RangeError} where the amount could not be shown.
   */
  update(options) {
    const { message = this.#say, ...others } = options;
    const all = { ...this.#options, ...kebab(others) };
    const format = fieldFormat(all);
    if (!this.#controller.reformat(format)) {
      throw new RangeError(`amountkit: the new format cannot show ${this.value}`);
    }
    this.#options = all;
    this.#say = message;
    if (this.#before.get('inputmode') === null) this.#input.inputMode = inputModeFor(format);
  }

  /** Gives the input back as it was, with the text that it shows. */
  detach() {
    this.#controller.dispose();
    this.#listening.abort();
    this.#watching.disconnect();
    if (this.#hidden) {
      this.#input.name = this.#hidden.name;
      this.#hidden.remove();
    }
    for (const [name, value] of this.#before) {
      if (value === null) this.#input.removeAttribute(name);
      else this.#input.setAttribute(name, value);
    }
    for (const [property, value] of this.#styles) this.#input.style.setProperty(property, value);
    if (this.#input.getAttribute('style') === '') this.#input.removeAttribute('style');
    this.#input.setCustomValidity('');
    enhanced.delete(this.#input);
  }
}

const traits = ['inputmode', 'autocapitalize', 'autocorrect', 'spellcheck', 'dir', 'autocomplete', 'maxlength'];
const directing = ['text-align', 'unicode-bidi'];

const kebab = (options) =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [kebabCase(name), value]));
