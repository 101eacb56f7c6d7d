import { describe, expect, it } from 'vitest';
import { orderNumber } from './order-number.ts';
import {
  canMoveOrderItem,
  orderItemMoves,
  orderStateOf,
  type OrderItemMove,
  mayChangeWard,
} from './order-state.ts';
import { orderItemStates, type OrderItemState } from './order.schema.ts';

/** Domain model 2.14: the allowed transitions from each state. */
const allowed: Record<OrderItemState, string> = {
  ordered: 'cancel, collect, mark_as_error',
  collected: 'cancel, mark_as_error, receive, reject',
  received: 'cancel, mark_as_error, reject, result, start, undo_receipt',
  in_process: 'mark_as_error, result',
  resulted: 'mark_as_error, repeat, verify',
  verified: 'mark_as_error, release, repeat',
  released: 'mark_as_error, reopen',
  cancelled: '',
  rejected: '',
  entered_in_error: '',
};

describe('order item transitions', () => {
  it.each(orderItemStates)('%s', (state) => {
    const moves = (Object.keys(orderItemMoves) as OrderItemMove[]).filter((move) =>
      canMoveOrderItem(state, move),
    );
    expect(moves.toSorted().join(', ')).toBe(allowed[state]);
  });
});

describe('orderStateOf', () => {
  it.each([
    [['ordered', 'ordered'], 'placed'],
    [['ordered', 'cancelled'], 'placed'],
    [['ordered', 'collected'], 'in_progress'],
    [['verified', 'verified'], 'in_progress'],
    [['rejected', 'ordered'], 'in_progress'],
    [['released', 'ordered'], 'partially_released'],
    [['released', 'verified', 'cancelled'], 'partially_released'],
    [['released', 'released'], 'completed'],
    [['released', 'cancelled'], 'completed'],
    [['released', 'rejected', 'released'], 'completed'],
    [['cancelled', 'cancelled'], 'cancelled'],
    [['cancelled', 'entered_in_error'], 'cancelled'],
  ] as [OrderItemState[], string][])('%j: %s', (items, state) => {
    expect(orderStateOf(items)).toBe(state);
  });

  it('is not completed while a critical result awaits notification', () => {
    expect(orderStateOf(['released', 'released'], { criticalTaskOpen: true })).toBe('in_progress');
  });
});

it.each([
  ['placed', true],
  ['in_progress', true],
  ['partially_released', true],
  ['completed', false],
  ['cancelled', false],
] as const)('the ward of a %s order can change: %s', (state, expected) => {
  expect(mayChangeWard(state)).toBe(expected);
});

it('numbers orders by the day', () => {
  expect(orderNumber('2026-05-12', 7)).toBe('ORD-20260512-0007');
});
