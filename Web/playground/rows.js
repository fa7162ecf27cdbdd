/**
 * Rows of scenario files, as the project's documentation describes them.
 */

export const columns = ['format', 'start', 'do', 'expect', 'reject', 'amount', 'validity', 'applied', 'note'];

const named = { '\t': '\\t', '\n': '\\n', ' ': '\\s' };

/** Escapes what cannot be seen or has a meaning in a cell. */
export function escapeCell(text) {
  return [...text].map((character) => {
    if (/[\\|[\])]/.test(character)) return `\\${character}`;
    if (named[character]) return named[character];
    if (!/[\p{C}\p{Z}\p{Mn}\p{Me}]/u.test(character)) return character;
    return `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`;
  }).join('');
}

/** `1,2|34`, or `1,[23]4`. */
export function markedText({ text, start, end }) {
  const part = (from, to) => escapeCell(text.slice(from, to));
  return start === end
    ? `${part(0, start)}|${part(start)}`
    : `${part(0, start)}[${part(start, end)}]${part(end)}`;
}

/** `currency=JPY symbol=code`, or `-`. */
export function formatCell(options) {
  const pairs = Object.entries(options).map(([name, value]) => `${name}=${escapeCell(value)}`);
  return pairs.join(' ') || '-';
}

/** Actions as a cell: keys in a row are one, and what repeats has a count. */
export function actionsCell(actions) {
  const written = [];
  for (const { name, argument } of actions) {
    const last = written.at(-1);
    if (name === 'type' && last?.name === 'type') last.argument += argument;
    else if (last?.name === name && last.argument === argument) last.count += 1;
    else written.push({ name, argument, count: 1 });
  }
  return written.map(({ name, argument, count }) => {
    const inside = argument === undefined ? '' : `(${escapeCell(argument)})`;
    return `${name}${inside}${count > 1 ? `*${count}` : ''}`;
  }).join(' ');
}
