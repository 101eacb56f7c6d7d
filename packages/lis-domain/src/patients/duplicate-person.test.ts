import { describe, expect, it } from 'vitest';
import { identityContradiction, type RecordedPerson, type ReportedPerson } from './index.ts';

const record: RecordedPerson = {
  family_name: 'Müller',
  given_name: 'Hanna Maria',
  middle_name: '',
  name_local: '',
  birth_date: '1957-11-03',
  birth_date_estimated: false,
  gender: 'female',
};

describe('identityContradiction', () => {
  it.each<[string, Partial<ReportedPerson>, ReturnType<typeof identityContradiction>]>([
    ['no contradiction: identical names', {}, undefined],
    [
      'no contradiction: different accents and case',
      { family_name: 'MULLER', given_name: 'hanna maria' },
      undefined,
    ],
    ['no contradiction: one of the given names', { given_name: 'Hanna' }, undefined],
    ['no contradiction: an additional given name', { given_name: 'Hanna Maria Luise' }, undefined],
    [
      'no contradiction: swapped names',
      { family_name: 'Hanna Maria', given_name: 'Müller' },
      undefined,
    ],
    ['no contradiction: no given name', { given_name: '' }, undefined],
    ['no contradiction: no name', { family_name: '', given_name: '' }, undefined],
    ['no contradiction: unknown sex', { gender: 'unknown' }, undefined],
    ['no contradiction: a sex other than male or female', { gender: 'other' }, undefined],
    ['no contradiction: birth year only', { birth_date: '1957' }, undefined],
    ['no contradiction: birth year and month only', { birth_date: '1957-11' }, undefined],
    [
      'missing name with a birth year only',
      { birth_date: '1957', family_name: '', given_name: '' },
      'no_name',
    ],
    ['different birth month', { birth_date: '1957-12' }, 'birth_date'],
    ['different birth date', { birth_date: '1957-03-11' }, 'birth_date'],
    ['different given name, as of a twin', { given_name: 'Lena' }, 'name'],
    ['different family name', { family_name: 'Meier' }, 'name'],
    ['an initial', { given_name: 'H' }, 'name'],
    ['the sex', { gender: 'male' }, 'sex'],
    [
      'birth date before other contradictions',
      { birth_date: '1957-03-11', given_name: 'Lena', gender: 'male' },
      'birth_date',
    ],
  ])('%s', (_, change, expected) => {
    expect(identityContradiction(record, { ...record, ...change })).toBe(expected);
  });

  it('requires a name if only the year of birth is recorded', () => {
    expect(
      identityContradiction(
        { ...record, birth_date: '1957' },
        { ...record, family_name: ' ', given_name: '' },
      ),
    ).toBe('no_name');
  });

  it('requires a name if the recorded date of birth is an estimate', () => {
    const estimated = { ...record, birth_date_estimated: true };
    expect(identityContradiction(estimated, { ...record, family_name: '', given_name: '' })).toBe(
      'no_name',
    );
    expect(identityContradiction(estimated, record)).toBeUndefined();
    expect(identityContradiction(estimated, { ...record, birth_date: '1957-11-04' })).toBe(
      'birth_date',
    );
  });

  it.each<[string, Partial<ReportedPerson>, ReturnType<typeof identityContradiction>]>([
    ['with the middle name', {}, undefined],
    ['without it', { middle_name: '' }, undefined],
    ['with its initial', { middle_name: 'L.' }, undefined],
    [
      'with the middle name among the given ones',
      { given_name: 'Hanna Maria Luise', middle_name: '' },
      undefined,
    ],
    ['with the middle name of a twin', { middle_name: 'Lotte' }, 'name'],
    [
      'the native-script name',
      { family_name: '미나', given_name: '김', middle_name: '' },
      undefined,
    ],
    [
      'a different native-script name',
      { family_name: '민호', given_name: '김', middle_name: '' },
      'name',
    ],
  ])('for a record with all names, given %s', (_, change, expected) => {
    const whole = { ...record, middle_name: 'Luise', name_local: '김 미나' };
    expect(identityContradiction(whole, { ...whole, ...change })).toBe(expected);
  });

  it('ignores the name if none is recorded', () => {
    expect(
      identityContradiction({ ...record, family_name: '', given_name: '' }, record),
    ).toBeUndefined();
  });
});
