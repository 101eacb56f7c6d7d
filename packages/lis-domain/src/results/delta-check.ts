import { codedValueOf } from '../catalogue/coded-value.ts';
import {
  absoluteDecimal,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
} from '../catalogue/decimal.ts';
import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import { deltaModesOf, isByVariation, type DeltaRule } from '../catalogue/value-rules.schema.ts';
import type { DeltaCheck, DeltaReason, PreviousValue } from './check.schema.ts';
import { readQuantity } from './read-quantity.ts';
import { logNormalChangeValues, squaredChangeValue } from './reference-change-value.ts';
import { reportedQuantity } from './reported-value.ts';
import { changeBetween, reachesSteps, stepsBetween } from './value-change.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A value with its collection time. */
export interface DatedValue {
  value_text: string;
  collected_at: string | null;
}

/** The change between two values, and whether it reaches the rule’s threshold. */
type Movement = Pick<DeltaCheck, 'change' | 'percent' | 'measured'> & {
  change: string;
  isReached: boolean;
};

const square = (decimal: string) => multiplyDecimals(decimal, decimal);

/** Compared with the threshold as a fraction, to avoid rounding; undefined for percent of zero. */
function movementOf(
  rule: DeltaRule,
  before: string,
  now: string,
  elapsed: number,
): Movement | undefined {
  const { mode } = rule;
  const { change, percent } = changeBetween(before, now);
  const [size, base] = [absoluteDecimal(change), absoluteDecimal(before)];
  const perDay = mode === 'rate' || mode === 'rate_percent';
  const inPercent = mode === 'percent' || mode === 'rate_percent' || isByVariation(mode);
  if (percent === null && inPercent) return undefined;
  const top = inPercent ? multiplyDecimals(size, '100') : size;
  const numerator = perDay ? multiplyDecimals(top, String(DAY)) : top;
  const denominator = multiplyDecimals(inPercent ? base : '1', perDay ? String(elapsed) : '1');
  const limits = mode === 'rcv_log' ? logNormalChangeValues(rule) : undefined;
  const threshold = limits?.[change.startsWith('-') ? 'down' : 'up'] ?? rule.threshold;
  const squared = mode === 'rcv' ? squaredChangeValue(rule) : undefined;
  const isReached =
    squared === undefined
      ? compareDecimals(numerator, multiplyDecimals(threshold, denominator)) > 0
      : compareDecimals(square(numerator), multiplyDecimals(squared, square(denominator))) > 0;
  return {
    change,
    percent,
    measured: mode === 'absolute' ? size : divideDecimals(numerator, denominator, 3),
    isReached,
  };
}

/**
 * For titers: a rule of two steps detects every four-fold change, as in paired serology
 * (professional knowledge).
 */
function dilutionOf({ threshold }: DeltaRule, before: string, now: string): Movement {
  const change = stepsBetween(before, now);
  return {
    change,
    percent: null,
    measured: absoluteDecimal(change),
    isReached: reachesSteps(before, now, threshold),
  };
}

/** The code of an answer; undefined for text that the test does not list. */
const codeOf = (text: string, { coded_values }: Pick<TestDefinition, 'coded_values'>) =>
  coded_values.length === 0 ? text.trim() : codedValueOf(text, coded_values)?.code;

/**
 * Compares a value with the patient’s last verified one (domain model 2.6.3). The check fails if
 * the change in the configured direction is *more* than the threshold: absolute, in percent of the
 * last value, either of them per day, or the reference change value (symmetric or log-normal). For
 * titers it fails at the
 * threshold, in dilution steps. The values are compared as reported (`reportedNumber`), and
 * exactly: 88.0 to 91.0 is not more than 3.0.
 *
 * An ordinal or coded value is compared by its code: a blood group that differs from the last one
 * is held until a second specimen decides (BCSH, Guidelines for pre-transfusion compatibility
 * procedures in blood transfusion laboratories, Transfus Med 2013;23:3-35).
 *
 * The outcome is unknown, never passed, in these cases: no rule, a threshold of zero, a rule for
 * another result type, no earlier value or one too old, text, a comparator, percent of zero, or a
 * negative value by log-normal limits (the
 * semantics of VistA’s delta checks).
 *
 * @param previous The patient’s latest verified value of the same test and unit from an earlier
 * collection; null if there is none.
 */
export function checkDelta(
  test: Pick<TestDefinition, 'delta' | 'result_type' | 'decimals' | 'coded_values'>,
  value: DatedValue,
  previous: PreviousValue | null,
): DeltaCheck {
  const { delta: rule, result_type } = test;
  const unknown = (reason: DeltaReason): DeltaCheck => ({
    kind: 'delta',
    outcome: 'unknown',
    reason,
    rule,
    previous,
    change: null,
    percent: null,
    measured: null,
    hours: null,
  });
  if (!rule?.enabled || compareDecimals(rule.threshold, '0') <= 0) return unknown('no_rule');
  if (!deltaModesOf[result_type].includes(rule.mode)) return unknown('no_rule');
  if (isByVariation(rule.mode) && squaredChangeValue(rule) === undefined) return unknown('no_rule');
  const isCoded = rule.mode === 'changed';
  const now = readQuantity(value.value_text, result_type);
  if (!isCoded && now.kind !== 'quantity') return unknown('not_numeric');
  if (now.kind === 'quantity' && now.comparator !== null) return unknown('comparator');
  if (value.collected_at === null) return unknown('not_collected');
  if (previous === null) return unknown('no_previous');
  const elapsed = Date.parse(value.collected_at) - Date.parse(previous.collected_at);
  if (elapsed > rule.window_hours * HOUR) return unknown('previous_too_old');
  const past = rule.action === 'hold' ? ('held' as const) : ('warned' as const);
  if (isCoded) {
    const [code, codeBefore] = [value, previous].map(({ value_text }) => codeOf(value_text, test));
    if (code === undefined || codeBefore === undefined) return unknown('previous_not_numeric');
    const isChanged = code !== codeBefore;
    return {
      ...unknown(isChanged ? 'value_changed' : 'value_unchanged'),
      outcome: isChanged ? past : 'passed',
      hours: elapsed / HOUR,
    };
  }
  const before = readQuantity(previous.value_text, result_type);
  if (now.kind !== 'quantity') return unknown('not_numeric');
  if (before.kind !== 'quantity' || before.comparator !== null)
    return unknown('previous_not_numeric');

  const [from, to] = [reportedQuantity(before, test).number, reportedQuantity(now, test).number];
  // A logarithm needs positive values; 0 is a fall of 100 %.
  if (rule.mode === 'rcv_log' && [from, to].some((number) => compareDecimals(number, '0') < 0))
    return unknown('not_positive');
  const movement =
    rule.mode === 'steps' ? dilutionOf(rule, from, to) : movementOf(rule, from, to, elapsed);
  if (movement === undefined) return unknown('previous_zero');
  const { isReached, ...delta } = movement;
  const isWatched =
    rule.direction === 'any' ||
    (rule.direction === 'up') === compareDecimals(delta.change, '0') > 0;
  const fires = isReached && isWatched;
  return {
    kind: 'delta',
    outcome: fires ? past : 'passed',
    reason: fires ? 'above_limit' : isReached ? 'other_direction' : 'within_limit',
    rule,
    previous,
    ...delta,
    hours: elapsed / HOUR,
  };
}
