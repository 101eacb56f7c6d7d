import {
  createInvoice,
  issueInvoice,
  listOrderBalances,
  readInvoice,
  takePayment,
  updateInvoice,
  type Invoice,
  type OrderBalance,
  type PaymentMethod,
} from '@alms/lis-domain/billing';
import type { Client } from '@alms/lis-domain/http';

/** Idempotency keys of one payment, kept until its outcome is known. */
export interface SettlementKeys {
  invoice: string;
  payment: string;
}

/**
 * Outcome of taking a payment. `total_changed`: nothing was taken, because another amount is due.
 */
export type Settlement =
  | { status: 'settled'; paymentId: string | null }
  | { status: 'total_changed'; balance_minor: number };

/**
 * Takes the amount due for an order from the patient: creates and issues the invoice if there is
 * none, and records the payment. Safe to repeat after a failure: existing steps are found, and the
 * payment is recorded once per key. Nothing is taken if the amount due is not the given one.
 */
export async function settleOrder(
  call: Client,
  orderNumber: string,
  payment: { amount_minor: number; method: PaymentMethod; reference: string },
  keys: SettlementKeys,
): Promise<Settlement> {
  const account = await readBalance(call, orderNumber);
  if (account.payment !== 'due') return { status: 'settled', paymentId: account.payment_id };
  const draft = await patientInvoice(call, account, keys.invoice);
  const due = draft.status === 'draft' ? draft.total_minor : draft.balance_minor;
  if (due !== payment.amount_minor) return { status: 'total_changed', balance_minor: due };
  const { id } =
    draft.status === 'draft'
      ? await call(issueInvoice, { params: { id: draft.id }, version: draft.version })
      : draft;
  const { payments } = await call(takePayment, {
    params: { id },
    body: payment,
    key: keys.payment,
  });
  return { status: 'settled', paymentId: payments.at(-1)?.id ?? null };
}

/** Returns an order with its payment. */
export async function readBalance(call: Client, orderNumber: string): Promise<OrderBalance> {
  const { items } = await call(listOrderBalances, { query: { q: orderNumber, limit: '1' } });
  const [account] = items;
  if (!account) throw new Error('The order was not found.');
  return account;
}

/** Returns the order’s invoice, billed to the patient: a draft of another payer is changed. */
async function patientInvoice(
  call: Client,
  { order_number, invoice_id }: OrderBalance,
  key: string,
): Promise<Invoice> {
  if (invoice_id === null)
    return call(createInvoice, { body: { order_number, payer_id: null }, key });
  const invoice = await call(readInvoice, { params: { id: invoice_id } });
  if (invoice.status !== 'draft' || invoice.payer === null) return invoice;
  return call(updateInvoice, {
    params: { id: invoice_id },
    version: invoice.version,
    body: {
      payer_id: null,
      due_date: invoice.due_date,
      lines: invoice.lines.map(({ id, discount_minor, status }) => ({
        id,
        discount_minor,
        status: status === 'cancelled' ? ('cancelled' as const) : ('active' as const),
      })),
    },
  });
}
