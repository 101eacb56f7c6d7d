import {
  documentNumber,
  issuedStateOf,
  numberPeriod,
  voidRefusal,
  type DocumentSeries,
  type Invoice,
  type voidInvoice,
} from '@alms/lis-domain/billing';
import { addDays, dateIn } from '@alms/lis-domain/calendar';
import type { BodyOf } from '@alms/lis-domain/http';
import { nextNumber } from '../../../platform/db/counter.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { findSettings, todayOf } from '../../facility/facility.store.ts';
import { auditInvoice, lockedRow, read, type VersionedInvoice } from './invoices.service.ts';
import { linesOf, updateInvoiceRow } from './invoices.store.ts';

/**
 * Returns the next number of a series in the facility's calendar year. The counter is locked until
 * the transaction ends, so numbers have no gaps: a rollback releases its number (domain model
 * 2.10).
 */
export async function numberOf(
  { tx, tenantId, now }: OperationContext,
  series: DocumentSeries,
): Promise<string> {
  const day = await todayOf({ tx, tenantId, now });
  return documentNumber(series, day, await nextNumber(tx, tenantId, series, numberPeriod(day)));
}

/**
 * Issues a draft: assigns its number and due date and makes it immutable. An invoice with a zero
 * total is paid at once.
 */
export async function issue(context: OperationContext, which: VersionedInvoice): Promise<Invoice> {
  const { tx, tenantId, user, now } = context;
  const row = await lockedRow(context, which);
  if (row.status !== 'draft') throw new Refusal('invoice_state');
  const lines = await linesOf(tx, tenantId, row.id);
  if (lines.every(({ status }) => status === 'cancelled')) throw new Refusal('nothing_to_bill');
  const { timezone, payment_days } = await findSettings(tx, tenantId);
  const due_date = row.due_date ?? addDays(dateIn(timezone, now.toISOString()), payment_days);
  const invoice_number = await numberOf(context, 'invoice');
  const status = issuedStateOf(row);
  await updateInvoiceRow(
    tx,
    tenantId,
    row.id,
    {
      status,
      invoice_number,
      due_date,
      issued_at: now,
      issued_by: user.id,
      issued_by_name: user.full_name,
    },
    now,
  );
  auditInvoice(
    context,
    { ...row, invoice_number },
    {
      action: 'update',
      before: { status: 'draft' },
      after: { status, invoice_number, due_date, total_minor: row.total_minor },
    },
  );
  return read(context, row.id);
}

/** Voids an unpaid invoice. Its number stays used, and its order becomes billable again. */
export async function declareVoid(
  context: OperationContext,
  which: VersionedInvoice,
  { reason }: BodyOf<typeof voidInvoice>,
): Promise<Invoice> {
  const { tx, tenantId, user, now } = context;
  const row = await lockedRow(context, which);
  const refusal = voidRefusal(row);
  if (refusal) throw new Refusal(refusal);
  await updateInvoiceRow(
    tx,
    tenantId,
    row.id,
    { status: 'void', voided_at: now, voided_by_name: user.full_name, void_reason: reason },
    now,
  );
  auditInvoice(context, row, {
    action: 'update',
    before: { status: row.status },
    after: { status: 'void' },
    reason,
  });
  return read(context, row.id);
}
