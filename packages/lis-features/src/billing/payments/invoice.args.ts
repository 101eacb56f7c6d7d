import { anInvoice, aPayer, minutesAgo } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { InvoiceScreenProps } from './invoice-screen.tsx';

const done = () => Promise.resolve({ status: 'done' } as const);
const DAY = 24 * 60;

const partly = anInvoice({ status: 'partially_paid' });
const [panel, test] = partly.lines as [
  (typeof partly.lines)[number],
  (typeof partly.lines)[number],
];
const paid = anInvoice({ status: 'paid' });

/** Paid in full, then one line was credited: its amount is due as a refund. */
export const overpaid = anInvoice({
  ...paid,
  credited_minor: 1943,
  overpaid_minor: 1943,
  lines: [panel, { ...test, status: 'credited' }],
  credit_notes: [
    {
      id: paid.id,
      credit_number: 'CN-2026-000001',
      amount_minor: 1943,
      line_ids: [test.id],
      reason: 'Specimen hemolyzed, not repeated',
      created_by: 'Ada Adminson',
      created_at: minutesAgo(DAY),
    },
  ],
});

/** A draft with a discount, a line that is not charged, and a test without a price. */
export const draft = anInvoice({
  status: 'draft',
  subtotal_minor: 2400,
  discount_minor: 400,
  tax_minor: 100,
  total_minor: 2100,
  balance_minor: 2100,
  lines: [
    { ...panel, discount_minor: 400, tax_minor: 100, total_minor: 2100, collected: false },
    { ...test, status: 'cancelled', collected: false },
  ],
  unbilled: [{ code: 'MALAG', name: 'Malaria antigen' }],
});

export const invoiceArgs = {
  invoice: ready(partly),
  payers: [aPayer()],
  listHref: '#list',
  onChange: done,
  onIssue: done,
  onPay: done,
  onOpenDrawer: done,
  onRefund: done,
  onCredit: done,
  onVoid: done,
  onPrint: () => {},
  onReceipt: () => {},
  onRetry: () => {},
} satisfies InvoiceScreenProps;
