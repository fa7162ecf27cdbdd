/**
 * How a locale writes numbers, read off the browser's own formatter.
 */

const cache = new Map();
const asciiDigits = [...'0123456789'];
const directionMark = /^[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]$/;

/** `1234567.89`: a point, no grouping mark. */
export const plainNotation = {
  decimalSeparator: '.', groupingSeparator: '', groupingSizes: [3, 3], minimumGroupingDigits: 1, digits: asciiDigits,
  minusSign: '-', positive: ['', ''], negative: ['-', ''], fractionDigits: [0, 2], hasCyrillicKeyboard: false,
  language: '', asciiMarks: null, alternateMarks: [],
};

/**
 * The notation of a locale.
 *
 * @param {string} locale A BCP 47 tag.
 * @param {string} [currency] An ISO 4217 code; plain numbers without.
 * @param {'none' | 'symbol' | 'narrow' | 'code'} [symbol] How the currency is shown.
 */
export function notationOf(locale, currency, symbol = 'none') {
  const key = `${locale} ${currency ?? ''} ${symbol}`;
  if (!cache.has(key)) cache.set(key, probe(locale, currency, symbol));
  return cache.get(key);
}

/** The locale with the marks it uses beside ASCII digits: `ar-EG` has a point and a comma there. */
export const withASCIIDigits = (locale) => new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();

/** What the browser writes for a currency, and how. */
export function currencyFormat(locale, currency, display = 'symbol', more = {}) {
  const currencyDisplay = { narrow: 'narrowSymbol' }[display] ?? display;
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay, ...more });
}

const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const long = '123456789012.34';

function probe(locale, currency, symbol) {
  const format = currency && symbol !== 'none'
    ? currencyFormat(locale, currency, symbol, twoDigits)
    : new Intl.NumberFormat(locale, twoDigits);
  const written = (number) => new Written(format.formatToParts(number));
  const negative = written(`-${long}`);
  const positive = written(long);
  const primary = negative.groupingSizes[0];
  const fewest = [1, 2, 3, 4].find((extra) => written('1'.repeat(primary + extra)).groupingSeparator);
  const most = currency ? currencyFormat(locale, currency).resolvedOptions().maximumFractionDigits : 2;
  const digits = written('1234567890').integer;
  const notation = {
    decimalSeparator: negative.decimalSeparator || '.',
    groupingSeparator: negative.groupingSeparator,
    groupingSizes: negative.groupingSizes,
    minimumGroupingDigits: fewest ?? 1,
    digits: digits.length === 10 ? [digits[9], ...digits.slice(0, 9)] : asciiDigits,
    minusSign: negative.sign || '-',
    positive: positive.affixes,
    negative: negative.affixes,
    fractionDigits: [currency ? most : 0, most],
    hasCyrillicKeyboard: writesCyrillic(locale),
    language: new Intl.Locale(locale).language,
    asciiMarks: null,
  };
  notation.alternateMarks = knownMarks(locale, currency).filter((marks) => !isWrittenBy(notation, marks));
  if (notation.digits[0] !== '0') notation.asciiMarks = knownMarks(withASCIIDigits(locale), currency)[0];
  return notation;
}

/** The marks of plain numbers, of amounts of money and of those in books, as a rule the same. */
function knownMarks(locale, currency = 'USD') {
  const all = [
    new Intl.NumberFormat(locale, twoDigits),
    currencyFormat(locale, currency, 'symbol', twoDigits),
    currencyFormat(locale, currency, 'symbol', { ...twoDigits, currencySign: 'accounting' }),
  ].map((format) => {
    const written = new Written(format.formatToParts(`-${long}`));
    return {
      decimalSeparator: written.decimalSeparator || '.', groupingSeparator: written.groupingSeparator,
      groupingSizes: written.groupingSizes, signTrails: written.signTrails,
    };
  });
  const seen = new Set();
  return all.filter((marks) => !seen.has(JSON.stringify(marks)) && seen.add(JSON.stringify(marks)));
}

