import type { OrderItemState, OrderState } from './order.schema.ts';

/**
 * Every way an ordered test may change state (domain model 2.14). A rejected item is ordered again as a new one. A released one ends as an error only
 * with its result, which a laboratory manager has taken back.
 */
export const orderItemMoves = {
  collect: { from: ['ordered'], to: 'collected' },
  receive: { from: ['collected'], to: 'received' },
  start: { from: ['received'], to: 'in_process' },
  result: { from: ['received', 'in_process'], to: 'resulted' },
  repeat: { from: ['resulted', 'verified'], to: 'in_process' },
  verify: { from: ['resulted'], to: 'verified' },
  release: { from: ['verified'], to: 'released' },
  cancel: { from: ['ordered', 'collected', 'received'], to: 'cancelled' },
  reject: { from: ['collected', 'received'], to: 'rejected' },
  mark_as_error: {
    from: ['ordered', 'collected', 'received', 'in_process', 'resulted', 'verified', 'released'],
    to: 'entered_in_error',
  },
} as const satisfies Record<string, { from: readonly OrderItemState[]; to: OrderItemState }>;

export type OrderItemMove = keyof typeof orderItemMoves;

export function canMoveOrderItem(state: OrderItemState, move: OrderItemMove): boolean {
  return (orderItemMoves[move].from as readonly OrderItemState[]).includes(state);
}

/** States from which an item contributes nothing more; a rejected one lives on in the item that replaces it. */
const CLOSED = new Set<OrderItemState>(['cancelled', 'rejected', 'entered_in_error']);

/** Whether an ordered test is still to be made, or made: one that was cancelled or turned down may be ordered again. */
export function isStanding(state: OrderItemState): boolean {
  return !CLOSED.has(state);
}

/** Whether an ordered test may still get a result that can be read. */
export function isOutstanding(state: OrderItemState): boolean {
  return isStanding(state) && state !== 'released';
}

/** Whether something was collected for an order: what is changed from then on is explained. */
export function hasCollected(items: readonly { status: OrderItemState }[]): boolean {
  return items.some(({ status }) => status !== 'ordered' && status !== 'cancelled');
}

/**
 * The state of an order, derived from its items and never stored. Cancelled, rejected and mistaken items do not hold an order back; an order
 * is not completed while somebody must still be told of a critical result.
 */
export function orderStateOf(
  items: readonly OrderItemState[],
  { criticalTaskOpen = false }: { criticalTaskOpen?: boolean } = {},
): OrderState {
  const live = items.filter((state) => !CLOSED.has(state));
  if (live.length === 0) return 'cancelled';
  if (live.every((state) => state === 'released'))
    return criticalTaskOpen ? 'in_progress' : 'completed';
  if (live.includes('released')) return 'partially_released';
  const untouched = live.every((state) => state === 'ordered') && !items.includes('rejected');
  return untouched ? 'placed' : 'in_progress';
}
