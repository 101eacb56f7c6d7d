import { absoluteDecimal, compareDecimals, divideDecimals, multiplyDecimals, subtractDecimals } from '../catalogue/decimal.js';
import { parseValue } from './parse-value.js';

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
  return { change, percent: compareDecimals(base, '0') === 0 ? null : divideDecimals(multiplyDecimals(change, '100'), base, 1) };
}

/** How much a value differs from the one before; null where either is no plain number, such as `<3.0` or `Negative`. */
export function changeSince(before: string, now: string): ValueChange | null {
  const [from, to] = [parseValue(before), parseValue(now)];
  return from.kind === 'number' && from.comparator === null && to.kind === 'number' && to.comparator === null ? changeBetween(from.number, to.number) : null;
}
