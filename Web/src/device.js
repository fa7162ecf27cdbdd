/**
 * What depends on the device a person types with.
 */
import { amountFormat } from './format.js';

const { navigator } = globalThis;
const isPhone = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
const isIOS = /^iP/.test(navigator?.platform ?? '')
  || (navigator?.platform === 'MacIntel' && navigator.maxTouchPoints > 1);

/**
 * The options that a field has on this device. The number pad of a phone has the one mark of the phone's region, which
 * need not be the field's: there both `.` and `,` are the decimal key unless `typed-separator` says otherwise.
 */
export function fieldOptions(options) {
  if (!isPhone || 'typed-separator' in options || 'typedSeparator' in options || options.preset === 'classic') {
    return options;
  }
  return { ...options, 'typed-separator': 'any' };
}

/** The format of a field on this device. */
export const fieldFormat = (options) => amountFormat(fieldOptions(options));

/** In Safari an input without focus gets it with a selection (WebKit bug 224425). */
export const selectingFocuses = /^Apple/.test(navigator?.vendor ?? '') && /^(Mac|iP)/.test(navigator.platform);

/** The keyboard for a format. The number pads of iOS have no minus. */
export function inputModeFor(format) {
  if (format.allowsNegative && isIOS) return 'text';
  return format.fractionDigits > 0 && !format.entersMinorUnits ? 'decimal' : 'numeric';
}
