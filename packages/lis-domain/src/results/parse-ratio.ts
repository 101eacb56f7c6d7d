import { compareDecimals } from '../catalogue/decimal.js';
import { comparatorIn, type Comparator } from './parse-value.js';

/** Two numbers, as they are written: `1:80` is first 1, second 80. */
export interface Ratio {
  first: string;
  second: string;
  /** Of a titer it concerns the dilution (`<1:20`: no reaction at 1:20, nor beyond), of a ratio the first number over the second. */
  comparator: Comparator | null;
}

const PART = String.raw`((?:0|[1-9]\d{0,11})(?:\.\d{1,9})?)`;
const RATIO = new RegExp(String.raw`^(<=|>=|<|>|≤|≥)?\s*${PART}\s*:\s*${PART}$`);
const WHOLE = /^\d+$/;

/**
 * Reads a titer or a ratio, which are written alike (HL7 v2 SN `^1^:^80`, FHIR Ratio): a titer is a ratio whose first number is 1, and its second one
 * is whole, for `1:1.280` may be 1:1280. A number alone is neither: `8` may be the dilution 1:8, or the eighth tube of a series.
 */
export function parseRatio(text: string, type: 'titer' | 'ratio'): Ratio | undefined {
  const [, comparator, first, second] = RATIO.exec(text.trim()) ?? [];
  if (first === undefined || second === undefined) return undefined;
  if ([first, second].some((number) => compareDecimals(number, '0') === 0)) return undefined;
  if (type === 'titer' && (first !== '1' || !WHOLE.test(second))) return undefined;
  return { first, second, comparator: comparatorIn(comparator) };
}
