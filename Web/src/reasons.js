/**
 * What the engine says beside text and amount: why an edit was refused, and what a form should think of the amount.
 */

import { readingWords } from './options.js';

/** Names of the reasons a text is no amount, by the engine's numbers. */
const unreadable = [
  'empty', 'not-an-amount', 'too-many-digits', 'misplaced-sign', 'currency-mismatch', 'repeated-currency',
  'malformed-groups', 'several-values', 'too-many-fraction-digits', 'mixed-digits', 'hidden-character',
  'invalid-encoding', 'needs',
];

const nothing = () => ({});
const bound = (name) => (record) => ({ [name]: record.string() });

/** Names of the refusals and how their data are read, by the engine's numbers. */
const rejections = [
  ['rangeOutOfBounds', nothing],
  ['ambiguousAmount', (record) => ({ readings: record.strings() })],
  ['unreadableAmount', (record) => ({ unreadable: unreadableFrom(record) })],
  ['currencyMismatch', (record) => ({ found: record.string() })],
  ['unexpectedCharacter', (record) => ({ character: record.scalar() })],
  ['groupingSeparatorTyped', nothing],
  ['negativeNotAllowed', nothing],
  ['decimalSeparatorImplied', nothing],
  ['fractionNotAllowed', nothing],
  ['secondDecimalSeparator', nothing],
  ['leadingDecimalSeparator', nothing],
  ['redundantLeadingZero', nothing],
  ['tooManyFractionDigits', (record) => ({ maximum: record.number() })],
  ['tooManyIntegerDigits', (record) => ({ maximum: record.number() })],
  ['zeroNotAllowed', nothing],
  ['aboveMaximum', bound('maximum')],
  ['belowMinimum', bound('minimum')],
];

const verdicts = [
  ['valid', nothing],
  ['empty', nothing],
  ['doubtfulSeparator', nothing],
  ['aboveMaximum', bound('maximum')],
  ['belowMinimum', bound('minimum')],
  ['zeroNotAllowed', nothing],
];

const read = (table, record) => {
  const [name, data] = table[record.number()];
  return { name, ...data(record) };
};

/** `{ name: 'not-an-amount' }`, and what was found of another currency. */
export function unreadableFrom(record) {
  const name = unreadable[record.number()];
  if (name === 'currency-mismatch') return { name, found: record.string() };
  return name === 'needs' ? { name, readings: readingWords(record.number()) } : { name };
}

/** `{ name: 'tooManyFractionDigits', maximum: 2 }` */
export const rejectionFrom = (record) => read(rejections, record);

/** `{ name: 'aboveMaximum', maximum: '500' }` */
export const verdictFrom = (record) => read(verdicts, record);
