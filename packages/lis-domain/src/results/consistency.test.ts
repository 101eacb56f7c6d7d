import { describe, expect, it } from 'vitest';
import { idOf } from '../fixtures/ids.ts';
import type { SampleId } from '../samples/sample-id.ts';
import type { ConsistencyCheck } from './check.schema.ts';
import {
  consistencyChecks,
  consistencyOfOrder,
  type ComparedResult,
  type EvaluatedRule,
} from './consistency.ts';
import type { ResultId } from './result-id.ts';

const tube = idOf<SampleId>('tube');
const otherTube = idOf<SampleId>('other tube');

const UNITS: Record<string, string> = { HGB: 'g/dL', HCT: '%', CREA: 'mg/dL' };

const result = (
  code: string,
  value_text: string | null,
  rest: Partial<ComparedResult> = {},
): ComparedResult => ({
  id: idOf<ResultId>(code),
  code,
  name: code,
  sample_id: tube,
  collected_at: '2026-05-12T08:00:00Z',
  status: value_text === null ? 'pending' : 'entered',
  value_text,
  unit: UNITS[code] ?? null,
  unit_display: UNITS[code] ?? null,
  ...rest,
});

const ruleOfThree: EvaluatedRule = {
  code: 'HCT-HGB',
  version: 1,
  name: 'Hematocrit against hemoglobin',
  inputs: [
    { alias: 'hgb', code: 'HGB', unit: 'g/dL' },
    { alias: 'hct', code: 'HCT', unit: '%' },
  ],
  condition: 'abs(hct - 3 * hgb) <= 2',
  action: 'hold',
  message: '',
};

const adult = {
  birth_date: '1980-01-01',
  sex_for_ranges: 'female',
  collected_on: '2026-05-12',
} as const;

function hemoglobinIn(
  order: readonly ComparedResult[],
  rule: Partial<EvaluatedRule> = {},
): ConsistencyCheck | undefined {
  const [hgb] = order;
  if (!hgb) throw new Error('no result');
  return consistencyChecks([{ ...ruleOfThree, ...rule }], hgb, order, adult)[0];
}

