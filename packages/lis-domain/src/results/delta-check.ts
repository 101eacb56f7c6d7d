import { absoluteDecimal, compareDecimals, divideDecimals, multiplyDecimals } from '../catalogue/decimal.js';
import type { DeltaRule } from '../catalogue/value-rules.schema.js';
import type { DeltaCheck, DeltaReason, PreviousValue } from './check.schema.js';
import { parseValue } from './parse-value.js';
import { changeBetween } from './value-change.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A value with when its specimen was collected. */
export interface DatedValue {
  value_text: string;
  collected_at: string | null;
}

/** What is held against the threshold, as a fraction so that nothing is rounded before it is compared. */
function measure(mode: DeltaRule['mode'], size: string, base: string, elapsed: number): { numerator: string; denominator: string } {
  const perDay = mode === 'rate' || mode === 'rate_percent';
  const inPercent = mode === 'percent' || mode === 'rate_percent';
  const top = inPercent ? multiplyDecimals(size, '100') : size;
  return { numerator: perDay ? multiplyDecimals(top, String(DAY)) : top, denominator: multiplyDecimals(inPercent ? base : '1', perDay ? String(elapsed) : '1') };
}

/**
 * Compares a value with the patient's last verified one (domain model 2.6.3): it fires when the change is *more* than the threshold, absolute, in
 * percent of the last value, or either of them per day, in the direction that the rule looks at. Decimals are compared exactly: 88.0 to 91.0 is not
 * more than 3.0. What cannot be compared is unknown, never passed: no rule or a threshold of zero, no earlier value or one that is too old, text, a
 * comparator, percent of zero (the semantics of VistA's delta checks).
 *
 * @param previous the latest verified value of the same patient, test and unit whose specimen was collected before this one; null when there is none.
 */
export function checkDelta(rule: DeltaRule | null, value: DatedValue, previous: PreviousValue | null): DeltaCheck {
  const unknown = (reason: DeltaReason): DeltaCheck => ({ kind: 'delta', outcome: 'unknown', reason, rule, previous, change: null, percent: null, measured: null, hours: null });
  if (!rule?.enabled || compareDecimals(rule.threshold, '0') <= 0) return unknown('no_rule');
  const now = parseValue(value.value_text);
  if (now.kind !== 'number') return unknown('not_numeric');
  if (now.comparator !== null) return unknown('comparator');
  if (value.collected_at === null) return unknown('not_collected');
  if (previous === null) return unknown('no_previous');
  const elapsed = Date.parse(value.collected_at) - Date.parse(previous.collected_at);
  if (elapsed > rule.window_hours * HOUR) return unknown('previous_too_old');
  const before = parseValue(previous.value_text);
  if (before.kind !== 'number' || before.comparator !== null) return unknown('previous_not_numeric');

  const { change, percent } = changeBetween(before.number, now.number);
  const [size, base] = [absoluteDecimal(change), absoluteDecimal(before.number)];
  if (percent === null && (rule.mode === 'percent' || rule.mode === 'rate_percent')) return unknown('previous_zero');

  const { numerator, denominator } = measure(rule.mode, size, base, elapsed);
  const isMore = compareDecimals(numerator, multiplyDecimals(rule.threshold, denominator)) > 0;
  const isWatched = rule.direction === 'any' || (rule.direction === 'up') === compareDecimals(change, '0') > 0;
  const fires = isMore && isWatched;
  const past = rule.action === 'hold' ? ('held' as const) : ('warned' as const);
  return {
    kind: 'delta',
    outcome: fires ? past : 'passed',
    reason: fires ? 'above_limit' : isMore ? 'other_direction' : 'within_limit',
    rule,
    previous,
    change,
    percent,
    measured: rule.mode === 'absolute' ? size : divideDecimals(numerator, denominator, 3),
    hours: elapsed / HOUR,
  };
}
