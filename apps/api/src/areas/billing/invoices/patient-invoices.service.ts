import type { PatientId } from '@alms/lis-domain/patients';
import {
  balanceOf,
  type Invoice,
  type listPatientInvoices,
  type PatientInvoice,
  type InvoiceId,
} from '@alms/lis-domain/billing';
import type { AnswerOf, QueryOf } from '@alms/lis-domain/http';
import type { FileBody, OperationContext } from '../../../platform/http/requests/call.ts';
import { keysOf, pageOfRows } from '../../../platform/http/requests/cursor.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.ts';
import { readingOf, summaryOf } from '../../patients/patient-summary.ts';
import { patientRow } from '../../patients/patients.service.ts';
import { printInvoice } from '../documents/documents.service.ts';
import { invoiceRow, read } from './invoices.service.ts';
import { findIssuedInvoices, findOpenInvoices } from './invoices.store.ts';

const defaultLimit = 20;

/** Invoices issued to one patient, newest first. Access by anyone but the patient is audited. */
export async function invoicesOfPatient(
  context: OperationContext,
  patientId: PatientId,
  { cursor, limit = defaultLimit }: QueryOf<typeof listPatientInvoices>,
): Promise<AnswerOf<typeof listPatientInvoices>> {
  const { tx, tenantId, user } = context;
  const patient = await patientRow(tx, tenantId, patientId);
  const after = keysOf(cursor, 2) as [string, string] | undefined;
  const rows = await findIssuedInvoices(tx, tenantId, { patientId, after, max: limit + 1 });
  const page = pageOfRows(
    rows,
    limit,
    ({ issued_at, id }) => [issued_at ?? '', id],
    ({ id }) => id,
  );
  const items: PatientInvoice[] = [];
  for (const id of page.items) items.push(forPatient(await read(context, id)));
  if (user.role !== 'patient')
    context.audit(readingOf(summaryOf({ ...patient, patient_id: patientId }), 'billing'));
  return { ...page, items };
}

/** Due from a patient on issued invoices, by currency. Invoices to another payer are excluded. */
export async function balancesDueFrom(
  { tx, tenantId }: Pick<OperationContext, 'tx' | 'tenantId'>,
  patientId: PatientId,
): Promise<{ amount_minor: number; currency: string }[]> {
  const due = new Map<string, number>();
  for (const invoice of await findOpenInvoices(tx, tenantId, patientId))
    due.set(invoice.currency, (due.get(invoice.currency) ?? 0) + balanceOf(invoice));
  return [...due].map(([currency, amount_minor]) => ({ currency, amount_minor }));
}

function forPatient({
  id,
  invoice_number,
  status,
  overdue,
  payer,
  currency,
  total_minor,
  balance_minor,
  issued_at,
  due_date,
  lines,
  payments,
}: Invoice): PatientInvoice {
  // The store returns issued invoices only.
  if (invoice_number === null || issued_at === null || status === 'draft')
    throw new Error('Drafts must not be shown to patients. Expected an issued invoice.');
  const isOwn = payer === null;
  return {
    id,
    invoice_number,
    status,
    overdue: overdue && isOwn,
    payer,
    currency,
    total_minor,
    due_minor: isOwn ? balance_minor : 0,
    issued_at,
    due_date,
    lines: lines.map(({ id: line, description, total_minor: total, status: state }) => ({
      id: line,
      description,
      total_minor: total,
      status: state,
    })),
    payments: payments.map(
      ({ id: payment, receipt_number, kind, amount_minor, method, received_at }) => ({
        id: payment,
        receipt_number,
        kind,
        amount_minor,
        method,
        received_at,
      }),
    ),
  };
}

/** Renders one of the patient's invoices exactly as printed by the front desk. */
export async function printForPatient(
  context: OperationContext,
  { id, invoiceId }: { id: string; invoiceId: InvoiceId },
  renderer: PdfRenderer,
): Promise<FileBody> {
  const { patient_id, invoice_number } = await invoiceRow(context, invoiceId);
  if (patient_id !== id || invoice_number === null) throw new Refusal('not_found');
  return printInvoice(context, invoiceId, renderer);
}
