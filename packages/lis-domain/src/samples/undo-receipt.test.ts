import { describe, expect, it } from 'vitest';
import { idOf } from '../fixtures/ids.ts';
import type { UserId } from '../identity/user-id.ts';
import { sampleStates } from './sample.schema.ts';
import { receiptUndoMinutes, refusesUndoOfReceipt, stateBeforeReceipt } from './undo-receipt.ts';

const me = { userId: idOf<UserId>('me'), now: '2026-05-12T08:42:00Z' };
const event = (type: string, at: string, by_id: string | null = 'me') => ({ type, at, by_id });
const collected = event('collected', '2026-05-12T08:00:00Z', 'collector');
const sent = event('in_transit', '2026-05-12T08:10:00Z', 'collector');
const received = event('received', '2026-05-12T08:40:00Z');

const refusal = (change: Partial<Parameters<typeof refusesUndoOfReceipt>[0]> = {}, by = me) =>
  refusesUndoOfReceipt(
    { status: 'received', events: [collected, received], isInUse: false, ...change },
    by,
  );

describe('undoing a receipt', () => {
  it.each(sampleStates.filter((state) => state !== 'received'))('is refused when %s', (status) => {
    expect(refusal({ status })).toBe('sample_not_usable');
  });

  it.each(['condition_noted', 'aliquoted', 'label_printed', 'stored', 'receipt_undone'])(
    'is refused after the event %s',
    (type) => {
      const later = event(type, '2026-05-12T08:41:00Z');
      expect(refusal({ events: [collected, received, later] })).toBe('sample_not_usable');
    },
  );

  it('is refused once one of its tests has a value', () => {
    expect(refusal({ isInUse: true })).toBe('sample_not_usable');
  });

  it('is refused without a recorded receipt', () => {
    expect(refusal({ events: [] })).toBe('sample_not_usable');
  });

  it.each(['other', null])('is refused when received by %s', (by_id) => {
    expect(refusal({ events: [collected, event('received', received.at, by_id)] })).toBe(
      'receipt_by_other_user',
    );
  });

  it.each([
    ['at once', '2026-05-12T08:40:00Z', undefined],
    ['after 15 minutes', '2026-05-12T08:55:00Z', undefined],
    ['later', '2026-05-12T08:55:01Z', 'receipt_undo_expired'],
  ])('%s: %s', (_, now, expected) => {
    expect(receiptUndoMinutes).toBe(15);
    expect(refusal({}, { ...me, now })).toBe(expected);
  });

  it('is possible again after a second receipt', () => {
    const undone = event('receipt_undone', '2026-05-12T08:40:30Z');
    const again = event('received', '2026-05-12T08:41:00Z');
    expect(refusal({ events: [collected, received, undone, again] })).toBeUndefined();
  });

  it.each([
    [[collected, received], 'collected'],
    [[collected, sent, received], 'in_transit'],
    [[], 'collected'],
  ])('returns the specimen to its last custody: %j', (events, state) => {
    expect(stateBeforeReceipt(events)).toBe(state);
  });
});
