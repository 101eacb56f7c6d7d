import type { SupplierOrderState } from './supplier-order.schema.ts';

/** Actions on a purchase order, and the states in which they are allowed. */
const allowed = {
  change: ['draft'],
  place: ['draft'],
  receive: ['ordered', 'partly_received'],
  cancel: ['draft', 'ordered', 'partly_received'],
} as const satisfies Record<string, readonly SupplierOrderState[]>;

export type SupplierOrderAction = keyof typeof allowed;

export function isSupplierOrderActionAllowed(
  state: SupplierOrderState,
  action: SupplierOrderAction,
): boolean {
  return (allowed[action] as readonly SupplierOrderState[]).includes(state);
}

/**
 * Returns the state of a placed purchase order from its received quantities. Excess deliveries
 * count as complete.
 */
export function deliveryState(
  lines: readonly { quantity: number; received: number }[],
): Extract<SupplierOrderState, 'ordered' | 'partly_received' | 'received'> {
  if (lines.every(({ quantity, received }) => received >= quantity)) return 'received';
  return lines.some(({ received }) => received > 0) ? 'partly_received' : 'ordered';
}
