/**
 * The rules of the contract behind each refusal, by number, in a few words.
 */

const rules = {
  E1: 'An edit outside of the text is refused.',
  E5: 'Verbatim: what a plain field would have made. Adjusted: the field sets text and caret.',
  K2: 'A digit more than the fraction holds.',
  K3: 'A digit more than the integer part may have.',
  K4: 'No zeros in front, and no digit behind a lone zero where that is refused.',
  K5: 'The mark that groups here is not the decimal key.',
  K6: 'One point is enough.',
  K8: 'A point needs a digit before it.',
  K9: 'A refused point takes its cents along.',
  K10: 'A sign, where amounts are positive.',
  K11: 'A character that is no part of an amount here.',
  L1: 'The amount would be beyond its limit.',
  L3: 'The amount would be zero for good.',
  M1: 'Digits fill from the right; the point is there already.',
  P1: 'A pasted text has one meaning, or is refused.',
  P4: 'A pasted number has more decimals than fit.',
};

const byReason = {
  rangeOutOfBounds: 'E1', ambiguousAmount: 'P1', unreadableAmount: 'P1', currencyMismatch: 'P1',
  unexpectedCharacter: 'K11', groupingSeparatorTyped: 'K5', negativeNotAllowed: 'K10', decimalSeparatorImplied: 'M1',
  fractionNotAllowed: 'K9', secondDecimalSeparator: 'K6', leadingDecimalSeparator: 'K8', redundantLeadingZero: 'K4',
  tooManyFractionDigits: 'K2', tooManyIntegerDigits: 'K3', zeroNotAllowed: 'L3', aboveMaximum: 'L1', belowMinimum: 'L1',
};

/** What changes where more than one character came. */
const ofPaste = { negativeNotAllowed: 'P1', tooManyFractionDigits: 'P4', fractionNotAllowed: 'P4' };

/**
 * The rule by which an edit was refused.
 *
 * @param {string} reason
 * @param {string} data What was to come in.
 * @returns {{ number: string, words: string }}
 */
export function ruleOf(reason, data) {
  const isPaste = [...data].length > 1;
  const isMark = reason === 'unexpectedCharacter' && /^[.,．，。｡٫٬،бю]$/i.test(data);
  const number = (isPaste && ofPaste[reason]) || (isMark ? 'K9' : byReason[reason]);
  return { number, words: rules[number] };
}

export const takenRule = { number: 'E5', words: rules.E5 };
