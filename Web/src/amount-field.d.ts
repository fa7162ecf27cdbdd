import type { AmountOptions } from './options.js';
import type { LastEdit, RejectionDetail, Verdict } from './reasons.js';

/** `prefix` can be set as well; the type of every element has it as read-only. */
type Reflected = { [Name in Exclude<keyof AmountOptions, 'prefix'>]-?: AmountOptions[Name] };

export interface AmountField extends Reflected {}

/** `<amount-field>`. Properties of options are the text of their attributes. */
export class AmountField extends HTMLElement {
  static readonly formAssociated: true;
  /** The amount in canonical form, such as `-1234.50`; an empty text where there is none. */
  get value(): string;
  set value(value: string | number | null);
  defaultValue: string;
  /** What the field shows. */
  readonly text: string;
  readonly verdict: Verdict;
  readonly lastEdit: LastEdit;
  /** Shows a text as it was left, with its selection. Returns whether this format can show it. */
  restore(text: string, start?: number, end?: number): boolean;

  readonly selectionStart: number;
  readonly selectionEnd: number;
  setSelectionRange(start: number, end: number): void;
  select(): void;

  name: string | null;
  placeholder: string | null;
  autocomplete: string | null;
  required: boolean;
  readOnly: boolean;
  disabled: boolean;
  /** Where refusals are told: under the field, to screen readers alone, or nowhere. */
  message: 'show' | 'announce' | 'none' | null;

  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    'amount-field': AmountField;
  }
  interface HTMLElementEventMap {
    'amount-rejected': CustomEvent<RejectionDetail>;
  }
}
