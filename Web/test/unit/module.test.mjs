// What the engine's module may ask of the page, and what it offers.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

const compiled = async (name) => new WebAssembly.Module(await readFile(new URL(`../../dist/${name}`, import.meta.url)));
const names = (list) => list.map(({ module, name, kind }) => [module, name, kind].filter(Boolean).join(' ')).sort();

for (const [file, allowed] of [
  ['amount.wasm', ['page digit_value function']],
  ['words.wasm', []],
]) {
  test(`${file} imports nothing else`, async () => {
    for (const name of names(WebAssembly.Module.imports(await compiled(file)))) {
      assert(allowed.includes(name), `${name} is not on the list of what ${file} may import`);
    }
  });

  test(`${file} exports its memory and its calls only`, async () => {
    for (const name of names(WebAssembly.Module.exports(await compiled(file)))) {
      assert.match(name, /^(memory memory|amount_\w+ function|words_\w+ function)$/);
    }
  });
}
