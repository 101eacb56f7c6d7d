import { plainNotation } from './plain-notation.ts';

/** A point before three digits, which separates thousands where the comma is the decimal mark. */
const THOUSANDS = /^(?:<=|>=|<|>)?\s*[+-]?\d{1,3}(?:\.\d{3})+$/;

/**
 * Returns a typed number with a decimal point, as `parseValue` reads it. In languages with a
 * decimal comma, point and comma are accepted, except a point that may separate thousands: `1.234`
 * is ambiguous, and undefined is returned (laboratory cases 5.9).
 */
export function typedNumber(typed: string, decimalMark: '.' | ','): string | undefined {
  const plain = plainNotation(typed.trim());
  if (decimalMark === '.') return plain;
  return THOUSANDS.test(plain) ? undefined : plain.replace(/^([^,]*),([^,]*)$/, '$1.$2');
}
