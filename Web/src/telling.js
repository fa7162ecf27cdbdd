/**
 * What a page hears of edits.
 */
import { rejectionMessage } from './messages.js';

/** Acts on an event after all listeners of the page, which may prevent it. Not where one of them keeps it to itself. */
export function afterThePage(event, act) {
  const { defaultView } = event.target.ownerDocument;
  defaultView?.addEventListener(event.type, function hear(reached) {
    // The event of something that a listener of the page does meanwhile.
    if (reached !== event && event.eventPhase !== Event.NONE) return;
    defaultView.removeEventListener(event.type, hear);
    if (reached === event) act();
  });
}

const { set } = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value') ?? {};

/**
 * Writes into an input as the browser does, past a `value` that React has put over it. What comes by that one React has
 * done itself, and it takes the event after it for no edit.
 */
export const write = (input, text) => set.call(input, text);

export class Telling {
  /** What became of the last edit: `{ kind: 'taken', application }`, or `{ kind: 'refused', reason, message }`. */
  lastEdit = null;
  /** Whether an event is on its way that speaks of a change made here. */
  isBusy = false;
  #input;
  #host;

  constructor(input, host) {
    this.#input = input;
    this.#host = host;
  }

  forget() {
    this.lastEdit = null;
    this.#host.say('');
  }

  /** Notes what the engine said of an edit. The page may keep a refusal from being shown. */
  note(answer, data, field) {
    if (answer !== 'refused') {
      this.lastEdit = { kind: 'taken', application: answer };
      this.#host.say('');
      return;
    }
    const message = rejectionMessage(field.rejection, field.format, this.#host.language());
    const { name: reason, ...details } = field.rejection;
    this.lastEdit = { kind: 'refused', reason, message };
    const detail = { reason, data, message, ...details };
    const event = new CustomEvent('amount-rejected', { bubbles: true, composed: true, cancelable: true, detail });
    if (this.#host.target.dispatchEvent(event)) this.#host.say(message);
  }

  /** Tells of a change that was made here, as the browser tells of its own. */
  tell(inputType, data) {
    this.#host.changed();
    this.isBusy = true;
    this.#input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType, data }));
    this.isBusy = false;
  }
}
