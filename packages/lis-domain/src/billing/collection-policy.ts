import type { Priority } from '../orders/priority.ts';
import type { CollectionPolicy } from './billing-settings.schema.ts';
import { balanceOf, type Settlement } from './settlement.ts';

/** The billing data of an order that decides about collection. */
export interface OrderAccount {
  /** Invoices that are not void; more than one if tests were added after an invoice was issued. */
  invoices: readonly (Settlement & { payer_id: string | null })[];
  /** Whether any item of the order has a price. */
  billable: boolean;
}

/**
 * Returns whether the patient still has to pay for an order. Amounts billed to an insurer or
 * employer are not due from the patient.
 */
export function isPaymentDue({ invoices, billable }: OrderAccount): boolean {
  if (invoices.length === 0) return billable;
  return invoices.some((invoice) =>
    invoice.status === 'draft' ? billable : invoice.payer_id === null && balanceOf(invoice) > 0,
  );
}

/**
 * Applies the facility’s policy to the collection of an unpaid specimen (domain model 2.10).
 * Emergencies never wait for payment: STAT orders are collected under every policy.
 */
export function collectionHold(
  policy: CollectionPolicy,
  priority: Priority,
  account: OrderAccount,
): 'none' | 'warn' | 'block' {
  if (policy === 'allow' || !isPaymentDue(account)) return 'none';
  return policy === 'block' && priority !== 'stat' ? 'block' : 'warn';
}
