import {
  absoluteDecimal,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  subtractDecimals,
} from '../catalogue/decimal.ts';
import { parseRatio } from './parse-ratio.ts';
import { parseValue } from './parse-value.ts';

/** Difference between a value and the previous one. */
export interface ValueChange {
  /** This value less the previous one, exactly. */
  change: string;
  /** Change in percent of the previous value, to one decimal place; null if that is zero. */
  percent: string | null;
}

/** Returns the change from one decimal to another. */
export function changeBetween(before: string, now: string): ValueChange {
  const change = subtractDecimals(now, before);
  const base = absoluteDecimal(before);
  return {
    change,
    percent:
      compareDecimals(base, '0') === 0
        ? null
        : divideDecimals(multiplyDecimals(change, '100'), base, 1),
  };
}

/**
 * Returns the change from the previous value; null if either is not a plain number, such as `<3.0`
 * or `Negative`.
 */
export function changeSince(before: string, now: string): ValueChange | null {
  const [from, to] = [parseValue(before), parseValue(now)];
  return from.kind === 'number' &&
    from.comparator === null &&
    to.kind === 'number' &&
    to.comparator === null
    ? changeBetween(from.number, to.number)
    : null;
}

/**
 * Returns the number of doublings between two dilutions for display: from 20 to 80 it is `2`.
 * Truncated to one decimal place, never rounded up to a step that is not reached.
 */
export function stepsBetween(before: string, now: string): string {
  const steps = Math.trunc(Math.log2(Number(now) / Number(before)) * 10) / 10;
  return String(steps === 0 ? 0 : steps);
}

/**
 * Returns whether two dilutions are at least a number of doublings apart, exactly. @param steps A
 * whole number.
 */
export function reachesSteps(before: string, now: string, steps: string): boolean {
  const [less = before, more = now] = [before, now].toSorted(compareDecimals);
  return compareDecimals(more, multiplyDecimals(less, String(2n ** BigInt(steps)))) >= 0;
}

/**
 * Returns the signed number of dilution steps from the previous titer; null if either is not a
 * plain titer, such as `<1:20`.
 */
export function stepsSince(before: string, now: string): string | null {
  const [from, to] = [parseRatio(before, 'titer'), parseRatio(now, 'titer')];
  return from?.comparator === null && to?.comparator === null
    ? stepsBetween(from.second, to.second)
    : null;
}
