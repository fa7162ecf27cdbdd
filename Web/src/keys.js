/**
 * What keys mean beside their characters.
 */
const isApple = /^(Mac|iP)/.test(globalThis.navigator?.platform ?? '');
const caretKeys = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']);

/** Whether a key belongs to an input method. Safari ends the composition before the key that ends it. */
export const isComposing = (event) => event.isComposing || event.keyCode === 229;

export const movesCaret = (event) => caretKeys.has(event.key);

/** Whether a key deletes and there is nothing to be deleted. */
export function isEmptyDeletion({ key }, { value, selectionStart, selectionEnd }) {
  if (selectionStart !== selectionEnd) return false;
  return (key === 'Backspace' && selectionStart === 0) || (key === 'Delete' && selectionStart === value.length);
}

/** `historyUndo` or `historyRedo` for the keys that mean it. */
export function historyAction(event) {
  const isCommand = isApple ? event.metaKey : event.ctrlKey;
  if (!isCommand || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'historyRedo' : 'historyUndo';
  return key === 'y' && !isApple ? 'historyRedo' : undefined;
}
