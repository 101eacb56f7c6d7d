import { specimenOf } from '@alms/lis-domain/catalogue';
import type { Order } from '@alms/lis-domain/orders';
import { enterResults } from '@alms/lis-domain/results';
import {
  collectSample,
  divideSample,
  storeSample,
  type Sample,
  type StorageBox,
} from '@alms/lis-domain/samples';
import { beforeAll, expect, it } from 'vitest';
import { resultsOfOrder } from '../../../testing/answers.ts';
import { aStorageBox } from '../../../testing/storage-box.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Person } from '../../../testing/test-server.ts';

const { server, lab } = await testLaboratory('stability-in-storage');
const HOUR_S = 3600;

/** A received specimen for a potassium, collected an hour ago. */
async function arrived(): Promise<{ order: Order; sample: Sample }> {
  const order = await lab.order(['K']);
  const collected_at = new Date(server.clock.now().getTime() - HOUR_S * 1000).toISOString();
  const identity_check = { name: true, birth_date: true } as const;
  for (const { id, version } of await lab.samplesOf(order))
    await server.call(
      collectSample,
      { params: { id }, version, body: { identity_check, collected_at } },
      { as: await lab.staff('phlebotomist') },
    );
  const [sample] = await lab.receive(order);
  if (!sample) throw new Error('An order without a specimen.');
  return { order, sample };
}

async function store(
  { id, version }: Pick<Sample, 'id' | 'version'>,
  condition: StorageBox['condition'],
): Promise<void> {
  const as = await lab.staff('technician');
  const box = await aStorageBox(server, as, { name: `Box ${id.slice(-8)}`, condition });
  const { status, text } = await server.call(
    storeSample,
    { params: { id }, version, body: { box_id: box.id } },
    { as },
  );
  if (status !== 200) throw new Error(text);
}

let technician: Person;
const orders: { refrigerated?: Order; frozen?: Order; divided?: Order } = {};

beforeAll(async () => {
  await lab.changeTest('K', {
    specimens: [specimenOf('SER', 'sst', { stability_hours: 6, refrigerated_hours: 48 })],
  });
  const [refrigerated, frozen, divided] = [await arrived(), await arrived(), await arrived()];
  await store(refrigerated.sample, 'refrigerated');
  await store(frozen.sample, 'frozen');
  const { id, version } = divided.sample;
  const { body } = await server.call(
    divideSample,
    { params: { id }, version, body: { aliquots: [{ volume_ml: null }] } },
    { as: await lab.staff('technician') },
  );
  await store(body as unknown as Sample, 'refrigerated');
  Object.assign(orders, {
    refrigerated: refrigerated.order,
    frozen: frozen.order,
    divided: divided.order,
  });
  server.clock.advance(20 * HOUR_S);
  technician = await lab.person('technician');
});

/** The stability check of a value entered after 20 hours of storage. */
async function stabilityOf(order: Order | undefined) {
  if (!order) throw new Error('The order was not prepared.');
  const [pending] = await resultsOfOrder(server, order.id, technician);
  if (!pending) throw new Error('An order without a result.');
  const { id, version } = pending;
  const entered = await server.call(
    enterResults,
    { body: { items: [{ id, version, value_text: '4.1' }] } },
    { as: technician },
  );
  expect(entered.status).toBe(200);
  const [result] = await resultsOfOrder(server, order.id, technician);
  return result?.checks?.find(({ kind }) => kind === 'stability');
}

it('counts refrigerated hours by their own limit', async () => {
  expect(await stabilityOf(orders.refrigerated)).toMatchObject({
    outcome: 'passed',
    stability_hours: 6,
    stored: [{ condition: 'refrigerated', hours: 20, limit: 48 }],
  });
});

it('holds a value after hours in a condition without a limit', async () => {
  const check = await stabilityOf(orders.frozen);
  expect(check).toMatchObject({ outcome: 'held', hours: 21 });
  expect(check).not.toHaveProperty('stored');
});

it('does not credit storage of a specimen with aliquots: either may be tested', async () => {
  const check = await stabilityOf(orders.divided);
  expect(check).toMatchObject({ outcome: 'held', hours: 21 });
  expect(check).not.toHaveProperty('stored');
});
