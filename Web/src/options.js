/**
 * The options of a field in the words that attributes, command line and scenario files share.
 */

/** Options whose value is one of a few words, in the order in which the engine numbers them. */
const words = {
  sign: ['positive', 'any'],
  grouping: ['always', 'idle', 'never'],
  entry: ['decimal', 'minor-units'],
  'leading-point': ['zero', 'reject'],
  'zero-then-digit': ['replace', 'reject'],
  'leading-zeros': ['keep', 'remove'],
  'point-deletion': ['guard', 'join'],
  'zero-amount': ['allow', 'reject'],
  'typed-separator': ['point', 'any', 'locale'],
  'out-of-range': ['flag', 'reject', 'clamp'],
  'excess-fraction': ['reject', 'truncate', 'round'],
};

const readings = ['multipliers', 'subunits', 'numerals', 'arithmetic', 'triangles'];
const mostDigits = 38;

/** Every option there is, in kebab-case. */
export const optionNames = [
  'preset', 'locale', 'currency', 'symbol', 'fraction-digits', 'integer-digits', 'minimum', 'maximum',
  ...Object.keys(words), 'reading', 'digits', 'prefix', 'suffix', 'decimal-separator', 'grouping-separator',
  'grouping-sizes',
];

/** `zero-then-digit` of `zeroThenDigit`. */
export const kebabCase = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `zeroThenDigit` of `zero-then-digit`. */
export const camelCase = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** A format that cannot be made. Its message says what is wrong and what would be right. */
export class AmountFormatError extends Error {
  /** @param {string} reason What is wrong, such as `invalidValue`. */
  constructor(reason, message) {
    super(message);
    this.name = 'AmountFormatError';
    this.reason = reason;
  }
}

/** Whether a text is an amount in canonical form, such as `-1234.50`, of at most 38 digits. */
export function isAmount(text) {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return false;
  const [integer, fraction = ''] = text.replace('-', '').replace(/^0+/, '').split('.');
  return fraction.length <= mostDigits && `${integer}${fraction}`.replace(/^0+/, '').length <= mostDigits;
}

/** The generous readings that a set of the engine's bits holds, in words. */
export const readingWords = (bits) => readings.filter((_, place) => bits & (2 ** place));

/** Whether two amounts are the same number, as `5.6` and `5.60` are. Null is none. */
export function isSameAmount(left, right) {
  const plain = (amount) => amount?.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
  return plain(left) === plain(right);
}

/** Whether an option has no value, as `<input max="">` has none. An affix may be the empty text. */
export const isUnset = (name, value) => (
  value == null || (value === '' && Object.hasOwn(parsers, name) && parsers[name] !== text)
);

/**
 * Understands one option.
 *
 * @param {string} name In kebab-case.
 * @param {string} value
 * @returns The value as the engine wants it.
 * @throws {AmountFormatError} `unknownOption`, `unknownLocale`, `unknownCurrency`, or `invalidValue`.
 */
export function parseOption(name, value) {
  if (!Object.hasOwn(parsers, name)) {
    throw new AmountFormatError(
      'unknownOption', `unknown option "${name}"; expected: ${Object.keys(parsers).join(', ')}`);
  }
  return parsers[name](value, (expected) => {
    throw new AmountFormatError('invalidValue', `${name} cannot be "${value}"; expected: ${expected}`);
  });
}

const oneOf = (list) => (value, refuse) => (list.includes(value) ? value : refuse(list.join(', ')));
const amount = (value, refuse) => (isAmount(value) ? value : refuse('an amount such as -1234.50'));
const text = (value) => value;
const mark = (value, refuse) => ([...value].length === 1 ? value : refuse('one character'));

/** One or two numbers that are not negative, with a hyphen between them. */
const pair = (value) => /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(value)?.slice(1).map((part) => part && Number(part));

const parsers = {
  preset: oneOf(['standard', 'classic']),
  locale: knownLocale,
  currency: knownCurrency,
  symbol: oneOf(['none', 'symbol', 'narrow', 'code']),
  'fraction-digits'(value, refuse) {
    const [first, second] = pair(value) ?? [];
    if (first === undefined || second < first) refuse('a number such as 2, or a range such as 0-2');
    return second === undefined ? [0, first] : [first, second];
  },
  'integer-digits': (value, refuse) => (/^-?\d{1,9}$/.test(value) ? Number(value) : refuse('a number such as 15')),
  minimum: amount,
  maximum: amount,
  ...Object.fromEntries(Object.entries(words).map(([name, list]) => [name, oneOf(list)])),
  reading(value, refuse) {
    let bits = 0;
    for (const word of value.split(',')) {
      const place = readings.indexOf(word);
      if (place < 0 && word !== 'strict' && word !== 'generous') {
        refuse(`strict, generous, or a list of ${readings.join(',')}`);
      }
      bits |= word === 'generous' ? 2 ** readings.length - 1 : place < 0 ? 0 : 2 ** place;
    }
    return bits;
  },
  digits: oneOf(['locale', 'ascii']),
  prefix: text,
  suffix: text,
  'decimal-separator': mark,
  'grouping-separator': mark,
  'grouping-sizes': (value, refuse) => pair(value) ?? refuse('a size such as 3, or two such as 3-2'),
};

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const currencies = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });

function knownLocale(value) {
  try {
    const locale = new Intl.Locale(value.replaceAll('_', '-'));
    const isKnown = Intl.NumberFormat.supportedLocalesOf([locale]).length > 0;
    if (isKnown && (!locale.region || regions.of(locale.region))) return locale.toString();
  } catch {
    // Not even the form of a tag.
  }
  throw new AmountFormatError('unknownLocale', `unknown locale "${value}"; expected a tag such as de-DE`);
}

function knownCurrency(value) {
  const code = value.toUpperCase();
  if (/^[A-Z]{3}$/.test(code) && currencies.of(code)) return code;
  throw new AmountFormatError(
    'unknownCurrency', `unknown currency "${value}"; expected an ISO 4217 code such as EUR`);
}

/**
 * Writes options as the engine reads them.
 *
 * @param {Exchange} record
 * @param {Record<string, unknown>} options As {@link parseOption} gave them, by kebab-case name.
 */
export function putOptions(record, options) {
  const [fewest, most] = options['fraction-digits'] ?? [-1, -1];
  record.putNumber(options.preset === 'classic' ? 1 : 0).putNumber(fewest).putNumber(most);
  record.putNumber(options['integer-digits'] ?? 15);
  record.putString(options.minimum).putString(options.maximum);
  for (const [name, list] of Object.entries(words)) record.putNumber(list.indexOf(options[name]));
  record.putNumber(options.reading ?? 0);
  record.putNumber(['locale', 'ascii'].indexOf(options.digits));
  record.putString(options.prefix).putString(options.suffix);
  record.putNumber(options['decimal-separator']?.codePointAt(0) ?? 0);
  record.putNumber(options['grouping-separator']?.codePointAt(0) ?? 0);
  const [primary, secondary = primary] = options['grouping-sizes'] ?? [-1];
  record.putNumber(primary).putNumber(secondary);
}
