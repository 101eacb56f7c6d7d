import * as v from 'valibot';
import { idField, type Id, type IdField } from '../http/fields.ts';

/** The id of an invoice. */
export type InvoiceId = Id<'Invoice'>;
export const invoiceIdField = idField as IdField<InvoiceId>;
export const byInvoiceId = v.object({ id: invoiceIdField });
