import { roundDecimal } from '../catalogue/decimal.ts';
import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import type { Quantity } from './read-quantity.ts';

/** The properties of a test that decide how its numbers are reported. */
export type ReportingTest = Pick<TestDefinition, 'result_type' | 'decimals'>;

/**
 * Rounds a number to the decimals that its test reports, halves away from zero (ISO 80000-1:2009
 * B.3, rule B). Digits are removed, never added: a value measured as `7` is not known to be `7.0`.
 *
 * The rounded number is what is reported, so it is also what is flagged, compared with reference,
 * critical and delta limits (rounding method of ASTM E29), and read back. Otherwise a report could
 * state `60, low` beside an interval from 60.
 */
export function reportedNumber(number: string, decimals: number): string {
  const places = number.split('.')[1]?.length ?? 0;
  return places > decimals ? roundDecimal(number, decimals) : number;
}

/**
 * Returns the reported form of a measured quantity. Only exact numbers are rounded: a value with a
 * comparator is a limit of the measuring range, and titers and ratios are reported as measured.
 */
export function reportedQuantity<Measured extends Quantity>(
  measured: Measured,
  { result_type, decimals }: ReportingTest,
): Measured {
  return result_type === 'numeric' && measured.comparator === null
    ? { ...measured, number: reportedNumber(measured.number, decimals) }
    : measured;
}
