/** Makes an element: properties that start with `on` are listeners, all others attributes; children are nodes or text. */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute.startsWith('on')) element.addEventListener(attribute.slice(2), value);
    else if (value === true) element.setAttribute(attribute, '');
    else if (value !== false && value != null) element.setAttribute(attribute, value);
  }
  element.append(...children);
  return element;
}

export const find = (selector) => document.querySelector(selector);

/** A button that copies what `text` gives at that moment, and says so. */
export function copyButton(label, text) {
  const button = make('button', { type: 'button', class: 'quiet', onclick: copy }, label);
  async function copy() {
    const isCopied = await putOnClipboard(text());
    button.textContent = isCopied ? 'Copied' : 'Press Ctrl+C';
    find('#status').textContent = isCopied ? `${label}: copied` : 'The browser does not let the page copy';
    setTimeout(() => (button.textContent = label), 1600);
  }
  return button;
}

/** A page from disk may have no clipboard of its own; the old command still copies a selection there. */
async function putOnClipboard(text) {
  const holder = make('textarea', { class: 'unseen', 'aria-hidden': 'true', tabindex: '-1' });
  holder.value = text;
  const focused = document.activeElement;
  document.body.append(holder);
  holder.select();
  const isCopied = document.execCommand('copy');
  holder.remove();
  focused?.focus();
  if (isCopied) return true;
  return navigator.clipboard?.writeText(text).then(() => true, () => false) ?? false;
}
