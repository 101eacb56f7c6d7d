import type { InvoiceState, PaymentMethod } from '@alms/lis-domain/billing';

/** Text of invoices and receipts in one language. */
export interface BillingWords {
  invoice: (number: string) => string;
  receipt: (number: string) => string;
  states: Record<Exclude<InvoiceState, 'draft'> | 'overdue', string>;
  methods: Record<PaymentMethod, string>;
  patient: string;
  billedTo: string;
  /** Insurance policy number of the payer. */
  policy: string;
  order: string;
  issued: string;
  due: string;
  forInvoice: string;
  method: string;
  reference: string;
  reason: string;
  receivedBy: string;
  paymentReceived: string;
  refundGiven: string;
  /** Column headings of the line table. */
  columns: readonly [test: string, price: string, discount: string, tax: string, total: string];
  credited: (number: string) => string;
  subtotal: string;
  discount: string;
  tax: string;
  total: string;
  creditNotes: string;
  paid: string;
  balance: string;
  payments: string;
  /** Column headings of the payment table. */
  paymentColumns: readonly [time: string, method: string, receipt: string, amount: string];
  refund: (number: string) => string;
}
