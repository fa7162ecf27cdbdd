/**
 * The engine: one WebAssembly instance, shared by all fields of a page.
 */
import { instantiate } from './binary.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * The record that page and engine pass each other: 32-bit numbers, little-endian, and strings as their length in bytes
 * and UTF-8. One is open at a time.
 */
export class Exchange {
  #exports;
  #view;
  #bytes;
  #position = 0;

  constructor(exports) {
    this.#exports = exports;
  }

  /** Starts a record that holds at most so many bytes. */
  open(size = 0) {
    const address = this.#exports.amount_buffer(size);
    const { buffer } = this.#exports.memory;
    // Growing the memory leaves old views empty, and the buffer moves where it grows.
    if (this.#view?.buffer !== buffer || this.#view.byteOffset !== address) {
      this.#view = new DataView(buffer, address);
      this.#bytes = new Uint8Array(buffer, address);
    }
    this.#position = 0;
    return this;
  }

  putNumber(value) {
    this.#view.setInt32(this.#position, value, true);
    this.#position += 4;
    return this;
  }

  /** A string; null or undefined is written as none. */
  putString(text) {
    if (text == null) return this.putNumber(-1);
    const { written } = encoder.encodeInto(text, this.#bytes.subarray(this.#position + 4));
    this.putNumber(written);
    this.#position += written;
    return this;
  }

  number() {
    const value = this.#view.getInt32(this.#position, true);
    this.#position += 4;
    return value;
  }

  /** A string, or null where there is none. */
  string() {
    const length = this.number();
    if (length < 0) return null;
    const text = decoder.decode(this.#bytes.subarray(this.#position, this.#position + length));
    this.#position += length;
    return text;
  }

  scalar() {
    const value = this.number();
    return value > 0 ? String.fromCodePoint(value) : '';
  }

  strings() {
    return Array.from({ length: this.number() }, () => this.string());
  }
}

/** The compiled engine with the numbers of formats and fields that no longer are in use. */
export class Engine {
  constructor(exports) {
    this.exports = exports;
    this.exchange = new Exchange(exports);
    this.releasing = new FinalizationRegistry((release) => release());
  }

  /** Calls a function that takes a string through the buffer. */
  call(name, text, ...numbers) {
    this.exchange.open(4 + 3 * (text?.length ?? 0)).putString(text);
    return this.exports[name](...numbers);
  }
}

/**
 * The value of a decimal digit by the browser's Unicode data, or -1. Digits of category Nd come in runs of ten or a
 * multiple of ten, each from zero to nine, so the place in the run tells the value.
 *
 * @param {number} scalar
 */
export function digitValue(scalar) {
  if (scalar < 128) return scalar >= 48 && scalar <= 57 ? scalar - 48 : -1;
  if (!isDigit(scalar)) return -1;
  let start = scalar;
  while (isDigit(start - 1)) start -= 1;
  return (scalar - start) % 10;
}

function isDigit(scalar) {
  return !(scalar >= 0xd800 && scalar <= 0xdfff) && /^\p{Nd}$/u.test(String.fromCodePoint(scalar));
}

const imports = { page: { digit_value: digitValue } };

let shared;
let ready;

/**
 * Loads the engine, once; later calls give the same.
 *
 * @param {{ url?: string | URL, bytes?: BufferSource, base64?: string }} [source] Where the engine is, if not beside
 *   this module. A page that is one file sets `globalThis.amountkitWasm` to its base64 text instead.
 * @returns {Promise<Engine>}
 * @throws Where the engine cannot be loaded; the next call tries again.
 */
export function loadEngine(source) {
  shared ??= instantiate('amount.wasm', source ?? { base64: globalThis.amountkitWasm }, imports).then(
    (exports) => (ready = new Engine(exports)),
    (error) => {
      shared = undefined;
      throw new Error(`amountkit: the engine could not be loaded: ${error.message}`, { cause: error });
    },
  );
  return shared;
}

/** The engine where it has been loaded. */
export function loadedEngine() {
  if (!ready) throw new Error('amountkit: await loadEngine() before the engine is used');
  return ready;
}
