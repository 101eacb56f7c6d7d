import {
  createInvoice,
  createPayer,
  issueInvoice,
  listOrderBalances,
  readInvoice,
  takePayment,
  updateInvoice,
  voidInvoice,
  type Invoice,
  type OrderBalance,
  type PayerId,
} from '@alms/lis-domain/billing';
import { idOf } from '@alms/lis-domain/fixtures';
import type { InputOf } from '@alms/lis-domain/http';
import { cancelTests, type Order } from '@alms/lis-domain/orders';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLaboratory, type Laboratory } from '../../../testing/laboratory.ts';
import { openTestServer, type Person, type TestServer } from '../../../testing/test-server.ts';
import { countWaiting } from './order-balances.service.ts';

let server: TestServer;
let lab: Laboratory;
let desk: Person;
let admin: Person;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lab = await openLaboratory(server, `desk-${uuidv7().slice(-12)}`);
  await lab.price({ GLU: 1250, K: 850, LYTES: 2400 });
  desk = await lab.staff('receptionist');
  admin = await lab.staff('admin');
});

const list = async (query: InputOf<typeof listOrderBalances>['query'] = {}) => {
  const { status, body, text } = await server.call(listOrderBalances, { query }, { as: desk });
  expect([status, text]).toEqual([200, text]);
  return body as unknown as { items: OrderBalance[]; next_cursor: string | null };
};
const waitingCount = () =>
  lab.transaction((tx) =>
    countWaiting({ tx, tenantId: lab.tenantId, now: server.clock.now() }, undefined),
  );
const numbers = ({ items }: { items: OrderBalance[] }) =>
  items.map(({ order_number }) => order_number);
const invoiceOf = async ({ order_number }: Order) =>
  (await server.call(createInvoice, { body: { order_number } }, { as: desk }))
    .body as unknown as Invoice;
const issued = async (order: Order) => {
  const { id, version } = await invoiceOf(order);
  return (await server.call(issueInvoice, { params: { id }, version }, { as: desk }))
    .body as unknown as Invoice;
};
const pay = async ({ id }: Invoice, amount_minor: number) =>
  (
    await server.call(
      takePayment,
      { params: { id }, body: { amount_minor, method: 'card', reference: '' } },
      { as: desk },
    )
  ).body as unknown as Invoice;

