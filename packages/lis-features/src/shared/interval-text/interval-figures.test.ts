import { describe, expect, it } from 'vitest';
import { intervalFigures, type IntervalLimits } from './index.ts';

const row = (limits: Partial<IntervalLimits>): IntervalLimits => ({
  low: null,
  high: null,
  low_op: 'lt',
  high_op: 'gt',
  text: null,
  ...limits,
});

describe('intervalFigures', () => {
  it.each<[string, Partial<IntervalLimits>, string | null]>([
    ['inclusive limits', { low: '3.5', high: '5.1' }, '3.5–5.1'],
    ['digits kept as written', { low: '4.0', high: '11.0' }, '4.0–11.0'],
    ['an exclusive low limit', { low: '0', high: '5', low_op: 'le' }, '> 0, ≤ 5'],
    ['an exclusive high limit', { low: '0', high: '5', high_op: 'ge' }, '≥ 0, < 5'],
    ['an inclusive upper limit', { high: '5' }, '≤ 5'],
    ['up to', { high: '200', high_op: 'ge' }, '< 200'],
    ['from, inclusive', { low: '60' }, '≥ 60'],
    ['from, exclusive', { low: '60', low_op: 'le' }, '> 60'],
    ['a limit of zero', { low: '0' }, '≥ 0'],
    ['an expected answer', { text: 'Negative' }, 'Negative'],
    ['limits before an expected answer', { high: '5', text: 'Negative' }, '≤ 5'],
    ['an interval without limits', {}, null],
  ])('formats %s', (_, limits, figures) => {
    expect(intervalFigures(row(limits), 'numeric')).toBe(figures);
  });

  it.each([
    ['titer', { high: '40', high_op: 'ge' }, '< 1:40'],
    ['titer', { low: '20', high: '80' }, '1:20–1:80'],
    ['ratio', { low: '1.5' }, '≥ 1.5:1'],
  ] as const)('formats a limit in the result type’s format: %s', (type, limits, figures) => {
    expect(intervalFigures(row(limits), type)).toBe(figures);
  });
});
