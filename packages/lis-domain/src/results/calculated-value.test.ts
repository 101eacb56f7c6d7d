import { idOf } from '../fixtures/ids.ts';
import type { ResultId } from './result-id.ts';
import { describe, expect, it } from 'vitest';
import type { Calculation } from '../catalogue/calculation/index.ts';
import { starterCatalogue } from '../catalogue/starter-catalogue.ts';
import {
  calculatedValue,
  inOrderOfCalculation,
  type CalculationInput,
} from './calculated-value.ts';

const adult = {
  birth_date: '1976-05-12',
  sex_for_ranges: 'female',
  collected_on: '2026-05-12',
} as const;

function input(
  code: string,
  value_text: string | null,
  rest: Partial<CalculationInput> = {},
): CalculationInput {
  return {
    id: idOf<ResultId>(`id of ${code}`),
    code,
    name: code,
    status: 'entered',
    value_text,
    unrounded_value: null,
    unit_display: 'mg/dL',
    ...rest,
  };
}

function calculate(
  code: string,
  inputs: readonly CalculationInput[],
  context: Parameters<typeof calculatedValue>[3] = adult,
) {
  const test = starterCatalogue.find((each) => each.code === code);
  if (!test?.calculation) throw new Error(`${code} is not calculated.`);
  return calculatedValue(
    test,
    test.calculation,
    (wanted) => inputs.find((each) => each.code === wanted),
    context,
  );
}

const lipids = (tg: CalculationInput) => [input('CHOL', '200'), input('HDL', '50'), tg];

describe('calculatedValue', () => {
  it('stores the formula, the inputs and the unrounded value', () => {
    expect(
      calculate('EGFR', [input('CREA', '2.0')], { ...adult, birth_date: '1956-05-12' }),
    ).toMatchObject({
      status: 'calculated',
      value_text: '26',
      unrounded_value: expect.stringMatching(/^26\.380/),
      check: {
        exact: expect.stringMatching(/^26\.380/),
        outcome: 'passed',
        age: 70,
        sex: 'female',
        reason: null,
        inputs: [{ alias: 'crea', code: 'CREA', value_text: '2.0' }],
      },
    });
    expect(calculate('LDL', lipids(input('TRIG', '150')))).toMatchObject({
      value_text: '120',
      unrounded_value: null,
      check: { age: null, sex: null },
    });
  });

  /** Rounding is done once, after the last step (ISO 80000-1:2009 B.4). */
  it.each([
    ['as measured', input('TRIG', '152', { unrounded_value: '152.4' }), '120', '119.52', '152.4'],
    ['as reported, if not rounded', input('TRIG', '150'), '120', null, '150'],
    [
      'rounded to the next limit',
      input('TRIG', '400', { unrounded_value: '399.6' }),
      '70',
      '70.08',
      '399.6',
    ],
  ])('uses an input %s', (_, triglycerides, value_text, unrounded_value, used) => {
    expect(calculate('LDL', lipids(triglycerides))).toMatchObject({
      value_text,
      unrounded_value,
      check: { inputs: [{}, {}, { value_text: used }] },
    });
  });

  it('has the decimals of its test, because it is known to nine', () => {
    expect(
      calculatedValue(
        { decimals: 1 },
        { expression: 'a / 2', valid_if: '', inputs: [{ alias: 'a', code: 'A' }] },
        () => input('A', '60'),
        adult,
      ),
    ).toMatchObject({ value_text: '30.0', unrounded_value: null });
  });

  it('accepts a partial date of birth if it is sufficient for the formula', () => {
    expect(
      calculate('EGFR', [input('CREA', '2.0')], { ...adult, birth_date: '1956-04' }),
    ).toMatchObject({ status: 'calculated', check: { age: 70 } });
    expect(
      calculate('LDL', lipids(input('TRIG', '150')), { ...adult, birth_date: '1956' }),
    ).toMatchObject({ status: 'calculated', value_text: '120' });
  });

  it.each<[string, CalculationInput[], string, string | null]>([
    [
      'an input that was not ordered',
      [input('CHOL', '200'), input('HDL', '50')],
      'input_missing',
      'TRIG',
    ],
    [
      'a cancelled input',
      lipids(input('TRIG', null, { status: 'cancelled' })),
      'input_missing',
      'TRIG',
    ],
    [
      'an input entered in error',
      lipids(input('TRIG', null, { status: 'entered_in_error' })),
      'input_missing',
      'TRIG',
    ],
    [
      'an input that could not be calculated',
      lipids(input('TRIG', null, { status: 'not_calculated' })),
      'input_not_calculated',
      'TRIG',
    ],
    ['an input on hold', lipids(input('TRIG', '150', { status: 'held' })), 'input_held', 'TRIG'],
    ['words', lipids(input('TRIG', 'lipemic')), 'input_not_numeric', 'TRIG'],
    ['a comparator', lipids(input('TRIG', '>399')), 'input_comparator', 'TRIG'],
    ['triglycerides of 400 mg/dL', lipids(input('TRIG', '400')), 'not_valid', null],
  ])('is not calculated with %s', (_, inputs, reason, code) => {
    expect(calculate('LDL', inputs)).toMatchObject({
      status: 'not_calculated',
      check: { outcome: 'unknown', reason, input: code, exact: null },
    });
  });

  it.each([
    ['of unknown sex', { ...adult, sex_for_ranges: 'unknown' as const }, 'sex_unknown'],
    ['under 18', { ...adult, birth_date: '2008-05-13' }, 'not_valid'],
    ['aged 69 or 70 years', { ...adult, birth_date: '1956' }, 'age_unknown'],
    ['born after the collection', { ...adult, birth_date: '2026-05-13' }, 'age_unknown'],
  ])('is not calculated for a patient %s', (_, context, reason) => {
    expect(calculate('EGFR', [input('CREA', '0.7')], context)).toMatchObject({
      status: 'not_calculated',
      check: { reason },
    });
  });

  it('waits until every input has a value, regardless of the others', () => {
    expect(
      calculate('LDL', [
        input('CHOL', 'lipemic'),
        input('HDL', '50'),
        input('TRIG', null, { status: 'pending' }),
      ]),
    ).toEqual({ status: 'waiting' });
  });
});

it('calculates inputs before the results derived from them', () => {
  const row = (code: string, ...inputs: string[]): { code: string; calculation: Calculation } => ({
    code,
    calculation: {
      expression: '1',
      valid_if: '',
      inputs: inputs.map((each) => ({ alias: 'a', code: each })),
    },
  });
  expect(
    inOrderOfCalculation([row('C', 'B', 'A'), row('B', 'A', 'X'), row('A')]).map(
      ({ code }) => code,
    ),
  ).toEqual(['A', 'B', 'C']);
  expect(inOrderOfCalculation([row('A', 'B'), row('B', 'A')]).map(({ code }) => code)).toEqual([
    'B',
    'A',
  ]);
});
