import { fileName } from '@alms/lis-domain/http';
import { invoiceTemplate } from './invoice-document.ts';
import type { FileBody, OperationContext } from '../../../platform/http/requests/call.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.ts';
import { findSettings } from '../../facility/facility.store.ts';
import { invoiceInWords, receiptInWords } from './invoice-wording.ts';
import { auditInvoice, invoiceRow, read } from '../invoices/invoices.service.ts';
import type { InvoiceId } from '@alms/lis-domain/billing';

/** Renders an invoice as PDF. Drafts cannot be printed. */
export async function printInvoice(
  context: OperationContext,
  id: InvoiceId,
  renderer: PdfRenderer,
): Promise<FileBody> {
  const { tx, tenantId, now } = context;
  const row = await invoiceRow(context, id);
  if (row.invoice_number === null) throw new Refusal('invoice_state');
  const content = await renderer.render(
    invoiceTemplate,
    invoiceInWords(
      await findSettings(tx, tenantId),
      row.payer_address ?? '',
      await read(context, id),
      now.toISOString(),
    ),
  );
  auditInvoice(context, row, { action: 'export' });
  return { content, filename: fileName({ number: row.invoice_number }, 'pdf') };
}

/** Renders the receipt of one payment or refund. */
export async function printReceipt(
  context: OperationContext,
  paymentId: string,
  renderer: PdfRenderer,
): Promise<FileBody> {
  const { tx, tenantId, now } = context;
  const found = await tx
    .selectFrom('invoice_payment')
    .select('invoice_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  const invoice = await read(context, found.invoice_id);
  const payment = invoice.payments.find(({ id }) => id === paymentId);
  if (!payment) throw new Refusal('not_found');
  const content = await renderer.render(
    invoiceTemplate,
    receiptInWords(await findSettings(tx, tenantId), invoice, payment, now.toISOString()),
  );
  auditInvoice(context, await invoiceRow(context, found.invoice_id), {
    action: 'export',
    after: { receipt_number: payment.receipt_number },
  });
  return { content, filename: fileName({ number: payment.receipt_number }, 'pdf') };
}
