import { selectInterval, type RangeRow } from '@alms/lis-domain/catalogue';
import { interpret, parseValue, type Interpretation, type InterpretedTest, type Result } from '@alms/lis-domain/results';

/** A test as the catalogue defines it, for flagging a value before it is saved. */
export type TestForPreview = InterpretedTest & { id: string };

/**
 * What is sent for what was typed. Where the reader's language writes a decimal comma, it is taken for a point: thousands separators are
 * never read, so there it can mean nothing else. Elsewhere a comma stays and the value is refused.
 */
export function sentValue(typed: string, decimalMark: '.' | ','): string {
  const text = typed.trim();
  return decimalMark === ',' ? text.replace(/^([^,]*),([^,]*)$/, '$1.$2') : text;
}

/** Whether a value can be saved for this test; a number for a numeric one, anything written for the others. */
export function isReadable(value: string, resultType: Result['test']['result_type']): boolean {
  const { kind } = parseValue(value);
  return resultType === 'numeric' ? kind === 'number' : kind !== 'missing';
}

/**
 * How the server will flag a value, by the same rule (`interpret`), from the catalogue as it is now.
 * @param collectedOn the calendar day of collection in the facility's zone
 */
export function previewOf(value: string, test: TestForPreview, patient: Result['patient'], collectedOn: string): Interpretation {
  return interpret(value, test, contextOf(patient, collectedOn));
}

/** The critical limits for this patient, from the catalogue as it is now; null when it has none. */
export function criticalLimits(test: TestForPreview, patient: Result['patient'], collectedOn: string): RangeRow | null {
  return selectInterval(test.ranges, 'critical', contextOf(patient, collectedOn));
}

const contextOf = ({ sex_for_ranges, birth_date }: Result['patient'], collected_on: string) => ({ sex_for_ranges, birth_date, collected_on });
