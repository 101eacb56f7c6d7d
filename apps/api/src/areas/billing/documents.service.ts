import type { FileBody } from '../../http/call.ts';
import { Refusal } from '../../http/problems.ts';
import type { ReportPress } from '../../reports/render-report.ts';
import type { Act } from '../act.ts';
import { findSettings } from '../facility/facility.store.ts';
import { invoiceInWords, receiptInWords } from './invoice-in-words.ts';
import { auditInvoice, invoiceRow, read } from './invoices.service.ts';

/** An invoice on paper; a draft is none yet. */
export async function printInvoice(act: Act, id: string, press: ReportPress): Promise<FileBody> {
  const { tx, tenantId, now } = act;
  const row = await invoiceRow(act, id);
  if (row.invoice_number === null) throw new Refusal('invoice_state');
  const content = await press.printInvoice(
    invoiceInWords(
      await findSettings(tx, tenantId),
      row.payer_address ?? '',
      await read(act, id),
      now.toISOString(),
    ),
  );
  auditInvoice(act, row, { action: 'export' });
  return { content, filename: `${row.invoice_number}.pdf` };
}

/** The receipt of one payment or refund. */
export async function printReceipt(
  act: Act,
  paymentId: string,
  press: ReportPress,
): Promise<FileBody> {
  const { tx, tenantId, now } = act;
  const found = await tx
    .selectFrom('invoice_payment')
    .select('invoice_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  const invoice = await read(act, found.invoice_id);
  const payment = invoice.payments.find(({ id }) => id === paymentId);
  if (!payment) throw new Refusal('not_found');
  const content = await press.printInvoice(
    receiptInWords(await findSettings(tx, tenantId), invoice, payment, now.toISOString()),
  );
  auditInvoice(act, await invoiceRow(act, found.invoice_id), {
    action: 'export',
    after: { receipt_number: payment.receipt_number },
  });
  return { content, filename: `${payment.receipt_number}.pdf` };
}
