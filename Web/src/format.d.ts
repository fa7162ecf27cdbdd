import type { AmountOptions } from './options.js';
import type { Unreadable } from './reasons.js';

/** What a text means as an amount, and how it was understood. Offsets are UTF-16. The status tells what there is. */
export type AmountReading = ReadAmount | AmbiguousAmount | UnreadableAmount;

interface ReadAmount extends ReadingDetails {
  status: 'exact' | 'reinterpreted';
  /** The amount in canonical form, such as `-1234.50`. */
  amount: string;
  amounts?: undefined;
  reason?: undefined;
}

interface AmbiguousAmount extends ReadingDetails {
  status: 'ambiguous';
  amount: null;
  /** The meanings, the format's own first. */
  amounts: string[];
  reason?: undefined;
}

interface UnreadableAmount extends ReadingDetails {
  status: 'unreadable';
  amount: null;
  amounts?: undefined;
  /** Why there is none. */
  reason: Unreadable;
}

interface ReadingDetails {
  /** Where the number stands, sign and currency not included. */
  span: { start: number; end: number };
  /** Where the currency is named. */
  currencyMark: { start: number; end: number } | null;
  /** The marks found, as written; empty where there is none. */
  decimalMark: string;
  groupingMark: string;
  /** What of the generous readings it took, such as `multipliers`; none for a plain number. */
  generosity: string[];
}

export class AmountFormat {
  private constructor();
  readonly locale: string | undefined;
  readonly decimalSeparator: string;
  readonly groupingSeparator: string;
  /** Most fraction digits. */
  readonly fractionDigits: number;
  readonly allowsNegative: boolean;
  readonly entersMinorUnits: boolean;
  /** The amount as a field without focus shows it, or null where the field cannot show it. */
  show(amount: string): string | null;
  read(text: string): AmountReading;
}

/**
 * The format that options describe; the same object for the same options. The engine must have been loaded.
 *
 * @throws AmountFormatError
 */
export function amountFormat(options?: AmountOptions | Record<string, string | number | null | undefined>): AmountFormat;
