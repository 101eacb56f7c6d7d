import type { InvoiceState, PaymentMethod } from '@alms/lis-domain/billing';

/** Everything that invoices and receipts say in one language. */
export interface BillingWords {
  invoice: (number: string) => string;
  receipt: (number: string) => string;
  states: Record<Exclude<InvoiceState, 'draft'> | 'overdue', string>;
  methods: Record<PaymentMethod, string>;
  patient: string;
  billedTo: string;
  /** The number of the policy that whoever is billed pays under. */
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
  /** The heads of the table. */
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
  /** The heads of the table of payments. */
  paymentColumns: readonly [time: string, method: string, receipt: string, amount: string];
  refund: (number: string) => string;
}
