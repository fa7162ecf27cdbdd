// Reads scenario files (Docs/Scenarios.md).
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../Tests/Scenarios/', import.meta.url);

/** All rows of all files. */
export function scenarios() {
  return readdirSync(folder).filter((name) => name.endsWith('.tsv')).sort().flatMap(rowsOf);
}

function rowsOf(name) {
  let columns;
  let format;
  return readFileSync(new URL(name, folder), 'utf8').split('\n').flatMap((line, index) => {
    if (!line.trim() || line.startsWith('#')) return [];
    const cells = line.split('\t');
    if (!columns) {
      columns = cells;
      return [];
    }
    const row = Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? '']));
    if (row.format !== '^') format = row.format === '-' ? {} : options(row.format);
    const { start, do: actions, expect } = row;
    return [{
      ...row, place: `${name}:${index + 1}`, options: format, start: marked(start), expect: marked(expect),
      actions: actionsOf(actions),
    }];
  });
}

function options(text) {
  return Object.fromEntries(text.split(' ').filter(Boolean).map((pair) => {
    const place = pair.indexOf('=');
    return [pair.slice(0, place), unescaped(pair.slice(place + 1))];
  }));
}

const escapes = { t: '\t', n: '\n', s: ' ' };

function unescaped(text) {
  return text.replace(/\\u\{([0-9A-Fa-f]+)\}|\\(.)/gsu, (_, code, letter) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : escapes[letter] ?? letter);
}

/** A text with its selection: `1|2`, `1[2]`. */
function marked(cell) {
  let text = '';
  const places = [];
  for (const [piece] of cell.matchAll(/\\u\{[0-9A-Fa-f]+\}|\\.|[^]/gu)) {
    if (piece === '|') places.push(text.length, text.length);
    else if (piece === '[' || piece === ']') places.push(text.length);
    else text += unescaped(piece);
  }
  return { text, start: places[0], end: places[1] };
}

function actionsOf(text) {
  const pattern = /([a-z]+)(?:\(((?:\\u\{[0-9A-Fa-f]+\}|\\.|[^)\\])*)\))?(?:\*(\d+))?(?: |$)/gu;
  return [...text.matchAll(pattern)].flatMap(([, name, argument, times = 1]) =>
    Array(Number(times)).fill({ name, argument: argument && unescaped(argument), raw: argument }));
}
