import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceStates } from './invoice.schema.ts';
import {
  balanceOf,
  creditRefusal,
  isOverdue,
  issuedStateOf,
  overpaidOf,
  paymentRefusal,
  refundRefusal,
  voidRefusal,
  type Settlement,
} from './settlement.ts';

const anInvoice = (invoice: Partial<Settlement> = {}): Settlement => ({
  status: 'issued',
  total_minor: 3000,
  credited_minor: 0,
  paid_minor: 0,
  ...invoice,
});

describe('invoice settlement', () => {
  it.each([
    ['nothing paid', {}, 'issued', 3000, 0],
    ['some paid', { paid_minor: 1 }, 'partially_paid', 2999, 0],
    ['all paid', { paid_minor: 3000 }, 'paid', 0, 0],
    ['part credited, nothing paid', { credited_minor: 1000 }, 'issued', 2000, 0],
    ['the rest credited', { credited_minor: 1000, paid_minor: 2000 }, 'paid', 0, 0],
    ['credited after payment', { credited_minor: 1000, paid_minor: 3000 }, 'paid', 0, 1000],
    ['all credited', { credited_minor: 3000 }, 'paid', 0, 0],
    ['free', { total_minor: 0 }, 'paid', 0, 0],
  ] satisfies [string, Partial<Settlement>, string, number, number][])(
    '%s',
    (_, change, state, balance, overpaid) => {
      const invoice = anInvoice(change);
      expect([issuedStateOf(invoice), balanceOf(invoice), overpaidOf(invoice)]).toEqual([
        state,
        balance,
        overpaid,
      ]);
    },
  );

  it('never has a negative balance, nor a balance and an overpayment at once', () => {
    const sums = fc.record({
      total_minor: fc.nat(10_000),
      credited: fc.double({ min: 0, max: 1, noNaN: true }),
      paid: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(sums, ({ total_minor, credited, paid }) => {
        const invoice = {
          total_minor,
          credited_minor: Math.floor(credited * total_minor),
          paid_minor: Math.floor(paid * total_minor),
        };
        expect(Math.min(balanceOf(invoice), overpaidOf(invoice))).toBe(0);
        expect(balanceOf(invoice) - overpaidOf(invoice)).toBe(
          total_minor - invoice.credited_minor - invoice.paid_minor,
        );
      }),
      { seed: 10, numRuns: 500 },
    );
  });
});

describe('isOverdue', () => {
  it.each([
    ['issued', '2026-05-11', true],
    ['partially_paid', '2026-05-11', true],
    ['issued', '2026-05-12', false],
    ['issued', null, false],
    ['paid', '2026-05-11', false],
    ['draft', '2026-05-11', false],
    ['void', '2026-05-11', false],
  ] as const)('%s, due %s, on 2026-05-12: %s', (status, due_date, expected) => {
    expect(isOverdue({ status, due_date }, '2026-05-12')).toBe(expected);
  });
});

describe('paymentRefusal', () => {
  it.each([
    ['issued', 3000, undefined],
    ['issued', 3001, 'payment_exceeds_balance'],
    ['partially_paid', 1, undefined],
    ['draft', 1, 'invoice_state'],
    ['paid', 1, 'invoice_state'],
    ['void', 1, 'invoice_state'],
  ] as const)('on an invoice that is %s, of %d: %s', (status, amount, refusal) => {
    expect(paymentRefusal(anInvoice({ status }), amount)).toBe(refusal);
  });
});

describe('refundRefusal', () => {
  const paid = anInvoice({ status: 'paid', paid_minor: 3000 });
  const credited = anInvoice({ status: 'paid', paid_minor: 3000, credited_minor: 1000 });

  it.each([
    ['before collection', paid, { collected: false, byAdmin: false }, 3000, undefined],
    [
      'of more than the payment',
      paid,
      { collected: false, byAdmin: true },
      3001,
      'refund_exceeds_payment',
    ],
    ['after collection', paid, { collected: true, byAdmin: false }, 1, 'specimen_collected'],
    [
      'after collection, by an administrator',
      paid,
      { collected: true, byAdmin: true },
      3000,
      undefined,
    ],
    [
      'of what a credit note made too much',
      credited,
      { collected: true, byAdmin: false },
      1000,
      undefined,
    ],
    [
      'of more than that',
      credited,
      { collected: true, byAdmin: false },
      1001,
      'specimen_collected',
    ],
  ] as const)('%s', (_, invoice, how, amount_minor, refusal) => {
    expect(refundRefusal({ invoice, left_minor: 3000, amount_minor, ...how })).toBe(refusal);
  });

  it('limits a refund to the remainder of the payment and to the amount still paid on the invoice', () => {
    expect(
      refundRefusal({
        invoice: paid,
        left_minor: 500,
        amount_minor: 501,
        collected: false,
        byAdmin: true,
      }),
    ).toBe('refund_exceeds_payment');
    expect(
      refundRefusal({
        invoice: anInvoice({ paid_minor: 400, status: 'partially_paid' }),
        left_minor: 500,
        amount_minor: 500,
        collected: false,
        byAdmin: true,
      }),
    ).toBe('refund_exceeds_payment');
  });
});

describe('creditRefusal and voidRefusal', () => {
  it.each([
    ['draft', 'invoice_state', undefined],
    ['issued', undefined, undefined],
    ['partially_paid', undefined, 'invoice_state'],
    ['paid', undefined, 'invoice_state'],
    ['void', 'invoice_state', 'invoice_state'],
  ] as const)('%s: credit %s, void %s', (status, credit, voided) => {
    expect([
      creditRefusal({ status }, { collected: false, byAdmin: false }),
      voidRefusal(anInvoice({ status })),
    ]).toEqual([credit, voided]);
  });

  it('allow only an administrator to credit the line of a collected specimen', () => {
    expect(
      [false, true].map((byAdmin) =>
        creditRefusal({ status: 'issued' }, { collected: true, byAdmin }),
      ),
    ).toEqual(['specimen_collected', undefined]);
  });

  it('do not void an invoice with payments or credit notes', () => {
    expect(voidRefusal(anInvoice({ credited_minor: 100 }))).toBe('invoice_state');
  });

  it('cover every invoice state', () => {
    for (const status of invoiceStates)
      expect(['invoice_state', undefined]).toContain(voidRefusal(anInvoice({ status })));
  });
});
