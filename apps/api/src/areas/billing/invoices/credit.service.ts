import {
  creditRefusal,
  issuedStateOf,
  type creditLines,
  type Invoice,
  type InvoiceId,
} from '@alms/lis-domain/billing';
import type { BodyOf } from '@alms/lis-domain/http';
import { uuidv7 } from 'uuidv7';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { invalid } from '../../../platform/http/requests/validation.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { auditInvoice, invoiceRow, read } from './invoices.service.ts';
import { linesOf, updateInvoiceRow } from './invoices.store.ts';
import { numberOf } from './issue.service.ts';

/**
 * Credits lines of an issued invoice by a credit note. The invoice itself is not changed (domain
 * model 2.14, link 2).
 */
export async function credit(
  context: OperationContext,
  invoiceId: InvoiceId,
  { line_ids, reason }: BodyOf<typeof creditLines>,
): Promise<Invoice> {
  const { tx, tenantId, user, now } = context;
  const row = await invoiceRow(context, invoiceId, { lock: true });
  const chosen = (await linesOf(tx, tenantId, invoiceId)).filter(({ id }) => line_ids.includes(id));
  const refusal = creditRefusal(row, {
    collected: chosen.some(({ collected }) => collected),
    byAdmin: user.role === 'admin',
  });
  if (refusal) throw new Refusal(refusal);
  const isWhole =
    chosen.length === line_ids.length &&
    chosen.every(({ status, credit_note_id }) => status === 'active' && credit_note_id === null);
  if (!isWhole)
    throw invalid({ line_ids: 'must be active lines of this invoice, without duplicates' });

  const id = uuidv7();
  const amount_minor = chosen.reduce((sum, { total_minor }) => sum + total_minor, 0);
  const credit_number = await numberOf(context, 'credit_note');
  await tx
    .insertInto('credit_note')
    .values({
      tenant_id: tenantId,
      id,
      credit_number,
      invoice_id: invoiceId,
      amount_minor,
      reason,
      created_at: now,
      created_by: user.id,
      created_by_name: user.full_name,
    })
    .execute();
  await tx
    .insertInto('credit_note_line')
    .values(
      chosen.map((line) => ({ tenant_id: tenantId, invoice_line_id: line.id, credit_note_id: id })),
    )
    .execute();
  const credited_minor = row.credited_minor + amount_minor;
  const status = issuedStateOf({ ...row, credited_minor });
  await updateInvoiceRow(tx, tenantId, invoiceId, { credited_minor, status }, now);
  auditInvoice(context, row, {
    action: 'update',
    before: { status: row.status, credited_minor: row.credited_minor },
    after: { status, credited_minor, credit_number, lines: chosen.map(({ code }) => code) },
    reason,
  });
  return read(context, invoiceId);
}
