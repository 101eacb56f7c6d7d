import type { InvoiceId } from '@alms/lis-domain/billing';
import { InvoiceScreen } from '@alms/lis-features/billing/payments';
import { useInvoice } from './use-invoice.ts';

export interface InvoicePageProps {
  /** Path of the invoice list. */
  base: string;
  invoiceId: InvoiceId;
}

/** A single invoice. */
export function InvoicePage({ base, invoiceId }: InvoicePageProps) {
  return <InvoiceScreen {...useInvoice(invoiceId)} listHref={base} />;
}
