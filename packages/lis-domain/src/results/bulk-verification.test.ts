import { describe, expect, it } from 'vitest';
import { aResult, aUser, idOf } from '../fixtures/index.ts';
import type { UserId } from '../identity/index.ts';
import { reviewReason, specimenReview, type ReviewedResult } from './bulk-verification.ts';
import { mostSevere } from './review-reasons.ts';
import type { Check } from './check.schema.ts';

const interval = { kind: 'interval', reason: 'applies', sex: 'female', age: null } as const;
const delta = {
  kind: 'delta',
  rule: null,
  previous: null,
  change: null,
  percent: null,
  measured: null,
  hours: null,
} as const;
const limits = { low: '1', high: '9' };

const consistency = (
  outcome: 'passed' | 'warned' | 'held' | 'unknown',
  action: 'warn' | 'hold',
): Check => ({
  kind: 'consistency',
  outcome,
  rule: { code: 'R', version: 1, name: 'R', condition: 'a > 0', action, message: '' },
  inputs: [],
  reason: outcome === 'unknown' ? 'input_pending' : null,
  input: null,
  failed: [],
});

const checks: Check[] = [
  { kind: 'plausible', outcome: 'passed', limits, reason: null },
  { kind: 'measuring_range', outcome: 'passed', limits },
  { ...interval, outcome: 'passed' },
  { kind: 'critical', outcome: 'passed' },
  { ...delta, outcome: 'passed', reason: 'within_limit' },
  { kind: 'qc', outcome: 'passed' },
];

const result = (part: Partial<ReviewedResult> = {}): ReviewedResult => ({
  critical: false,
  flag: 'N',
  checks,
  comment: '',
  coded_comments: [],
  ...part,
});

const withCheck = (check: Check) =>
  result({ checks: [...checks.filter(({ kind }) => kind !== check.kind), check] });

describe('individual review', () => {
  it.each<[string, ReviewedResult]>([
    ['a normal value with passed checks', result()],
    ['a value outside the reference interval', result({ flag: 'H' })],
    ['a consistency rule that is met', withCheck(consistency('passed', 'hold'))],
    ['a warning rule that could not be evaluated', withCheck(consistency('unknown', 'warn'))],
    [
      'a first value of a patient',
      withCheck({ ...delta, outcome: 'unknown', reason: 'no_previous' }),
    ],
    [
      'a test without plausible limits',
      withCheck({
        kind: 'plausible',
        outcome: 'unknown',
        limits: null,
        reason: null,
      }),
    ],
    ['a test without QC material', withCheck({ kind: 'qc', outcome: 'unknown' })],
    ['a test without critical limits', withCheck({ kind: 'critical', outcome: 'unknown' })],
    [
      'a value that its autoverification rule did not verify',
      withCheck({ kind: 'autoverification', outcome: 'warned', rule: 'K v1', reasons: [] }),
    ],
    [
      'an estimated age whose interval is the same for every possible age',
      withCheck({ ...interval, outcome: 'passed', estimate: 'suffices' }),
    ],
  ])('is not needed for %s', (_, reviewed) => {
    expect(reviewReason(reviewed)).toBeUndefined();
  });

  it.each<[string, ReviewedResult, string]>([
    ['a critical value', result({ critical: true, flag: 'HH' }), 'critical'],
    ['a value without a flag', result({ flag: null }), 'not_evaluated'],
    ['a value without checks', result({ checks: null }), 'unchecked'],
    [
      'a failed delta check',
      withCheck({ ...delta, outcome: 'held', reason: 'above_limit' }),
      'delta',
    ],
    ['a rule that is not met', withCheck(consistency('warned', 'warn')), 'consistency'],
    [
      'a holding rule that could not be evaluated',
      withCheck(consistency('unknown', 'hold')),
      'consistency',
    ],
    [
      'a change that could not be compared',
      withCheck({ ...delta, outcome: 'unknown', reason: 'comparator' }),
      'delta',
    ],
    [
      'a haemolysed specimen',
      withCheck({
        kind: 'specimen',
        outcome: 'warned',
        condition: { codes: ['HEM'], note: '' },
      }),
      'specimen',
    ],
    [
      'a released hold of a verifier',
      withCheck({
        kind: 'manual',
        outcome: 'held',
        reason: 'Infusion in the same arm',
        by: { id: idOf<UserId>('verifier'), name: 'Verifier' },
        at: '2026-05-12T08:00:00Z',
      }),
      'manual',
    ],
    ['rejected QC', withCheck({ kind: 'qc', outcome: 'held' }), 'qc'],
    [
      'an accepted implausible value',
      withCheck({ kind: 'plausible', outcome: 'warned', limits, reason: 'Repeated twice' }),
      'plausible',
    ],
    [
      'limits that could not be applied',
      withCheck({ kind: 'measuring_range', outcome: 'unknown', limits }),
      'measuring_range',
    ],
    [
      'no applicable interval',
      withCheck({ ...interval, outcome: 'unknown', reason: 'none_fits' }),
      'interval',
    ],
    [
      'an estimated age that decides on the interval',
      withCheck({ ...interval, outcome: 'passed', estimate: 'decides' }),
      'interval',
    ],
    ['a comment', result({ comment: 'Clotted, do not report' }), 'comment'],
  ])('is needed for %s', (_, reviewed, reason) => {
    expect(reviewReason(reviewed)).toBe(reason);
  });
});

describe('review of a specimen', () => {
  const me = { id: aUser('lab_manager').id, selfVerification: false };
  const normal = (code: string, part: object = {}) =>
    aResult({ code, checks, flag: 'N', critical: false, ...part });
  const verifiedBy = (id: string) => ({
    status: 'verified',
    verified_by: { id: idOf<UserId>(id), name: 'Verifier' },
  });
  const verifiedByMe = verifiedBy(me.id);
  const byOther = verifiedBy(aUser('technician').id);
  const byMe = { entered_by: { id: idOf<UserId>(me.id), name: 'Me' } };

  it.each<[string, Parameters<typeof specimenReview>[0], string | undefined]>([
    [
      'none within all checks, also outside the reference interval',
      [normal('NA'), normal('K', { flag: 'H' })],
      undefined,
    ],
    [
      'the most severe of several',
      [
        normal('NA', { comment: 'Clotted' }),
        normal('K', { critical: true, flag: 'HH' }),
        normal('CL', { flag: null }),
      ],
      'critical',
    ],
    ['an own entry', [normal('NA'), normal('K', byMe)], 'own_entry'],
    [
      'an own entry that another result is calculated from',
      [normal('CHOL', byMe), normal('LDL')],
      'own_entry',
    ],
    [
      'none of values verified by another user',
      [normal('NA', byOther), normal('K', byOther)],
      undefined,
    ],
    ['an own verification', [normal('NA', byOther), normal('K', verifiedByMe)], 'own_verification'],
    [
      'no authorization for the department',
      [normal('NA'), normal('K', { not_authorized_for: ['verify'] })],
      'not_authorized',
    ],
    ['a critical verified value', [normal('K', { ...byOther, critical: true })], 'critical'],
    ['an input that is on hold', [normal('TRIG', { status: 'held' }), normal('LDL')], 'inputs'],
  ])('has as reason: %s', (_, results, reason) => {
    expect(mostSevere(specimenReview(results, me))).toBe(reason);
  });

  it('accepts own entries where the facility allows it', () => {
    expect(specimenReview([normal('K', byMe)], { ...me, selfVerification: true })).toEqual([]);
  });
});
