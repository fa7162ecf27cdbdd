/**
 * Loads compiled modules from wherever they are.
 */

/**
 * @param {string} file The name of the module, which lies beside this one.
 * @param {{ url?: string | URL, bytes?: BufferSource, base64?: string }} source Where it is instead.
 * @param {WebAssembly.Imports} imports
 * @returns {Promise<WebAssembly.Exports>}
 */
export async function instantiate(file, { url, bytes, base64 }, imports) {
  const binary = base64 ? Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)) : bytes;
  if (binary) return (await WebAssembly.instantiate(binary, imports)).instance.exports;
  const place = new URL(url ?? new URL(file, import.meta.url));
  if (place.protocol === 'file:' && globalThis.process?.versions?.node) {
    const { readFile } = await import(/* webpackIgnore: true */ 'node:fs/promises');
    return (await WebAssembly.instantiate(await readFile(place), imports)).instance.exports;
  }
  const response = await fetch(place);
  if (!response.ok) throw new Error(`${place.href}: ${response.status} ${response.statusText}`);
  // A server that does not know the type of .wasm files is no reason to fail.
  const isTyped = response.headers.get('content-type')?.startsWith('application/wasm');
  const { instance } = isTyped
    ? await WebAssembly.instantiateStreaming(response, imports)
    : await WebAssembly.instantiate(await response.arrayBuffer(), imports);
  return instance.exports;
}
