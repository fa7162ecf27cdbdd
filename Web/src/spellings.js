/**
 * How currencies are written beside amounts, collected from the browser's locale data.
 *
 * The marks of all currencies of a locale cost hundreds of formatters. They are collected once, while the page is idle
 * after a field got focus, or at once before the first paste that needs them.
 */
import { currencyFormat } from './notation.js';
import { doubtfulSymbols, extraSpellings } from './generated/extra-spellings.js';

const worldEnglish = 'en-001';

/**
 * What a format knows from the start: enough for a paste in the field's own writing. The locale's own symbol and the one
 * that is shown stand for no other currency there; of others, such as `$` for US dollars in Canada, only all spellings
 * tell.
 */
export function ownSpellings(locale, currency, display) {
  if (!currency) return { code: null, own: [], shared: [], others: [] };
  const own = new Set([currency, symbolOf(currency, locale)]);
  if (display === 'narrow') own.add(symbolOf(currency, locale, display));
  return { code: currency, own: [...own], shared: [], others: [] };
}

/**
 * All that the locale writes for a currency and for others.
 *
 *     spellingsOf('de-DE', 'EUR')     // own: €, EUR, Euro …; others: $, USD, US-Dollar, £ …
 *
 * The first time for a locale takes a tenth of a second unless {@link collectWhenIdle} was there before.
 */
export function spellingsOf(locale, currency) {
  const names = namesOf(locale);
  while (!names.collect(Infinity));
  return names.spellings(currency);
}

/** Collects the spellings of a locale in the pauses of the page. */
export function collectWhenIdle(locale) {
  const names = namesOf(locale);
  if (names.isScheduled) return;
  names.isScheduled = true;
  const later = globalThis.requestIdleCallback ?? ((work) => setTimeout(() => work({ timeRemaining: () => 4 }), 50));
  later(function work(deadline) {
    if (!names.collect(deadline.timeRemaining())) later(work);
  });
}

/**
 * Whether a text can have a meaning that only all spellings tell: whether there is more in it than digits, marks of
 * numbers and the field's own currency. Where that touches such a mark, the mark may belong to it: `Rs.50` is fifty.
 */
