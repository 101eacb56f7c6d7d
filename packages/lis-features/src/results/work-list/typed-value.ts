import type { ResultType } from '@alms/lis-domain/catalogue';
import {
  interpret,
  readQuantity,
  titerOfReciprocal,
  type Interpretation,
  type Result,
} from '@alms/lis-domain/results';

/** What is kept in the place of what was typed, to be shown before it is; undefined where it is the same, or differs by the decimal mark alone. */
export function readAs(typed: string, resultType: ResultType): string | undefined {
  return resultType === 'titer' ? titerOfReciprocal(typed) : undefined;
}

/**
 * What is sent for what was typed. Where the reader's language writes a decimal comma, it is taken for a point: thousands separators are
 * never read, so there it can mean nothing else. Elsewhere a comma stays and the value is refused. A titer is sent with its dilution.
 */
export function sentValue(typed: string, decimalMark: '.' | ',', resultType: ResultType): string {
  const text = typed.trim();
  return (
    readAs(text, resultType) ??
    (decimalMark === ',' ? text.replace(/^([^,]*),([^,]*)$/, '$1.$2') : text)
  );
}

/** Which words say that a value cannot be saved for this test: a numeric one takes a number, a titer or a ratio one as such, the others anything written. */
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

/** As much of a result as the preview of its value needs. */
export type PreviewedResult = Pick<
  Result,
  'test' | 'patient' | 'applicable_range' | 'applicable_critical'
>;

/**
 * How the server will flag a value, by the same rule (`interpret`) and by the limits that it says apply to this result.
 * @param collectedOn the calendar day of collection in the facility's zone
 */
export function previewOf(
  value: string,
  { test, patient, applicable_range, applicable_critical }: PreviewedResult,
  collectedOn: string,
): Interpretation {
  const { sex_for_ranges, birth_date } = patient;
  // They were chosen by an age that only the server knows to the hour.
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
