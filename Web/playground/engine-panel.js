/**
 * What the engine said of the last edit, and what it holds.
 */
import { BareField } from './bare.js';
import { find, make } from './dom.js';
import { ruleOf, takenRule } from './rules.js';

export class EnginePanel {
  #field;
  #bare = new BareField();
  #refused = null;
  #isPointing = false;

  constructor(field) {
    this.#field = field;
    const on = (type, handle) => field.addEventListener(type, handle, { capture: true });
    on('beforeinput', (event) => event.isComposing || this.#bare.take(event));
    on('compositionend', (event) => this.#bare.replace(this.#bare.start, this.#bare.end, event.data ?? ''));
    on('keydown', (event) => {
      const isPlain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
      if (isPlain) this.#bare.move(event.key);
    });
    on('pointerdown', () => (this.#isPointing = true));
    document.addEventListener('pointerup', () => setTimeout(() => this.#pointed()));
    on('keyup', (event) => (event.shiftKey || event.ctrlKey || event.metaKey) && this.#follow());
    field.addEventListener('amount-rejected', ({ detail }) => (this.#refused = detail));
  }

  /** The field begins anew. */
  restart() {
    this.#refused = null;
    this.#bare.show(this.#field.text);
  }

  show() {
    const { text, value, verdict, selectionStart, selectionEnd } = this.#field;
    this.#showAnswer(this.#field.lastEdit);
    find('#live-amount').textContent = value === '' ? 'none' : value;
    find('#live-validity').textContent = [verdict.name, verdict.maximum ?? verdict.minimum].filter(Boolean).join(' ');
    find('#live-text').textContent = text === '' ? 'empty' : text;
    const isCaret = selectionStart === selectionEnd;
    find('#live-selection').textContent = isCaret ? String(selectionStart) : `${selectionStart}–${selectionEnd}`;
    this.#showBare();
  }

  #showAnswer(edit) {
    const place = find('#verdict');
    if (!edit) {
      place.dataset.kind = 'none';
      find('#answer').textContent = 'Nothing yet.';
      find('#reason').textContent = 'Type, paste or delete in the field.';
      find('#rule').textContent = '';
      return;
    }
    if (edit.kind === 'taken') {
      place.dataset.kind = 'taken';
      find('#answer').textContent = 'Taken';
      find('#reason').textContent = edit.application;
      find('#rule').replaceChildren(make('b', {}, takenRule.number), ` ${takenRule.words}`);
      return;
    }
    const { number, words } = ruleOf(edit.reason, this.#refused?.data ?? '');
    place.dataset.kind = 'refused';
    find('#answer').textContent = 'Refused';
    find('#reason').replaceChildren(make('code', {}, edit.reason), ' “', make('bdi', {}, edit.message), '”');
    find('#rule').replaceChildren(make('b', {}, number), ` ${words}`);
  }

  #showBare() {
    const { text, start, end } = this.#bare;
    const chosen = start === end ? make('i', { class: 'caret' }) : make('mark', {}, text.slice(start, end));
    find('#bare').replaceChildren(text.slice(0, start), chosen, text.slice(end));
    const number = text === '' ? 'nothing' : String(Number(text));
    find('#bare-number').textContent = number;
    find('#bare-number').classList.toggle('wrong', text !== '' && Number(text) !== Number(this.#field.value || NaN));
  }

  #pointed() {
    if (this.#isPointing) this.#follow();
    this.#isPointing = false;
  }

  #follow() {
    const { text, selectionStart, selectionEnd } = this.#field;
    this.#bare.follow(text, selectionStart, selectionEnd);
    this.#showBare();
  }
}
