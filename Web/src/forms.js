/**
 * What a form does for its own inputs and not for one in a shadow tree.
 */

const blocking = new Set([
  'text', 'search', 'tel', 'url', 'email', 'password', 'date', 'month', 'week', 'time', 'datetime-local', 'number',
]);

/**
 * Submits a form as Enter in one of its inputs does: by its default button, or without one where no other input waits
 * for text (HTML, implicit submission).
 *
 * @param {HTMLElement} field
 * @param {HTMLFormElement | null} form
 */
export function submitImplicitly(field, form) {
  if (!form) return;
  const images = field.getRootNode().querySelectorAll('input[type=image]');
  const owned = [...form.elements, ...[...images].filter((image) => image.form === form)];
  const buttons = owned.filter((element) => element.matches('button, input') && /^(submit|image)$/.test(element.type));
  const [button] = buttons.sort((left, right) =>
    left.compareDocumentPosition(right) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
  if (button) button.click();
  else if (!owned.some((element) => element !== field && waitsForText(element))) form.requestSubmit();
}

/** Elements of a page's own may wait for text like this one. */
const waitsForText = (element) => blocking.has(element.type) || element.localName.includes('-');
