/**
 * Amounts without a page: for servers, workers and Node.
 *
 *     import { format, read } from 'amountkit/plain';
 *     await format('1234.5', { locale: 'de-DE', currency: 'EUR', symbol: 'symbol' })   // "1.234,50 €"
 *     (await read('1.234,50', { locale: 'de-DE' })).amount                             // "1234.50"
 *
 * `read` is for what people write. What a field sent is canonical already, and would be read anew as German or French:
 * take it as it stands. Neither function looks at limits and sign.
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

/** What a text means as an amount, and how it was understood. Limits and sign are not looked at. */
export async function read(text, options) {
  await loadEngine();
  return amountFormat(options).read(text);
}
