/**
 * Hyphens that word processors and keyboards insert instead of `-`: U+2010 to U+2015, U+2212,
 * U+FE63, U+FF0D.
 */
const HYPHENS = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;

/** Returns a typed LOINC code with ordinary hyphens and without surrounding space. */
export function normaliseLoinc(text: string): string {
  return text.trim().replace(HYPHENS, '-');
}

/**
 * Returns whether a code has the LOINC format and a valid check digit (mod 10, doubling every
 * second digit from the right, LOINC Users' Guide, appendix C). It does not check that the code
 * exists.
 */
export function isLoinc(code: string): boolean {
  const match = /^(\d{1,7})-(\d)$/.exec(code);
  if (!match?.[1] || !match[2]) return false;
  const sum = match[1]
    .split('')
    .toReversed()
    .reduce((total, digit, position) => {
      const weighted = Number(digit) * (position % 2 === 0 ? 2 : 1);
      return total + (weighted > 9 ? weighted - 9 : weighted);
    }, 0);
  return (10 - (sum % 10)) % 10 === Number(match[2]);
}
