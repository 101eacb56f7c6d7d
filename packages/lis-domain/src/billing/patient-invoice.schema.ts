import * as v from 'valibot';
import { dateField, instantField } from '../http/index.ts';
import { currencyField } from './billing-settings.schema.ts';
import { invoiceLineSchema, invoicePaymentSchema, invoiceStates } from './invoice.schema.ts';
import { payerSummary } from './payer.schema.ts';
import type { Named } from '../http/named.ts';
import { invoiceIdField } from './invoice-id.ts';

/** An issued invoice as the patient sees it, without front-desk details. */
const patientInvoiceObject = v.object({
  id: invoiceIdField,
  invoice_number: v.string(),
  status: v.picklist(invoiceStates.filter((state) => state !== 'draft')),
  /**
   * Only for invoices the patient pays; invoices billed to another payer are never overdue for the
   * patient.
   */
  overdue: v.boolean(),
  payer: payerSummary,
  currency: currencyField,
  total_minor: v.number(),
  /** Balance due from the patient; 0 if another payer is billed. */
  due_minor: v.number(),
  issued_at: instantField,
  due_date: v.nullable(dateField),
  lines: v.array(v.pick(invoiceLineSchema, ['id', 'description', 'total_minor', 'status'])),
  payments: v.array(
    v.pick(invoicePaymentSchema, [
      'id',
      'receipt_number',
      'kind',
      'amount_minor',
      'method',
      'received_at',
    ]),
  ),
});
export interface PatientInvoiceSchema extends Named<typeof patientInvoiceObject> {}
export const patientInvoiceSchema: PatientInvoiceSchema = patientInvoiceObject;

export interface PatientInvoice extends v.InferOutput<PatientInvoiceSchema> {}
