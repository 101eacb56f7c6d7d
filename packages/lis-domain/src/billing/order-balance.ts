import { isPaymentDue, type OrderAccount } from './collection-policy.ts';
import { balanceOf } from './settlement.ts';

/**
 * Payment of an order at the front desk. `due`: the patient has to pay. `payer`: billed to an
 * insurer or employer. `free`: nothing to bill.
 */
export const orderPaymentStates = ['due', 'paid', 'payer', 'free'] as const;
export type OrderPaymentState = (typeof orderPaymentStates)[number];

/** Returns the payment state of an order; `due` follows the rule of collection. */
export function orderPaymentState(account: OrderAccount): OrderPaymentState {
  if (isPaymentDue(account)) return 'due';
  if (account.invoices.length === 0) return 'free';
  return account.invoices.some(({ payer_id }) => payer_id !== null) ? 'payer' : 'paid';
}

/**
 * Returns the amount the patient still has to pay for an order: its invoices, or the price of its
 * tests before there is one. Drafts count, because their payer can still change; issued invoices of
 * another payer do not.
 */
export function orderBalance(
  { invoices }: Pick<OrderAccount, 'invoices'>,
  unbilled_minor: number,
): number {
  if (invoices.length === 0) return unbilled_minor;
  return invoices
    .filter(({ payer_id, status }) => payer_id === null || status === 'draft')
    .reduce((sum, invoice) => sum + balanceOf(invoice), 0);
}
