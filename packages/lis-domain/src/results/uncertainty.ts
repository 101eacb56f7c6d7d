import {
  absoluteDecimal,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  roundDecimal,
} from '../catalogue/decimal.ts';
import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import { COVERAGE_FACTOR } from '../catalogue/uncertainty.schema.ts';
import { parseValue } from './parse-value.ts';
import type { ValueUncertainty } from './uncertainty.schema.ts';

/**
 * Returns the expanded measurement uncertainty of a reported value (ISO 15189:2022 7.3.4), rounded
 * to the decimals of the test. One that rounds to 0 is rounded up to the last decimal (GUM 7.2.6).
 *
 * Null is unknown: the test states no uncertainty for the value; the value is not a number, or has
 * a comparator; it was made in another unit; or a relative uncertainty is asked of the value 0.
 */
export function uncertaintyOf(
  { value_text, unit }: { value_text: string | null; unit: string | null },
  test: Pick<TestDefinition, 'uncertainty' | 'unit' | 'decimals' | 'result_type'>,
): ValueUncertainty | null {
  if (value_text === null || test.result_type !== 'numeric' || unit !== test.unit) return null;
  const value = parseValue(value_text);
  if (value.kind !== 'number' || value.comparator !== null) return null;
  const { number } = value;
  const stated = test.uncertainty.find(
    ({ from, to }) =>
      (from === null || compareDecimals(number, from) >= 0) &&
      (to === null || compareDecimals(number, to) < 0),
  );
  if (!stated) return null;
  const exact =
    stated.mode === 'absolute'
      ? stated.expanded
      : divideDecimals(multiplyDecimals(absoluteDecimal(number), stated.expanded), '100', 20);
  if (compareDecimals(exact, '0') <= 0) return null;
  const rounded = roundDecimal(exact, test.decimals);
  const lastDecimal = divideDecimals('1', String(10 ** test.decimals), test.decimals);
  return {
    expanded: compareDecimals(rounded, '0') === 0 ? lastDecimal : rounded,
    coverage_factor: COVERAGE_FACTOR,
  };
}
