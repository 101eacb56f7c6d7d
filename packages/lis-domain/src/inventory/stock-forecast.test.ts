import { describe, expect, it } from 'vitest';
import { forecastOf, levelAlert, lotAlert } from './stock-forecast.ts';
import type { LotFacts } from './lot-state.ts';

const today = '2026-05-12';
const rule = { reorder_level: 10, max_level: 40, lead_time_days: 7 };

describe('forecastOf', () => {
  it.each([
    [
      'no consumption: days of supply unknown',
      { usable: 20, on_order: 0, consumed: 0 },
      null,
      null,
      0,
    ],
    [
      'a consumption of one per day',
      { usable: 20, on_order: 0, consumed: 30 },
      20,
      '2026-06-01',
      0,
    ],
    [
      'part of a day is rounded down',
      { usable: 20, on_order: 0, consumed: 45 },
      13,
      '2026-05-25',
      0,
    ],
    ['no stock on hand', { usable: 0, on_order: 0, consumed: 30 }, 0, today, 40],
    ['at the reorder level', { usable: 10, on_order: 0, consumed: 3 }, 100, '2026-08-20', 30],
    ['stock on order is included', { usable: 10, on_order: 30, consumed: 3 }, 100, '2026-08-20', 0],
    [
      'consumption during the lead time',
      { usable: 12, on_order: 0, consumed: 60 },
      6,
      '2026-05-18',
      28,
    ],
    ['more on order than the maximum', { usable: 5, on_order: 100, consumed: 900 }, 0, today, 0],
  ])('%s', (_case, figures, days_remaining, lasts_until, suggested_order) => {
    expect(forecastOf(rule, figures, today)).toEqual({
      daily: figures.consumed / 30,
      days_remaining,
      lasts_until,
      suggested_order,
    });
  });
});

describe('stock alerts', () => {
  it.each([
    [0, 'out_of_stock'],
    [1, 'low_stock'],
    [10, 'low_stock'],
    [11, null],
  ])('with %i available and a reorder point of 10: %s', (usable, expected) => {
    expect(levelAlert(rule, usable)).toBe(expected);
  });

  it.each<[string, Partial<LotFacts>, ReturnType<typeof lotAlert>]>([
    ['with a distant expiry date', {}, null],
    ['that expires in 30 days', { use_by: '2026-06-11' }, 'expiring'],
    ['that expires in 31 days', { use_by: '2026-06-12' }, null],
    ['that expires today', { use_by: today }, 'expiring'],
    ['that expired yesterday', { use_by: '2026-05-11' }, 'expired'],
    ['that is pending QC', { status: 'quarantined', qc_status: 'pending' }, 'lot_change_needs_qc'],
    [
      'that is pending QC and expires soon',
      { status: 'quarantined', qc_status: 'pending', use_by: today },
      'lot_change_needs_qc',
    ],
    [
      'that expired while pending QC',
      { status: 'quarantined', qc_status: 'pending', use_by: '2026-05-11' },
      'expired',
    ],
    ['that was rejected by QC', { status: 'quarantined', qc_status: 'failed' }, null],
    ['that is consumed', { status: 'consumed', on_hand: 0, use_by: '2026-05-11' }, null],
    ['without an expiry date', { use_by: null }, null],
  ])('for a lot %s', (_case, change, expected) => {
    expect(
      lotAlert(
        { status: 'active', qc_status: 'passed', on_hand: 3, use_by: '2026-12-31', ...change },
        30,
        today,
      ),
    ).toBe(expected);
  });
});
