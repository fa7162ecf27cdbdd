/**
 * Code that makes the field with the options that are chosen. Options come by their kebab-case names, as they are written
 * in attributes; those that are left out have their defaults.
 */
import { camelCase } from '../src/options.js';

/** A literal of Swift: what cannot be seen is written by its number. */
const quoted = (text) => `"${[...text].map((character) => {
  if (/["\\]/.test(character)) return `\\${character}`;
  if (character === ' ' || !/[\p{C}\p{Z}\p{M}]/u.test(character)) return character;
  return `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`;
}).join('')}"`;

const languageOptions = ['preset', 'locale', 'currency', 'symbol'];

// Swift

/** How the value of an option is written in Swift. */
function swiftValue(name, value) {
  switch (name) {
    case 'minimum': case 'maximum': case 'prefix': case 'suffix': case 'decimal-separator': case 'grouping-separator':
      return quoted(value);
    case 'integer-digits':
      return value;
    case 'fraction-digits': {
      const [fewest, most] = value.includes('-') ? value.split('-') : ['0', value];
      return `${fewest}...${most}`;
    }
    case 'grouping-sizes':
      return `NumberNotation.GroupingSizes(${value.split('-').join(', ')})`;
    case 'reading': {
      const words = value.split(',');
      return words.length === 1 ? `.${words[0]}` : `[${words.map((word) => `.${word}`).join(', ')}]`;
    }
    default:
      return `.${camelCase(value)}`;
  }
}

/** A call, over as many lines as it takes. */
function swiftCall(name, arguments_, indent) {
  const line = `${name}(${arguments_.join(', ')})`;
  if (indent.length + line.length <= 46) return line;
  return `${name}(\n${arguments_.map((argument) => `${indent}  ${argument}`).join(',\n')})`;
}

/** The arguments that make a format, and the options among them that are changed before. */
function swiftFormat(options) {
  const isClassic = options.preset === 'classic';
  const isPlain = isClassic && !options.locale && !options.currency;
  const changes = Object.entries(options).filter(([name]) => !languageOptions.includes(name));
  const place = [`locale: Locale(identifier: ${quoted(options.locale ?? 'en-US')})`];
  if (options.currency) place.push(`currency: ${quoted(options.currency)}`);
  if (options.currency && options.symbol && options.symbol !== 'none') place.push(`symbol: .${options.symbol}`);
  const arguments_ = isPlain ? ['notation: .plain'] : place;
  const ground = `AmountFormat.Options.${isClassic ? 'classic' : 'standard'}`;
  if (changes.length > 0) arguments_.push('options: options');
  else if (isClassic) arguments_.push('options: .classic');
  return {
    arguments_,
    changes: changes.map(([name, value]) => `options.${camelCase(name)} = ${swiftValue(name, value)}`),
    ground,
    /** A format of nothing but locale and currency cannot fail. */
    throws: changes.length > 0 || isClassic,
  };
}

const imports = (framework) => ['import AmountCore', 'import AmountFoundation', 'import AmountUI', `import ${framework}`, ''];

/** A function that makes the format, where that is more than one call. */
function swiftFunction({ arguments_, changes, ground, throws }) {
  if (!throws) return [];
  const lines = changes.length > 0 ? [`var options = ${ground}`, ...changes] : [];
  const made = `${changes.length > 0 ? 'return ' : ''}try AmountFormat`;
  return [
    'func amountFormat() throws -> AmountFormat {', ...[...lines, swiftCall(made, arguments_, '  ')].map((line) => `  ${line}`),
    '}', '',
  ];
}

export function swiftUI(options) {
  const format = swiftFormat(options);
  const body = format.throws
    ? '    AmountField("Amount", amount: $amount, format: format)'
    : `    AmountField(\n      "Amount", amount: $amount,\n      format: ${swiftCall('AmountFormat', format.arguments_, '      ')})`;
  return [
    ...imports('SwiftUI'), ...swiftFunction(format),
    'struct AmountForm: View {',
    '  @State private var amount: Amount?',
    ...(format.throws ? ['  let format: AmountFormat', ''] : ['']),
    '  var body: some View {', body, '  }', '}',
    ...(format.throws ? ['', '// AmountForm(format: try amountFormat())'] : []),
  ].join('\n');
}

export function uiKit(options) {
  const format = swiftFormat(options);
  const made = format.throws ? 'try amountFormat()' : swiftCall('AmountFormat', format.arguments_, '    ');
  return [
    ...imports('UIKit'), ...swiftFunction(format),
    `@MainActor func amountField()${format.throws ? ' throws' : ''} -> AmountTextField {`,
    `  let field = AmountTextField(\n    format: ${made})`,
    '  field.onAmountChange = { amount in',
    '    print(amount?.description ?? "none")',
    '  }',
    '  field.onRejection = { rejection in',
    '    print(rejection)',
    '  }',
    '  return field',
    '}',
  ].join('\n');
}

// HTML

const escaped = (text) => text.replace(/[&"<\u00a0\u061c\u200b-\u200f\u202a-\u202f\u2060-\u206f]/g, (character) =>
  ({ '&': '&amp;', '"': '&quot;', '<': '&lt;' })[character] ?? `&#x${character.codePointAt(0).toString(16)};`);

export function html(options) {
  const attributes = Object.entries(options).map(([name, value]) => `${name}="${escaped(value)}"`);
  return [
    '<script type="module" src="amountkit/dist/index.js"></script>', '', '<label>Amount',
    ['  <amount-field name="amount"', ...attributes].join('\n    ') + '></amount-field>', '</label>',
  ].join('\n');
}

// The command line

const shellWord = (text) => (/^[\w.,:=+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

export function commandLine(options) {
  const isPlain = options.preset === 'classic' && !options.currency;
  const all = options.locale || isPlain ? options : { ...options, locale: 'en-US' };
  // A value that starts with a hyphen must not look like an option.
  const flags = Object.entries(all).map(([name, value]) => `--${name}${value.startsWith('-') ? '=' : ' '}${shellWord(value)}`);
  return ['amount=$(amount ask', ...flags, "'Amount: ')"].join(' \\\n  ');
}
