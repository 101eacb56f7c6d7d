import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/index.ts';
import { idOf } from '../fixtures/ids.ts';
import { pickLots, usableLots, type PickableLot } from './pick-lots.ts';
import type { StockLotId } from './stock-lot-id.ts';

const today = '2026-05-12';
const lot = (name: string, change: Partial<PickableLot> = {}): PickableLot => ({
  id: idOf<StockLotId>(name),
  status: 'active',
  qc_status: 'passed',
  on_hand: 5,
  use_by: '2026-08-31',
  received_at: '2026-04-01T08:00:00.000Z',
  ...change,
});

describe('first expired, first out', () => {
  it('takes the earliest expiry first, then the earliest receipt; lots without expiry come last, unavailable lots are skipped', () => {
    const lots = [
      lot('endless', { use_by: null }),
      lot('late', { use_by: '2026-09-30' }),
      lot('newer', { received_at: '2026-05-01T08:00:00.000Z' }),
      lot('older'),
      lot('opened', { status: 'in_use', use_by: '2026-05-20' }),
      lot('ends today', { use_by: today }),
      lot('expired', { use_by: '2026-05-11' }),
      lot('waits', { status: 'quarantined', qc_status: 'pending' }),
      lot('failed', { status: 'quarantined', qc_status: 'failed' }),
      lot('empty', { on_hand: 0 }),
    ];
    expect(usableLots(lots, today).map(({ id }) => id)).toEqual([
      'ends today',
      'opened',
      'older',
      'newer',
      'late',
      'endless',
    ]);
  });

  it.each([
    [3, [{ lotId: 'a', quantity: 3 }]],
    [5, [{ lotId: 'a', quantity: 5 }]],
    [
      7,
      [
        { lotId: 'a', quantity: 5 },
        { lotId: 'b', quantity: 2 },
      ],
    ],
    [
      10,
      [
        { lotId: 'a', quantity: 5 },
        { lotId: 'b', quantity: 5 },
      ],
    ],
    [11, undefined],
  ])('takes %i across as many lots as needed, or nothing', (quantity, expected) => {
    expect(pickLots([lot('b', { use_by: '2026-09-01' }), lot('a')], quantity, today)).toEqual(
      expected,
    );
  });

  it('never exceeds a lot’s stock, takes the exact quantity and empties earlier lots first', () => {
    const lots = fc.array(
      fc.record({ on_hand: fc.nat(9), days: fc.integer({ min: -3, max: 9 }) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 40 }), (made, quantity) => {
        const all = made.map(({ on_hand, days }, index) =>
          lot(String(index), { on_hand, use_by: addDays(today, days) }),
        );
        const order = usableLots(all, today);
        const there = order.reduce((sum, { on_hand }) => sum + on_hand, 0);
        const picks = pickLots(all, quantity, today);
        expect(picks === undefined).toBe(there < quantity);
        if (!picks) return;
        expect(picks.reduce((sum, pick) => sum + pick.quantity, 0)).toBe(quantity);
        expect(picks.map(({ lotId }) => lotId)).toEqual(
          order.slice(0, picks.length).map(({ id }) => id),
        );
        for (const [index, pick] of picks.entries())
          expect(pick.quantity).toBe(
            index < picks.length - 1
              ? order[index]?.on_hand
              : Math.min(pick.quantity, order[index]?.on_hand ?? 0),
          );
      }),
      { seed: 21, numRuns: 200 },
    );
  });
});
