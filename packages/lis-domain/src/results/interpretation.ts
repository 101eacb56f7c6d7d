import { codedValueOf } from '../catalogue/coded-value.ts';
import {
  possibleIntervals,
  selectInterval,
  type IntervalContext,
} from '../catalogue/interval-selection.ts';
import { takesCodedValues } from '../catalogue/result-types.ts';
import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import type { RangeRow } from '../catalogue/value-rules.schema.ts';
import type { Comparator } from './parse-value.ts';
import { compareQuantity, readQuantity, type Quantity } from './read-quantity.ts';
import type { Flag, FlagReason } from './flag.schema.ts';

/** The properties of a test that an interpretation needs. */
export type InterpretedTest = Pick<
  TestDefinition,
  'result_type' | 'ranges' | 'coded_values' | 'plausible'
>;

/** Lower and upper limit, in the test’s unit. */
type Limits = TestDefinition['plausible'];

/**
 * Interpretation of a value for this patient. A null flag is undecided, with the reason, never
 * normal.
 */
export interface Interpretation {
  flag: Flag | null;
  flag_reason: FlagReason;
  critical: boolean;
  /** The applicable reference interval, stored with the result. */
  range: RangeRow | null;
  comparator: Comparator | null;
  /** False: entry requires a reason. */
  plausible: boolean;
}

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

type Place = 'low' | 'high' | 'inside' | 'undecided';

function placeIn(row: RangeRow, value: Quantity): Place {
  const low = againstLow(value, row.low, row.low_op);
  const high = againstHigh(value, row.high, row.high_op);
  if (low === 'outside') return 'low';
  if (high === 'outside') return 'high';
  return low === 'undecided' || high === 'undecided' ? 'undecided' : 'inside';
}

/** Returns whether a value may lie between limits; without limits, always true. */
export function mayLieWithin(value: Quantity, limits: Limits): boolean {
  if (limits === null) return true;
  return (
    againstLow(value, limits.low, 'lt') !== 'outside' &&
    againstHigh(value, limits.high, 'gt') !== 'outside'
  );
}

const hasLimit = (row: RangeRow | null): row is RangeRow =>
  row !== null && (row.low !== null || row.high !== null);

/**
 * @param criticals Critical limits that may apply at the possible ages: a value is critical if it
 * is critical by all of them, and undecided if only by some.
 */
function flagNumber(
  value: Quantity,
  range: RangeRow | null,
  criticals: readonly (RangeRow | null)[],
): Pick<Interpretation, 'flag' | 'flag_reason' | 'critical'> {
  const [danger = 'inside', ...others] = new Set(
    criticals.map((critical) => (hasLimit(critical) ? placeIn(critical, value) : 'inside')),
  );
  if (others.length > 0)
    return { flag: null, flag_reason: 'no_applicable_interval', critical: false };
  if (danger === 'low' || danger === 'high')
    return { flag: danger === 'low' ? 'LL' : 'HH', flag_reason: 'critical', critical: true };
  if (danger === 'undecided')
    return { flag: null, flag_reason: 'comparator_undecidable', critical: false };
  if (criticals.length > 1 || !hasLimit(range))
    return { flag: null, flag_reason: 'no_applicable_interval', critical: false };
  const place = placeIn(range, value);
  if (place === 'undecided')
    return { flag: null, flag_reason: 'comparator_undecidable', critical: false };
  if (place === 'inside') return { flag: 'N', flag_reason: 'within_reference', critical: false };
  return { flag: place === 'low' ? 'L' : 'H', flag_reason: 'outside_reference', critical: false };
}

/**
 * Parses a value and flags it by the intervals that apply to the patient at collection. Plausible
 * limits come first (they only require a reason), then critical, then reference (domain model
 * 2.1.1). A value with a comparator is flagged only if all values it allows lie on one side. If it
 * might be critical, the flag is undecided for manual review. If several critical limits may apply
 * because of a partial date of birth, the flag is also undecided unless the value is critical by
 * all of them.
 */
export function interpret(
  valueText: string,
  test: InterpretedTest,
  context: IntervalContext,
  options: { decimalMark?: '.' | ',' } = {},
): Interpretation {
  const range = selectInterval(test.ranges, 'reference', context);
  const undecided = {
    flag: null,
    critical: false,
    range,
    comparator: null,
    plausible: true,
  } as const;
  const value = readQuantity(valueText, test.result_type, options);
  if (value.kind === 'missing') return { ...undecided, flag_reason: 'no_value' };

  if (value.kind === 'text') {
    const coded = takesCodedValues(test.result_type)
      ? codedValueOf(valueText, test.coded_values)
      : undefined;
    return coded
      ? {
          ...undecided,
          flag: coded.flag,
          flag_reason: 'coded_value',
          critical: coded.flag === 'AA',
        }
      : { ...undecided, flag_reason: 'not_numeric' };
  }

  const flagged = flagNumber(
    value,
    range,
    possibleIntervals(test.ranges, 'critical', context).map(({ row }) => row),
  );
  return {
    ...flagged,
    range,
    comparator: value.comparator,
    plausible: mayLieWithin(value, test.plausible),
  };
}
