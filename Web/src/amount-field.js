/**
 * `<amount-field>`: a form field for amounts of money.
 */
import { Controller } from './controller.js';
import { fieldFormat, inputModeFor } from './device.js';
import { submitImplicitly } from './forms.js';
import { languageOf, objection, showState } from './judgement.js';
import { loadMessages } from './messages.js';
import { AmountFormatError, camelCase, optionNames, parseOption } from './options.js';
import { define, reflectFlag, reflectText, upgrade } from './properties.js';
import { dress, fill, name, passedOn, passOn } from './shell.js';
import { afterThePage } from './telling.js';

const texts = ['name', 'placeholder', 'autocomplete', 'message'];
const flags = { required: 'required', readOnly: 'readonly', disabled: 'disabled' };
const otherProperties = [...texts, ...Object.keys(flags), 'defaultValue', 'value'];

// A server has no elements; it may import the class all the same.
export class AmountField extends (globalThis.HTMLElement ?? class {}) {
  static formAssociated = true;
  static observedAttributes = [
    ...optionNames, ...passedOn, 'value', 'required', 'inputmode', 'aria-label', 'aria-labelledby', 'lang', 'message',
  ];

  #internals = this.attachInternals();
  #input;
  #message;
  #controller;
  /** Whether options have changed that the format does not know yet. */
  #isStale = false;
  /** The format of the attributes where it could not show the amount; the next amount may fit. */
  #wanted = null;
  /** Whether the amount is no longer that of the attribute. */
  #isDirty = false;
  /** Whether a person has been in the field. */
  #isTouched = false;
  /** What form and screen reader have been told. */
  #judgement;

