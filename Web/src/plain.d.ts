import type { AmountReading } from './format.js';
import type { AmountOptions } from './options.js';
import type { RejectionName, Unreadable, Verdict } from './reasons.js';

export { loadEngine } from './engine.js';
export { amountFormat } from './format.js';
export type { AmountFormat, AmountReading } from './format.js';
export { AmountFormatError, optionNames } from './options.js';
export type { AmountOptions } from './options.js';

/** The amount as a field shows it, or null where the field of these options cannot show it. */
export function format(amount: string | number, options?: AmountOptions): Promise<string | null>;

/**
 * What a text that a person wrote means as an amount, and how it was understood. What a field sent is canonical already
 * and is no such text. Limits and sign are not looked at.
 */
export function read(text: string, options?: AmountOptions): Promise<AmountReading>;

/** What became of an amount that was checked. */
export interface AmountCheck {
  isValid: boolean;
  /** What a field says of it, or why no field of these options could have sent it. */
  name: Verdict['name'] | RejectionName;
  /** A sentence for the person; empty for a valid amount. */
  message: string;
  unreadable?: Unreadable;
  maximum?: number | string;
  minimum?: string;
}

/**
 * What a field of these options thinks of an amount that a client sent, in canonical form as forms post it: limits, sign
 * and number of digits are looked at. Nothing and `''` are `empty`.
 */
export function check(
  amount: string | number | null | undefined, options?: AmountOptions, language?: string,
): Promise<AmountCheck>;
