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
    ['case, marks and spaces', { value: 'c01x0006h', issuer: 'UTOPIA' }],
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
    ['the same number of two kinds', [passport, { ...passport, type: 'NI' }], undefined],
    [
      'the same one twice, typed otherwise',
      [passport, { ...passport, value: 'C01X0006H' }],
      'must name each identifier once',
    ],
    ['marks alone', [{ ...passport, value: '--' }], 'must have a letter or a digit'],
    [
      'eleven',
      Array.from({ length: 11 }, (_, n) => ({ ...passport, value: String(n) })),
      'must hold at most 10 identifiers',
    ],
  ])('%s', (_, identifiers, expected) => {
    expect(refusalOf(identifiers)).toBe(expected);
  });
});
