/**
 * Writes the filter of leaked passwords from the list of a maintained package, most common first:
 *
 *     npm pack @zxcvbn-ts/language-common && tar xzf zxcvbn-ts-language-common-*.tgz
 *     node tools/leaked-passwords.mjs package
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { positionsOf } from '../packages/lis-domain/src/identity/leaked-passwords/leaked-passwords.ts';

const [folder = 'package'] = process.argv.slice(2);
const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const { name, version } = read('package.json');
// Every form requires eight characters, so shorter ones cannot be chosen.
const words = read('src/passwords.json').filter((word) => word.length >= 8);

const hashes = 11;
const bits = words.length * 16;
const characters = new Uint8Array(Math.ceil(bits / 6));
for (const word of words)
  for (const position of positionsOf(word, bits, hashes))
    characters[Math.floor(position / 6)] |= 1 << (position % 6);
const data = Array.from(characters, (value) =>
  String.fromCharCode(value + 48 + (value + 48 > 91 ? 1 : 0)),
).join('');

writeFileSync(
  new URL('../packages/lis-domain/src/identity/leaked-passwords/filter.ts', import.meta.url),
  `// Written by tools/leaked-passwords.mjs from ${name} ${version}: ${words.length} passwords.
export const BITS = ${bits};
export const HASHES = ${hashes};
export const data =
  '${data}';
`,
);