  constructor() {
    super();
    const { input, message } = fill(this.attachShadow({ mode: 'open', delegatesFocus: true }));
    this.#input = input;
    this.#message = message;
    this.#controller = new Controller(input, fieldFormat({}), {
      target: this,
      language: () => languageOf(this),
      say: (text) => this.#say(text),
      changed: () => this.#changed(),
    });
    input.addEventListener('input', () => (this.#isDirty = true), { capture: true });
    input.addEventListener('focus', () => this.#introduce());
    input.addEventListener('blur', () => this.#left());
    input.addEventListener('keypress', (event) => {
      if (event.key === 'Enter') afterThePage(event, () => event.defaultPrevented || submitImplicitly(this, this.form));
    });
    this.#setInputMode();
  }

  connectedCallback() {
    // The amount comes last: it may fit these options alone.
    upgrade(this, [...optionNames.map(camelCase), ...otherProperties]);
    this.#settle();
    this.#introduce();
    if (this.autofocus && this.ownerDocument.activeElement === this.ownerDocument.body) this.focus();
  }

  disconnectedCallback() {
    this.#controller.leave();
  }

  /** `moveBefore` keeps the focus, and so the editing. */
  connectedMoveCallback() {
    this.#introduce();
  }

  adoptedCallback() {
    dress(this.shadowRoot);
  }

  attributeChangedCallback(attribute, before, value) {
    if (before === value) return;
    if (optionNames.includes(attribute)) this.#change();
    else if (passedOn.includes(attribute)) passOn(this.#input, attribute, value);
    else if (attribute === 'value' && !this.#isDirty) this.#takeDefault();
    else if (attribute === 'inputmode') this.#setInputMode();
    else if (attribute.startsWith('aria-label')) this.#name();
    else if (attribute === 'lang') this.#learnLanguage();
    else if (attribute === 'message') this.#say('');
    this.#changed();
  }

  #setInputMode() {
    this.#input.inputMode = this.getAttribute('inputmode') ?? inputModeFor(this.#controller.field.format);
  }

  // Format

  /** Options often come one by one: the format is made when all are there, or when it is asked for. */
  #change() {
    if (!this.#isStale) queueMicrotask(() => this.#settle());
    this.#isStale = true;
  }

  /** Makes the format that the attributes describe; where they describe none, the last one stays. */
  #settle() {
    const format = this.#newFormat();
    if (!format) return;
    if (!this.#isDirty) this.#takeDefault(format);
    else if (!this.#reformat(format)) {
      this.#wanted = format;
      console.error(`amount-field: the new format cannot show ${this.#controller.value}; the last one stays`, this);
    }
  }

  /** Shows the amount in another format. Returns whether that can show it. */
  #reformat(format) {
    const isShown = this.#controller.reformat(format);
    if (isShown) this.#follow();
    return isShown;
  }

  /** The format is that of the attributes. */
  #follow() {
    this.#wanted = null;
    this.#setInputMode();
  }

  /** The format where it has changed. */
  #newFormat() {
    if (!this.#isStale) return null;
    this.#isStale = false;
    this.#wanted = null;
    const names = optionNames.filter((name) => this.hasAttribute(name));
    try {
      return fieldFormat(Object.fromEntries(names.map((name) => [name, this.getAttribute(name)])));
    } catch (error) {
      if (!(error instanceof AmountFormatError)) throw error;
      console.error(`amount-field: ${error.message}`, this);
      return null;
    }
  }

  // Value

  /** The amount in canonical form, such as `-1234.50`; an empty text where there is none. */
  get value() {
    this.#settle();
    return this.#controller.value;
  }

  set value(value) {
    const format = this.#newFormat() ?? this.#wanted;
    if (format) this.#replace(format, value);
    else this.#controller.value = value;
    this.#isDirty = true;
  }

  /** Takes a format and an amount at once; the format alone where the amount is none for it. */
  #replace(format, value) {
    try {
      this.#controller.replace(format, value);
      this.#follow();
    } catch (error) {
      this.#isStale = true;
      this.#settle();
      throw error;
    }
  }

  /** The amount that the attribute `value` has, and that a reset brings back. */
  get defaultValue() {
    return this.getAttribute('value') ?? '';
  }

  set defaultValue(value) {
    this.setAttribute('value', value);
  }

  #takeDefault(format = this.#wanted ?? this.#controller.field.format) {
    if (this.#isStale) return;
    try {
      this.#controller.replace(format, this.defaultValue);
    } catch (error) {
      console.error(`amount-field: the attribute value cannot be ${error.message}`, this);
      this.#controller.replace(format, '');
    }
    this.#follow();
  }

  /** What the field shows. */
  get text() {
    this.#settle();
    return this.#controller.field.text;
  }

  /** What became of the last edit. */
  get lastEdit() {
    return this.#controller.lastEdit;
  }

  /** What the engine thinks of the amount, such as `{ name: 'aboveMaximum', maximum: '500' }`. */
  get verdict() {
    this.#settle();
    return this.#controller.field.verdict;
  }

  /** Shows a text as it was left, with its selection. Returns whether this format can show it. */
  restore(text, start = text.length, end = start) {
    this.#settle();
    const isShown = this.#controller.restore(text, start, end);
    if (isShown) this.#isDirty = true;
    return isShown;
  }

  // Selection

  get selectionStart() {
    return this.#controller.selection.start;
  }

  get selectionEnd() {
    return this.#controller.selection.end;
  }

  setSelectionRange(start, end) {
    this.#settle();
    this.#controller.select(start, end);
  }

  select() {
    this.#input.select();
  }

  /** Left to itself, Chromium selects all. */
  focus(options) {
    this.#input.focus(options);
  }

  // Form

  /** What every form control has. */
  static {
    for (const property of ['form', 'labels', 'validity', 'validationMessage', 'willValidate']) {
      define(this, property, {
        get() {
          this.#settle();
          return this.#internals[property];
        },
      });
    }
  }

  checkValidity() {
    this.#settle();
    return this.#internals.checkValidity();
  }

  reportValidity() {
    this.#settle();
    return this.#internals.reportValidity();
  }

  formDisabledCallback(isDisabled) {
    this.#input.disabled = isDisabled;
  }

  formAssociatedCallback() {
    this.#name();
  }

  formResetCallback() {
    this.#isDirty = false;
    this.#isTouched = false;
    this.#takeDefault();
    this.#say('');
  }

  formStateRestoreCallback(state) {
    try {
      this.value = state;
    } catch (error) {
      console.error(`amount-field: ${error.message}`, this);
    }
  }

  // What a person hears

  /** Says what is wrong with the amount a person has left behind; an empty field is no news. */
  #left() {
    this.#isTouched = true;
    if (this.#wanted) this.#reformat(this.#wanted);
    this.#changed();
    this.#say(this.#controller.value === '' ? '' : this.#internals.validationMessage);
  }

  #name() {
    const ids = this.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const named = ids.map((id) => this.getRootNode().getElementById?.(id)).filter(Boolean);
    if (named.length > 0) name(this.#input, null, named);
    else name(this.#input, this.getAttribute('aria-label'), [...(this.#internals.labels ?? [])]);
  }

  #learnLanguage() {
    loadMessages(languageOf(this)).then(() => this.#changed());
  }

  #introduce() {
    this.#name();
    this.#learnLanguage();
  }

  #changed() {
    const isRequired = this.hasAttribute('required');
    const { value, field } = this.#controller;
    const wrong = this.hasAttribute('readonly') ? null : objection(field, isRequired, languageOf(this));
    this.#internals.setFormValue(value);
    const judgement = `${field.verdict.name} ${wrong?.flag} ${this.#isTouched} ${isRequired} ${wrong?.message}`;
    if (judgement === this.#judgement) return;
    this.#judgement = judgement;
    showState(this.#internals, field.verdict.name);
    this.#internals.setValidity(wrong ? { [wrong.flag]: true } : {}, wrong?.message, this.#input);
    this.#input.setAttribute('aria-invalid', this.#isTouched && wrong !== null);
    this.#input.setAttribute('aria-required', isRequired);
  }

  #say(text) {
    const shown = this.getAttribute('message') === 'none' ? '' : text;
    // The same refusal again is told again.
    if (shown !== '' || this.#message.textContent !== '') this.#message.textContent = shown;
  }
}

for (const option of optionNames) reflectText(AmountField, camelCase(option), option, parseOption);
for (const attribute of texts) reflectText(AmountField, attribute, attribute);
for (const [property, attribute] of Object.entries(flags)) reflectFlag(AmountField, property, attribute);
