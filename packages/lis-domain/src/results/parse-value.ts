import { plainNotation } from './plain-notation.ts';

export type Comparator = '<' | '<=' | '>=' | '>';

/**
 * A parsed value as typed or received. `number` is decimal text with a point; `missing` is never
 * zero.
 */
export type ParsedValue =
  | { kind: 'number'; number: string; comparator: Comparator | null }
  | { kind: 'text' }
  | { kind: 'missing' };

/**
 * At most as many digits as a limit may have. A point needs digits on both sides: `.5` and `5.` are
 * too easily misread.
 */
const NUMBER = /^(<=|>=|<|>)?\s*([+-]?)0*(\d{1,12})(?:([.,])(\d{1,9}))?$/;

const COMPARATORS: Record<string, Comparator> = {
  '<': '<',
  '<=': '<=',
  '>=': '>=',
  '>': '>',
};

/** Returns the comparator of a written sign; null for none. */
export function comparatorIn(written: string | undefined): Comparator | null {
  return written === undefined ? null : (COMPARATORS[written] ?? null);
}

/**
 * Parses a result. A decimal comma is accepted only if the facility’s language uses it
 * (`decimalMark`); otherwise `4,2` is text, never 42. Thousands separators are never accepted,
 * except the unambiguous Arabic one. Digits of other scripts count as digits (see `plainNotation`).
 * An empty value is missing, not 0 (domain model 5).
 */
export function parseValue(
  text: string,
  { decimalMark = '.' }: { decimalMark?: '.' | ',' } = {},
): ParsedValue {
  const typed = plainNotation(text.trim(), decimalMark);
  if (typed === '') return { kind: 'missing' };
  const match = NUMBER.exec(typed);
  const [, comparator, sign, whole, mark, fraction] = match ?? [];
  if (whole === undefined || (mark !== undefined && mark !== decimalMark)) return { kind: 'text' };
  const number = `${sign === '-' ? '-' : ''}${whole}${fraction === undefined ? '' : `.${fraction}`}`;
  return { kind: 'number', number, comparator: comparatorIn(comparator) };
}
