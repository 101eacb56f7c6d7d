import type { TestDefinition } from '../catalogue/test-parameter.schema.js';
import { mayLieWithin } from './interpretation.js';
import { parseValue } from './parse-value.js';

/** Digits with marks between, before or behind them. */
const LIKE_A_NUMBER = /^(?:<=|>=|<|>|≤|≥)?\s*[+-]?[\d.,'’\s]*\d[\d.,'’\s]*$/;
const COMPARATOR = /^(?:<=|>=|<|>|≤|≥)/;
/** A mark before three digits may part thousands. */
const THOUSANDS = /^[+-]?\d{1,3}(?:[.,'’\s]\d{3})+$/;

/**
 * Whether a text is written as a number in a way that is not read as one: `4,2`, `1.000,5`, `.5`. Such a value is refused and never kept as a remark,
 * for somebody else would read it, and as what is not certain (laboratory cases 5.9).
 */
export function isAmbiguousNumber(text: string): boolean {
  return parseValue(text).kind === 'text' && LIKE_A_NUMBER.test(text.trim());
}

/** What a number that is not read could mean: its last mark as the decimal mark, and no mark as one where they may part thousands. */
function readingsOfMarks(text: string): string[] {
  const typed = text.trim().replace(COMPARATOR, '').trim();
  const last = typed.search(/[.,'’\s](?=\d*$)/);
  const digits = (part: string) => part.replaceAll(/[.,'’\s]/g, '');
  const asDecimal = last < 0 ? [] : [[digits(typed.slice(0, last)) || '0', digits(typed.slice(last))].filter(Boolean).join('.')];
  return [...asDecimal, ...(THOUSANDS.test(typed) ? [digits(typed)] : [])].filter((reading) => parseValue(reading).kind === 'number');
}

/** As much of a test as tells what a number was meant to be. */
export type ReadTest = Pick<TestDefinition, 'plausible' | 'decimals'>;

/**
 * What else a number was probably meant to be, to be shown beside what was typed: `4,2` is 4.2, and `42` of a test with one decimal that is never as high
 * is 4.2, too. Only what is plausible for the test; nothing is ever put in the place of what was typed by itself.
 */
export function otherReadings(text: string, { plausible, decimals }: ReadTest): string[] {
  const fits = (reading: string) => {
    const value = parseValue(reading);
    return value.kind === 'number' && mayLieWithin(value, plausible);
  };
  if (isAmbiguousNumber(text)) return readingsOfMarks(text).filter(fits);
  const value = parseValue(text);
  if (value.kind !== 'number' || value.comparator !== null || plausible === null || value.number.includes('.') || decimals === 0 || fits(text)) return [];
  const digits = value.number.padStart(decimals + 1, '0');
  return [`${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`].filter(fits);
}
