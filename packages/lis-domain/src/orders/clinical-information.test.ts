import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { RangeRow } from '../catalogue/index.ts';
import { aTestParameter } from '../fixtures/index.ts';
import {
  clinicalEntries,
  conditionsFor,
  contradictionIn,
  diagnosisText,
  notOfSex,
  readDiagnosis,
  statedConditions,
} from './clinical-information.ts';

describe('contradictionIn', () => {
  it.each<[string[], [string, string] | undefined]>([
    [[], undefined],
    [['pregnant'], undefined],
    [['pregnant', 'trimester_2', 'dialysis'], undefined],
    [['trimester_2', 'pregnant'], undefined],
    [['postpartum', 'luteal'], undefined],
    [['altitude', 'pregnant'], undefined],
    [
      ['pregnant', 'postmenopausal'],
      ['pregnant', 'postmenopausal'],
    ],
    [
      ['postmenopausal', 'trimester_1'],
      ['postmenopausal', 'trimester_1'],
    ],
    [
      ['dialysis', 'trimester_1', 'trimester_2'],
      ['trimester_1', 'trimester_2'],
    ],
    [
      ['follicular', 'luteal'],
      ['follicular', 'luteal'],
    ],
    [
      ['luteal', 'pregnant'],
      ['luteal', 'pregnant'],
    ],
    [
      ['postpartum', 'trimester_3'],
      ['postpartum', 'trimester_3'],
    ],
    [
      ['postmenopausal', 'ovulatory'],
      ['postmenopausal', 'ovulatory'],
    ],
    [
      ['postpartum', 'postmenopausal'],
      ['postpartum', 'postmenopausal'],
    ],
  ])('%j: %j', (conditions, expected) => {
    expect(contradictionIn(conditions)).toEqual(expected);
  });
});

describe('clinical conditions of an order', () => {
  const refusal = (conditions: unknown) =>
    v.safeParse(clinicalEntries.conditions, conditions).issues?.map(({ message }) => message);
  it.each<[string, unknown, string[] | undefined]>([
    ['nothing', [], undefined],
    ['conditions of the facility’s own catalogue', ['altitude_3000', 'pregnant'], undefined],
    ['any as a condition', ['any'], ['must be the name of a condition, such as pregnant']],
    ['words', ['Second trimester'], ['must be the name of a condition, such as pregnant']],
    ['a duplicate condition', ['dialysis', 'dialysis'], ['must not contain duplicate conditions']],
    ['fasting', ['fasting'], ['must not contain fasting: use the fasting field']],
    [
      'a contradiction',
      ['pregnant', 'postmenopausal'],
      ['must not contradict one another: pregnant and postmenopausal'],
    ],
    [
      'too many',
      Array.from({ length: 11 }, (_, index) => `own_${index}`),
      ['must contain at most 10 conditions'],
    ],
  ])('%s', (_, conditions, expected) => {
    expect(refusal(conditions)).toEqual(expected);
  });

  it('exclude those without intervals for male patients', () => {
    const conditions = ['trimester_1', 'dialysis', 'postmenopausal', 'altitude'];
    expect(notOfSex(conditions, 'male')).toEqual(['trimester_1', 'postmenopausal']);
    expect(notOfSex(conditions, 'female')).toEqual([]);
    expect(notOfSex(conditions, 'unknown')).toEqual([]);
  });
});

describe('statedConditions', () => {
  it.each([
    ['no fasting status', 'unknown', null, ['dialysis']],
    ['the order says fasting', 'fasting', null, ['dialysis', 'fasting']],
    ['the patient had breakfast after all', 'fasting', 'not_fasting', ['dialysis']],
    ['the patient cannot say', 'fasting', 'unknown', ['dialysis']],
    ['the patient reports it', 'unknown', 'fasting', ['dialysis', 'fasting']],
    ['the order says not fasting', 'not_fasting', null, ['dialysis']],
  ] as const)('%s', (_, fasting, fasting_at_collection, expected) => {
    expect(statedConditions({ conditions: ['dialysis'], fasting, fasting_at_collection })).toEqual(
      expected,
    );
  });
});

describe('readDiagnosis', () => {
  it.each<[string, { code: string; text: string } | undefined]>([
    ['E11.9', { code: 'E11.9', text: '' }],
    [' e11.9   Type 2  diabetes ', { code: 'E11.9', text: 'Type 2 diabetes' }],
    [
      'O99.0 Anemia complicating pregnancy',
      { code: 'O99.0', text: 'Anemia complicating pregnancy' },
    ],
    ['I10', { code: 'I10', text: '' }],
    ['C7A.1', { code: 'C7A.1', text: '' }],
    ['S72.001A', { code: 'S72.001A', text: '' }],
    ['U07.1 COVID-19', { code: 'U07.1', text: 'COVID-19' }],
    ['', undefined],
    ['Diabetes', undefined],
    ['E11.', undefined],
    ['E11.12345', undefined],
    ['E1', undefined],
    ['E119', undefined],
    ['11.9', undefined],
    [`E11.9 ${'x'.repeat(121)}`, undefined],
  ])('%j', (typed, expected) => {
    expect(readDiagnosis(typed)).toEqual(expected);
    expect(readDiagnosis(expected ? diagnosisText(expected) : '')).toEqual(expected);
  });
});

describe('conditionsFor', () => {
  const [row] = aTestParameter('K').ranges as [RangeRow, ...RangeRow[]];
  const tsh = {
    ranges: [
      row,
      { ...row, applies_to: 'trimester_1' },
      { ...row, applies_to: 'altitude' },
      { ...row, applies_to: 'fasting' },
    ],
  };
  it('lists the conditions of the tests’ intervals first, including facility-specific ones', () => {
    const { relevant, others } = conditionsFor([tsh], 'female');
    expect(relevant).toEqual(['trimester_1', 'altitude']);
    expect(others).toEqual([
      'pregnant',
      'trimester_2',
      'trimester_3',
      'postpartum',
      'follicular',
      'ovulatory',
      'luteal',
      'postmenopausal',
      'dialysis',
    ]);
  });
  it('omits conditions that would be rejected', () => {
    expect(conditionsFor([tsh], 'male')).toEqual({ relevant: ['altitude'], others: ['dialysis'] });
    expect(conditionsFor([], 'unknown').relevant).toEqual([]);
  });
});
