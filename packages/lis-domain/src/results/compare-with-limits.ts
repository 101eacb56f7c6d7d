import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import type { RangeRow } from '../catalogue/value-rules.schema.ts';
import type { Comparator } from './parse-value.ts';
import { compareQuantity, type Quantity } from './read-quantity.ts';

type Side = 'outside' | 'inside' | 'undecided';

/**
 * Position of a value relative to a lower limit. `4.1` is one point. `<5` is everything below 5,
 * which is outside a limit only if all of it is (laboratory cases 5.2). A missing limit is never
 * exceeded.
 */
function againstLow(
  { comparator, ...value }: Quantity,
  limit: string | null,
  op: RangeRow['low_op'],
): Side {
  if (limit === null) return 'inside';
  const order = compareQuantity(value, limit);
  const limitIsOutside = op === 'le';
  if (comparator === '<') return order <= 0 ? 'outside' : 'undecided';
  if (comparator === '<=')
    return order < 0 || (order === 0 && limitIsOutside) ? 'outside' : 'undecided';
  if (comparator === '>') return order >= 0 ? 'inside' : 'undecided';
  if (comparator === '>=')
    return order > 0 || (order === 0 && !limitIsOutside) ? 'inside' : 'undecided';
  return order < 0 || (order === 0 && limitIsOutside) ? 'outside' : 'inside';
}

const mirrored: Record<Comparator, Comparator> = { '<': '>', '<=': '>=', '>=': '<=', '>': '<' };

const negated = (decimal: string) => (decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`);

/** Position of a value relative to an upper limit, symmetric to `againstLow`. */
function againstHigh(
  { number, divisor, comparator }: Quantity,
  limit: string | null,
  op: RangeRow['high_op'],
): Side {
  const mirror = {
    number: negated(number),
    divisor,
    comparator: comparator && mirrored[comparator],
  };
  return againstLow(mirror, limit === null ? null : negated(limit), op === 'ge' ? 'le' : 'lt');
}

/** Position of a value relative to the limits of an interval. */
export type Position = 'low' | 'high' | 'inside' | 'undecided';

export function positionIn(row: RangeRow, value: Quantity): Position {
  const low = againstLow(value, row.low, row.low_op);
  const high = againstHigh(value, row.high, row.high_op);
  if (low === 'outside') return 'low';
  if (high === 'outside') return 'high';
  return low === 'undecided' || high === 'undecided' ? 'undecided' : 'inside';
}

/** Returns whether a value may lie between limits; without limits, always true. */
export function mayLieWithin(value: Quantity, limits: TestDefinition['plausible']): boolean {
  if (limits === null) return true;
  return (
    againstLow(value, limits.low, 'lt') !== 'outside' &&
    againstHigh(value, limits.high, 'gt') !== 'outside'
  );
}

export const hasLimit = (row: RangeRow | null): row is RangeRow =>
  row !== null && (row.low !== null || row.high !== null);
