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
    ['nothing, said alike', {}, undefined],
    [
      'nothing, without accents and case',
      { family_name: 'MULLER', given_name: 'hanna maria' },
      undefined,
    ],
    ['nothing, with one of the given names', { given_name: 'Hanna' }, undefined],
    ['nothing, with one more', { given_name: 'Hanna Maria Luise' }, undefined],
    [
      'nothing, with names in each other’s place',
      { family_name: 'Hanna Maria', given_name: 'Müller' },
      undefined,
    ],
    ['nothing, without a given name', { given_name: '' }, undefined],
    ['nothing, without a name', { family_name: '', given_name: '' }, undefined],
    ['nothing, of unknown sex', { gender: 'unknown' }, undefined],
    ['nothing, of another sex than male or female', { gender: 'other' }, undefined],
    ['nothing, with the year of birth alone', { birth_date: '1957' }, undefined],
    ['nothing, with the month of birth', { birth_date: '1957-11' }, undefined],
    [
      'that nobody is named, with the year of birth alone',
      { birth_date: '1957', family_name: '', given_name: '' },
      'no_name',
    ],
    ['another month of birth', { birth_date: '1957-12' }, 'birth_date'],
    ['another birth date', { birth_date: '1957-03-11' }, 'birth_date'],
    ['the given name of a twin', { given_name: 'Lena' }, 'name'],
    ['another family name', { family_name: 'Meier' }, 'name'],
    ['an initial', { given_name: 'H' }, 'name'],
    ['the sex', { gender: 'male' }, 'sex'],
    [
      'first the birth date',
      { birth_date: '1957-03-11', given_name: 'Lena', gender: 'male' },
      'birth_date',
    ],
  ])('%s', (_, told, expected) => {
    expect(identityContradiction(record, { ...record, ...told })).toBe(expected);
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
    ['in the own script', { family_name: '미나', given_name: '김', middle_name: '' }, undefined],
    ['in another one', { family_name: '민호', given_name: '김', middle_name: '' }, 'name'],
  ])('for a record with all names, given %s', (_, told, expected) => {
    const whole = { ...record, middle_name: 'Luise', name_local: '김 미나' };
    expect(identityContradiction(whole, { ...whole, ...told })).toBe(expected);
  });

  it('ignores the name if none is recorded', () => {
    expect(
      identityContradiction({ ...record, family_name: '', given_name: '' }, record),
    ).toBeUndefined();
  });
});
