// The samples of the documents: HTML names options and files that exist, JavaScript gives what is shown behind `// →`.
import assert from 'node:assert/strict';
import { access, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import { loadEngine } from '../../dist/engine.js';
import { amountFormat } from '../../dist/format.js';
import { optionNames } from '../../dist/options.js';

const root = new URL('../../../', import.meta.url);
const names = (await readdir(root)).filter((name) => /^README.*\.md$/.test(name));

/** What stands in the fences of a language. */
const blocks = (text, language) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(([, code]) => code);

/** The attributes of a tag by name. */
const attributes = (tag) =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name, value]));

const elements = (html, name) =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, tag]) => attributes(tag));

/** The code with an assertion in place of each result that is shown. */
const asserting = (code) => code.replace(/^(.*);\s+\/\/ → (.*)$/gm,
  (_, expression, result) => `assert.deepEqual(${expression}, ${result});`);

for (const name of names) {
  const text = await readFile(new URL(name, root), 'utf8');
  test(`${name}: HTML has fields that can be made, and scripts that are there`, async () => {
    await loadEngine();
    const samples = blocks(text, 'html');
    assert(samples.length > 0);
    for (const html of samples) {
      const fields = elements(html, 'amount-field');
      assert(fields.length > 0);
      for (const { name: _, required, ...options } of fields) amountFormat(options);
      for (const { src } of elements(html, 'script')) {
        await access(new URL(src.replace(/^amountkit\//, ''), new URL('Web/', root)));
      }
    }
  });

  test(`${name}: JavaScript gives what it shows`, async () => {
    const samples = blocks(text, 'js').filter((code) => !code.includes('document.')).map(asserting);
    assert(samples.length > 0);
    for (const code of samples) {
      assert(code.includes('assert.'), 'no result is shown');
      // A file of the package can import the package by its name.
      const file = new URL(`Web/dist/.document-${process.pid}.mjs`, root);
      await writeFile(file, `import assert from 'node:assert/strict';\n${code}`);
      try {
        await import(`${file}?${Math.random()}`);
      } finally {
        await rm(file);
      }
    }
  });

  test(`${name}: JavaScript for a page is well written and imports what is there`, async () => {
    for (const code of blocks(text, 'js').filter((code) => code.includes('document.'))) {
      const [, imports, body] = /^((?:import .*\n)+)([^]*)$/.exec(code);
      const file = new URL(`Web/dist/.document-${process.pid}.mjs`, root);
      await writeFile(file, `${imports}export async function sample() {\n${body}}\n`);
      try {
        await import(`${file}?${Math.random()}`);
      } finally {
        await rm(file);
      }
    }
  });

  test(`${name}: every option is named`, () => {
    for (const option of optionNames) assert(text.includes(`\`${option}\``), option);
  });
}
