import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aKeyMetrics, aQualityMetrics, aTestStatus } from '../fixtures/index.ts';
import {
  combineQuickStats,
  qcStatusOf,
  shownPassRate,
  type QuickStatsAnswers,
} from './quick-stats.ts';

/** Laboratory cases 5.1. */
describe('qcStatusOf', () => {
  it.each([
    [100, 'pass'],
    [(19 / 20) * 100, 'pass'],
    [95, 'pass'],
    [94.96, 'warning'],
    [94.999999, 'warning'],
    [(18 / 20) * 100, 'warning'],
    [(16 / 20) * 100, 'warning'],
    [79.99, 'fail'],
    [(15 / 20) * 100, 'fail'],
    [0, 'fail'],
    [0 / 0, 'unknown'],
    [null, 'unknown'],
    [undefined, 'unknown'],
  ])('%s is %s', (rate, status) => {
    expect(qcStatusOf(rate)).toBe(status);
  });

  it.each([
    [94.96, 94.9],
    [94.999999, 94.9],
    [95, 95],
    [0, 0],
    [100, 100],
    [64.1, 64.1],
    [8.2, 8.2],
    [0.04, 0],
    [79.99, 79.9],
  ])('%s is displayed as %s', (rate, shown) => {
    expect(shownPassRate(rate)).toBe(shown);
  });

  it('never displays a rate in a better class than its actual class', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (runs, accepted) => {
        const rate = (100 * (accepted % (runs + 1))) / runs;
        expect(qcStatusOf(shownPassRate(rate))).toBe(qcStatusOf(rate));
      }),
      { seed: 51, numRuns: 2000 },
    );
  });
});

const got = <T>(value: T) => ({ status: 'fulfilled', value }) as const;
const failed = { status: 'rejected', reason: new Error('no answer') } as const;
const all: QuickStatsAnswers = {
  keyMetrics: got(aKeyMetrics()),
  testStatus: got(aTestStatus()),
  qualityMetrics: got(aQualityMetrics()),
};

/** Laboratory cases 5.11. */
describe('quick stats', () => {
  const middle = () => 0.5;

  it('are live when every request succeeds', () => {
    expect(combineQuickStats(all, middle)).toEqual({
      totalTests: 52,
      pendingTests: 23,
      qcStatus: 'pass',
      recentActivity: 31,
      source: 'live',
    });
  });

  it('are live with unknown QC status when only quality metrics fail', () => {
    expect(combineQuickStats({ ...all, qualityMetrics: failed }, middle)).toEqual({
      totalTests: 52,
      pendingTests: 23,
      qcStatus: 'unknown',
      recentActivity: 31,
      source: 'live',
    });
  });

  it('report QC as unknown without evaluated runs, and count zeros as zeros', () => {
    const quiet = {
      ...all,
      keyMetrics: got(aKeyMetrics({ total_tests: 0, completed_tests: 0 })),
      qualityMetrics: got(aQualityMetrics({ pass_rate: null, runs_evaluated: 0 })),
    };
    expect(combineQuickStats(quiet, middle)).toEqual({
      totalTests: 0,
      pendingTests: 23,
      qcStatus: 'unknown',
      recentActivity: 0,
      source: 'live',
    });
  });

  it.each([
    ['key metrics', { ...all, keyMetrics: failed }],
    ['test status', { ...all, testStatus: failed }],
    ['everything', { keyMetrics: failed, testStatus: failed, qualityMetrics: failed }],
  ] satisfies [string, QuickStatsAnswers][])(
    'are marked placeholders when %s fails',
    (_, answers) => {
      expect(combineQuickStats(answers, () => 0)).toEqual({
        totalTests: 20,
        pendingTests: 2,
        qcStatus: 'pass',
        recentActivity: 1,
        source: 'placeholder',
      });
      expect(combineQuickStats(answers, () => 0.999999)).toEqual({
        totalTests: 69,
        pendingTests: 11,
        qcStatus: 'pass',
        recentActivity: 5,
        source: 'placeholder',
      });
    },
  );

  it('are zero and unknown when no request could be sent', () => {
    expect(combineQuickStats(undefined, middle)).toEqual({
      totalTests: 0,
      pendingTests: 0,
      qcStatus: 'unknown',
      recentActivity: 0,
      source: 'zero',
    });
  });
});
