import { hasLimits, writtenAs } from '@alms/lis-domain/catalogue';
import {
  acceptValue,
  interpret,
  titerOfReciprocal,
  typedNumber,
  type AcceptedValue,
  type AcceptingTest,
  type Interpretation,
  type Result,
} from '@alms/lis-domain/results';

/**
 * Reads typed input by the rule of the server (`acceptValue`). In locales with a decimal comma, a
 * comma becomes a point, and a point that may separate thousands is rejected. A titre is read with
 * its dilution.
 */
function reading(typed: string, decimalMark: '.' | ',', test: AcceptingTest): AcceptedValue {
  const text = typed.trim();
  if (!hasLimits(test.result_type)) return acceptValue(text, test);
  const pointed = typedNumber(text, decimalMark);
  if (pointed === undefined) return acceptValue(text, test, { decimalMark });
  const titer = test.result_type === 'titer' ? titerOfReciprocal(pointed) : undefined;
  return acceptValue(titer ?? pointed, test);
}

/**
 * Converts typed input to the value to send: as measured, because the server rounds it. A value
 * that is not accepted is sent as typed.
 */
export function sentValue(typed: string, decimalMark: '.' | ',', test: AcceptingTest): string {
  const accepted = reading(typed, decimalMark, test);
  return accepted.status === 'accepted'
    ? (accepted.unrounded_value ?? accepted.value_text)
    : typed.trim();
}

/** Returns whether input is the recorded value of a result: as reported, or as measured. */
export function isRecorded(
  typed: string,
  decimalMark: '.' | ',',
  { test, value_text, unrounded_value }: Pick<Result, 'test' | 'value_text' | 'unrounded_value'>,
): boolean {
  const sent = sentValue(typed, decimalMark, test);
  return sent === (value_text ?? '') || sent === unrounded_value;
}

/**
 * Returns the value as the server would read it, to be shown before saving. Undefined when it
 * equals the input or differs only in the decimal mark.
 */
export function readAs(
  typed: string,
  decimalMark: '.' | ',',
  test: AcceptingTest,
): string | undefined {
  // The whole text would be repeated for a form of its letters that looks the same.
  if (writtenAs[test.result_type] === 'document') return undefined;
  const sent = sentValue(typed, decimalMark, test);
  const text = typed.trim();
  return [text, text.replace(',', '.')].includes(sent) ? undefined : sent;
}

/** Returns the rounded value that would be reported. Undefined when it would not be rounded. */
export function roundedTo(
  typed: string,
  decimalMark: '.' | ',',
  test: AcceptingTest,
): string | undefined {
  const accepted = reading(typed, decimalMark, test);
  return accepted.status === 'accepted' && accepted.unrounded_value !== null
    ? accepted.value_text
    : undefined;
}

/**
 * Returns the message key for a value that cannot be saved: one that the test does not accept, or
 * none.
 */
export function unreadableWord(
  typed: string,
  decimalMark: '.' | ',',
  test: AcceptingTest,
):
  | 'unreadable'
  | 'titer_unreadable'
  | 'ratio_unreadable'
  | 'not_an_answer'
  | 'line_expected'
  | 'narrative_unreadable'
  | undefined {
  if (typed.trim() === '') return 'unreadable';
  const accepted = reading(typed, decimalMark, test);
  if (accepted.status === 'accepted') return undefined;
  return accepted.refusal === 'number_unreadable' ? 'unreadable' : accepted.refusal;
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
