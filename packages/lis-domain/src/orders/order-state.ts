import type { OrderItemState, OrderState } from './order.schema.ts';

/**
 * Allowed state transitions of an order item (domain model 2.14). A rejected item is reordered as a
 * new one. A released item becomes entered in error only with its result, which a laboratory
 * manager marks as such.
 */
export const orderItemMoves = {
  collect: { from: ['ordered'], to: 'collected' },
  receive: { from: ['collected'], to: 'received' },
  undo_receipt: { from: ['received'], to: 'collected' },
  start: { from: ['received'], to: 'in_process' },
  result: { from: ['received', 'in_process'], to: 'resulted' },
  repeat: { from: ['resulted', 'verified'], to: 'in_process' },
  /** A calculation that was completed without a value has become possible. */
  reopen: { from: ['released'], to: 'in_process' },
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

/** States in which an item is closed; a rejected item continues in the item that replaces it. */
const CLOSED = new Set<OrderItemState>(['cancelled', 'rejected', 'entered_in_error']);

/**
 * Returns whether an ordered test is pending or done; a cancelled or rejected test can be
 * reordered.
 */
export function isActiveItem(state: OrderItemState): boolean {
  return !CLOSED.has(state);
}

/** States of an ordered test that can still produce a released result. */
export const outstandingStates = [
  'ordered',
  'collected',
  'received',
  'in_process',
  'resulted',
  'verified',
] as const satisfies readonly OrderItemState[];

/** Returns whether an ordered test can still produce a released result. */
export function isOutstanding(state: OrderItemState): boolean {
  return (outstandingStates as readonly OrderItemState[]).includes(state);
}

/** Returns whether a specimen was collected for an order: changes after that require a reason. */
export function hasCollected(items: readonly { status: OrderItemState }[]): boolean {
  return items.some(({ status }) => status !== 'ordered' && status !== 'cancelled');
}

/**
 * Derives the state of an order from its items; it is never stored. Cancelled, rejected and
 * erroneous items do not delay an order. An order is not completed while a critical result awaits
 * notification.
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

/**
 * Returns whether the ward of an order can change: it is open, also while a critical result awaits
 * notification (`orderStateOf`). The ward of a closed order states where it was reported.
 */
export function mayChangeWard(state: OrderState): boolean {
  return state !== 'completed' && state !== 'cancelled';
}
