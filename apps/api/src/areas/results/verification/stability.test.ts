import { specimenOf } from '@alms/lis-domain/catalogue';
import type { Order } from '@alms/lis-domain/orders';
import {
  enterResults,
  releaseHeldResult,
  verifyResults,
  type Result,
} from '@alms/lis-domain/results';
import {
  collectSample,
  noteSampleCondition,
  readSample,
  type Sample,
} from '@alms/lis-domain/samples';
import { beforeAll, expect, it } from 'vitest';
import { resultsOfOrder } from '../../../testing/answers.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';

const { server, lab } = await testLaboratory('stability');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');
const HOUR_MS = 3_600_000;

beforeAll(() =>
  lab.changeTest('K', { specimens: [specimenOf('SER', 'sst', { stability_hours: 6 })] }),
);

const resultOf = async ({ id }: Order): Promise<Result> => {
  const [result] = await resultsOfOrder(server, id, technician);
  if (!result) throw new Error('An order without a result.');
  return result;
};
/** A potassium on a specimen that was collected some hours before its entry. */
async function enteredAfter(hours: number): Promise<{ order: Order; sample: Sample }> {
  const order = await lab.order(['K']);
  const collected_at = new Date(server.clock.now().getTime() - hours * HOUR_MS).toISOString();
  for (const { id, version } of await lab.samplesOf(order))
    await server.call(
      collectSample,
      {
        params: { id },
        version,
        body: { identity_check: { name: true, birth_date: true }, collected_at },
      },
      { as: await lab.staff('phlebotomist') },
    );
  const samples = await lab.receive(order);
  const { id, version } = await resultOf(order);
  const { status, text } = await server.call(
    enterResults,
    { body: { items: [{ id, version, value_text: '4.1' }] } },
    { as: technician },
  );
  if (status !== 200 || !samples[0]) throw new Error(text);
  return { order, sample: samples[0] };
}
const stabilityOf = ({ checks }: Result) => checks?.find(({ kind }) => kind === 'stability');

it('passes a value measured within the stability limit', async () => {
  const { order } = await enteredAfter(5);
  const result = await resultOf(order);
  expect(result.status).toBe('entered');
  expect(stabilityOf(result)).toMatchObject({ outcome: 'passed', stability_hours: 6 });
});

it('holds a value measured later until a verifier decides with a reason', async () => {
  const { order } = await enteredAfter(7);
  const held = await resultOf(order);
  expect(held).toMatchObject({ status: 'held', value_text: '4.1' });
  expect(stabilityOf(held)).toMatchObject({ outcome: 'held', hours: 7 });
  const verify = ({ id, version }: Result) =>
    server.call(verifyResults, { body: { items: [{ id, version }] } }, { as: manager });
  expect((await verify(held)).status).toBe(409);
  const released = await server.call(
    releaseHeldResult,
    {
      params: { id: held.id },
      version: held.version,
      body: { code: 'other', note: 'Refrigerated at once' },
    },
    { as: manager },
  );
  expect(released.status).toBe(200);
  expect((await verify(await resultOf(order))).status).toBe(200);
});

it('keeps the age at entry when the value is evaluated again later', async () => {
  const { order, sample } = await enteredAfter(5.9);
  server.clock.advance(2 * 60 * 60);
  const later = await lab.person('technician');
  const { body } = await server.call(readSample, { params: { id: sample.id } }, { as: later });
  const { version } = body as unknown as Sample;
  const noted = await server.call(
    noteSampleCondition,
    {
      params: { id: sample.id },
      version,
      body: { condition: { codes: ['COOL'], note: '' }, reason: '' },
    },
    { as: later },
  );
  expect(noted.status).toBe(200);
  const [result] = await resultsOfOrder(server, order.id, later);
  expect(result?.checks?.find(({ kind }) => kind === 'stability')).toMatchObject({
    outcome: 'passed',
  });
});
