/**
 * Every option of a field, as the contract has them, in groups.
 */

const choice = (name, values, help, classic = values[0]) => ({
  name, kind: 'choice', values, help, defaults: { standard: values[0], classic },
});
const text = (name, help, fallback, classic = fallback) => ({
  name, kind: 'text', help, defaults: { standard: fallback, classic },
});

export const preset = choice('preset', ['standard', 'classic'], 'The rules that everything else starts from');

export const groups = [
  {
    title: 'Locale and currency',
    options: [
      { name: 'locale', kind: 'locale', help: 'Any tag the browser knows', defaults: { standard: 'en-US', classic: 'none' } },
      { name: 'currency', kind: 'currency', help: 'Decides the fraction digits', defaults: { standard: 'none', classic: 'none' } },
      choice('symbol', ['none', 'symbol', 'narrow', 'code'], 'How the currency is shown'),
      choice('digits', ['locale', 'ascii'], 'Digits of the locale or 0 to 9', 'ascii'),
    ],
  },
  {
    title: 'Limits',
    options: [
      text('minimum', 'Inclusive, such as -100', 'none'),
      text('maximum', 'Inclusive, such as 5000', 'none'),
      choice('out-of-range', ['flag', 'reject', 'clamp'], 'What happens beyond them', 'reject'),
      choice('sign', ['positive', 'any'], 'Whether amounts may be negative'),
      choice('zero-amount', ['allow', 'reject'], 'Whether zero is an amount', 'reject'),
      text('fraction-digits', 'Most, or a range such as 2-2', 'by currency'),
      text('integer-digits', 'Most digits before the point', '15'),
    ],
  },
  {
    title: 'Typing',
    options: [
      choice('entry', ['decimal', 'minor-units'], 'Cents can fill from the right'),
      choice('typed-separator', ['point', 'any', 'locale'], 'Which keys are the decimal key', 'locale'),
      choice('leading-point', ['zero', 'reject'], 'A point in an empty field', 'reject'),
      choice('zero-then-digit', ['replace', 'reject'], '5 behind a lone 0', 'reject'),
      choice('leading-zeros', ['keep', 'remove'], 'Zeros that a deletion leaves in front', 'remove'),
      choice('point-deletion', ['guard', 'join'], 'Whether Backspace may take the point', 'join'),
    ],
  },
  {
    title: 'Pasting',
    options: [
      choice('excess-fraction', ['reject', 'truncate', 'round'], 'A pasted 1.005 in a field with cents'),
      {
        name: 'reading', kind: 'reading', help: 'What a pasted text may be beyond plain numbers',
        values: ['multipliers', 'subunits', 'numerals', 'arithmetic', 'triangles'],
        defaults: { standard: 'strict', classic: 'strict' },
      },
    ],
  },
  {
    title: 'Grouping and affixes',
    options: [
      choice('grouping', ['always', 'idle', 'never'], 'idle: only without focus', 'never'),
      text('grouping-sizes', '3, or 3-2', 'the locale’s'),
      text('grouping-separator', 'One character', 'the locale’s'),
      text('decimal-separator', 'One character', 'the locale’s'),
      text('prefix', 'Any text, in place of the currency’s', 'none'),
      text('suffix', 'Any text, in place of the currency’s', 'none'),
    ],
  },
];

/** `Zero then digit` of `zero-then-digit`. */
export function labelOf(name) {
  const words = name.replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
}
