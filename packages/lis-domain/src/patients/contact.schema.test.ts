import { describe, expect, it } from 'vitest';
import {
  countryCodes,
  differencesOf,
  identityDiffers,
  isLanguageTag,
  mayBeMinor,
  spokenLanguages,
} from './index.ts';
import { aPatient } from '../fixtures/index.ts';

describe('isLanguageTag', () => {
  it.each([
    ['en', true],
    ['pt-BR', true],
    ['zh-hant', true],
    ['nds', true],
    ['', false],
    ['e', false],
    ['Norwegian', false],
    ['en_US', false],
    ['en--US', false],
    ['en-US-US', false],
  ])('%j: %s', (tag, expected) => {
    expect(isLanguageTag(tag)).toBe(expected);
  });
});

it('every available country and language has a name', () => {
  const [countries, tongues] = [
    new Intl.DisplayNames('en', { type: 'region' }),
    new Intl.DisplayNames('en', { type: 'language' }),
  ];
  expect(countryCodes.filter((code) => countries.of(code) === code)).toEqual([]);
  expect(spokenLanguages.filter((code) => tongues.of(code) === code)).toEqual([]);
  expect([new Set(countryCodes).size, new Set(spokenLanguages).size]).toEqual([
    countryCodes.length,
    spokenLanguages.length,
  ]);
});

it.each([
  ['2008-05-13', true],
  ['2008-05-12', false],
  ['1957-11-03', false],
  ['2008', true],
  ['2007', false],
])('a patient born in %s may be under 18 on 2026-05-12: %s', (birth, expected) => {
  expect(mayBeMinor(birth, '2026-05-12')).toBe(expected);
});

describe('identityDiffers', () => {
  const address = {
    line1: '12 Sample Street',
    line2: '',
    city: 'Fixtureville',
    region: '',
    postal_code: '00042',
    country: 'NO',
  };
  const guardian = { name: 'Lin Fixture', relation: 'mother', phone: '' };

  it.each([
    [
      'the same address in another order of its parts',
      {
        address: {
          country: 'NO',
          city: 'Fixtureville',
          line2: '',
          line1: '12 Sample Street',
          postal_code: '00042',
          region: '',
        },
      },
      [],
    ],
    ['another post code', { address: { ...address, postal_code: '00043' } }, ['address']],
    ['no guardian', { guardian: null }, ['guardian']],
    ['another number of the guardian', { guardian: { ...guardian, phone: '1' } }, ['guardian']],
    [
      'another language',
      { language: 'nb', preferred_contact: 'none' },
      ['language', 'preferred_contact'],
    ],
  ] as const)(
    'records with %s differ in %j without a difference in identity',
    (_, change, expected) => {
      const [one, other] = [
        aPatient({ address, guardian }),
        aPatient({ address, guardian, ...change }),
      ];
      expect(differencesOf(one, other)).toEqual(expected);
      expect(identityDiffers(one, other)).toBe(false);
    },
  );
});

it.each([
  ['1957-11-03', '1957', false],
  ['1957-11', '1957-11-03', false],
  ['1957-11', '1957-12-03', true],
  ['1957-11-03', '1957-11-04', true],
])('births in %s and in %s contradict each other: %s', (one, other, expected) => {
  expect(identityDiffers(aPatient({ birth_date: one }), aPatient({ birth_date: other }))).toBe(
    expected,
  );
});