describe('orders with their payment', () => {
  it('has the price of the tests before there is an invoice, panels by name', async () => {
    const order = await lab.order(['LYTES', 'GLU', 'HGB'], { priority: 'stat' });
    expect((await list()).items).toEqual([
      expect.objectContaining({
        id: order.id,
        order_number: order.order_number,
        priority: 'stat',
        tests: ['Electrolytes', 'Glucose', 'Hemoglobin'],
        to_collect: true,
        payment: 'due',
        currency: 'USD',
        balance_minor: 3650,
        invoice_id: null,
        payment_id: null,
      }),
    ]);
  });

  it('follows the invoice: draft, part payment, payment in full', async () => {
    const order = await lab.order(['GLU', 'K']);
    const one = async () => (await list({ q: order.order_number })).items[0];
    const invoice = await issued(order);
    expect(await one()).toMatchObject({
      payment: 'due',
      balance_minor: 2100,
      invoice_id: invoice.id,
    });
    await pay(invoice, 600);
    expect(await one()).toMatchObject({ payment: 'due', balance_minor: 1500 });
    const { payments } = await pay(invoice, 1500);
    expect(await one()).toMatchObject({
      payment: 'paid',
      balance_minor: 0,
      payment_id: payments.at(-1)?.id,
    });
  });

  it('counts a void invoice as none', async () => {
    const order = await lab.order(['GLU']);
    const { id, version } = await issued(order);
    await server.call(
      voidInvoice,
      { params: { id }, version, body: { reason: 'Wrong order' } },
      { as: admin },
    );
    expect((await list({ queue: 'unbilled' })).items).toMatchObject([
      { id: order.id, payment: 'due', balance_minor: 1250, invoice_id: null },
    ]);
  });

  it('finds by order number and by patient', async () => {
    const patientId = await lab.patient({ family_name: 'Horvath', given_name: 'Mila' });
    const order = await lab.order(['GLU'], { patientId });
    await lab.order(['GLU']);
    for (const q of [order.order_number.toLowerCase(), 'horvath mi', 'Mila'])
      expect([q, numbers(await list({ q }))]).toEqual([q, [order.order_number]]);
    expect(numbers(await list({ q: 'ORD-20200101-0001' }))).toEqual([]);
  });

  it('lists orders of today that wait for payment or collection, longest waiting first', async () => {
    const yesterday = await lab.order(['GLU']);
    await lab.transaction((tx) =>
      tx
        .updateTable('test_order')
        .set({ created_at: sql`created_at - interval '1 day'` })
        .where('id', '=', yesterday.id)
        .execute(),
    );
    const toPay = await lab.order(['GLU']);
    server.clock.advance(60);
    const toCollect = await lab.order(['GLU']);
    await pay(await issued(toCollect), 1250);
    const collectedUnpaid = await lab.order(['K']);
    await lab.collect(collectedUnpaid);
    const done = await lab.order(['K']);
    await pay(await issued(done), 850);
    await lab.collect(done);
    const free = await lab.order(['HGB']);
    await lab.collect(free);
    const cancelled = await lab.order(['GLU']);
    await server.call(
      cancelTests,
      {
        params: { id: cancelled.id },
        version: cancelled.version,
        body: { code: 'ordered_in_error', note: '' },
      },
      { as: desk },
    );
    const waiting = await list({ queue: 'waiting' });
    expect(numbers(waiting)).toEqual(
      [toPay, toCollect, collectedUnpaid].map(({ order_number }) => order_number),
    );
    expect(waiting.items.map(({ payment, to_collect }) => [payment, to_collect])).toEqual([
      ['due', true],
      ['paid', true],
      ['due', false],
    ]);
    expect(await waitingCount()).toBe(3);
    expect(numbers(await list({ queue: 'unbilled' }))).toEqual(
      [collectedUnpaid, toPay, yesterday].map(({ order_number }) => order_number),
    );
  });

  it('waits only for what a patient has to pay', async () => {
    const { body: payer } = await server.call(
      createPayer,
      {
        body: { name: 'Harbour Mutual', kind: 'insurance', address: '', active: true },
      },
      { as: admin },
    );
    const insured = await lab.order(['GLU']);
    const { id, version, lines } = await invoiceOf(insured);
    await server.call(
      updateInvoice,
      {
        params: { id },
        version,
        body: {
          payer_id: idOf<PayerId>(String(payer['id'])),
          due_date: null,
          lines: lines.map((line) => ({
            id: line.id,
            discount_minor: 0,
            status: 'active' as const,
          })),
        },
      },
      { as: admin },
    );
    // The payer of a draft can still change.
    const draft = await lab.order(['K']);
    await invoiceOf(draft);
    const part = await lab.order(['GLU']);
    await pay(await issued(part), 250);
    const panel = await lab.order(['LYTES']);
    const orders = [insured, draft, part, panel];
    for (const order of orders) await lab.collect(order);
    const open = async () => {
      const { items } = await list({ queue: 'waiting' });
      expect(items.map(({ payment }) => payment)).toEqual(items.map(() => 'due'));
      expect(await waitingCount()).toBe(items.length);
      return items.map(({ order_number }) => order_number);
    };
    expect(await open()).toEqual(orders.map(({ order_number }) => order_number));
    const { body: current } = await server.call(readInvoice, { params: { id } }, { as: admin });
    await server.call(
      issueInvoice,
      { params: { id }, version: Number(current['version']) },
      { as: admin },
    );
    expect((await list({ q: insured.order_number })).items).toMatchObject([{ payment: 'payer' }]);
    expect(await open()).toEqual([draft, part, panel].map(({ order_number }) => order_number));
    // Prices of another currency are not charged.
    await lab.transaction((tx) => sql`update billing_settings set currency = 'EUR'`.execute(tx));
    expect(await open()).toEqual([part.order_number]);
  });

  it('pages in both directions', async () => {
    const orders = [];
    for (let place = 0; place < 3; place += 1) orders.push(await lab.order(['GLU']));
    const expected = orders.map(({ order_number }) => order_number);
    for (const [queue, order] of [
      ['waiting', expected],
      ['unbilled', expected.toReversed()],
    ] as const) {
      const first = await list({ queue, limit: '2' });
      expect(numbers(first)).toEqual(order.slice(0, 2));
      const rest = await list({ queue, limit: '2', cursor: first.next_cursor ?? '' });
      expect(numbers(rest)).toEqual(order.slice(2));
      expect(rest.next_cursor).toBeNull();
    }
  });

  it('does not name a confidential test', async () => {
    await lab.changeTest('K', { confidential: true });
    await lab.order(['K', 'GLU']);
    const [order] = (await list()).items;
    expect(order?.tests).toEqual(['Confidential test', 'Glucose']);
    expect(order?.balance_minor).toBe(2100);
  });

  it('is refused without permission to take payments, and excludes other facilities', async () => {
    await lab.order(['GLU']);
    for (const role of ['doctor', 'nurse', 'technician', 'phlebotomist'] as const) {
      const { status } = await server.call(
        listOrderBalances,
        { query: {} },
        { as: await lab.staff(role) },
      );
      expect([role, status]).toEqual([role, 403]);
    }
    expect((await server.call(listOrderBalances, { query: {} })).status).toBe(401);
    const other = await openLaboratory(server, `other-${uuidv7().slice(-12)}`);
    const { body } = await server.call(
      listOrderBalances,
      { query: {} },
      { as: await other.staff('receptionist') },
    );
    expect(body['items']).toEqual([]);
  });
});
