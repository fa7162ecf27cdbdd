/**
 * Amounts without a page: for servers, workers and Node.
 *
 *     import { format, read } from 'amountkit/plain';
 *     await format('1234.5', { locale: 'de-DE', currency: 'EUR', symbol: 'symbol' })   // "1.234,50 €"
 *     (await read('1.234,50', { locale: 'de-DE' })).amount                             // "1234.50"
 *
 * `read` is for what people write. What a field sent is canonical already, and would be read anew as German or French:
 * that is for `check`, which looks at limits and sign as well.
 */
import { loadEngine } from './engine.js';
import { EngineField } from './field.js';
import { amountFormat } from './format.js';
import { loadMessages, rejectionMessage, verdictMessage } from './messages.js';
import { isAmount } from './options.js';

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

/**
 * What a field of these options thinks of an amount that a client sent, in canonical form as forms post it.
 *
 *     await check('60000', { locale: 'de-DE', currency: 'EUR', maximum: '50000' })
 *     // { isValid: false, name: 'aboveMaximum', maximum: '50000', message: 'At most 50.000,00' }
 *
 * @param {string | number | null | undefined} amount Such as `-1234.50`; nothing and `''` are empty.
 * @param {string} [language] Of the message.
 */
export async function check(amount, options = {}, language = 'en') {
  await Promise.all([loadEngine(), loadMessages(language)]);
  const format = amountFormat(options);
  const text = String(amount ?? '');
  const refused = (rejection) => (
    { isValid: false, ...rejection, message: rejectionMessage(rejection, format, language) }
  );
  if (text !== '' && !isAmount(text)) {
    return refused({ name: 'unreadableAmount', unreadable: { name: 'not-an-amount' } });
  }
  const field = new EngineField(format);
  try {
    if (field.set(text || null) === 'refused') return refused(field.rejection);
    // No person could have typed it.
    if (field.amount?.startsWith('-') && !format.allowsNegative) return refused({ name: 'negativeNotAllowed' });
    const { verdict } = field;
    const message = verdictMessage(verdict, field.amount, format, language);
    return { isValid: verdict.name === 'valid', ...verdict, message };
  } finally {
    field.dispose();
  }
}
