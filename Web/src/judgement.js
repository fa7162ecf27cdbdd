/**
 * What a form and a person are told of an amount.
 */
import { verdictMessage } from './messages.js';
import { kebabCase } from './options.js';

/** What the verdicts are among the flags of a form's validity. */
const flags = {
  empty: 'valueMissing',
  doubtfulSeparator: 'badInput',
  aboveMaximum: 'rangeOverflow',
  belowMinimum: 'rangeUnderflow',
  zeroNotAllowed: 'customError',
};

/**
 * The flag and the message of an amount that a form should not take; null for one that it may.
 *
 * @param {EngineField} field
 * @param {boolean} isRequired Whether an empty field is one of them.
 * @param {string} language
 */
export function objection(field, isRequired, language) {
  const { name } = field.verdict;
  if (name === 'valid' || (name === 'empty' && !isRequired)) return null;
  return { flag: flags[name], message: verdictMessage(field.verdict, field.amount, field.format, language) };
}

const hasStates = globalThis.CSS?.supports('selector(:state(empty))') ?? false;

/** Lets styles see the verdict: `amount-field:state(above-maximum)`. */
export function showState(internals, verdict) {
  if (!hasStates) return;
  internals.states.clear();
  internals.states.add(kebabCase(verdict));
}

/** The language of an element: the nearest `lang`, through shadow trees; else the one of the browser. */
export function languageOf(element) {
  for (let node = element; node; node = node.getRootNode().host) {
    const language = node.closest('[lang]')?.lang;
    if (language) return language;
  }
  return navigator.language;
}
