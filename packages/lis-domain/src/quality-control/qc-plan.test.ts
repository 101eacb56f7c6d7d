import { describe, expect, it } from 'vitest';
import {
  designFor,
  followsPlan,
  proposePlan,
  withPlannedRules,
  type PlanLevel,
} from './qc-plan.ts';
import { defaultRules } from './rules.ts';

const level = (change: Partial<PlanLevel> = {}): PlanLevel => ({
  level: 1,
  n: 20,
  days: 10,
  cv: 2,
  bias: 0,
  ...change,
});
const propose = (change: Partial<Parameters<typeof proposePlan>[0]> = {}) =>
  proposePlan({ allowable: '10', levels: [level()], eqa: null, ...change });

/** Westgard Sigma Rules. */
describe('QC design', () => {
  it.each([
    [7.2, 2, ['1-3s'], 2, false],
    [6, 2, ['1-3s'], 2, false],
    [5.99, 2, ['1-3s', '2-2s', 'R-4s'], 2, false],
    [5, 2, ['1-3s', '2-2s', 'R-4s'], 2, false],
    [4.99, 2, ['1-3s', '2-2s', 'R-4s', '4-1s'], 4, false],
    [4, 2, ['1-3s', '2-2s', 'R-4s', '4-1s'], 4, false],
    [3.99, 2, ['1-3s', '2-2s', 'R-4s', '4-1s', '8x'], 8, true],
    [-1, 2, ['1-3s', '2-2s', 'R-4s', '4-1s', '8x'], 8, true],
    [6, 1, ['1-3s'], 2, false],
    [6, 3, ['1-3s'], 3, false],
    [5, 3, ['1-3s', '2of3-2s', 'R-4s'], 3, false],
    [4, 3, ['1-3s', '2of3-2s', 'R-4s', '3-1s'], 3, false],
    [2, 3, ['1-3s', '2of3-2s', 'R-4s', '3-1s', '6x'], 6, true],
  ])('for sigma %d with %d levels', (sigma, levels, rules, measurements, improve) => {
    expect(designFor(sigma, levels)).toEqual({ rules, measurements, improve });
  });
});

describe('QC plan', () => {
  it('is decided by the level with the lowest sigma', () => {
    expect(propose({ levels: [level({ cv: 1 }), level({ level: 2, cv: 2, bias: -2 })] })).toEqual({
      status: 'proposed',
      sigma: 4,
      level: 2,
      cv: 2,
      bias: -2,
      bias_source: 'target',
      bias_n: null,
      rules: ['1-3s', '2-2s', 'R-4s', '4-1s'],
      measurements: 4,
      improve: false,
    });
  });

  it.each([
    [
      { bias: -4, n: 5 },
      { sigma: 3, bias: -4, bias_source: 'eqa', bias_n: 5 },
    ],
    [
      { bias: 0, n: 5 },
      { sigma: 5, bias: 0, bias_source: 'eqa', bias_n: 5 },
    ],
    // One result fewer than an event: the target of the lot.
    [
      { bias: -4, n: 4 },
      { sigma: 4, bias: 2, bias_source: 'target', bias_n: null },
    ],
    [null, { sigma: 4, bias: 2, bias_source: 'target', bias_n: null }],
  ])('with the EQA bias %j', (eqa, expected) => {
    expect(propose({ eqa, levels: [level({ bias: 2 })] })).toMatchObject(expected);
  });

  it.each([
    [{ allowable: null }, 'no_allowable_error', null],
    [{ levels: [] }, 'no_lots', null],
    [{ levels: [level(), level({ level: 2, n: 19 })] }, 'too_few_values', 2],
    [{ levels: [level({ days: 9 })] }, 'too_few_values', 1],
    [{ levels: [level({ cv: null })] }, 'too_few_values', 1],
    [{ levels: [level({ cv: 0 })] }, 'too_few_values', 1],
    [{ levels: [level({ bias: null })] }, 'no_bias', 1],
  ])('with %j is unknown because of %s', (change, reason, of) => {
    expect(propose(change)).toEqual({ status: 'unknown', reason, level: of });
  });

  it('needs no target when EQA states the bias', () => {
    expect(propose({ eqa: { bias: 1, n: 10 }, levels: [level({ bias: null })] }).status).toBe(
      'proposed',
    );
  });

  it('replaces the rules that reject, and keeps warnings', () => {
    const { rules } = withPlannedRules(defaultRules(2), ['1-3s']);
    expect(rules).toMatchObject({ '1-2s': 'warning', '1-3s': 'reject', '2-2s': 'off' });
    expect(followsPlan({ rules }, ['1-3s'])).toBe(true);
    expect(followsPlan(defaultRules(2), ['1-3s'])).toBe(false);
  });
});
