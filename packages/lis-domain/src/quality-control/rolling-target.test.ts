import { describe, expect, it } from 'vitest';
import { ROLLING_VALUES, rollingTarget, type LotValue } from './rolling-target.ts';
import { lotStatistics } from './statistics.ts';

const dayOf = (at: string) => at.slice(0, 10);
const limits = { mean: '5.0', sd: '0.1' };

/** Two values a day, from 4.95 to 5.05 and back, the latest one last. */
const series = (
  count: number,
  change: (index: number) => Partial<LotValue> = () => ({}),
): LotValue[] =>
  Array.from({ length: count }, (_, index) => ({
    value: (4.95 + 0.05 * (index % 3)).toFixed(2),
    at: new Date(Date.parse('2026-03-01T06:00:00Z') + index * 12 * 3_600_000).toISOString(),
    status: 'accepted',
    limits,
    ...change(index),
  }));

describe('rolling target', () => {
  it('is the mean and SD, with n − 1, of the latest values, and states their period', () => {
    const values = series(ROLLING_VALUES + 5);
    const latest = values.slice(5);
    const { mean, sd } = lotStatistics(latest.map(({ value }) => Number(value)));
    expect(rollingTarget(values.toReversed(), dayOf)).toEqual({
      n: ROLLING_VALUES,
      days: 31,
      from: latest[0]?.at,
      to: latest.at(-1)?.at,
      mean,
      sd,
      excluded: { rejected: 0, void: 0, not_evaluable: 0, beyond_3s: 0 },
      sufficient: true,
    });
  });

  it.each([
    ['rejected', { status: 'rejected', value: '9.9' }],
    ['void', { status: 'void', value: '9.9' }],
    ['not_evaluable', { status: 'not_evaluable', value: '9.9' }],
    ['not_evaluable', { limits: null, value: '9.9' }],
    ['beyond_3s', { status: 'warning', value: '5.31' }],
    ['beyond_3s', { status: 'warning', value: '4.69' }],
  ] as const)('excludes a value that is %s', (reason, odd) => {
    const plain = rollingTarget(series(30), dayOf);
    const found = rollingTarget(
      [...series(30), { ...series(31)[30]!, at: '2026-03-10T07:00:00Z', ...odd }],
      dayOf,
    );
    expect(found).toEqual({ ...plain, excluded: { ...plain.excluded, [reason]: 1 } });
  });

  it('keeps values between 2 and 3 SD, including the limit, as part of a stable process', () => {
    const found = rollingTarget(
      [...series(30), { ...series(31)[30]!, status: 'warning', value: '5.30' }],
      dayOf,
    );
    expect([found.n, found.excluded.beyond_3s]).toEqual([31, 0]);
    expect(found.sd).toBeGreaterThan(rollingTarget(series(30), dayOf).sd ?? 0);
  });

  it('does not count exclusions before its first value', () => {
    const values = series(ROLLING_VALUES + 2, (index) =>
      index === 0 ? { status: 'rejected' } : {},
    );
    expect(rollingTarget(values, dayOf)).toMatchObject({
      n: ROLLING_VALUES,
      excluded: { rejected: 0 },
    });
  });

  it.each([
    ['20 values from 10 days', series(20), true],
    ['19 values', series(19), false],
    [
      '40 values from one day',
      series(40, (index) => ({ at: `2026-03-01T${String(index % 24).padStart(2, '0')}:00:00Z` })),
      false,
    ],
    ['identical values only', series(40, () => ({ value: '5.00' })), false],
    ['no value', [], false],
  ])('from %s is sufficient: %s', (_name, values, sufficient) => {
    expect(rollingTarget(values, dayOf).sufficient).toBe(sufficient);
  });

  it('is undefined without values', () => {
    expect(rollingTarget([], dayOf)).toMatchObject({
      n: 0,
      days: 0,
      from: null,
      to: null,
      mean: null,
      sd: null,
    });
  });
});
