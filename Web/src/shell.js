/**
 * The inside of the element: an input and a line for messages.
 */

/** An amount runs from left to right unless it has marks of its own, on whichever side of the page it begins. */
const rules = `
:host { display: inline-block; position: relative; color: FieldText; }
:host([hidden]) { display: none; }
input {
  box-sizing: border-box; inline-size: 100%; margin: 0; font: inherit; color: inherit; text-align: left;
  direction: ltr; unicode-bidi: plaintext; font-variant-numeric: tabular-nums;
}
:host(:dir(rtl)) input { text-align: right; }
[part=message] {
  position: absolute; inset-block-start: 100%; inset-inline-start: 0; inline-size: max-content;
  max-inline-size: 100%; z-index: 1; font-size: smaller; color: CanvasText; background: Canvas;
}
:host([message=announce]) [part=message] { block-size: 1px; inline-size: 1px; overflow: hidden; clip-path: inset(50%); }
`;

/** A sheet of its own for each document: pages that forbid inline styles allow it. */
const sheets = new WeakMap();

/**
 * Fills a shadow root.
 *
 * @param {ShadowRoot} root
 * @returns {{ input: HTMLInputElement, message: HTMLElement }}
 */
export function fill(root) {
  dress(root);
  const input = make('input', {
    part: 'input', type: 'text', autocomplete: 'off', autocapitalize: 'off', autocorrect: 'off', spellcheck: 'false',
    'aria-describedby': 'message',
  });
  const message = make('div', { part: 'message', id: 'message', 'aria-live': 'polite' });
  root.append(input, message);
  return { input, message };
}

/** Gives a shadow root its sheet, which it loses where it goes to another document. */
export function dress(root) {
  const { ownerDocument: page } = root;
  // One without a window shows nothing.
  if (!page.defaultView) return;
  if (!sheets.has(page)) {
    sheets.set(page, new page.defaultView.CSSStyleSheet());
    sheets.get(page).replaceSync(rules);
  }
  root.adoptedStyleSheets = [sheets.get(page)];
}

function make(name, attributes) {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

/** Attributes of the host that its input has as well. */
export const passedOn = ['placeholder', 'readonly', 'autocomplete', 'enterkeyhint'];

export function passOn(input, attribute, value) {
  if (value !== null) input.setAttribute(attribute, value);
  else if (attribute === 'autocomplete') input.autocomplete = 'off';
  else input.removeAttribute(attribute);
}

/** Names an input by a text of its host's own, or after labels, which stand outside of the shadow. */
export function name(input, own, labels) {
  const text = own ?? labels.map((label) => label.textContent.trim()).join(' ');
  if (text) input.setAttribute('aria-label', text);
  else input.removeAttribute('aria-label');
  // Follows what the labels say from now on, where the browser can.
  if ('ariaLabelledByElements' in input) input.ariaLabelledByElements = own === null && labels.length > 0 ? labels : null;
}
