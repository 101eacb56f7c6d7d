import { describe, expect, it } from 'vitest';
import { periodBefore, periodOf, type PeriodPreset } from './period.ts';

describe('periodOf', () => {
  it.each<[PeriodPreset, string, string]>([
    ['today', '2026-03-01', '2026-03-01'],
    ['7-days', '2026-02-23', '2026-03-01'],
    ['30-days', '2026-01-31', '2026-03-01'],
    ['90-days', '2025-12-02', '2026-03-01'],
    ['year', '2026-01-01', '2026-03-01'],
  ])('%s on 1 March 2026', (preset, from, to) => {
    expect(periodOf(preset, '2026-03-01')).toEqual({ from, to });
  });
});

describe('periodBefore', () => {
  it.each([
    ['2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['2026-05-06', '2026-05-12', '2026-04-29', '2026-05-05'],
    ['2024-03-01', '2024-03-31', '2024-01-30', '2024-02-29'],
  ])('for %s to %s has the same number of days', (from, to, before, until) => {
    expect(periodBefore({ from, to })).toEqual({ from: before, to: until });
  });
});
