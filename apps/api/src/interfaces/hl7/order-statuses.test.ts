import {
  listMessages,
  readMessage,
  type MessageContent,
  type OutboundMessage,
} from '@alms/lis-domain/interfaces/connections';
import { cancelTests, listOrders, type Order } from '@alms/lis-domain/orders';
import { rejectSample } from '@alms/lis-domain/samples';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { openHl7System } from '../../testing/hl7-system.ts';
import { answerMessage } from './inbound.ts';
import { setPeers } from './outbound.store.ts';

const { server, lab, admin, token, deps, close } = await openHl7System('statuslab', 'HIS', [
  'hl7.orders',
  'hl7.patients',
]);
afterAll(close);
const receive = (status?: string) =>
  setPeers(server.database.db, { statuslab: { status } }, server.clock.now());
beforeEach(() => receive('ORM'));

let sent = 0;
const send = async (segments: readonly string[]) => {
  const answer = await answerMessage(
    Buffer.from(
      [
        `MSH|^~\\&|HIS|WARD|ALMS|statuslab|20260512084200|${token.token}|OML^O21|S${(sent += 1)}|P|2.5.1`,
        'PID|1||4711^^^HIS^MR||Statuswell^Ada||19610615|F',
        ...segments,
      ].join('\r'),
    ),
    '127.0.0.1',
    deps,
  );
  expect(answer).toContain('\rMSA|AA|');
  return /\rMSA\|AA\|[^|]*\|([^\r]*)/.exec(answer)?.[1] ?? '';
};

/** Orders two tests, each with its own number. */
async function ordered(): Promise<Order> {
  const number = await send([
    `PV1|1|I|ICU-9^2^B${'|'.repeat(16)}V-12`,
    `ORC|NW|N-${(sent += 1)}||||||||||7^Roundsworth^Dara`,
    'OBR|1|||NA^Sodium^L',
    `ORC|NW|K-${sent}^CPOE||||||||||7^Roundsworth^Dara`,
    'OBR|2|||K^Potassium^L',
  ]);
  return readOrderNumbered(number);
}
async function readOrderNumbered(number: string): Promise<Order> {
  const { items } = (await server.call(listOrders, { query: { q: number } }, { as: admin }))
    .body as unknown as { items: Order[] };
  const [order] = items;
  if (!order) throw new Error('No order has this number.');
  return order;
}

/** Messages about an order, oldest first. */
const messagesOf = async ({ order_number }: Order) =>
  (
    (await server.call(listMessages, { query: { limit: '200' } }, { as: admin })).body[
      'items'
    ] as OutboundMessage[]
  )
    .filter((message) => message.order_number === order_number)
    .toReversed();
const segmentsOf = async (message: OutboundMessage | undefined) => {
  const params = { id: message?.id ?? '' };
  const { body } = await server.call(readMessage, { params }, { as: admin });
  return (body as unknown as MessageContent).segments;
};
/** ORC-1, ORC-2, ORC-5, reason and exact status of each order; OBR-25 of each test. */
const statusIn = (segments: readonly string[]) => ({
  orders: segments
    .filter((segment) => segment.startsWith('ORC'))
    .map((segment) => segment.split('|'))
    .map((fields) => [1, 2, 5, 16, 25].map((field) => fields[field]).join(' ')),
  tests: segments
    .filter((segment) => segment.startsWith('OBR'))
    .map((segment) => segment.split('|')[25]),
});

