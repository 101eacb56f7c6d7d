import type { SupplierOrderState } from './supplier-order.schema.ts';

/** What is done with an order to a supplier, and in which states. */
const allowed = {
  change: ['draft'],
  place: ['draft'],
  receive: ['ordered', 'partly_received'],
  cancel: ['draft', 'ordered', 'partly_received'],
} as const satisfies Record<string, readonly SupplierOrderState[]>;

export type SupplierOrderAct = keyof typeof allowed;

export function canActOnOrder(state: SupplierOrderState, act: SupplierOrderAct): boolean {
  return (allowed[act] as readonly SupplierOrderState[]).includes(state);
}

/** The state of a placed order by what has come of it. More than was ordered is as good as all of it. */
export function deliveryState(
  lines: readonly { quantity: number; received: number }[],
): Extract<SupplierOrderState, 'ordered' | 'partly_received' | 'received'> {
  if (lines.every(({ quantity, received }) => received >= quantity)) return 'received';
  return lines.some(({ received }) => received > 0) ? 'partly_received' : 'ordered';
}
