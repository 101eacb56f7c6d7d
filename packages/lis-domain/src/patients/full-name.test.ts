import { describe, expect, it } from 'vitest';
import { comparedNames, fullName } from './full-name.ts';

describe('fullName', () => {
  it.each([
    ['Okoro', 'Daniel', '', 'Okoro, Daniel'],
    ['Okoro', 'Daniel', 'James', 'Okoro, Daniel James'],
    ['', 'Sukarto', '', 'Sukarto'],
    ['', 'Sukarto', 'Adi', 'Sukarto Adi'],
    ['Testwell', '', '', 'Testwell'],
    ['Testwell', '', 'Ann', 'Testwell, Ann'],
  ])('of %o, %o and %o is %o', (family_name, given_name, middle_name, expected) => {
    expect(fullName({ family_name, given_name, middle_name })).toBe(expected);
  });
});

describe('comparedNames', () => {
  it.each([
    [
      { family_name: 'Okoro', given_name: 'Daniel', middle_name: '', name_local: '' },
      { name_norm: 'daniel okoro', name_short: '', name_local_norm: '' },
    ],
    [
      { family_name: 'Daniel', given_name: 'OKORO', middle_name: 'Jâmes', name_local: '' },
      { name_norm: 'daniel james okoro', name_short: 'daniel okoro', name_local_norm: '' },
    ],
    [
      { family_name: 'Fixture', given_name: 'Mei', middle_name: '', name_local: ' 陈美 ' },
      { name_norm: 'fixture mei', name_short: '', name_local_norm: '陈美' },
    ],
    [
      { family_name: 'Fixture', given_name: 'Noor', middle_name: '', name_local: 'نور العينة' },
      { name_norm: 'fixture noor', name_short: '', name_local_norm: 'العينة نور' },
    ],
  ])('of %j', (parts, expected) => {
    expect(comparedNames(parts)).toEqual(expected);
  });
});
