import { describe, expect, it } from 'vitest';
import { dateIn } from '../calendar/index.ts';
import {
  eqaDueAt,
  eqaScoreOf,
  eqaStateAfter,
  eqaStates,
  eqaSteps,
  scoreReported,
  refusesReview,
  refusesSubmission,
  type EqaState,
  type EqaStep,
} from './eqa.ts';

describe('EQA round', () => {
  const way: Record<EqaState, Partial<Record<EqaStep, EqaState>>> = {
    open: { edit: 'open', report: 'open', submit: 'submitted', withdraw: 'withdrawn' },
    submitted: { score: 'scored', withdraw: 'withdrawn' },
    scored: { score: 'scored', 'add-action': 'scored', review: 'reviewed', withdraw: 'withdrawn' },
    reviewed: { 'add-action': 'reviewed' },
    withdrawn: {},
  };
  const steps = eqaStates.flatMap((state) =>
    eqaSteps.map((step) => [state, step, way[state][step]] as const),
  );

  it.each(steps)('that is %s: %s leads to %s', (state, step, expected) => {
    expect(eqaStateAfter(state, step)).toBe(expected);
  });

  const closes_at = '2026-05-12T08:00:00Z';
  it.each([
    ['in time', { closes_at, reported: 1, late_reason: null }, '2026-05-12T07:59:59Z', undefined],
    [
      'at the last moment',
      { closes_at, reported: 1, late_reason: null },
      '2026-05-12T08:00:00Z',
      undefined,
    ],
    [
      'too late',
      { closes_at, reported: 1, late_reason: null },
      '2026-05-12T08:00:01Z',
      'eqa_round_closed',
    ],
    [
      'too late with a reason',
      { closes_at, reported: 1, late_reason: 'samples_late' },
      '2026-05-12T08:00:01Z',
      undefined,
    ],
    [
      'with nothing',
      { closes_at, reported: 0, late_reason: null },
      '2026-05-12T07:00:00Z',
      'eqa_nothing_reported',
    ],
    [
      'with nothing, whatever the reason',
      { closes_at, reported: 0, late_reason: 'oversight' },
      '2026-05-13T08:00:00Z',
      'eqa_nothing_reported',
    ],
  ] as const)('is submitted %s', (_name, round, now, expected) => {
    expect(refusesSubmission(round, now)).toBe(expected);
  });

  /**
   * Three days earlier in local time: the night of 7 March in New York is an hour shorter, that of
   * 31 October an hour longer.
   */
  it.each([
    ['UTC', '2026-05-12T08:00:00Z', '2026-05-08T23:59:59Z', 'later'],
    ['UTC', '2026-05-12T08:00:00Z', '2026-05-09T00:00:00Z', 'soon'],
    ['UTC', '2026-05-12T08:00:00Z', '2026-05-12T08:00:00Z', 'soon'],
    ['UTC', '2026-05-12T08:00:00Z', '2026-05-12T08:00:01Z', 'overdue'],
    ['America/New_York', '2026-03-10T03:59:59Z', '2026-03-06T04:59:59Z', 'later'],
    ['America/New_York', '2026-03-10T03:59:59Z', '2026-03-06T05:00:00Z', 'soon'],
    ['America/New_York', '2026-11-03T04:59:59Z', '2026-10-30T03:59:59Z', 'later'],
    ['America/New_York', '2026-11-03T04:59:59Z', '2026-10-30T04:00:00Z', 'soon'],
    ['Asia/Tokyo', '2026-05-12T14:59:59Z', '2026-05-08T14:59:59Z', 'later'],
    ['Asia/Tokyo', '2026-05-12T14:59:59Z', '2026-05-08T15:00:00Z', 'soon'],
  ] as const)(
    'that is open with its deadline, in %s, at %s is due at %s: %s',
    (zone, closes, now, expected) => {
      expect(
        eqaDueAt({ state: 'open', closes_at: closes }, now, (instant) => dateIn(zone, instant)),
      ).toBe(expected);
    },
  );

  it.each(eqaStates.filter((state) => state !== 'open'))('that is %s is not due', (state) => {
    expect(
      eqaDueAt({ state, closes_at }, '2026-06-12T08:00:00Z', (instant) => dateIn('UTC', instant)),
    ).toBeNull();
  });

  it.each([
    [['acceptable', null], 0, undefined],
    [['acceptable', 'questionable'], 0, 'eqa_action_missing'],
    [['unacceptable'], 0, 'eqa_action_missing'],
    [['unacceptable', 'questionable'], 1, undefined],
  ] as const)(
    'with the scores %j and %i actions can be reviewed: %s',
    (scores, actions, expected) => {
      const values = scores.map((score) => ({ score, allowable_outcome: null }));
      expect(refusesReview({ values, actions })).toBe(expected);
    },
  );

  it.each([
    ['acceptable', undefined],
    ['unacceptable', 'eqa_action_missing'],
    ['not_reported', 'eqa_action_missing'],
    ['unit_differs', undefined],
    ['out_of_range', undefined],
  ] as const)(
    'with an acceptable z-score and the outcome %s by allowable error: %s',
    (allowable_outcome, expected) => {
      const values = [{ score: 'acceptable', allowable_outcome }] as const;
      expect(refusesReview({ values, actions: 0 })).toBe(expected);
    },
  );
});

/** Domain model 2.8; ISO 13528. */
describe('EQA score', () => {
  it.each([
    [2, 'acceptable'],
    [-2, 'acceptable'],
    [2.01, 'questionable'],
    [-2.99, 'questionable'],
    [3, 'unacceptable'],
    [-3, 'unacceptable'],
  ])('for z %d is %s', (z, score) => {
    expect(eqaScoreOf(z)).toBe(score);
  });

  it.each([
    // Binary floats would make the first and the third questionable.
    ['5.2', '5.0', '0.1', { z: 2, score: 'acceptable' }],
    ['5.21', '5.0', '0.1', { z: 2.1, score: 'questionable' }],
    ['4.7', '5.0', '0.1', { z: -3, score: 'unacceptable' }],
    ['0', '0.0', '0.5', { z: 0, score: 'acceptable' }],
    ['0', '2', '0.5', { z: -4, score: 'unacceptable' }],
    [null, '2', '0.5', null],
    ['2', null, null, null],
    ['2', '2', '0', null],
  ] as const)(
    'for %s with assigned value %s and SDPA %s',
    (reported, assigned, sd_pa, expected) => {
      expect(scoreReported({ reported, assigned, sd_pa })).toEqual(expected);
    },
  );
});
