import { sql, type RawBuilder } from 'kysely';

/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Regular expression for a whole word; `_` ends a word, as in file names. */
export function whole(word: string, letter = '[[:alnum:]]'): string {
  const itself = word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return UNSPACED.test(word) ? itself : `(?<!${letter})${itself}(?!${letter})`;
}

/** `text` with each of these words replaced by a pseudonym, case-insensitively. */
export const without = (text: RawBuilder<unknown>, words: readonly string[], pseudonym: string) =>
  words.reduce<RawBuilder<unknown>>(
    (rest, word) => sql`regexp_replace(${rest}, ${whole(word)}, ${pseudonym}, 'gi')`,
    text,
  );

/** JSON keys with free text; the others hold codes and signature names. */
const prose: ReadonlySet<string> = new Set(['note', 'reason', 'text']);

/** Rewrites the free text in JSON. */
export function rewritten(value: unknown, replace: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => rewritten(each, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      typeof each === 'string' && prose.has(key) ? replace(each) : rewritten(each, replace),
    ]),
  );
}

/** Normalises a written name to its words for comparison. */
export const inWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Escapes a word as within JSON. */
export const inJson = (word: string) => JSON.stringify(word).slice(1, -1);
