import { describe, expect, it } from 'vitest';
import {
  accessionNumber,
  aliquotNumber,
  drawnNumber,
  isAccessionNumber,
} from './accession-number.ts';
import { confirmsIdentity, identityMethodOf } from './identity-check.ts';
import { sampleStates } from './sample.schema.ts';
import {
  canMoveSample,
  refusesCollection,
  sampleMoves,
  takesLabel,
  takesResults,
  type SampleMove,
} from './transitions.ts';

/**
 * Domain model 2.14: the allowed transitions from each state. Additionally, a specimen can be
 * stored before testing and moved within storage.
 */
const allowed: Record<(typeof sampleStates)[number], string> = {
  expected: 'cancel, collect',
  collected: 'lose, receive, reject, send',
  in_transit: 'lose, receive, reject',
  received: 'refer, reject, store, test',
  in_testing: 'store',
  stored: 'dispose, lose, retrieve, store',
  disposed: '',
  rejected: '',
  lost: '',
  referred: '',
  cancelled: '',
};

const mrn = 'MRN-4006';

describe('specimen transitions', () => {
  it.each(sampleStates)('%s', (state) => {
    const moves = (Object.keys(sampleMoves) as SampleMove[]).filter((move) =>
      canMoveSample(state, move),
    );
    expect(moves.toSorted().join(', ')).toBe(allowed[state]);
  });

  it.each([
    ['expected', true, true, undefined],
    ['expected', true, false, 'identity_not_confirmed'],
    ['expected', false, true, 'identity_not_confirmed'],
    ['expected', false, false, 'identity_not_confirmed'],
    ['collected', true, true, 'sample_not_usable'],
    ['rejected', false, false, 'sample_not_usable'],
  ] as const)(
    'collection of %s with name %s and birth date %s: %s',
    (state, name, birth_date, problem) => {
      expect(
        refusesCollection(
          state,
          { name, birth_date },
          { needsConsent: false, consent: false, mrn },
        ),
      ).toBe(problem);
    },
  );

  it.each([
    [true, true, undefined],
    [true, false, 'identity_not_confirmed'],
    [false, true, 'identity_not_confirmed'],
    [false, false, 'identity_not_confirmed'],
  ] as const)(
    'collection from an unidentified patient with wristband %s and order number %s: %s',
    (wristband, order_number, problem) => {
      expect(
        refusesCollection(
          'expected',
          { wristband, order_number },
          { needsConsent: false, consent: false, mrn, isUnidentified: true },
        ),
      ).toBe(problem);
    },
  );

  it.each([
    ['MRN-4006', false, true],
    [' mrn-4006', false, true],
    ['MRN-4007', false, false],
    ['', false, false],
    ['MRN-4006', true, false],
  ] as const)(
    'a wristband with %j, unidentified %s, confirms the identity: %s',
    (wristband_number, isUnidentified, expected) => {
      expect(confirmsIdentity({ wristband_number }, { mrn, isUnidentified })).toBe(expected);
    },
  );

  it.each([
    [{ name: true, birth_date: true }, 'stated'],
    [{ wristband: true, order_number: true }, 'wristband_and_order'],
    [{ wristband_number: mrn }, 'wristband_scan'],
  ] as const)('records %j as %s', (check, method) => {
    expect(identityMethodOf(check)).toBe(method);
  });

  it('rejects identifiers of the other kind', () => {
    const consents = { needsConsent: false, consent: false, mrn };
    expect(refusesCollection('expected', { wristband: true, order_number: true }, consents)).toBe(
      'identity_not_confirmed',
    );
    expect(
      refusesCollection(
        'expected',
        { name: true, birth_date: true },
        { ...consents, isUnidentified: true },
      ),
    ).toBe('identity_not_confirmed');
  });

  it.each([
    [true, true, undefined],
    [true, false, 'consent_not_confirmed'],
    [false, true, undefined],
    [false, false, undefined],
  ])(
    'with consent required %s and given %s, refuses collection as %s',
    (needsConsent, consent, problem) => {
      expect(
        refusesCollection(
          'expected',
          { name: true, birth_date: true },
          { needsConsent, consent, mrn },
        ),
      ).toBe(problem);
      expect(
        refusesCollection(
          'expected',
          { name: true, birth_date: false },
          { needsConsent, consent, mrn },
        ),
      ).toBe('identity_not_confirmed');
    },
  );

  it('accepts results only in the laboratory', () => {
    expect(sampleStates.filter(takesResults)).toEqual(['received', 'in_testing', 'stored']);
  });

  it('prints no label for a specimen out of use', () => {
    expect(sampleStates.filter((state) => !takesLabel(state))).toEqual([
      'disposed',
      'rejected',
      'lost',
      'cancelled',
    ]);
  });
});

describe('accession number', () => {
  it.each([
    ['2026-05-12', 1, '260512-0001'],
    ['2026-12-31', 9999, '261231-9999'],
    ['2026-01-02', 10000, '260102-10000'],
  ])('for %s, %i is %s', (day, place, expected) => {
    expect(accessionNumber(day, place)).toBe(expected);
    expect(isAccessionNumber(expected)).toBe(true);
  });

  it.each(['260512-1', '260512', 'Testwell', '260512-0001-0', '260512-0001-1-1', ''])(
    '%j is invalid',
    (text) => {
      expect(isAccessionNumber(text)).toBe(false);
      expect(drawnNumber(text)).toBe(text);
    },
  );

  it('for an aliquot resolves to the original specimen', () => {
    expect(aliquotNumber('260512-0001', 12)).toBe('260512-0001-12');
    expect(isAccessionNumber('260512-0001-12')).toBe(true);
    expect(['260512-0001-12', '260512-0001'].map(drawnNumber)).toEqual([
      '260512-0001',
      '260512-0001',
    ]);
  });
});
