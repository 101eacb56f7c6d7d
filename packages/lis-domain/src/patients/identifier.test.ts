import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  comparedIdentifier,
  identifiersField,
  type PatientIdentifier,
} from './identifier.schema.ts';

const passport: PatientIdentifier = { type: 'PPN', value: 'C01X 0006-H', issuer: 'Utopia' };
const refusalOf = (identifiers: unknown) =>
  v.safeParse(identifiersField, identifiers).issues?.[0].message;

describe('comparedIdentifier', () => {
  it.each([
    ['case, punctuation and spaces', { value: 'c01x0006h', issuer: 'UTOPIA' }],
    ['accents', { value: 'C01X0006H', issuer: 'Útopia' }],
  ])('ignores the %s', (_, typed) => {
    expect(comparedIdentifier(typed)).toEqual(comparedIdentifier(passport));
  });

  it('distinguishes issuers and digits', () => {
    expect(comparedIdentifier({ ...passport, issuer: 'Eutopia' })).not.toEqual(
      comparedIdentifier(passport),
    );
    expect(comparedIdentifier({ ...passport, value: 'C01X00061H' })).not.toEqual(
      comparedIdentifier(passport),
    );
  });
});

describe('identifiersField', () => {
  it.each<[string, unknown, string | undefined]>([
    ['none', [], undefined],
    ['one', [passport], undefined],
    ['the same number with two types', [passport, { ...passport, type: 'NI' }], undefined],
    [
      'a duplicate with different spelling',
      [passport, { ...passport, value: 'C01X0006H' }],
      'must not contain duplicate identifiers',
    ],
    ['marks alone', [{ ...passport, value: '--' }], 'must contain at least one letter or digit'],
    [
      'eleven',
      Array.from({ length: 11 }, (_, n) => ({ ...passport, value: String(n) })),
      'must contain at most 10 identifiers',
    ],
  ])('%s', (_, identifiers, expected) => {
    expect(refusalOf(identifiers)).toBe(expected);
  });
});
