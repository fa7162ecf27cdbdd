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
      assert.match(name, /^(memory memory|amount_\w+ function)$/);
    }
  });
}

test('a record that claims more than it holds is read to its end', async () => {
  const imports = { page: { digit_value: () => -1 } };
  const { exports } = await WebAssembly.instantiate(await compiled('amount.wasm'), imports);
  for (const byte of [0x00, 0x01, 0x2e, 0x7f, 0xff]) {
    for (let start = 0; start < 240; start += 4) {
      const address = exports.amount_buffer(1024);
      const record = new Uint8Array(exports.memory.buffer, address, 1024);
      record.fill(0, 0, start).fill(byte, start);
      exports.amount_format_release(exports.amount_format());
    }
  }
});