function isWrittenBy(notation, marks) {
  return marks.decimalSeparator === notation.decimalSeparator
    && marks.groupingSeparator === notation.groupingSeparator
    && String(marks.groupingSizes) === String(notation.groupingSizes) && !marks.signTrails;
}

/** Whether the language's own name is written in Cyrillic letters. */
function writesCyrillic(locale) {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return /[\u0400-\u052f]/.test(names.of(new Intl.Locale(locale).language));
}

/** A formatted number taken apart by the labels of its parts. */
class Written {
  decimalSeparator = '';
  groupingSeparator = '';
  /** The digits before the point. */
  integer = [];
  affixes = ['', ''];
  /** The sign with the bidi marks next to it. */
  sign = '';
  #groups = [];

  constructor(parts) {
    let sawDigit = false;
    for (const { type, value } of parts) {
      if (type === 'integer') {
        this.integer.push(...value);
        this.#groups.push([...value].length);
      }
      if (type === 'group') this.groupingSeparator = [...value][0];
      if (type === 'decimal') this.decimalSeparator = [...value][0];
      if (type === 'minusSign') this.sign = value;
      if (type === 'integer' || type === 'fraction') {
        // An affix that stood between digits would be a decimal mark by another name; none does.
        sawDigit = true;
        this.affixes[1] = '';
      } else if (type !== 'group' && type !== 'decimal') {
        this.affixes[sawDigit ? 1 : 0] += value;
      }
    }
    this.sign = this.#widened(this.sign);
  }

  /** Direction marks around the sign belong to it. */
  #widened(sign) {
    const affix = this.affixes.find((text) => sign && text.includes(sign));
    if (affix === undefined) return sign;
    let lower = affix.indexOf(sign);
    let upper = lower + sign.length;
    while (lower > 0 && directionMark.test(affix[lower - 1])) lower -= 1;
    while (upper < affix.length && directionMark.test(affix[upper])) upper += 1;
    return affix.slice(lower, upper);
  }

  /** The size of the group next to the point, and of the others. */
  get groupingSizes() {
    const groups = this.#groups;
    const primary = groups.length > 1 ? groups.at(-1) : 3;
    return [primary, groups.length > 2 ? groups.at(-2) : primary];
  }

  /** Whether the sign stands behind the digits. */
  get signTrails() {
    return this.sign !== '' && this.affixes[1].includes(this.sign);
  }
}

/**
 * Writes a notation as the engine reads it.
 *
 * @param {Exchange} record
 * @param {object} spellings `code`, `own`, `shared` and `others`.
 */
export function putNotation(record, notation, spellings) {
  const code = (text) => text?.codePointAt(0) ?? 0;
  const marks = ({ decimalSeparator, groupingSeparator, groupingSizes }) => {
    record.putNumber(code(decimalSeparator)).putNumber(code(groupingSeparator));
    record.putNumber(groupingSizes[0]).putNumber(groupingSizes[1]);
  };
  marks(notation);
  record.putNumber(notation.minimumGroupingDigits);
  for (const digit of notation.digits) record.putNumber(code(digit));
  record.putNumber(notation.fractionDigits[0]).putNumber(notation.fractionDigits[1]);
  record.putNumber(notation.hasCyrillicKeyboard ? 1 : 0);
  record.putString(notation.minusSign);
  for (const affix of [...notation.positive, ...notation.negative]) record.putString(affix);
  record.putString(notation.language);
  record.putNumber(notation.asciiMarks ? 1 : 0);
  if (notation.asciiMarks) {
    marks(notation.asciiMarks);
    record.putNumber(notation.asciiMarks.signTrails ? 1 : 0);
  }
  record.putNumber(notation.alternateMarks.length);
  for (const alternate of notation.alternateMarks) {
    marks(alternate);
    record.putNumber(alternate.signTrails ? 1 : 0);
  }
  record.putString(spellings.code);
  for (const list of [spellings.own, spellings.shared, spellings.others]) {
    record.putNumber(list.length);
    for (const mark of list) record.putString(mark);
  }
}
