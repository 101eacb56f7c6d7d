import type { ResultType } from '@alms/lis-domain/catalogue';
import {
  interpret,
  readQuantity,
  titerOfReciprocal,
  type Interpretation,
  type Result,
} from '@alms/lis-domain/results';

/**
 * Returns the value that would be stored, to be shown before saving. Undefined when it equals the
 * input or differs only in the decimal mark.
 */
export function readAs(typed: string, resultType: ResultType): string | undefined {
  return resultType === 'titer' ? titerOfReciprocal(typed) : undefined;
}

/**
 * Converts typed input to the value to send. In locales with a decimal comma, a comma becomes a
 * point: thousands separators are never accepted, so the input is unambiguous.
 *
 * In other locales the comma is kept and the value is rejected. A titre is sent with its dilution.
 */
export function sentValue(typed: string, decimalMark: '.' | ',', resultType: ResultType): string {
  const text = typed.trim();
  return (
    readAs(text, resultType) ??
    (decimalMark === ',' ? text.replace(/^([^,]*),([^,]*)$/, '$1.$2') : text)
  );
}

/**
 * Returns the message key for a value that cannot be saved. A numeric test requires a number, titre
 * and ratio their own format, and all other tests any text.
 */
export function unreadableWord(
  value: string,
  resultType: ResultType,
): 'unreadable' | 'titer_unreadable' | 'ratio_unreadable' | undefined {
  const { kind } = readQuantity(value, resultType);
  switch (resultType) {
    case 'numeric':
      return kind === 'quantity' ? undefined : 'unreadable';
    case 'titer':
    case 'ratio':
      return kind === 'quantity' ? undefined : `${resultType}_unreadable`;
    case 'ordinal':
    case 'coded':
    case 'text':
    case 'attachment':
      return kind === 'missing' ? 'unreadable' : undefined;
  }
}

/** The part of a result that the preview requires. */
export type PreviewedResult = Pick<
  Result,
  'test' | 'patient' | 'applicable_range' | 'applicable_critical'
>;

/**
 * Predicts the server’s flag for a value with the same rule (`interpret`) and the limits that apply
 * to the result.
 *
 * @param collectedOn Calendar day of collection in the facility’s time zone.
 */
export function previewOf(
  value: string,
  { test, patient, applicable_range, applicable_critical }: PreviewedResult,
  collectedOn: string,
): Interpretation {
  const { sex_for_ranges, birth_date } = patient;
  // The server selected the limits by an age that only it knows to the hour.
  const ranges = [applicable_range, applicable_critical]
    .filter((row) => row !== null)
    .map((row) => ({ ...row, age_min: null, age_max: null }));
  return interpret(
    value,
    { ...test, ranges },
    {
      sex_for_ranges,
      birth_date,
      collected_on: collectedOn,
      conditions: ranges.map(({ applies_to }) => applies_to),
    },
  );
}
