/** Why an edit was refused. The contract lists them in the order in which they are told. */
export type RejectionName =
  | 'rangeOutOfBounds' | 'ambiguousAmount' | 'unreadableAmount' | 'currencyMismatch' | 'unexpectedCharacter'
  | 'groupingSeparatorTyped' | 'negativeNotAllowed' | 'decimalSeparatorImplied' | 'fractionNotAllowed'
  | 'secondDecimalSeparator' | 'leadingDecimalSeparator' | 'redundantLeadingZero' | 'tooManyFractionDigits'
  | 'tooManyIntegerDigits' | 'zeroNotAllowed' | 'aboveMaximum' | 'belowMinimum';

/** Why a text is no amount. */
export type UnreadableName =
  | 'empty' | 'not-an-amount' | 'too-many-digits' | 'misplaced-sign' | 'currency-mismatch' | 'repeated-currency'
  | 'malformed-groups' | 'several-values' | 'too-many-fraction-digits' | 'mixed-digits' | 'hidden-character'
  | 'invalid-encoding' | 'needs';

export interface Unreadable {
  name: UnreadableName;
  /** The mark of another currency. */
  found?: string;
  /** The generous readings that would understand it, such as `multipliers`. */
  readings?: string[];
}

/** What the engine thinks of the amount in a field. */
export interface Verdict {
  name: 'valid' | 'empty' | 'doubtfulSeparator' | 'aboveMaximum' | 'belowMinimum' | 'zeroNotAllowed';
  maximum?: string;
  minimum?: string;
}

/** What became of the last edit; null where none was made since the page set the amount. */
export type LastEdit =
  | { kind: 'taken'; application: 'verbatim' | 'adjusted' }
  | { kind: 'refused'; reason: RejectionName; message: string }
  | null;

/** The detail of the event `amount-rejected`. */
export interface RejectionDetail {
  reason: RejectionName;
  /** What was to come in; empty for a deletion. */
  data: string;
  /** The sentence that is shown unless the event is cancelled. */
  message: string;
  readings?: string[];
  unreadable?: Unreadable;
  found?: string;
  character?: string;
  maximum?: number | string;
  minimum?: string;
}
