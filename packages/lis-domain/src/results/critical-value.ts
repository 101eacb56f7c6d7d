import type { RangeRow } from '../catalogue/value-rules.schema.ts';
import { hasLimit, positionIn, type Position } from './compare-with-limits.ts';
import type { Quantity } from './read-quantity.ts';

/**
 * Returns whether a value is critical: `low` or `high` when it lies outside the critical limits. A
 * test without critical limits has no critical values.
 *
 * @param limits The critical limits that may apply: several when the age is not exactly known.
 * `limits_differ`: the value is critical by some of them only.
 */
export function criticalPosition(
  value: Quantity,
  limits: readonly (RangeRow | null)[],
): Position | 'limits_differ' {
  const [position = 'inside', ...others] = new Set(
    limits.map((row) => (hasLimit(row) ? positionIn(row, value) : 'inside')),
  );
  return others.length > 0 ? 'limits_differ' : position;
}
