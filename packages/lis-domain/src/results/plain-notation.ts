const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;
/** Signs of numbers and comparators, by their variants in other scripts and widths. */
const SIGNS: Readonly<Record<string, string>> = {
  '．': '.',
  '，': ',',
  '،': ',',
  '＋': '+',
  '－': '-',
  '−': '-',
  '：': ':',
  '／': '/',
  '＜': '<',
  '﹤': '<',
  '＞': '>',
  '﹥': '>',
  '＝': '=',
  '﹦': '=',
  '≤': '<=',
  '≦': '<=',
  '⩽': '<=',
  '≥': '>=',
  '≧': '>=',
  '⩾': '>=',
};
const SIGN = new RegExp(`[${Object.keys(SIGNS).join('')}]`, 'gu');
/** Arabic decimal separator (U+066B), which never separates thousands. */
const DECIMAL_SEPARATOR = /\u066B/g;
/** Whole number with the Arabic thousands separator (U+066C) before every three digits. */
const GROUPED = /(?<![\d.,\u066C])\d{1,3}(?:\u066C\d{3})+(?![\d\u066C])/g;

/** Zero of the digit’s script: Unicode encodes the digits 0 to 9 of a script consecutively. */
function zeroOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return code - ((code - first) % 10);
}

/**
 * Writes a number of any script in ASCII: decimal digits (Unicode category Nd), full-width signs,
 * the Arabic separators and the comparators. The result must be displayed before it is stored.
 * Superscript and circled digits are no decimal digits: `10²` stays unreadable. A number that mixes
 * the digits of two scripts is returned unchanged, because digits of different value look alike.
 *
 * @param decimalMark The mark that the Arabic decimal separator is replaced with.
 */
export function plainNotation(text: string, decimalMark: '.' | ',' = '.'): string {
  const digits = text.match(DIGITS) ?? [];
  if (new Set(digits.map(zeroOf)).size > 1) return text;
  return text
    .replaceAll(DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) - zeroOf(digit)))
    .replaceAll(SIGN, (sign) => SIGNS[sign] ?? sign)
    .replaceAll(GROUPED, (grouped) => grouped.replaceAll('\u066C', ''))
    .replaceAll(DECIMAL_SEPARATOR, decimalMark);
}
