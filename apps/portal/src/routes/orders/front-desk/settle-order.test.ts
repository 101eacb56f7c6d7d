import {
  createInvoice,
  issueInvoice,
  listOrderBalances,
  readInvoice,
  takePayment,
  updateInvoice,
  type OrderBalance,
} from '@alms/lis-domain/billing';
import { anInvoice, anOrderBalance, aPayer, fixtureId } from '@alms/lis-domain/fixtures';
import { CallError, type Client, type Endpoint } from '@alms/lis-domain/http';
import { describe, expect, it } from 'vitest';
import { settleOrder } from './settle-order.ts';

const payment = { amount_minor: 4463, method: 'cash', reference: '' } as const;
const keys = { invoice: 'invoice-key', payment: 'payment-key' };
const draft = anInvoice({ status: 'draft' });
const issued = anInvoice({ status: 'issued' });
const paid = anInvoice({ status: 'paid' });

/** A server that answers these endpoints and records the calls. */
function serverOf(answers: readonly (readonly [Endpoint, unknown])[]) {
  const calls: [id: string, input: Record<string, unknown>][] = [];
  const call = (async (spec: Endpoint, input: Record<string, unknown>) => {
    calls.push([spec.id, input]);
    const answer = new Map(answers).get(spec);
    if (answer === undefined) throw new Error(`Not expected: ${spec.id}`);
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as Client;
  return { call, calls, made: () => calls.map(([id]) => id) };
}
const account = (change: Partial<OrderBalance> = {}) =>
  [
    listOrderBalances,
    { items: [anOrderBalance({ balance_minor: 4463, ...change })], next_cursor: null },
  ] as const;

describe('settleOrder', () => {
  it('creates and issues the invoice for the patient, and records the payment', async () => {
    const { call, calls } = serverOf([
      account(),
      [createInvoice, draft],
      [issueInvoice, issued],
      [takePayment, paid],
    ]);
    expect(await settleOrder(call, 'ORD-20260512-0001', payment, keys)).toEqual({
      status: 'settled',
      paymentId: paid.payments[0]?.id,
    });
    expect(calls).toEqual([
      ['billing.order-balances', { query: { q: 'ORD-20260512-0001', limit: '1' } }],
      [
        'billing.create',
        { body: { order_number: 'ORD-20260512-0001', payer_id: null }, key: keys.invoice },
      ],
      ['billing.issue', { params: { id: draft.id }, version: draft.version }],
      ['billing.take-payment', { params: { id: issued.id }, body: payment, key: keys.payment }],
    ]);
  });

  it('continues with the invoice of an earlier attempt', async () => {
    const { call, made } = serverOf([
      account({ invoice_id: issued.id }),
      [readInvoice, issued],
      [takePayment, paid],
    ]);
    await settleOrder(call, 'ORD-20260512-0001', payment, keys);
    expect(made()).toEqual(['billing.order-balances', 'billing.read', 'billing.take-payment']);
  });

  it('takes nothing for an order that is already paid', async () => {
    const paymentId = fixtureId('invoice-payment', 1);
    const { call, made } = serverOf([account({ payment: 'paid', payment_id: paymentId })]);
    expect(await settleOrder(call, 'ORD-20260512-0001', payment, keys)).toEqual({
      status: 'settled',
      paymentId,
    });
    expect(made()).toEqual(['billing.order-balances']);
  });

  it.each([
    ['a draft', { status: 'draft', total_minor: 5000 }, 5000],
    ['an open invoice', { status: 'issued', balance_minor: 1200 }, 1200],
  ] as const)('takes nothing if the amount due of %s differs', async (_, change, balance_minor) => {
    const invoice = anInvoice(change);
    const { call, made } = serverOf([account({ invoice_id: invoice.id }), [readInvoice, invoice]]);
    expect(await settleOrder(call, 'ORD-20260512-0001', payment, keys)).toEqual({
      status: 'total_changed',
      balance_minor,
    });
    expect(made()).toEqual(['billing.order-balances', 'billing.read']);
  });

  it('bills a draft of an insurer to the patient who pays', async () => {
    const { id, name, kind } = aPayer();
    const insured = anInvoice({ status: 'draft', payer: { id, name, kind } });
    const { call, calls } = serverOf([
      account({ invoice_id: insured.id }),
      [readInvoice, insured],
      [updateInvoice, draft],
      [issueInvoice, issued],
      [takePayment, paid],
    ]);
    await settleOrder(call, 'ORD-20260512-0001', payment, keys);
    expect(calls[2]).toEqual([
      'billing.update',
      {
        params: { id: insured.id },
        version: insured.version,
        body: {
          payer_id: null,
          due_date: null,
          lines: insured.lines.map((line) => ({
            id: line.id,
            discount_minor: 0,
            status: 'active',
          })),
        },
      },
    ]);
  });

  it('reports a refused payment', async () => {
    const refused = new CallError('rejected', 409);
    const { call } = serverOf([
      account({ invoice_id: issued.id }),
      [readInvoice, issued],
      [takePayment, refused],
    ]);
    await expect(settleOrder(call, 'ORD-20260512-0001', payment, keys)).rejects.toBe(refused);
  });
});
