import type { AmountFormat } from './format.js';
import type { AmountOptions } from './options.js';
import type { LastEdit, Verdict } from './reasons.js';

export interface EnhanceOptions extends AmountOptions {
  /** An amount in canonical form, instead of what the input shows. */
  value?: string | number | null;
  /** Gets what was refused; an empty text where all is well again. */
  message?: (text: string) => void;
}

export interface EnhancedInput {
  /** The amount in canonical form; an empty text where there is none. */
  get value(): string;
  set value(value: string | number | null);
  /** What the input shows. */
  readonly text: string;
  readonly format: AmountFormat;
  readonly verdict: Verdict;
  readonly lastEdit: LastEdit;
  /** Changes options; null takes one back. */
  update(options: Omit<EnhanceOptions, 'value'>): void;
  /** Gives the input back as it was, with the text that it shows. */
  detach(): void;
}

/** Makes an input take amounts. The engine must have been loaded. */
export function enhance(input: HTMLInputElement, options?: EnhanceOptions): EnhancedInput;
