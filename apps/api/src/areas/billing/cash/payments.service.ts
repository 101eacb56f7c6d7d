import {
  issuedStateOf,
  paymentRefusal,
  refundRefusal,
  type Invoice,
  type PaymentMethod,
  type refundPayment,
  type takePayment,
  type InvoiceId,
} from '@alms/lis-domain/billing';
import type { BodyOf } from '@alms/lis-domain/http';
import { uuidv7 } from 'uuidv7';
import type { Insertable } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { findOwnOpenDrawer } from './cash-sessions.store.ts';
import { auditInvoice, invoiceRow, leftOf, read } from '../invoices/invoices.service.ts';
import {
  linesOf,
  paymentsOf,
  updateInvoiceRow,
  type InvoiceRow,
} from '../invoices/invoices.store.ts';
import { numberOf } from '../invoices/issue.service.ts';

/** Records a payment. Concurrent payments are serialised, so each sees the current balance due. */
export async function pay(
  context: OperationContext,
  invoiceId: InvoiceId,
  { amount_minor, method, reference }: BodyOf<typeof takePayment>,
): Promise<Invoice> {
  const row = await invoiceRow(context, invoiceId, { lock: true });
  const refusal = paymentRefusal(row, amount_minor);
  if (refusal) throw new Refusal(refusal);
  await move(context, row, {
    kind: 'payment',
    amount_minor,
    method,
    reference,
    refund_of_id: null,
    reason: null,
  });
  return read(context, invoiceId);
}

/** Refunds a payment in whole or in part by the given method. */
export async function refund(
  context: OperationContext,
  paymentId: string,
  { amount_minor, method, reason }: BodyOf<typeof refundPayment>,
): Promise<Invoice> {
  const { tx, tenantId, user } = context;
  const payment = await tx
    .selectFrom('invoice_payment')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!payment) throw new Refusal('not_found');
  const row = await invoiceRow(context, payment.invoice_id, { lock: true });
  const lines = await linesOf(tx, tenantId, row.id);
  const refusal = refundRefusal({
    invoice: row,
    left_minor: leftOf(payment, await paymentsOf(tx, tenantId, row.id)),
    amount_minor,
    collected: lines.some(
      ({ status, credit_note_id, collected }) =>
        status === 'active' && credit_note_id === null && collected,
    ),
    byAdmin: user.role === 'admin',
  });
  if (refusal) throw new Refusal(refusal);
  await move(context, row, {
    kind: 'refund',
    amount_minor,
    method,
    reference: payment.receipt_number,
    refund_of_id: payment.id,
    reason,
  });
  return read(context, row.id);
}

type Movement = Required<
  Pick<
    Insertable<Schema['invoice_payment']>,
    'kind' | 'amount_minor' | 'reference' | 'refund_of_id'
  >
> & { method: PaymentMethod; reason: string | null };

/**
 * Records a payment or refund and updates the invoice status. Cash is booked to the user's own
 * drawer.
 */
async function move(context: OperationContext, row: InvoiceRow, movement: Movement): Promise<void> {
  const { tx, tenantId, user, now } = context;
  const drawer =
    movement.method === 'cash'
      ? await findOwnOpenDrawer(tx, tenantId, user.id, { lock: true })
      : undefined;
  if (movement.method === 'cash' && !drawer) throw new Refusal('cash_session_missing');
  const receipt_number = await numberOf(context, 'receipt');
  await tx
    .insertInto('invoice_payment')
    .values({
      tenant_id: tenantId,
      id: uuidv7(),
      receipt_number,
      invoice_id: row.id,
      ...movement,
      cash_session_id: drawer?.id ?? null,
      received_by: user.id,
      received_by_name: user.full_name,
      received_at: now,
    })
    .execute();
  const paid_minor =
    row.paid_minor + (movement.kind === 'payment' ? movement.amount_minor : -movement.amount_minor);
  const status = issuedStateOf({ ...row, paid_minor });
  await updateInvoiceRow(tx, tenantId, row.id, { paid_minor, status }, now);
  auditInvoice(context, row, {
    action: 'update',
    before: { status: row.status, paid_minor: row.paid_minor },
    after: { status, paid_minor, receipt_number, method: movement.method },
    ...(movement.reason !== null && { reason: movement.reason }),
  });
}
