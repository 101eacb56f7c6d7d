/**
 * Post-processes formatted text. Storybook's pseudo-locales use it to reveal untranslated text and
 * layouts that are too tight.
 */
export type WordFilter = (words: string) => string;

const ACCENTS: Record<string, string> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};

/** `en-XA`: accented and 40 % longer text. Reveals hard-coded text and layouts that break. */
export const lengthened: WordFilter = (words) => {
  const accented = Array.from(words, (letter) => ACCENTS[letter] ?? letter).join('');
  return `[${accented}${'·'.repeat(Math.ceil(words.length * 0.4))}]`;
};

/**
 * `ar-XB`: English letters in right-to-left order on a right-to-left page. Numbers keep their
 * order, as in Arabic: reversed, 93.6 would read as 6.39.
 */
export const mirrored: WordFilter = (words) =>
  words.replace(/\p{L}[\p{L}\s'’-]*/gu, '\u202e$&\u202c');

/** Returns the pseudo-locale filter of a locale, if any. */
export function wordFilterFor(locale: string): WordFilter | undefined {
  if (locale === 'en-XA') return lengthened;
  if (locale === 'ar-XB') return mirrored;
  return undefined;
}

/** Whether a locale is a pseudo-locale, whose formats are those of English. */
export const isPseudo = (locale: string): boolean => wordFilterFor(locale) !== undefined;
