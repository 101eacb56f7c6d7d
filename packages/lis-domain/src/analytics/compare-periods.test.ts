import { describe, expect, it } from 'vitest';
import { compareFigures, type Change, type ComparedFigure } from './compare-periods.ts';

describe('compareFigures', () => {
  it.each<[ComparedFigure, number | null, number | null, Change]>([
    ['total_orders', 120, 100, { absolute: 20, percent: 20, direction: 'up', better: null }],
    ['total_orders', 5, 0, { absolute: 5, percent: null, direction: 'up', better: null }],
    ['total_orders', 0, 0, { absolute: 0, percent: null, direction: 'flat', better: null }],
    ['completed_tests', 0, 50, { absolute: -50, percent: -100, direction: 'down', better: null }],
    ['pending_tests', 3, 4, { absolute: -1, percent: -25, direction: 'down', better: true }],
    ['median_tat', 66, 60, { absolute: 6, percent: 10, direction: 'up', better: false }],
    ['median_tat', 60, 60, { absolute: 0, percent: 0, direction: 'flat', better: null }],
    ['on_time_rate', 95, 90, { absolute: 5, percent: 50 / 9, direction: 'up', better: true }],
    ['rejection_rate_samples', 2, 1, { absolute: 1, percent: 100, direction: 'up', better: false }],
    ['pass_rate', 80, 100, { absolute: -20, percent: -20, direction: 'down', better: false }],
    ['pass_rate', null, 100, { absolute: null, percent: null, direction: 'unknown', better: null }],
    ['pass_rate', 0, null, { absolute: null, percent: null, direction: 'unknown', better: null }],
  ])('%s: %s after %s', (figure, current, previous, expected) => {
    const change = compareFigures(figure, current, previous);
    expect({ ...change, percent: change.percent && Number(change.percent.toFixed(9)) }).toEqual({
      ...expected,
      percent: expected.percent && Number(expected.percent.toFixed(9)),
    });
  });
});
