import type { AmountReading } from './format.js';
import type { AmountOptions } from './options.js';

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
