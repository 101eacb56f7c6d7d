import { writtenAs } from '../catalogue/result-types.ts';
import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import { mayLieWithin } from './compare-with-limits.ts';
import { parseValue } from './parse-value.ts';
import { plainNotation } from './plain-notation.ts';
import { readQuantity } from './read-quantity.ts';

/** Digits with separators between, before or after them. */
const LIKE_A_NUMBER = /^(?:<=|>=|<|>)?\s*[+-]?[\d.,'’\s]*\d[\d.,'’\s]*$/;
const COMPARATOR = /^(?:<=|>=|<|>)/;
/** A separator before three digits may separate thousands. */
const THOUSANDS = /^[+-]?\d{1,3}(?:[.,'’\s]\d{3})+$/;

/**
 * Returns whether a text looks like a number in a notation that is not accepted: `4,2`, `1.000,5`,
 * `.5`. Readers would interpret it differently (laboratory cases 5.9).
 */
export function isAmbiguousNumber(text: string): boolean {
  return parseValue(text).kind === 'text' && LIKE_A_NUMBER.test(plainNotation(text.trim()));
}

/**
 * Possible interpretations of an ambiguous number: the last separator as decimal mark, or all as
 * thousands separators where the digits allow it.
 */
function readingsOfMarks(text: string): string[] {
  const typed = plainNotation(text.trim()).replace(COMPARATOR, '').trim();
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

/**
 * For a titer, `80` and `1/80` probably mean 1:80, and `1:1.280` means 1:1280; for a ratio, `2/1`
 * means 2:1.
 */
function readingsAsRatio(text: string, type: 'titer' | 'ratio'): string[] {
  const typed = plainNotation(text.trim());
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

/** The properties of a test used to suggest intended values. */
export type ReadTest = Pick<TestDefinition, 'plausible' | 'decimals' | 'result_type'>;

/**
 * Returns probable intended numbers to suggest next to the typed text. `4,2` suggests 4.2, and so
 * does `42` for a test with one decimal place and lower plausible values. Only values plausible for
 * the test are suggested, and the typed text is never replaced automatically.
 */
export function alternativeReadings(
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
