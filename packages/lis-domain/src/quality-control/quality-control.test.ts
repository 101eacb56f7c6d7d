import { describe, expect, it } from 'vitest';
import { idOf } from '../fixtures/ids.ts';
import type { UserId } from '../identity/user-id.ts';
import * as v from 'valibot';
import { rejectedNumbers } from '../fixtures/index.ts';
import { deviationOf, zOf } from './deviation.ts';
import { eqaAssignedBody, eqaReportedBody } from './eqa.schema.ts';
import { holdAt, newlyOverdueAt, type ControlState } from './hold.ts';
import { recordRunBody } from './quality-control.schema.ts';
import { biasOf, canEstablish, lotStatistics, passRate, sigmaOf } from './statistics.ts';
import { lotStateOn, refusesActionVerification, expiryOf } from './states.ts';

/** Laboratory cases 5.1, statistics. */
describe('lotStatistics', () => {
  const numbers = (text: string) => text.split(' ').map(Number);

  it.each([
    [
      'WHO LQMS, module 7',
      numbers('192 188 190 190 189 191 188 193 188 190 191 194 194 188 192 190 189 189 191 192'),
      190.45,
      1.932,
      1.01,
    ],
    [
      'potassium',
      numbers('3.8 4.2 4.5 3.8 4.3 4.7 4.8 4.8 4.6 5.2 5.0 5.4 5.0 5.2 5.2 4.8 4.9 3.8 4.2 4.6'),
      4.64,
      0.49,
      10.57,
    ],
    ['five', numbers('4 6 2 8 5'), 5, Math.sqrt(5), 44.72],
    ['95 to 114', Array.from({ length: 20 }, (_, index) => 95 + index), 104.5, 5.9161, 5.66],
  ])('of %s', (_name, values, mean, sd, cv) => {
    const found = lotStatistics(values);
    expect(found.n).toBe(values.length);
    expect(found.mean).toBeCloseTo(mean, 2);
    expect(found.sd).toBeCloseTo(sd, 3);
    expect(found.cv).toBeCloseTo(cv, 2);
  });

  it('has no SD for one value, and no statistics without values', () => {
    expect(lotStatistics([4])).toEqual({ n: 1, mean: 4, sd: null, cv: null });
    expect(lotStatistics([])).toEqual({ n: 0, mean: null, sd: null, cv: null });
    expect(lotStatistics([-1, 1])).toMatchObject({ mean: 0, cv: null });
  });

  it.each([
    [20, 10, true],
    [19, 19, false],
    [40, 9, false],
  ])('%i values from %i days establish a target: %s', (n, days, expected) => {
    expect(canEstablish({ n, days })).toBe(expected);
  });
});

describe('sigmaOf and biasOf', () => {
  it.each([
    [10, 2, 2, 4],
    [10, -2, 2, 4],
    [10, 1, 3, 3],
  ])('TEa %i, bias %i, CV %i is %i sigma', (allowable, bias, cv, sigma) => {
    expect(sigmaOf({ allowable, bias, cv })).toBe(sigma);
  });

  it('are null instead of dividing by zero', () => {
    expect(sigmaOf({ allowable: 10, bias: 0, cv: 0 })).toBeNull();
    expect(biasOf(5, 0)).toBeNull();
    expect(biasOf(102, 100)).toBe(2);
  });
});

describe('passRate', () => {
  it.each([
    [19, 1, 95],
    [0, 5, 0],
    [0, 0, null],
  ])('for %i passed and %i rejected is %s', (passed, rejected, expected) => {
    expect(passRate({ passed, rejected })).toBe(expected);
  });
});

describe('zOf', () => {
  it.each([
    ['6.45', '6.14', '0.09', 3.4444],
    ['186', '200', '4', -3.5],
    ['-0.5', '0', '0.25', -2],
  ])('of %s with mean %s and SD %s', (value, mean, sd, z) => {
    const deviation = deviationOf(value, { mean, sd });
    expect(deviation && zOf(deviation)).toBeCloseTo(z, 4);
  });
});

describe('QC lot', () => {
  it.each([
    [null, 30, '2026-12-31'],
    ['2026-05-01', null, '2026-12-31'],
    ['2026-05-01', 30, '2026-05-31'],
    ['2026-12-20', 30, '2026-12-31'],
  ])('opened on %s with %s days is usable until %s', (opened_on, open_stability_days, expected) => {
    expect(expiryOf({ expiry_date: '2026-12-31', opened_on, open_stability_days })).toBe(expected);
  });

  it.each([
    [{ archived: false, use_by: '2026-05-12', hasTarget: true }, 'active'],
    [{ archived: false, use_by: '2026-05-11', hasTarget: true }, 'expired'],
    [{ archived: false, use_by: '2026-05-12', hasTarget: false }, 'establishing'],
    [{ archived: true, use_by: '2026-05-12', hasTarget: true }, 'archived'],
  ])('%o is %s', (facts, expected) => {
    expect(lotStateOn(facts, '2026-05-12')).toBe(expected);
  });
});

