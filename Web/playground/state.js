/**
 * What a link carries: the options that differ from their defaults, the amount, and the theme.
 */
import { optionNames } from '../src/options.js';

/** `{ options, amount, theme }` of `#currency=JPY&amount=12`; what is unknown is left out. */
export function readState(hash) {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const options = {};
  for (const name of optionNames) if (parameters.has(name)) options[name] = parameters.get(name);
  const theme = parameters.get('theme');
  return {
    options,
    amount: parameters.get('amount') ?? '',
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
  };
}

export function writeState({ options, amount, theme }) {
  const parameters = new URLSearchParams(options);
  if (amount !== '') parameters.set('amount', amount);
  if (theme !== 'system') parameters.set('theme', theme);
  return `#${parameters}`;
}
