/** The options of a field. Attributes have the same words in kebab-case. */
export interface AmountOptions {
  preset?: 'standard' | 'classic' | null;
  /** A BCP 47 tag such as `de-DE`; `en-US` if not given. */
  locale?: string | null;
  /** An ISO 4217 code such as `EUR`. */
  currency?: string | null;
  symbol?: 'none' | 'symbol' | 'narrow' | 'code' | null;
  /** Most fraction digits, or a range such as `0-2`. */
  fractionDigits?: string | number | null;
  /** Most digits before the point. */
  integerDigits?: string | number | null;
  /** The smallest valid amount, such as `-1234.50`. */
  minimum?: string | number | null;
  maximum?: string | number | null;
  sign?: 'positive' | 'any' | null;
  grouping?: 'always' | 'idle' | 'never' | null;
  entry?: 'decimal' | 'minor-units' | null;
  leadingPoint?: 'zero' | 'reject' | null;
  zeroThenDigit?: 'replace' | 'reject' | null;
  leadingZeros?: 'keep' | 'remove' | null;
  pointDeletion?: 'guard' | 'join' | null;
  zeroAmount?: 'allow' | 'reject' | null;
  typedSeparator?: 'point' | 'any' | 'locale' | null;
  outOfRange?: 'flag' | 'reject' | 'clamp' | null;
  excessFraction?: 'reject' | 'truncate' | 'round' | null;
  /** `strict`, `generous`, or a list such as `multipliers,numerals`. */
  reading?: string | null;
  digits?: 'locale' | 'ascii' | null;
  prefix?: string | null;
  suffix?: string | null;
  decimalSeparator?: string | null;
  groupingSeparator?: string | null;
  /** A size such as `3`, or two such as `3-2`. */
  groupingSizes?: string | number | null;
}

/** A format that cannot be made. Its message says what is wrong and what would be right. */
export class AmountFormatError extends Error {
  readonly name: 'AmountFormatError';
  readonly reason:
    | 'minimumAboveMaximum' | 'negativeMaximum' | 'clampDoesNotFit' | 'equalSeparators' | 'invalidSeparator'
    | 'tooManyDigits' | 'invalidDigitCount' | 'invalidGroupingSizes' | 'invalidDigits' | 'unknownOption'
    | 'invalidValue' | 'unknownLocale' | 'unknownCurrency' | 'invalidFormat';
}

/** Every option there is, in kebab-case. */
export const optionNames: readonly string[];
