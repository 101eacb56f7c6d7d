import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aCoverage } from '../fixtures/index.ts';
import { fixtureId } from '../fixtures/ids.ts';
import { coverageState, payingCoverages, duplicateCoverage } from './coverage.ts';
import { patientInsuranceBody } from './coverage.schema.ts';

const day = '2026-05-12';

describe('coverageState', () => {
  it.each([
    ['without days', null, null, 'valid'],
    ['that began today', '2026-05-12', null, 'valid'],
    ['that begins tomorrow', '2026-05-13', null, 'to_come'],
    ['whose last day is today', null, '2026-05-12', 'valid'],
    ['whose last day was yesterday', '2025-05-12', '2026-05-11', 'ended'],
    ['of today alone', '2026-05-12', '2026-05-12', 'valid'],
  ] as const)('for a policy %s: %s to %s → %s', (_, valid_from, valid_to, state) => {
    expect(coverageState({ valid_from, valid_to }, day)).toBe(state);
  });
});

describe('payingCoverages', () => {
  const { payer } = aCoverage();
  const paying = (...coverages: ReturnType<typeof aCoverage>[]) =>
    payingCoverages(coverages, day).map(({ policy_number }) => policy_number);

  it('returns coverage valid on the day under active payers, in the given order', () => {
    expect(
      paying(
        aCoverage({ policy_number: 'B' }),
        aCoverage({ policy_number: 'gone', valid_to: '2026-05-11' }),
        aCoverage({ policy_number: 'soon', valid_from: '2026-05-13' }),
        aCoverage({ policy_number: 'A' }),
        aCoverage({ policy_number: 'off', payer: { ...payer, active: false } }),
      ),
    ).toEqual(['B', 'A']);
  });

  it('lists a policy once regardless of spelling, and keeps the same number of another payer', () => {
    expect(
      paying(
        aCoverage({ policy_number: 'HM-20 41' }),
        aCoverage({ policy_number: 'hm 2041' }),
        aCoverage({ policy_number: 'HM 2041', payer: { ...payer, id: fixtureId('payer', 2) } }),
      ),
    ).toEqual(['HM-20 41', 'HM 2041']);
  });
});

describe('duplicateCoverage', () => {
  const [one, other] = [fixtureId('payer', 1), fixtureId('payer', 2)];
  it.each([
    ['none', [], -1],
    [
      'two payers',
      [
        { payer_id: one, policy_number: '7' },
        { payer_id: other, policy_number: '7' },
      ],
      -1,
    ],
    [
      'two policies',
      [
        { payer_id: one, policy_number: '7' },
        { payer_id: one, policy_number: '8' },
      ],
      -1,
    ],
    [
      'a duplicate policy',
      [
        { payer_id: one, policy_number: '8' },
        { payer_id: one, policy_number: 'AB-7' },
        { payer_id: one, policy_number: 'ab 7' },
      ],
      2,
    ],
  ])('finds the second occurrence of a policy: %s', (_, coverages, place) => {
    expect(duplicateCoverage(coverages)).toBe(place);
  });
});

describe('patientInsuranceBody', () => {
  const coverage = { payer_id: fixtureId('payer', 1), policy_number: 'HM-7' };
  const pathsOf = (coverages: unknown) => {
    const read = v.safeParse(patientInsuranceBody, { coverages });
    return read.success ? [] : read.issues.map((issue) => v.getDotPath(issue));
  };

  it('requires only a payer and a policy number', () => {
    expect(v.parse(patientInsuranceBody, { coverages: [coverage] }).coverages).toEqual([
      { ...coverage, group: '', valid_from: null, valid_to: null },
    ]);
    expect(pathsOf([])).toEqual([]);
  });

  it.each([
    [
      'a policy number without a letter or a digit',
      [{ ...coverage, policy_number: ' – ' }],
      'coverages.0.policy_number',
    ],
    [
      'an end date before the start date',
      [{ ...coverage, valid_from: '2026-05-12', valid_to: '2026-05-11' }],
      'coverages.0.valid_to',
    ],
    ['an invalid date', [{ ...coverage, valid_from: '2026-02-30' }], 'coverages.0.valid_from'],
    ['an invalid payer ID', [{ ...coverage, payer_id: 'Harbour' }], 'coverages.0.payer_id'],
    ['an overlong group', [{ ...coverage, group: 'x'.repeat(61) }], 'coverages.0.group'],
    ['a duplicate policy', [coverage, { ...coverage, policy_number: 'hm 7' }], 'coverages'],
    [
      'six coverages',
      Array.from({ length: 6 }, (_, index) => ({ ...coverage, policy_number: `P${index}` })),
      'coverages',
    ],
    ['an unknown field', [{ ...coverage, price: 1 }], 'coverages.0.price'],
  ])('rejects %s and reports its path', (_, coverages, path) => {
    expect(pathsOf(coverages)).toEqual([path]);
  });
});