describe('QC hold', () => {
  const now = '2026-05-12T08:00:00.000Z';
  const fresh: ControlState = {
    created_at: '2026-05-01T00:00:00Z',
    last_accepted_at: '2026-05-12T07:00:00Z',
    rejected_at: null,
    released_at: null,
    max_age_hours: 24,
  };

  it.each([
    ['is none while a run is fresh', {}, null],
    [
      'follows a rejection',
      { rejected_at: '2026-05-12T07:30:00Z' },
      { reason: 'rejected', since: '2026-05-12T07:30:00Z' },
    ],
    ['is none at the last moment', { last_accepted_at: '2026-05-11T08:00:00Z' }, null],
    [
      'follows when a run is overdue',
      { last_accepted_at: '2026-05-11T07:59:00Z' },
      { reason: 'overdue', since: '2026-05-12T07:59:00.000Z' },
    ],
    [
      'follows when none was ever accepted',
      { last_accepted_at: null },
      { reason: 'overdue', since: '2026-05-02T00:00:00.000Z' },
    ],
    [
      'waits for one more interval after a release',
      { last_accepted_at: null, released_at: '2026-05-11T09:00:00Z' },
      null,
    ],
    ['is none where no interval is set', { last_accepted_at: null, max_age_hours: null }, null],
  ] satisfies [string, Partial<ControlState>, unknown][])('%s', (_name, change, expected) => {
    expect(holdAt({ ...fresh, ...change }, now)).toEqual(expected);
  });

  const lastAccepted = (last_accepted_at: string) => ({ ...fresh, last_accepted_at });
  const due = '2026-05-12T07:59:00.000Z';
  it.each([
    ['since the end of the interval', lastAccepted('2026-05-11T07:59:00Z'), null, due],
    ['after an earlier time', lastAccepted('2026-05-11T07:59:00Z'), '2026-05-10T07:59:00Z', due],
    ['not again', lastAccepted('2026-05-11T07:59:00Z'), '2026-05-12T07:59:00+00:00', null],
    ['not while fresh', fresh, null, null],
    ['not while rejected', { ...fresh, rejected_at: '2026-05-12T07:30:00Z' }, null, null],
  ])('is newly overdue %s', (_name, state, recordedAt, expected) => {
    expect(newlyOverdueAt(state, recordedAt, now)).toBe(expected);
  });
});

describe('corrective action', () => {
  it.each([
    ['another person', { state: 'completed', verified: false }, 'b', undefined],
    ['who did it', { state: 'completed', verified: false }, 'a', 'action_verifier_is_author'],
    ['anybody before it is done', { state: 'in_progress', verified: false }, 'b', 'conflict'],
    ['anybody twice', { state: 'completed', verified: true }, 'b', 'conflict'],
  ] as const)('is verified by %s', (_name, action, verifier, expected) => {
    expect(refusesActionVerification({ ...action, author_id: 'a' }, idOf<UserId>(verifier))).toBe(
      expected,
    );
  });
});

describe('a control or EQA value', () => {
  it.each(rejectedNumbers)('is not %j', (value) => {
    const id = '01890000-0000-7000-8000-000000000001';
    expect([
      v.is(recordRunBody, { results: [{ lot_id: id, value }], reagent_lot: '', comment: '' }),
      v.is(eqaReportedBody, { values: [{ id, reported: value }] }),
      v.is(eqaAssignedBody, { values: [{ id, assigned: value, sd_pa: '1' }] }),
      v.is(eqaAssignedBody, { values: [{ id, assigned: '1', sd_pa: value }] }),
    ]).toEqual([false, false, false, false]);
  });

  it('is a decimal number', () => {
    const id = '01890000-0000-7000-8000-000000000001';
    expect([
      v.is(recordRunBody, {
        results: [{ lot_id: id, value: '4.10' }],
        reagent_lot: '',
        comment: '',
      }),
      v.is(eqaReportedBody, { values: [{ id, reported: '4.10' }] }),
      v.is(eqaAssignedBody, { values: [{ id, assigned: '4.10', sd_pa: '0.2' }] }),
    ]).toEqual([true, true, true]);
  });
});
