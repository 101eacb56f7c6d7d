import { withoutInvisible } from '../http/compared-text.ts';

/** Letters whose accent Unicode does not decompose. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Normalises a name for search and the duplicate check: lower case, one width, no accents,
 * apostrophes, the Arabic tatweel and invisible characters removed, other punctuation replaced with
 * a space. The server stores it in an indexed column.
 */
export function normaliseName(name: string): string {
  return withoutInvisible(name)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/['’ʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Returns whether every word of a query starts a word of a name, in any order: `ada test` matches
 * `Testwell, Ada`. An empty query matches no name.
 */
export function matchesName(query: string, name: string): boolean {
  const wanted = normaliseName(query).split(' ').filter(Boolean);
  const words = normaliseName(name).split(' ');
  return wanted.length > 0 && wanted.every((each) => words.some((word) => word.startsWith(each)));
}

/** Returns the digits of a phone number, for comparison independent of formatting. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '');
}
