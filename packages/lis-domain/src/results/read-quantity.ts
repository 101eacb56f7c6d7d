import { compareDecimals, multiplyDecimals } from '../catalogue/decimal.ts';
import type { ResultType } from '../catalogue/result-types.ts';
import { parseRatio } from './parse-ratio.ts';
import { parseValue, type Comparator } from './parse-value.ts';

/**
 * The part of a value that is compared with limits, as a fraction to avoid rounding: `number` over
 * `divisor`.
 */
export interface Quantity {
  number: string;
  divisor: string;
  comparator: Comparator | null;
}

/** A value parsed by its type; `missing` is never zero. */
export type ReadQuantity =
  | ({ kind: 'quantity' } & Quantity)
  | { kind: 'text' }
  | { kind: 'missing' };

/**
 * Parses a value by the type of its test: a number as such, a titer as its dilution (the
 * reciprocal: `1:80` is 80), a ratio as its first number over its second. Coded values, text and
 * files are never compared.
 */
export function readQuantity(
  text: string,
  type: ResultType,
  options: { decimalMark?: '.' | ',' } = {},
): ReadQuantity {
  if (text.trim() === '') return { kind: 'missing' };
  switch (type) {
    case 'numeric': {
      const value = parseValue(text, options);
      return value.kind === 'number'
        ? { kind: 'quantity', number: value.number, divisor: '1', comparator: value.comparator }
        : value;
    }
    case 'titer': {
      const titer = parseRatio(text, type);
      return titer
        ? { kind: 'quantity', number: titer.second, divisor: '1', comparator: titer.comparator }
        : { kind: 'text' };
    }
    case 'ratio': {
      const ratio = parseRatio(text, type);
      return ratio
        ? {
            kind: 'quantity',
            number: ratio.first,
            divisor: ratio.second,
            comparator: ratio.comparator,
          }
        : { kind: 'text' };
    }
    case 'ordinal':
    case 'coded':
    case 'text':
    case 'narrative':
    case 'attachment':
      return { kind: 'text' };
  }
}

/** Compares a value with a limit exactly: negative when it is below. */
export function compareQuantity(
  { number, divisor }: Pick<Quantity, 'number' | 'divisor'>,
  limit: string,
): number {
  return compareDecimals(number, multiplyDecimals(limit, divisor));
}

/** Compares two values of one type exactly. */
export function compareQuantities(
  a: Pick<Quantity, 'number' | 'divisor'>,
  b: Pick<Quantity, 'number' | 'divisor'>,
): number {
  return compareDecimals(
    multiplyDecimals(a.number, b.divisor),
    multiplyDecimals(b.number, a.divisor),
  );
}
