type Switch = 'on' | 'off' | boolean;

interface Chinese {
  /** Whether the currency's name stands in front. */
  prefix?: Switch;
  closing?: '整' | '正';
  /** Whether only an amount that ends at 元 is closed, or also one that ends at 角. */
  closingAfter?: 'yuan' | 'jiao';
  /** Whether the optional 零 behind 万 and 亿 is written. */
  zeroAtWan?: Switch;
  /** Whether the optional 零 behind 元 is written. */
  zeroAtYuan?: Switch;
  yuan?: '元' | '圆';
}

/** A style of words and its options; what is not given is as in `Docs/Words.md`. */
export type WordsOptions =
  | ({ style: 'rmb' | 'twd' | 'hkd' } & Chinese)
  | { style: 'us'; unit?: string; zeroCents?: '00' | 'no' }
  | {
    style: 'uk';
    /** One name and that of many: `euro,euros`. */
    unit?: string;
    subunit?: string;
    pence?: 'figures' | 'words';
    only?: Switch;
  }
  | { style: 'in'; unit?: string; subunit?: string; only?: Switch }
  | { style: 'jpy'; prefix?: Switch; closing?: '也' | '整' }
  | { style: 'krw'; prefix?: Switch };

export type MagnitudeHint =
  | 'simplifiedChinese' | 'traditionalChinese' | 'japanese' | 'korean' | 'indianEnglish' | 'english';

/** Words that do not exist. Its message says what is wrong and what would be right. */
export class AmountWordsError extends Error {
  readonly name: 'AmountWordsError';
  readonly reason:
    | 'tooManyFractionDigits' | 'tooManyIntegerDigits' | 'unknownStyle' | 'unknownOption' | 'invalidValue'
    | 'unknownLocale';
}

/** The names of the styles. */
export const wordStyles: readonly WordsOptions['style'][];

/** Loads the module, once. {@link words} and {@link magnitudeHint} do so by themselves. */
export function loadWords(source?: { url?: string | URL; bytes?: BufferSource; base64?: string }): Promise<unknown>;

/** The amount in words. Rejects with {@link AmountWordsError}, or a `TypeError` for what is no amount. */
export function words(amount: string | number | bigint, options: WordsOptions): Promise<string>;

/** The name of the place of the first digit: `百万`. Null where there is none. */
export function magnitudeHint(
  amount: string | number | bigint, localeOrHint: MagnitudeHint | (string & {}),
): Promise<string | null>;
