import { describe, expect, it } from 'vitest';
import type { OrderableFor } from '../catalogue/orderable-for.schema.ts';
import { limitReasons, limitSentence, type LimitedPatient } from './patient-limits.ts';

const on = '2026-05-12';
const years = (value: number) => ({ value, unit: 'a' as const });
const limit = (of: Partial<OrderableFor>): OrderableFor => ({
  sex: 'any',
  age_min: null,
  age_max: null,
  ...of,
});
const person = (of: Partial<LimitedPatient>): LimitedPatient => ({
  sex_for_ranges: 'female',
  birth_date: '1996-05-12',
  ...of,
});
const fertile = limit({ sex: 'female', age_min: years(10), age_max: years(60) });

describe('limitReasons', () => {
  it.each<[string, OrderableFor, Partial<LimitedPatient>, string[]]>([
    ['no limit, unknown sex', limit({}), { sex_for_ranges: 'unknown', birth_date: '1996' }, []],
    ['the sex of the limit', limit({ sex: 'female' }), {}, []],
    ['the other sex', limit({ sex: 'male' }), {}, ['sex']],
    ['unknown sex', limit({ sex: 'male' }), { sex_for_ranges: 'unknown' }, ['sex_unknown']],
    ['within sex and ages', fertile, {}, []],
    ['on the birthday of the lower age', fertile, { birth_date: '2016-05-12' }, []],
    ['a day before it', fertile, { birth_date: '2016-05-13' }, ['age']],
    ['a day before the upper age', fertile, { birth_date: '1966-05-13' }, []],
    ['on the birthday of the upper age', fertile, { birth_date: '1966-05-12' }, ['age']],
    ['both', fertile, { sex_for_ranges: 'male', birth_date: '1950-01-01' }, ['sex', 'age']],
    ['a year of birth within', fertile, { birth_date: '1996' }, []],
    ['a year of birth on both sides', fertile, { birth_date: '2016' }, ['age_unknown']],
    ['a year of birth outside', fertile, { birth_date: '2020' }, ['age']],
    ['a month of birth on both sides', fertile, { birth_date: '1966-05' }, ['age_unknown']],
    [
      'an estimate less than a year from the limit',
      fertile,
      { birth_date: '2015-08-01', birth_date_estimated: true },
      ['age_unknown'],
    ],
    [
      'an estimate more than a year from the limit',
      fertile,
      { birth_date: '2014-05-01', birth_date_estimated: true },
      [],
    ],
    ['a birth after the order', fertile, { birth_date: '2026-05-13' }, ['age_unknown']],
    ['days of age', limit({ age_max: { value: 28, unit: 'd' } }), { birth_date: '2026-04-15' }, []],
    [
      'the 28th day',
      limit({ age_max: { value: 28, unit: 'd' } }),
      { birth_date: '2026-04-14' },
      ['age'],
    ],
  ])('%s', (_, orderable_for, patient, reasons) => {
    expect(limitReasons({ orderable_for }, person(patient), on)).toEqual(reasons);
  });
});

describe('limitSentence', () => {
  it.each<[OrderableFor, Partial<LimitedPatient>, string]>([
    [
      fertile,
      { sex_for_ranges: 'male' },
      'HCG is for female patients from 10 years under 60 years; the patient is male, 30 years old',
    ],
    [
      limit({ sex: 'male' }),
      { sex_for_ranges: 'unknown', birth_date: '1975' },
      'HCG is for male patients; the patient is of unknown sex, 50 years to 51 years old',
    ],
    [
      limit({ age_min: years(18) }),
      { birth_date: '2009-01-01', birth_date_estimated: true },
      'HCG is for patients from 18 years; the patient is female, about 17 years old',
    ],
    [
      limit({ age_min: years(18) }),
      { birth_date: '2027' },
      'HCG is for patients from 18 years; the patient is female, of unknown age',
    ],
  ])('names test, limit and patient', (orderable_for, patient, sentence) => {
    expect(limitSentence({ code: 'HCG', orderable_for }, person(patient), on)).toBe(sentence);
  });
});
