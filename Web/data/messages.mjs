// Splits what `amount messages --json` prints into a module for each language.
import { readFileSync, writeFileSync } from 'node:fs';

const [source, folder] = process.argv.slice(2);
const languages = JSON.parse(readFileSync(source, 'utf8'));
const note = '// Made by Scripts/web-data from the messages of the other hosts.\n';

for (const [language, templates] of Object.entries(languages)) {
  const sorted = Object.fromEntries(Object.entries(templates).sort(([left], [right]) => (left < right ? -1 : 1)));
  writeFileSync(`${folder}/messages/${language}.js`, `${note}export default ${JSON.stringify(sorted, null, 2)};\n`);
}
const others = Object.keys(languages).filter((language) => language !== 'en').sort();
const entries = others.map((language) => `  '${language}': () => import('../messages/${language}.js'),`);
writeFileSync(
  `${folder}/generated/languages.js`,
  `${note}\n/** The languages there are messages in, English aside. */\nexport const languages = {\n${entries.join('\n')}\n};\n`,
);
