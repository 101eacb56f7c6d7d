import { isAmbiguousNumber, parseValue, typedNumber } from '@alms/lis-domain/results';
import * as v from 'valibot';

/**
 * Decimal mark of the user’s locale. A comma is accepted only in such locales, so that “4,2” is
 * never read as 42.
 */
export type DecimalMark = '.' | ',';

/** Typed number by the rule of results; undefined for anything else. */
function readNumber(typed: string, mark: DecimalMark): string | undefined {
  const value = parseValue(typedNumber(typed, mark) ?? '');
  return value.kind === 'number' && value.comparator === null ? value.number : undefined;
}

/** Text of a number in the API’s format, or as typed if it is none. */
export const decimalText = (mark: DecimalMark) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => !isAmbiguous(typed, mark), 'numberAmbiguous'),
    v.transform((typed) => readNumber(typed, mark) ?? typed),
  );

/** Looks like a number, but in a notation that readers would interpret differently. */
const isAmbiguous = (typed: string, mark: DecimalMark) =>
  typedNumber(typed, mark) === undefined ||
  (readNumber(typed, mark) === undefined && isAmbiguousNumber(typed));

/** Whether a text is a number in the API’s format. */
export const isDecimal = (text: string) => /^-?\d{1,12}(\.\d{1,9})?$/.test(text);
/** Validates a decimal number. */
export const decimal = (mark: DecimalMark) =>
  v.pipe(decimalText(mark), v.check(isDecimal, 'numberRequired'));
/** Validates a decimal number above 0. */
export const positive = (mark: DecimalMark, refusal: string) =>
  v.pipe(
    decimalText(mark),
    v.check((text) => isDecimal(text) && Number(text) > 0, refusal),
  );
type NumberRefusal = 'numberRequired' | 'numberAmbiguous';

/** Converts typed input to the API’s decimal format, or returns the message key of a refusal. */
export function decimalOf(
  typed: string,
  mark: DecimalMark,
): { value: string; refusal?: never } | { value?: never; refusal: NumberRefusal } {
  const read = v.safeParse(decimal(mark), typed);
  return read.success
    ? { value: read.output }
    : { refusal: read.issues[0].message as NumberRefusal };
}
