import * as v from 'valibot';
import { dateField, idField, instantField } from '../http/index.ts';
import { currencyField } from './billing-settings.schema.ts';
import { invoiceLineSchema, invoicePaymentSchema, invoiceStates } from './invoice.schema.ts';
import { payerSummary } from './payer.schema.ts';

/** An invoice as the patient reads it: what was issued, without what only the desk needs. */
export const patientInvoiceSchema = v.object({
  id: idField,
  invoice_number: v.string(),
  status: v.picklist(invoiceStates.filter((state) => state !== 'draft')),
  /** Only the patient's own are: what somebody else pays is not for the patient to worry about. */
  overdue: v.boolean(),
  payer: payerSummary,
  currency: currencyField,
  total_minor: v.number(),
  /** What the patient still has to pay; 0 where somebody else pays. */
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

export type PatientInvoice = v.InferOutput<typeof patientInvoiceSchema>;
