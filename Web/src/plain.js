/**
 * Amounts without a page: for servers, workers and Node.
 *
 *     import { format, read } from 'amountkit/plain';
 *     await format('1234.5', { locale: 'de-DE', currency: 'EUR', symbol: 'symbol' })   // "1.234,50 €"
 *     (await read('1.234,50', { locale: 'de-DE' })).amount                             // "1234.50"
 */
import { loadEngine } from './engine.js';
import { amountFormat } from './format.js';

export { loadEngine } from './engine.js';
export { amountFormat } from './format.js';
export { AmountFormatError, optionNames } from './options.js';

/** The amount as a field shows it, or null where the field of these options cannot show it. */
export async function format(amount, options) {
  await loadEngine();
  return amountFormat(options).show(String(amount));
}

/** What a text means as an amount, and how it was understood. */
export async function read(text, options) {
  await loadEngine();
  return amountFormat(options).read(text);
}