export function needsSpellings(text, own) {
  if (/^[\p{Nd}.,'’\s+-]*$/u.test(text)) return false;
  let rest = text.replace(/\p{Cf}/gu, '');
  if (rest.includes('¤')) return true;
  for (const mark of own) rest = rest.replace(mark, () => '¤');
  return !/^[\p{Nd}\p{Zs}\p{Pd}.,'’٫٬−+()\s¤]*$/u.test(rest) || /¤[.,'’٫٬]|[.,'’٫٬]¤/u.test(rest);
}

function symbolOf(currency, locale, display = 'symbol') {
  const parts = currencyFormat(locale, currency, display).formatToParts(1);
  return parts.find((part) => part.type === 'currency').value;
}

const known = new Map();

function namesOf(locale) {
  if (!known.has(locale)) known.set(locale, new CurrencyNames(locale));
  return known.get(locale);
}

/** The names of currencies in one locale. */
class CurrencyNames {
  isScheduled = false;
  #locale;
  #names;
  #work;
  #nounComesFirst;
  /** The currencies a symbol stands for in the locale. */
  #codesBySymbol = new Map();
  #marks = new Set();
  #others;
  #spellings = new Map();

  constructor(locale) {
    this.#locale = locale;
    this.#names = new Intl.DisplayNames(locale, { type: 'currency' });
    this.#work = this.#steps();
  }

  /**
   * Goes on collecting for some milliseconds.
   *
   * @returns {boolean} Whether all is collected.
   */
  collect(milliseconds) {
    const end = performance.now() + milliseconds;
    do {
      if (this.#work.next().done) return true;
    } while (performance.now() < end);
    return false;
  }

  /** A step a currency. */
  * #steps() {
    const codes = Intl.supportedValuesOf('currency');
    yield* internationalSteps(codes);
    this.#nounComesFirst = nounComesFirst(codes.map((code) => this.#names.of(code)));
    for (const mark of international) this.#marks.add(mark);
    for (const code of codes) {
      const symbol = symbolOf(code, this.#locale);
      const name = this.#names.of(code);
      this.#marks.add(symbol);
      if (!isHistoric(name)) {
        this.#codesBySymbol.set(symbol, [...(this.#codesBySymbol.get(symbol) ?? []), code]);
        for (const mark of this.#withNoun(name)) this.#marks.add(mark);
      }
      yield;
    }
    this.#others = written(this.#marks).filter((mark) => !doubtfulSymbols.includes(mark));
  }

  spellings(currency) {
    const key = currency ?? '';
    if (!this.#spellings.has(key)) this.#spellings.set(key, this.#collected(currency));
    return this.#spellings.get(key);
  }

  #collected(code) {
    if (!code) return { code: null, own: [], shared: [], others: this.#others };
    const own = this.#ownMarks(code);
    const symbol = symbolOf(code, this.#locale);
    const isShared = (mark) => mark !== symbol && this.#codesBySymbol.get(mark)?.includes(code) === false;
    return { code, own, shared: own.filter(isShared), others: this.#others };
  }

  /** Symbol, narrow symbol, code and local names. */
  #ownMarks(code) {
    const marks = new Set([code, symbolOf(code, worldEnglish)]);
    for (const display of ['symbol', 'narrow']) marks.add(symbolOf(code, this.#locale, display));
    const names = new Set([this.#names.of(code)]);
    // None, one, two, a few, many, a fraction: languages have a form for each.
    const spelled = currencyFormat(this.#locale, code, 'name', { maximumFractionDigits: 1, minimumFractionDigits: 0 });
    for (const number of [0, 1, 2, 3, 4, 5, 6, 7, 11, 20, 100, 1000000, 0.5]) {
      const parts = spelled.formatToParts(number).filter((part) => part.type === 'currency');
      names.add(parts.map((part) => part.value).join(''));
    }
    for (const name of names) for (const mark of this.#withNoun(name)) marks.add(mark);
    for (const [codes, spellings] of extraSpellings) {
      if (codes.includes(code)) for (const mark of spellings) marks.add(mark);
    }
    return written(marks);
  }

  #withNoun(name) {
    const noun = nounOf(name, this.#nounComesFirst);
    return noun ? [name, noun] : [name];
  }
}

/** Codes, the symbols of international English, the narrow ones, and the spellings no locale has. */
let international;

function* internationalSteps(codes) {
  if (international) return;
  const marks = new Set(codes);
  for (const code of codes) {
    for (const display of ['symbol', 'narrow']) marks.add(symbolOf(code, worldEnglish, display));
    yield;
  }
  for (const [, spellings] of extraSpellings) for (const mark of spellings) marks.add(mark);
  marks.delete('XXX');
  international = marks;
}

const written = (marks) => [...marks].filter((mark) => mark.trim() !== '');

/** Names of old currencies and of metals have remarks, with years or in parentheses. */
const isHistoric = (name) => /[()（）\d]/.test(name);

/**
 * Whether names begin with the noun, as in French, or end with it, as in English: nouns are fewer than what tells them
 * apart.
 */
function nounComesFirst(names) {
  const words = names.map((name) => name.split(' ')).filter((list) => list.length > 1);
  return new Set(words.map((list) => list[0])).size < new Set(words.map((list) => list.at(-1))).size;
}

/** `dollars` of `US dollars`. */
function nounOf(name, isFirst) {
  const words = name.split(/\s+/u).filter(Boolean);
  const noun = isFirst ? words[0] : words.at(-1);
  if (words.length < 2 || [...noun].length < 2 || isHistoric(name) || name.includes('-')) return undefined;
  return /^[\p{Alphabetic}\p{M}]+$/u.test(noun) ? noun : undefined;
}