describe('the status of an order', () => {
  it('is sent when its specimen is collected and received, with the numbers of the sender', async () => {
    const order = await ordered();
    expect(await messagesOf(order)).toEqual([]);
    await lab.collect(order);
    await lab.receive(order);
    const messages = await messagesOf(order);
    expect(messages.map(({ kind, state }) => [kind, state])).toEqual(
      messages.map(() => ['status', 'waiting']),
    );
    const sides = await Promise.all(messages.map(segmentsOf));
    const orders = sides.flatMap((segments) => statusIn(segments).orders);
    const [sodium, potassium] = [/^SC N-\d+ SC  collected\^/, /^SC K-\d+\^CPOE SC  collected\^/];
    expect(orders.filter((each) => sodium.test(each))).toHaveLength(1);
    expect(orders.filter((each) => potassium.test(each))).toHaveLength(1);
    expect(
      orders.filter((each) => each.endsWith(' IP  received^Specimen received^L')),
    ).toHaveLength(2);
    expect(sides.flatMap((segments) => statusIn(segments).tests).toSorted()).toEqual([
      'I',
      'I',
      'O',
      'O',
    ]);
    const [first] = sides;
    expect(first?.[0]).toContain('|ORM^O01^ORM_O01|');
    expect(first?.find((segment) => segment.startsWith('PV1'))).toBe(
      `PV1|1|U|ICU-9^2^B${'|'.repeat(16)}V-12`,
    );
  });

  it('states why a specimen was rejected, and that another one is awaited', async () => {
    const order = await ordered();
    const [sample] = await lab.collect(order);
    const rejected = await server.call(
      rejectSample,
      {
        params: { id: sample?.id ?? '' },
        version: sample?.version ?? 0,
        body: { code: 'RH', note: 'Pink | serum' },
      },
      { as: await lab.staff('technician') },
    );
    expect([rejected.status, rejected.text]).toEqual([200, rejected.text]);
    const segments = await segmentsOf((await messagesOf(order)).at(-1));
    const { orders, tests } = statusIn(segments);
    expect(orders.every((each) => / SC RH\^Pink \\F\\ serum\^HL70490 rejected\^/.test(each))).toBe(
      true,
    );
    expect(new Set(tests)).toEqual(new Set(['O']));
  });

  it('states why a specimen was rejected for one of its tests', async () => {
    const order = await ordered();
    const [sample] = await lab.collect(order);
    const rejected = await server.call(
      rejectSample,
      {
        params: { id: sample?.id ?? '' },
        version: sample?.version ?? 0,
        body: { code: 'RH', note: 'Pink serum', tests: ['K'] },
      },
      { as: await lab.staff('technician') },
    );
    expect([rejected.status, rejected.text]).toEqual([200, rejected.text]);
    const { orders } = statusIn(await segmentsOf((await messagesOf(order)).at(-1)));
    expect(orders).toEqual([expect.stringMatching(/ RH\^Pink serum\^HL70490 rejected\^/)]);
  });

  it('states why a test was cancelled', async () => {
    const order = await ordered();
    const [item] = order.items;
    await server.call(
      cancelTests,
      {
        params: { id: order.id },
        version: order.version,
        body: { item_ids: [item?.id ?? ''], code: 'patient_declined', note: '' },
      },
      { as: admin },
    );
    const segments = await segmentsOf((await messagesOf(order)).at(-1));
    expect(statusIn(segments)).toEqual({
      orders: [
        expect.stringMatching(/^SC N-\d+ CA patient_declined\^\^L cancelled\^Cancelled\^L$/),
      ],
      tests: ['X'],
    });
  });

  it('is sent as ORU^R01 if the receiver expects it', async () => {
    const order = await ordered();
    await lab.collect(order);
    const { outboundText } = await import('./outbound-text.ts');
    const { pendingContent } = await import('./outbound.store.ts');
    const text = await lab.transaction(async (tx) => {
      const row = await tx
        .selectFrom('hl7_outbound')
        .selectAll()
        .where('order_id', '=', order.id)
        .executeTakeFirstOrThrow();
      const receiver = { application: 'HIS', facility: '', status: 'ORU' as const };
      const options = {
        tx,
        tenantId: lab.tenantId,
        sender: 'statuslab',
        receiver,
        now: server.clock.now(),
      };
      return (await outboundText(options, row, await pendingContent(tx, lab.tenantId, row))).text;
    });
    expect(text).toContain('|ORU^R01^ORU_R01|');
    expect(text).not.toContain('\rOBX|');
    expect(text).toMatch(/\rSPM\|1\|\^\d{6}-\d{4}/);
  });

  it('is not sent for an order of this facility', async () => {
    const { order } = await lab.arrived(['NA']);
    expect(await messagesOf(order)).toEqual([]);
  });

  it('is not sent to a receiver that did not ask for it', async () => {
    await receive();
    const order = await ordered();
    await lab.collect(order);
    expect(await messagesOf(order)).toEqual([]);
  });

  it('is not sent after a later one was accepted', async () => {
    const order = await ordered();
    await lab.collect(order);
    await lab.receive(order);
    const { isSuperseded, pendingContent } = await import('./outbound.store.ts');
    await lab.transaction(async (tx) => {
      const rows = await tx
        .selectFrom('hl7_outbound')
        .selectAll()
        .where('order_id', '=', order.id)
        .orderBy('position')
        .execute();
      const superseded = async () =>
        Promise.all(
          rows.map(async (row) => isSuperseded(await pendingContent(tx, lab.tenantId, row))),
        );
      expect(await superseded()).toEqual(rows.map(() => false));
      await tx
        .updateTable('hl7_outbound')
        .set({ state: 'sent', sent_at: server.clock.now() })
        .where(
          'id',
          'in',
          rows.slice(rows.length / 2).map(({ id }) => id),
        )
        .execute();
      expect((await superseded()).slice(0, rows.length / 2)).toEqual(
        rows.slice(rows.length / 2).map(() => true),
      );
    });
  });
});
