import {
  absoluteDecimal,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  subtractDecimals,
} from '../catalogue/decimal.ts';
import { parseRatio } from './parse-ratio.ts';
import { parseValue } from './parse-value.ts';

/** How much a value differs from one before it. */
export interface ValueChange {
  /** The value less the one before, exactly. */
  change: string;
  /** The same in percent of the value before, to one place; null when that is zero. */
  percent: string | null;
}

/** How far it is from one decimal to another. */
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

/** How much a value differs from the one before; null where either is no plain number, such as `<3.0` or `Negative`. */
export function changeSince(before: string, now: string): ValueChange | null {
  const [from, to] = [parseValue(before), parseValue(now)];
  return from.kind === 'number' &&
    from.comparator === null &&
    to.kind === 'number' &&
    to.comparator === null
    ? changeBetween(from.number, to.number)
    : null;
}

/** How many doublings lie between two dilutions, to be read: from 20 to 80 it is `2`. Cut to one place and never rounded up to a step that is not reached. */
export function stepsBetween(before: string, now: string): string {
  const steps = Math.trunc(Math.log2(Number(now) / Number(before)) * 10) / 10;
  return String(steps === 0 ? 0 : steps);
}

/** Whether two dilutions are at least so many doublings apart, exactly. @param steps a whole number */
export function reachesSteps(before: string, now: string, steps: string): boolean {
  const [less = before, more = now] = [before, now].toSorted(compareDecimals);
  return compareDecimals(more, multiplyDecimals(less, String(2n ** BigInt(steps)))) >= 0;
}

/** How many dilution steps a titer is from the one before, with its sign; null where either is no plain titer, such as `<1:20`. */
export function stepsSince(before: string, now: string): string | null {
  const [from, to] = [parseRatio(before, 'titer'), parseRatio(now, 'titer')];
  return from?.comparator === null && to?.comparator === null
    ? stepsBetween(from.second, to.second)
    : null;
}
