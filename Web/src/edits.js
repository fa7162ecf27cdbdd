/**
 * What the events of a text field would change, as edits of the text. An edit is `{ start, end, text }`: the units from
 * `start` to `end` give way to `text`. All offsets are UTF-16. Nothing here touches the DOM.
 */

/** Events that put their data in place of the selection. */
const insertions = new Set([
  'insertText', 'insertFromPaste', 'insertFromPasteAsQuotation', 'insertFromYank', 'insertLink',
]);

/** Events that tell by their type what they delete; to a boundary in a text that is one word and one line. */
const deletions = {
  deleteContentBackward: before,
  deleteContentForward: after,
  deleteContent: nothing,
  deleteByCut: nothing,
  deleteWordBackward: fromStart,
  deleteSoftLineBackward: fromStart,
  deleteHardLineBackward: fromStart,
  deleteWordForward: toEnd,
  deleteSoftLineForward: toEnd,
  deleteHardLineForward: toEnd,
  deleteEntireSoftLine: (text) => ({ start: 0, end: text.length }),
};

/**
 * The edit that a `beforeinput` event announces, or null where it cannot be told before it is done.
 *
 * @param {InputEvent} event
 * @param {string} text What the field shows.
 * @param {number} start Where its selection starts,
 * @param {number} end and where it ends.
 */
export function announcedEdit(event, text, start, end) {
  const { inputType } = event;
  if (insertions.has(inputType)) {
    const data = event.data ?? event.dataTransfer?.getData('text/plain');
    return data == null ? null : { start, end, text: data };
  }
  const deletion = deletions[inputType];
  if (deletion) return start < end ? { start, end, text: '' } : { ...deletion(text, start), text: '' };
  if (inputType === 'insertTranspose') return transposition(text, start, end);
  return null;
}

/** Whether a paste has no text, as that of a picture: some browsers delete the selection then, and some do nothing. */
export const pastesNothing = ({ inputType, data, dataTransfer }) =>
  /^insertFrom(Paste|Yank)/.test(inputType) && !data && !dataTransfer?.getData('text/plain');

/** Whether every browser changes the same: what is a word or a line to one is not to another. */
export const isPlain = (inputType) => insertions.has(inputType) || /^delete(Content|ByCut)/.test(inputType);

function before(text, caret) {
  const isPair = /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, caret - 2), caret));
  return { start: Math.max(0, caret - (isPair ? 2 : 1)), end: caret };
}

function after(text, caret) {
  const isPair = /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(caret, caret + 2));
  return { start: caret, end: Math.min(text.length, caret + (isPair ? 2 : 1)) };
}

function nothing(text, caret) {
  return { start: caret, end: caret };
}

function fromStart(text, caret) {
  return { start: 0, end: caret };
}

function toEnd(text, caret) {
  return { start: caret, end: text.length };
}

/** The characters around the caret change places; at the end the last two. */
function transposition(text, start, end) {
  const middle = start === text.length ? start - 1 : start;
  if (start !== end || middle < 1) return { start, end: start, text: '' };
  return { start: middle - 1, end: middle + 1, text: text[middle] + text[middle - 1] };
}

/**
 * The one edit that turns a text into another. Where several would do, the caret decides: `11` that became `1` lost its
 * first `1` if the caret now stands at the start.
 *
 *     difference('1,234', '1,2534', 4)     // { start: 3, end: 3, text: '5' }
 */
export function difference(old, text, caret) {
  const shorter = Math.min(old.length, text.length);
  let prefix = 0;
  while (prefix < shorter && old[prefix] === text[prefix]) prefix += 1;
  let suffix = 0;
  while (suffix < shorter && old.at(-1 - suffix) === text.at(-1 - suffix)) suffix += 1;
  const overlap = prefix + suffix - shorter;
  if (overlap > 0) {
    suffix = Math.min(Math.max(text.length - caret, suffix - overlap), suffix);
    prefix = shorter - suffix;
  }
  if (/[\ud800-\udbff]/.test(old[prefix - 1])) prefix -= 1;
  if (suffix > 0 && /[\udc00-\udfff]/.test(old[old.length - suffix])) suffix -= 1;
  return { start: prefix, end: old.length - suffix, text: text.slice(prefix, text.length - suffix) };
}

/**
 * The edit that a selection makes which is dragged within its field: a move is one edit, from the dragged place to the
 * drop. Separators in between are left out, as the field groups by itself.
 *
 * @param {string} old The text before.
 * @param {string} text The text now.
 * @param {{ start: number, end: number }} dragged The selection that was dragged.
 * @param {{ start: number, end: number }} dropped The selection now: browsers select what was dropped.
 * @param {string} separator The mark between groups.
 */
export function dragEdit(old, text, dragged, dropped, separator) {
  const { start, end } = dragged;
  if (text.length !== old.length) return difference(old, text, dropped.end);
  const moved = old.slice(start, end);
  const rest = old.slice(0, start) + old.slice(end);
  const isDrop = (place) => text === rest.slice(0, place) + moved + rest.slice(place);
  const places = [dropped.start, ...Array(rest.length + 1).keys()];
  const drop = places.find(isDrop);
  if (drop === undefined) return difference(old, text, dropped.end);
  const plain = (part) => (separator ? part.replaceAll(separator, '') : part);
  if (drop <= start) return { start: drop, end, text: plain(moved + old.slice(drop, start)) };
  return { start, end: drop + moved.length, text: plain(old.slice(end, drop + moved.length) + moved) };
}
