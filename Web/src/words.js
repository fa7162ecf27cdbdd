/**
 * Amounts in words, as cheques, vouchers and receipts have them beside the figures. A module of its own, loaded at the
 * first call: a page that wants none does not carry it.
 *
 *     import { words, magnitudeHint } from 'amountkit/words';
 *     await words('107000.53', { style: 'rmb' })              // "人民币壹拾万柒仟元伍角叁分"
 *     await words('123.45', { style: 'us' })                  // "One hundred twenty-three and 45/100 dollars"
 *     await magnitudeHint('1234567.89', 'zh-CN')              // "百万"
 *
 * Words are read back by a field's `reading="numerals"`, or `read(text, { reading: 'numerals' })`.
 */
import { instantiate } from './binary.js';
import { Exchange } from './engine.js';
import { isAmount } from './options.js';

const yesNo = ['off', 'on'];
const closings = ['整', '正'];
const longest = 200;

/** The options of a style in the order of the module: the words one may have, or a kind of text. */
const chinese = {
  prefix: yesNo, closing: closings, closingAfter: ['yuan', 'jiao'], zeroAtWan: yesNo, zeroAtYuan: yesNo,
  yuan: ['元', '圆'],
};

/** By name, in the order of the module. */
const styles = {
  rmb: chinese,
  us: { unit: 'text', zeroCents: ['00', 'no'] },
  uk: { unit: 'names', subunit: 'names', pence: ['figures', 'words'], only: yesNo },
  in: { unit: 'text', subunit: 'text', only: yesNo },
  twd: chinese,
  hkd: chinese,
  jpy: { prefix: yesNo, closing: ['也', '整'] },
  krw: { prefix: yesNo },
};

/** The names of the styles. */
export const wordStyles = Object.keys(styles);

const hints = ['simplifiedChinese', 'traditionalChinese', 'japanese', 'korean', 'indianEnglish', 'english'];

/** Words that do not exist: of an amount that has none, or by an option that is wrong. Its message says what is right. */
export class AmountWordsError extends Error {
  /** @param {string} reason What is wrong, such as `tooManyFractionDigits`. */
  constructor(reason, message) {
    super(message);
    this.name = 'AmountWordsError';
    this.reason = reason;
  }
}

let shared;

/**
 * Loads the module, once; later calls give the same.
 *
 * @param {{ url?: string | URL, bytes?: BufferSource, base64?: string }} [source] Where it is, if not beside this file.
 *   A page that is one file sets `globalThis.amountkitWordsWasm` to its base64 text instead.
 * @throws Where it cannot be loaded; the next call tries again.
 */
export function loadWords(source = { base64: globalThis.amountkitWordsWasm }) {
  shared ??= instantiate('words.wasm', source, {}).then(
    (exports) => ({ exports, exchange: new Exchange(exports) }),
    (error) => {
      shared = undefined;
      throw new Error(`amountkit: words could not be loaded: ${error.message}`, { cause: error });
    },
  );
  return shared;
}

/**
 * The amount in words.
 *
 * @param {string | number | bigint} amount In canonical form, such as `-1234.50`.
 * @param {{ style: string }} options Those of the style as well, in camelCase: `{ style: 'uk', pence: 'words' }`.
 * @throws {AmountWordsError} Where the amount is finer or larger than the words go, or an option is wrong.
 */
export async function words(amount, { style, ...options } = {}) {
  const text = canonical(amount);
  const values = optionsOf(style, options);
  const { exports, exchange } = await loadWords();
  exchange.open(1024 + 3 * (text.length + 4 * longest)).putString(text);
  for (const value of values) {
    if (typeof value === 'number') exchange.putNumber(value);
    else exchange.putString(value);
  }
  const answer = exports.amount_words(wordStyles.indexOf(style));
  const record = exchange.open();
  if (answer === 0) return record.string();
  throw refusals[answer](text, record.number());
}

/** By the module's numbers. */
const refusals = {
  1: (amount, maximum) => new AmountWordsError(
    'tooManyFractionDigits',
    `${amount}: ${maximum === 0 ? 'only whole amounts have words here' : `words have at most ${maximum} decimal places`}`
      + '; round it first'),
  2: (amount, maximum) => new AmountWordsError(
    'tooManyIntegerDigits', `${amount}: words have at most ${maximum} digits before the point`),
};

/**
 * The name of the place of an amount's first digit, to be shown above it: a zero too many is seen at once.
 *
 * @param {string | number | bigint} amount In canonical form.
 * @param {string} localeOrHint A BCP 47 tag such as `zh-CN`, or a hint such as `simplifiedChinese`.
 * @returns {Promise<string | null>} Null for small amounts, for those of more than 16 digits before the point, and for
 *   locales that have no such names.
 */
export async function magnitudeHint(amount, localeOrHint) {
  const text = canonical(amount);
  const hint = hints.includes(localeOrHint) ? localeOrHint : hintOf(localeOrHint);
  const { exports, exchange } = await loadWords();
  if (!hint) return null;
  exchange.open(4 + 3 * text.length).putString(text);
  return exports.amount_magnitude(hints.indexOf(hint)) === 0 ? exchange.open().string() : null;
}

/** The hint that people of a locale read. */
function hintOf(tag) {
  let locale;
  try {
    locale = new Intl.Locale(String(tag).replaceAll('_', '-'));
  } catch {
    throw new AmountWordsError(
      'unknownLocale', `unknown locale or hint "${tag}"; expected a tag such as zh-CN, or one of ${hints.join(', ')}`);
  }
  const { language, script } = locale.maximize();
  if (language === 'zh' || language === 'yue') return script === 'Hant' ? 'traditionalChinese' : 'simplifiedChinese';
  if (language === 'ja') return 'japanese';
  if (language === 'ko') return 'korean';
  if (language !== 'en') return null;
  // Where figures are grouped 12,34,567 they are read in lakhs and crores.
  const groups = new Intl.NumberFormat(locale).formatToParts(1234567).filter(({ type }) => type === 'integer');
  return groups.at(-2)?.value.length === 2 ? 'indianEnglish' : 'english';
}

function canonical(amount) {
  const text = String(amount);
  if (!isAmount(text)) throw new TypeError(`"${text}" is no amount; expected one such as -1234.50`);
  return text;
}

/** The options of a style as the module reads them: -1 or null where none is given. */
function optionsOf(style, options) {
  if (!Object.hasOwn(styles, style ?? '')) {
    throw new AmountWordsError('unknownStyle', `unknown style "${style}"; expected: ${wordStyles.join(', ')}`);
  }
  const known = styles[style];
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined) {
    throw new AmountWordsError(
      'unknownOption', `${unknown} is no option of the style ${style}; it takes ${Object.keys(known).join(', ')}`);
  }
  return Object.entries(known).flatMap(([name, kind]) => parse(name, options[name], kind));
}

function parse(name, value, kind) {
  const refuse = (expected) => {
    throw new AmountWordsError('invalidValue', `${name} cannot be "${value}"; expected: ${expected}`);
  };
  if (value == null) return kind === 'names' ? [null, null] : kind === 'text' ? null : -1;
  const text = kind === yesNo && typeof value === 'boolean' ? yesNo[Number(value)] : String(value);
  if (Array.isArray(kind)) return kind.includes(text) ? kind.indexOf(text) : refuse(kind.join(', '));
  if (text.length > longest) refuse(`at most ${longest} characters`);
  if (kind === 'text') return text === '' ? refuse('a name such as dollars') : text;
  const names = text.split(',');
  if (names.length > 2 || names.includes('')) refuse('one name and that of many, such as pound,pounds');
  return [names[0], names.at(-1)];
}
