/**
 * Formats: everything a field needs to know, made once in the engine and shared.
 */
import { loadedEngine } from './engine.js';
import { notationOf, plainNotation, putNotation, withASCIIDigits } from './notation.js';
import { AmountFormatError, isAmount, isUnset, kebabCase, parseOption, putOptions, readingWords } from './options.js';
import { unreadableFrom } from './reasons.js';
import { needsSpellings, ownSpellings, spellingsOf } from './spellings.js';

/** Formats that are in use, by their options. */
const formats = new Map();

/**
 * How amounts are written and what may be typed.
 *
 *     const format = amountFormat({ locale: 'de-DE', currency: 'EUR', symbol: 'symbol' });
 *     format.show('1234.5')            // "1.234,50 €"
 *     format.read('1.234,50').amount   // "1234.50"
 */
export class AmountFormat {
  /** Its number in the engine. */
  handle;
  #engine = loadedEngine();
  #options;
  #notation;
  #locale;
  #spellings;
  /** This format with all spellings of currencies. */
  #literate;

  constructor(options, spellings) {
    this.#options = options;
    const isClassic = options.preset === 'classic';
    const isPlain = isClassic && !options.locale && !options.currency;
    const ascii = (options.digits ?? (isClassic ? 'ascii' : 'locale')) === 'ascii';
    const locale = options.locale ?? 'en-US';
    this.#locale = isPlain ? undefined : locale;
    this.#notation = isPlain
      ? plainNotation
      : notationOf(ascii ? withASCIIDigits(locale) : locale, options.currency, options.symbol);
    this.#spellings = spellings ?? ownSpellings(locale, options.currency, options.symbol);
    this.handle = this.#make();
    this.#engine.releasing.register(this, releaser(this.#engine, this.handle));
  }

  #make() {
    const { own, shared, others } = this.#spellings;
    const marks = [...own, ...shared, ...others];
    const record = this.#engine.exchange;
    record.open(4096 + marks.reduce((size, mark) => size + 4 + 3 * mark.length, 0) + 3 * this.#lengthOfTexts());
    putNotation(record, this.#notation, this.#spellings);
    putOptions(record, this.#options);
    const handle = this.#engine.exports.amount_format();
    if (handle === 0) throw formatErrorFrom(record.open());
    return handle;
  }

  #lengthOfTexts() {
    const { prefix = '', suffix = '', minimum = '', maximum = '' } = this.#options;
    return prefix.length + suffix.length + minimum.length + maximum.length;
  }

  /** The locale, or undefined for plain digits and a point. */
  get locale() {
    return this.#locale;
  }

  get decimalSeparator() {
    return this.#options['decimal-separator'] ?? this.#notation.decimalSeparator;
  }

  get groupingSeparator() {
    return this.#options['grouping-separator'] ?? this.#notation.groupingSeparator;
  }

  /** Most fraction digits. */
  get fractionDigits() {
    return (this.#options['fraction-digits'] ?? this.#notation.fractionDigits)[1];
  }

  get allowsNegative() {
    return this.#options.sign === 'any';
  }

  get entersMinorUnits() {
    return this.#options.entry === 'minor-units';
  }

  /** A number in the digits of this format. */
  inDigits(number) {
    const digits = this.#options.digits === 'ascii' ? undefined : this.#notation.digits;
    return String(number).replace(/\d/g, (digit) => digits?.[digit] ?? digit);
  }

  /** The format that a text is to be read with: this one, or its twin that knows all currencies. */
  for(text) {
    if (this.#literate || !needsSpellings(text, this.#spellings.own)) return this.#literate ?? this;
    const currency = this.#options.currency;
    this.#literate = new AmountFormat(this.#options, spellingsOf(this.#locale ?? 'en-US', currency));
    this.#literate.#literate = this.#literate;
    return this.#literate;
  }

  /**
   * The amount as a field without focus shows it, or null where the field cannot show it.
   *
   * @param {string} amount In canonical form, such as `-1234.50`.
   */
  show(amount) {
    if (!isAmount(amount)) throw new TypeError(`"${amount}" is no amount; expected one such as -1234.50`);
    const answer = this.#engine.call('amount_show', amount, this.handle);
    return answer === 2 ? this.#engine.exchange.open().string() : null;
  }

  /** What a text means as an amount, and how it was understood. Offsets are UTF-16. */
  read(text) {
    if (typeof text !== 'string') throw new TypeError(`amountkit: a text is read, such as "12.50", not ${text}`);
    const literate = this.for(text);
    const answer = this.#engine.call('amount_read', text, literate.handle);
    const record = this.#engine.exchange.open();
    const range = () => {
      const [start, end] = [record.number(), record.number()];
      return start < 0 ? null : { start, end };
    };
    const reading = {
      status: ['exact', 'reinterpreted', 'ambiguous', 'unreadable'][answer],
      amount: null,
      span: range(),
      currencyMark: range(),
      decimalMark: record.scalar(),
      groupingMark: record.scalar(),
      generosity: readingWords(record.number()),
    };
    if (answer < 2) reading.amount = record.string();
    if (answer === 2) reading.amounts = record.strings();
    if (answer === 3) reading.reason = unreadableFrom(record);
    return reading;
  }
}

const releaser = (engine, handle) => () => engine.exports.amount_format_release(handle);

/**
 * The format that options describe; the same for the same options.
 *
 * @param {Record<string, string | number | null | undefined>} [options] By their names in camelCase or kebab-case.
 * @returns {AmountFormat}
 * @throws {AmountFormatError} Which says what is wrong.
 */
export function amountFormat(options = {}) {
  const parsed = {};
  for (const [key, value] of Object.entries(options)) {
    const name = kebabCase(key);
    if (!isUnset(name, value)) parsed[name] = parseOption(name, String(value));
  }
  const key = JSON.stringify(Object.entries(parsed).sort(([left], [right]) => (left < right ? -1 : 1)));
  let format = formats.get(key)?.deref();
  if (!format) {
    format = new AmountFormat(parsed);
    formats.set(key, new WeakRef(format));
    loadedEngine().releasing.register(format, () => formats.get(key)?.deref() ?? formats.delete(key));
  }
  return format;
}

function formatErrorFrom(record) {
  const [reason, message] = explanations[record.number()](record);
  return new AmountFormatError(reason, message);
}

/** By the engine's numbers. */
const explanations = [
  () => ['invalidFormat', 'these options do not go together'],
  (record) => [
    'minimumAboveMaximum', `the minimum ${record.string()} is above the maximum ${record.string()}`],
  (record) => [
    'negativeMaximum',
    `the maximum ${record.string()} is negative, but the sign must be positive; allow any sign with sign=any`],
  (record) => [
    'clampDoesNotFit',
    `out-of-range=clamp cannot put ${record.string()} into the field: it has more digits than the field may show`],
  (record) => [
    'equalSeparators', `decimal and grouping separator are both "${record.scalar()}"; change one of them`],
  (record) => [
    'invalidSeparator',
    `U+${record.number().toString(16).toUpperCase()} cannot be a separator: it is a digit, a sign or invisible`],
  (record) => [
    'tooManyDigits',
    `${record.number()} integer digits and ${record.number()} fraction digits are more than the ${record.number()} that an`
      + ' amount holds'],
  (record) => ['invalidDigitCount', `${record.number()} is no number of digits: at least one integer digit is needed`],
  (record) => [
    'invalidGroupingSizes',
    `groups of ${record.number()} and ${record.number()} digits do not exist; sizes start at 1`],
  () => ['invalidDigits', 'the notation does not have ten digits of one width'],
];
