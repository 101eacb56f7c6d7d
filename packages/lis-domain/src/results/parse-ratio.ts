import { compareDecimals } from '../catalogue/decimal.ts';
import { comparatorIn, type Comparator } from './parse-value.ts';
import { plainNotation } from './plain-notation.ts';

/** Two numbers as written: `1:80` has first 1 and second 80. */
export interface Ratio {
  first: string;
  second: string;
  /**
   * For a titer it refers to the dilution (`<1:20`: no reaction at 1:20 or beyond), for a ratio to
   * the first number over the second.
   */
  comparator: Comparator | null;
}

const PART = String.raw`((?:0|[1-9]\d{0,11})(?:\.\d{1,9})?)`;
const RATIO = new RegExp(String.raw`^(<=|>=|<|>)?\s*${PART}\s*:\s*${PART}$`);
const WHOLE = /^\d+$/;

/**
 * Parses a titer or a ratio, which share a notation (HL7 v2 SN `^1^:^80`, FHIR Ratio). A titer is a
 * ratio whose first number is 1 and whose second is whole, because `1:1.280` may mean 1:1280. A
 * number alone is neither: see `titerOfReciprocal`.
 */
export function parseRatio(
  text: string,
  type: 'titer' | 'ratio',
  { decimalMark = '.' }: { decimalMark?: '.' | ',' } = {},
): Ratio | undefined {
  const plain = plainNotation(text.trim(), decimalMark);
  const pointed =
    decimalMark === ',' ? plain.replaceAll(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')) : plain;
  const [, comparator, first, second] = RATIO.exec(pointed) ?? [];
  if (first === undefined || second === undefined) return undefined;
  if ([first, second].some((number) => compareDecimals(number, '0') === 0)) return undefined;
  if (type === 'titer' && (first !== '1' || !WHOLE.test(second))) return undefined;
  return { first, second, comparator: comparatorIn(comparator) };
}

const RECIPROCAL = /^(<=|>=|<|>)?\s*([1-9]\d{1,11})$/;
/**
 * Doublings of a long dilution series: 1:65536 is the sixteenth from 1:2. A number up to this may
 * be a step count.
 */
const LONGEST_SERIES = 16;

/**
 * Returns the titer for a bare reciprocal, as analysers often send it (“the HI titre is the
 * reciprocal of the last dilution”: WHO, Manual for the laboratory diagnosis and virological
 * surveillance of influenza, 2011): `80` is 1:80, `<20` is <1:20. The result must be displayed for
 * confirmation before it is stored. Numbers up to 16 are rejected, because titers are also stated
 * by tube number or power of two (log2): `8` may be 1:8, or the eighth tube.
 */
export function titerOfReciprocal(text: string): string | undefined {
  const [, comparator, dilution] = RECIPROCAL.exec(plainNotation(text.trim())) ?? [];
  return dilution === undefined || Number(dilution) <= LONGEST_SERIES
    ? undefined
    : `${comparatorIn(comparator) ?? ''}1:${dilution}`;
}
