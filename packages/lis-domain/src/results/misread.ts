import { writtenAs, type ResultType } from '../catalogue/result-types.ts';
import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import { mayLieWithin } from './interpretation.ts';
import { parseValue } from './parse-value.ts';
import { readQuantity } from './read-quantity.ts';

/** Digits with marks between, before or behind them. */
const LIKE_A_NUMBER = /^(?:<=|>=|<|>|≤|≥)?\s*[+-]?[\d.,'’\s]*\d[\d.,'’\s]*$/;
const COMPARATOR = /^(?:<=|>=|<|>|≤|≥)/;
/** The same with what may stand between two numbers. */
const LIKE_A_RATIO = /^(?:<=|>=|<|>|≤|≥)?\s*[+-]?[\d.,'’\s:/]*\d[\d.,'’\s:/]*$/;
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
  const asDecimal =
    last < 0
      ? []
      : [
          [digits(typed.slice(0, last)) || '0', digits(typed.slice(last))]
            .filter(Boolean)
            .join('.'),
        ];
  return [...asDecimal, ...(THOUSANDS.test(typed) ? [digits(typed)] : [])].filter(
    (reading) => parseValue(reading).kind === 'number',
  );
}

/** Why a text cannot be taken for a value of a type: it is written as one that nobody can read with certainty. Words may stand for any value. */
export function misreadAs(
  text: string,
  type: ResultType,
): 'number_unreadable' | 'titer_unreadable' | 'ratio_unreadable' | undefined {
  switch (type) {
    case 'numeric':
      return isAmbiguousNumber(text) ? 'number_unreadable' : undefined;
    case 'titer':
    case 'ratio':
      return readQuantity(text, type).kind === 'text' && LIKE_A_RATIO.test(text.trim())
        ? `${type}_unreadable`
        : undefined;
    case 'ordinal':
    case 'coded':
    case 'text':
    case 'attachment':
      return undefined;
  }
}

/** `80` and `1/80` of a titer are probably 1:80, `1:1.280` is 1:1280, and `2/1` of a ratio is 2:1. */
function readingsAsRatio(text: string, type: 'titer' | 'ratio'): string[] {
  const typed = text.trim();
  const [comparator = ''] = COMPARATOR.exec(typed) ?? [];
  const parts = typed
    .slice(comparator.length)
    .split(/[:/]/)
    .map((part) => part.trim());
  const [first = '', second = ''] =
    type === 'titer' && parts.length === 1 ? ['1', ...parts] : parts;
  const dilution =
    type === 'titer' && THOUSANDS.test(second) ? second.replaceAll(/[.,'’\s]/g, '') : second;
  return parts.length > 2 ? [] : [`${comparator}${first}:${dilution}`];
}

/** As much of a test as tells what a number was meant to be. */
export type ReadTest = Pick<TestDefinition, 'plausible' | 'decimals' | 'result_type'>;

/**
 * What else a number was probably meant to be, to be shown beside what was typed: `4,2` is 4.2, and `42` of a test with one decimal that is never as high
 * is 4.2, too. Only what is plausible for the test; nothing is ever put in the place of what was typed by itself.
 */
export function otherReadings(
  text: string,
  { plausible, decimals, result_type }: ReadTest,
): string[] {
  const fits = (reading: string) => {
    const value = readQuantity(reading, result_type);
    return value.kind === 'quantity' && mayLieWithin(value, plausible);
  };
  if (result_type === 'titer' || result_type === 'ratio')
    return readQuantity(text, result_type).kind === 'text'
      ? readingsAsRatio(text, result_type).filter(fits)
      : [];
  if (writtenAs[result_type] !== 'number') return [];
  if (isAmbiguousNumber(text)) return readingsOfMarks(text).filter(fits);
  const value = parseValue(text);
  if (
    value.kind !== 'number' ||
    value.comparator !== null ||
    plausible === null ||
    value.number.includes('.') ||
    decimals === 0 ||
    fits(text)
  )
    return [];
  const digits = value.number.padStart(decimals + 1, '0');
  return [`${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`].filter(fits);
}
