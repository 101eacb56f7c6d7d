import type { Priority } from '../orders/order.schema.ts';
import type { CollectionPolicy } from './billing-settings.schema.ts';
import { balanceOf, type Settlement } from './settlement.ts';

/** As much of an order's money as decides about its collection. */
export interface OrderAccount {
  /** Those that are not void; more than one where tests were added after an issue. */
  invoices: readonly (Settlement & { payer_id: string | null })[];
  /** Whether something on the order has a price. */
  billable: boolean;
}

/** Whether the patient still has something to pay for an order. What an insurer or an employer was billed for is not the patient's to pay. */
export function isPaymentDue({ invoices, billable }: OrderAccount): boolean {
  if (invoices.length === 0) return billable;
  return invoices.some((invoice) =>
    invoice.status === 'draft' ? billable : invoice.payer_id === null && balanceOf(invoice) > 0,
  );
}

/**
 * What a facility's policy does with a specimen that is not paid for (domain model 2.10). Nobody is kept waiting for money in an emergency: what was
 * ordered STAT is collected under every policy.
 */
export function collectionHold(
  policy: CollectionPolicy,
  priority: Priority,
  account: OrderAccount,
): 'none' | 'warn' | 'block' {
  if (policy === 'allow' || !isPaymentDue(account)) return 'none';
  return policy === 'block' && priority !== 'stat' ? 'block' : 'warn';
}
