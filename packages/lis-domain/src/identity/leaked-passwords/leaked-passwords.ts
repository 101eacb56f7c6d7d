import { BITS, data, HASHES } from './filter.ts';

/** Returns the positions of a word in the filter: a Bloom filter with double hashing. */
export function positionsOf(word: string, bits: number, hashes: number): number[] {
  const [start, step] = [hashOf(word, 0x811c9dc5), hashOf(word, 0x9e3779b9) | 1];
  return Array.from({ length: hashes }, (_, index) => ((start + index * step) >>> 0) % bits);
}

function hashOf(word: string, seed: number): number {
  let hash = seed;
  for (const character of word)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  // The finalizer of MurmurHash3: similar words must not share positions.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Returns bit `position` of text that stores six bits per character, without the backslash. */
function isSet(position: number): boolean {
  const code = data.charCodeAt(Math.floor(position / 6));
  return (((code > 92 ? code - 1 : code) - 48) & (1 << (position % 6))) !== 0;
}

const isListed = (word: string) => positionsOf(word, BITS, HASHES).every(isSet);

/** Signs that replace a letter in leaked passwords. */
const SIGNS: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '3': 'e' };

/**
 * Returns whether a password is among the most common leaked ones, regardless of case, of symbols
 * and digits around it, of symbols within it and of signs for letters. The list is stored as a
 * filter (36 kB compressed), so fewer than three of 1,000 other passwords are also refused. Load it
 * only with a form that needs it.
 */
export function isLeaked(password: string): boolean {
  const lower = password.toLowerCase();
  const withoutSymbols = lower.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const withLetters = withoutSymbols.replace(/[@$03]/g, (sign) => SIGNS[sign] ?? sign);
  const coreOf = (word: string) => word.replace(/^\P{L}+|\P{L}+$/gu, '');
  const words = new Set([
    lower,
    withoutSymbols,
    coreOf(lower),
    withoutSymbols.replace(/[^\p{L}\p{N}]+/gu, ''),
    withLetters,
    coreOf(withLetters),
  ]);
  return [...words].some((word) => word.length >= 8 && isListed(word));
}
