import { definition, reference, specimens } from '../starter-tests.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';
import { ABSENCE } from './sources.ts';

type Department = TestDefinition['department'];
export type Loinc = [code: string, display: string] | null;
type Answer = TestDefinition['coded_values'][number];

/** A test with a positive, negative or invalid result. */
export function presence(
  code: string,
  name: string,
  department: Department,
  loinc: Loinc,
  specimen: keyof typeof specimens,
  rest: Partial<TestDefinition> = {},
): TestDefinition {
  return definition(
    { code, name, department, loinc },
    {
      result_type: 'coded',
      specimens: [...specimens[specimen]],
      coded_values: [
        { code: 'NEG', display: 'Negative', flag: 'NEG' },
        { code: 'POS', display: 'Positive', flag: 'POS' },
        { code: 'INV', display: 'Invalid', flag: 'IND' },
      ],
      ranges: [reference([null, null], ABSENCE, { text: 'Negative', age_min: null })],
      ...rest,
    },
  );
}

/**
 * Result of a sensitive test: its patient should hear it from a clinician before reading it, so it
 * is released to the portal manually. `packs.test.ts` lists these tests.
 */
export const inPerson = {
  portal: { visible: true, release: 'manual', delay_hours: null },
} as const satisfies Partial<TestDefinition>;

/**
 * A finding with its own coded values: the expected ones first, then those of one meaning each.
 *
 * @param found Coded values that are not expected, by the flag they set.
 */
export function finding(
  code: string,
  name: string,
  department: Department,
  loinc: Loinc,
  specimen: keyof typeof specimens,
  {
    expected,
    found,
    source = ABSENCE,
  }: {
    expected: readonly string[];
    found: Partial<Record<Answer['flag'], readonly string[]>>;
    source?: string;
  },
  rest: Partial<TestDefinition> = {},
): TestDefinition {
  const answer =
    (flag: Answer['flag']) =>
    (display: string): Answer => ({
      code: display
        .toUpperCase()
        .replaceAll(/[^A-Z0-9+]+/g, '-')
        .replaceAll(/^-|-$/g, ''),
      display,
      flag,
    });
  return definition(
    { code, name, department, loinc },
    {
      result_type: 'coded',
      specimens: [...specimens[specimen]],
      coded_values: [
        ...expected.map(answer('N')),
        ...Object.entries(found).flatMap(([flag, displays]) =>
          displays.map(answer(flag as Answer['flag'])),
        ),
      ],
      ranges: [reference([null, null], source, { text: expected.join(', '), age_min: null })],
      ...rest,
    },
  );
}
