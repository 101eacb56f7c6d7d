import { describe, expect, it } from 'vitest';
import type { OrderAccount } from './collection-policy.ts';
import { orderBalance, orderPaymentState, type OrderPaymentState } from './order-balance.ts';

const open = {
  status: 'issued',
  total_minor: 4250,
  credited_minor: 0,
  paid_minor: 0,
  payer_id: null,
} as const;
const draft = { ...open, status: 'draft' } as const;
const partly = { ...open, status: 'partially_paid', paid_minor: 2000 } as const;
const paid = { ...open, status: 'paid', paid_minor: 4250 } as const;
const insured = { ...open, payer_id: 'insurer' } as const;

describe('payment of an order', () => {
  it.each([
    ['no invoice, priced', { invoices: [], billable: true }, 'due', 1900],
    ['no invoice, no price', { invoices: [], billable: false }, 'free', 1900],
    ['a draft', { invoices: [draft], billable: true }, 'due', 4250],
    [
      'a draft of an insurer',
      { invoices: [{ ...draft, payer_id: 'insurer' }], billable: true },
      'due',
      4250,
    ],
    ['an open invoice', { invoices: [open], billable: true }, 'due', 4250],
    ['a part payment', { invoices: [partly], billable: true }, 'due', 2250],
    ['a payment in full', { invoices: [paid], billable: true }, 'paid', 0],
    ['an invoice of an insurer', { invoices: [insured], billable: true }, 'payer', 0],
    [
      'a paid invoice and a draft for added tests',
      { invoices: [paid, draft], billable: true },
      'due',
      4250,
    ],
    [
      'a credited invoice',
      { invoices: [{ ...paid, paid_minor: 0, credited_minor: 4250 }], billable: true },
      'paid',
      0,
    ],
  ] satisfies [string, OrderAccount, OrderPaymentState, number][])(
    '%s',
    (_, account, state, balance) => {
      expect(orderPaymentState(account)).toBe(state);
      expect(orderBalance(account, 1900)).toBe(balance);
    },
  );
});
