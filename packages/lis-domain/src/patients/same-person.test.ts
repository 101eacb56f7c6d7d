import { describe, expect, it } from 'vitest';
import { contradictionWith, type ToldPerson } from './index.js';

const record: ToldPerson = { family_name: 'Müller', given_name: 'Hanna Maria', birth_date: '1957-11-03', gender: 'female' };

describe('what contradicts a record', () => {
  it.each<[string, Partial<ToldPerson>, ReturnType<typeof contradictionWith>]>([
    ['nothing, said alike', {}, undefined],
    ['nothing, without accents and case', { family_name: 'MULLER', given_name: 'hanna maria' }, undefined],
    ['nothing, with one of the given names', { given_name: 'Hanna' }, undefined],
    ['nothing, with one more', { given_name: 'Hanna Maria Luise' }, undefined],
    ['nothing, with names in each other’s place', { family_name: 'Hanna Maria', given_name: 'Müller' }, undefined],
    ['nothing, without a given name', { given_name: '' }, undefined],
    ['nothing, without a name', { family_name: '', given_name: '' }, undefined],
    ['nothing, of unknown sex', { gender: 'unknown' }, undefined],
    ['nothing, of another sex than male or female', { gender: 'other' }, undefined],
    ['nothing, with the year of birth alone', { birth_date: '1957' }, undefined],
    ['nothing, with the month of birth', { birth_date: '1957-11' }, undefined],
    ['that nobody is named, with the year of birth alone', { birth_date: '1957', family_name: '', given_name: '' }, 'no_name'],
    ['another month of birth', { birth_date: '1957-12' }, 'birth_date'],
    ['another birth date', { birth_date: '1957-03-11' }, 'birth_date'],
    ['the given name of a twin', { given_name: 'Lena' }, 'name'],
    ['another family name', { family_name: 'Meier' }, 'name'],
    ['an initial', { given_name: 'H' }, 'name'],
    ['the sex', { gender: 'male' }, 'sex'],
    ['first the birth date', { birth_date: '1957-03-11', given_name: 'Lena', gender: 'male' }, 'birth_date'],
  ])('%s', (_, told, expected) => {
    expect(contradictionWith(record, { ...record, ...told })).toBe(expected);
  });

  it('is that nobody is named, where only the year is on record', () => {
    expect(contradictionWith({ ...record, birth_date: '1957' }, { ...record, family_name: ' ', given_name: '' })).toBe('no_name');
  });

  it('is no name where none is on record', () => {
    expect(contradictionWith({ ...record, family_name: '', given_name: '' }, record)).toBeUndefined();
  });
});
