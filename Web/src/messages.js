/**
 * What a field says to the person at it.
 */
import english from './messages/en.js';
import { languages } from './generated/languages.js';

/** Templates by language and key; English is always there. */
const known = new Map([['en', english]]);
const replacements = new Map();
const loading = new Map();

/**
 * The language there are messages in that is nearest to a tag: `zh-HK` is `zh-Hant`, `pt` is `pt-BR`, and English where
 * there is none.
 */
export function messageLanguage(tag) {
  if (!nearest.has(tag)) nearest.set(tag, findLanguage(tag));
  return nearest.get(tag);
}

const nearest = new Map();

function findLanguage(tag) {
  try {
    const { language, script } = new Intl.Locale(tag || 'en').maximize();
    const all = ['en', ...Object.keys(languages), ...known.keys()];
    return all.find((name) => name === tag || name === language || name === `${language}-${script}`)
      ?? all.find((name) => name.startsWith(`${language}-`) && language !== 'zh')
      ?? 'en';
  } catch {
    return 'en';
  }
}

/**
 * Loads the messages of a language, where they are not there yet.
 *
 * @returns {Promise<boolean>} Whether they are there now. Until then, and else, a field speaks English.
 */
export async function loadMessages(tag) {
  const language = messageLanguage(tag);
  if (known.has(language)) return true;
  if (!loading.has(language)) loading.set(language, languages[language]());
  try {
    if (!known.has(language)) known.set(language, (await loading.get(language)).default);
    return true;
  } catch (error) {
    loading.delete(language);
    console.error(`amountkit: no messages in ${language}: ${error.message}`);
    return false;
  }
}

/**
 * Replaces sentences, or adds a language.
 *
 *     setMessages('en', { aboveMaximum: 'Your limit is {maximum}' });
 *
 * @param {string} language As in `Object.keys` of the messages: `en`, `zh-Hans`, or a new one.
 * @param {Record<string, string>} templates By key; a plural form has its category behind: `tooManyFractionDigits.one`.
 */
export function setMessages(language, templates) {
  const isComplete = Object.keys(english).every((key) => key in templates);
  if (!known.has(language) && (isComplete || !languages[language])) known.set(language, isComplete ? templates : english);
  nearest.clear();
  replacements.set(language, { ...replacements.get(language), ...templates });
}

/** The sentence of a refusal, such as `{ name: 'tooManyFractionDigits', maximum: 2 }`. */
export function rejectionMessage(rejection, format, tag) {
  const words = new Words(format, tag);
  if (rejection.name !== 'unreadableAmount') return words.sentence(rejection.name, rejection);
  const { unreadable } = rejection;
  if (unreadable.name !== 'too-many-fraction-digits') {
    // What it needs are words of the reader, not amounts.
    return words.sentence(`unreadable.${unreadable.name}`, { found: unreadable.found });
  }
  const maximum = format.fractionDigits;
  return maximum === 0
    ? words.sentence('fractionNotAllowed', {})
    : words.sentence('unreadable.too-many-fraction-digits', { maximum });
}

/** The sentence of what is wrong with an amount; empty for a valid one. */
export function verdictMessage(verdict, amount, format, tag) {
  if (verdict.name === 'valid') return '';
  return new Words(format, tag).sentence(`validity.${verdict.name}`, { ...verdict, amount: amount ?? '0' });
}

/** The words of one language, with data as a format writes them. */
class Words {
  #language;
  #format;

  constructor(format, tag) {
    this.#language = messageLanguage(tag);
    this.#format = format;
  }

  sentence(key, data) {
    const written = this.#written(data);
    const template = this.#template(key, data.maximum);
    return template.replace(/\{(\w+)\}/g, (placeholder, name) => written[name] ?? placeholder);
  }

  #template(key, number) {
    const language = known.has(this.#language) ? this.#language : 'en';
    const category = typeof number === 'number' ? new Intl.PluralRules(language).select(number) : 'other';
    for (const templates of [replacements.get(this.#language), known.get(language), english]) {
      const template = templates?.[`${key}.${category}`] ?? templates?.[key];
      if (template !== undefined) return template;
    }
    return key;
  }

  #written({ maximum, minimum, amount, readings, found, character }) {
    const format = this.#format;
    const amountText = (text) => text && this.#isolated(format.show(text) ?? text);
    return {
      maximum: typeof maximum === 'number' ? this.#isolated(format.inDigits(maximum)) : amountText(maximum),
      minimum: amountText(minimum),
      amount: amountText(amount),
      readings: Array.isArray(readings)
        ? new Intl.ListFormat(this.#language, { type: 'disjunction' }).format(readings.map(amountText))
        : undefined,
      found: found && this.#isolated(found),
      character: character && this.#isolated(visible(character)),
      separator: this.#isolated(format.decimalSeparator),
    };
  }

  /** A datum kept together where its direction and that of the sentence may differ. */
  #isolated(text) {
    const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
    return this.#language === 'ar' || rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
  }
}

/** The character where it is seen by itself, else its code point. */
function visible(character) {
  if (/^\p{Zs}$/u.test(character)) return '␣';
  if (!/^[\p{C}\p{Zl}\p{Zp}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]$/u.test(character)) return character;
  return `U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