describe('consistencyChecks', () => {
  it.each([
    ['10.1', '42', 'held'],
    ['14.0', '42', 'passed'],
    // The limit itself is met: 42 - 3 × 13.3 is 2.1, 42 - 3 × 13.4 is 1.8, 32.3 - 3 × 10.1 is 2.0.
    ['13.3', '42', 'held'],
    ['13.4', '42', 'passed'],
    ['10.1', '32.3', 'passed'],
    ['10.1', '28.2', 'held'],
  ])('compares hemoglobin %s with hematocrit %s: %s', (hgb, hct, outcome) => {
    expect(hemoglobinIn([result('HGB', hgb), result('HCT', hct)])?.outcome).toBe(outcome);
  });

  it('explains a failed rule with the values put in', () => {
    expect(hemoglobinIn([result('HGB', '10.1'), result('HCT', '42')])).toEqual({
      kind: 'consistency',
      outcome: 'held',
      rule: {
        code: 'HCT-HGB',
        version: 1,
        name: 'Hematocrit against hemoglobin',
        condition: 'abs(hct - 3 * hgb) <= 2',
        action: 'hold',
        message: '',
      },
      inputs: [
        { alias: 'hgb', code: 'HGB', name: 'HGB', value_text: '10.1', unit_display: 'g/dL' },
        { alias: 'hct', code: 'HCT', name: 'HCT', value_text: '42', unit_display: '%' },
      ],
      reason: null,
      input: null,
      failed: [
        {
          left: { text: 'abs(42 - 3 * 10.1)', value: '11.7' },
          sign: '<=',
          right: { text: '2', value: '2' },
        },
      ],
    });
  });

  it('warns by a rule with the action warn', () => {
    const order = [result('HGB', '10.1'), result('HCT', '42')];
    expect(hemoglobinIn(order, { action: 'warn' })?.outcome).toBe('warned');
  });

  it.each<[string, ComparedResult, ConsistencyCheck['reason']]>([
    ['pending', result('HCT', null), 'input_pending'],
    ['cancelled', result('HCT', null, { status: 'cancelled' }), 'input_missing'],
    ['in error', result('HCT', '42', { status: 'entered_in_error' }), 'input_missing'],
    ['not calculated', result('HCT', null, { status: 'not_calculated' }), 'input_not_calculated'],
    ['suppressed', result('HCT', null, { status: 'entered' }), 'input_not_reported'],
    ['text', result('HCT', 'clotted'), 'input_not_numeric'],
    ['in another unit', result('HCT', '0.42', { unit: 'L/L' }), 'input_unit'],
    ['only known to be below a limit', result('HCT', '<35'), 'input_comparator'],
    [
      'collected on another occasion',
      result('HCT', '30', { sample_id: otherTube, collected_at: '2026-05-12T09:01:00Z' }),
      'collected_apart',
    ],
    [
      'not known when collected',
      result('HCT', '30', { sample_id: otherTube, collected_at: null }),
      'collected_apart',
    ],
  ])('does not evaluate a result that is %s', (_, hct, reason) => {
    const check = hemoglobinIn([result('HGB', '10.1'), hct]);
    expect(check).toMatchObject({ outcome: 'unknown', reason, failed: [] });
  });

  it.each([
    ['<25', 'held'],
    ['>60', 'held'],
    ['>=30', 'unknown'],
  ])('decides a value with a comparator only if all its values agree: %s', (hct, outcome) => {
    expect(hemoglobinIn([result('HGB', '10.1'), result('HCT', hct)])?.outcome).toBe(outcome);
  });

  it('compares tubes of one collection', () => {
    const hct = result('HCT', '30', {
      sample_id: otherTube,
      collected_at: '2026-05-12T09:00:00Z',
    });
    expect(hemoglobinIn([result('HGB', '10.1'), hct])?.outcome).toBe('passed');
  });

  it('prefers the result of the same specimen among repeated tests', () => {
    const order = [
      result('HGB', '10.1'),
      result('HCT', '30'),
      result('HCT', '42', { sample_id: otherTube }),
    ];
    expect(hemoglobinIn(order)?.outcome).toBe('passed');
  });

  it('applies only to orders with all tests of the rule, and to the tests of the rule', () => {
    expect(hemoglobinIn([result('HGB', '10.1')])).toBeUndefined();
    const order = [result('PLT', '200'), result('HGB', '10.1'), result('HCT', '42')];
    expect(hemoglobinIn(order)).toBeUndefined();
  });

  it.each<[string, Partial<typeof adult> | object, ConsistencyCheck['outcome'], string | null]>([
    ['age >= 18 or crea < 1', {}, 'passed', null],
    ['age < 18 or crea < 1', {}, 'held', null],
    ['age >= 18 or crea < 1', { birth_date: '2008' }, 'unknown', 'age_unknown'],
    ['sex == "male" or crea < 1', {}, 'held', null],
    ['sex == "male" or crea < 1', { sex_for_ranges: 'unknown' }, 'unknown', 'sex_unknown'],
    ['1 / (crea - crea) > 1', {}, 'unknown', 'division_by_zero'],
    ['crea <', {}, 'unknown', 'formula_unreadable'],
  ])('evaluates %s for the patient', (condition, patient, outcome, reason) => {
    const crea = result('CREA', '1.2');
    const rule = {
      ...ruleOfThree,
      inputs: [{ alias: 'crea', code: 'CREA', unit: 'mg/dL' }],
      condition,
    };
    expect(consistencyChecks([rule], crea, [crea], { ...adult, ...patient })).toMatchObject([
      { outcome, reason },
    ]);
  });
});

describe('consistencyOfOrder', () => {
  it('evaluates an order that contains all tests', () => {
    const order = [result('HGB', '10.1'), result('HCT', '42')];
    expect(consistencyOfOrder(ruleOfThree, order, adult)?.outcome).toBe('held');
    expect(consistencyOfOrder(ruleOfThree, order.slice(0, 1), adult)).toBeUndefined();
  });
});
