import { isOtherUnit } from '@alms/lis-domain/catalogue';
import { sameAnswer } from '../../shared/versioned-form/index.ts';
import type { RangeFields, TestFields } from './test-fields.ts';

/** Parts of a test that are numbers in its unit, in page order. */
export type LimitPart =
  | 'plausible'
  | 'measuring_range'
  | 'uncertainty'
  | 'intervals'
  | 'critical'
  | 'delta';

const rowsOf = (fields: TestFields, isCritical: boolean): string[][] =>
  fields.ranges
    .filter(({ type }) => (type === 'critical') === isCritical)
    .map(({ low, high }: RangeFields) => [low, high]);

/** Numbers of each part in the unit of the test; empty without any. */
function numbersOf(fields: TestFields): Record<LimitPart, readonly unknown[]> {
  const { delta_enabled, delta_mode, delta_threshold } = fields;
  const isInUnit = delta_enabled && (delta_mode === 'absolute' || delta_mode === 'rate');
  const filled = (...values: string[]) => values.filter((value) => value.trim() !== '');
  return {
    plausible: filled(fields.plausible_low, fields.plausible_high),
    measuring_range: filled(fields.measuring_range_low, fields.measuring_range_high),
    uncertainty: fields.uncertainty.flatMap(({ from, to, mode, expanded }) =>
      filled(from, to, ...(mode === 'absolute' ? [expanded] : [])),
    ),
    intervals: rowsOf(fields, false),
    critical: rowsOf(fields, true),
    delta: isInUnit ? [delta_threshold] : [],
  };
}

/**
 * Returns the parts of a saved test that are unchanged although its unit is another one now: their
 * numbers are still those of the former unit.
 */
export function limitsInOldUnit(saved: TestFields, current: TestFields): LimitPart[] {
  const [from, to] = [saved.unit.trim(), current.unit.trim()];
  if (from === '' || to === '' || !isOtherUnit(from, to)) return [];
  const [before, now] = [numbersOf(saved), numbersOf(current)];
  return (Object.keys(now) as LimitPart[]).filter(
    (part) => now[part].length > 0 && sameAnswer(now[part], before[part]),
  );
}
