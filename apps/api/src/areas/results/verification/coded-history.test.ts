import type { Order } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import {
  enterResults,
  releaseHeldResult,
  verifyResults,
  type Result,
} from '@alms/lis-domain/results';
import { beforeAll, describe, expect, it } from 'vitest';
import { resultsOfOrder } from '../../../testing/answers.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';

const HOUR = 3_600_000;

const { server, lab } = await testLaboratory('coded-history');
const technician = await lab.staff('technician');
const second = await lab.person('technician');
const manager = await lab.staff('lab_manager');

// The starter catalogue of tests has no blood group: an antigen test stands for one.
beforeAll(() =>
  lab.changeTest('MALAG', {
    delta: {
      enabled: true,
      mode: 'changed',
      threshold: '1',
      direction: 'any',
      window_hours: 87_600,
      action: 'hold',
    },
  }),
);

async function current(order: Pick<Order, 'id'>): Promise<Result> {
  const [result] = await resultsOfOrder(server, order.id, technician);
  if (!result) throw new Error('no result');
  return result;
}

/** Measures a specimen that was collected the given hours ago. */
async function measured(patientId: PatientId, value_text: string, hoursAgo: number) {
  const { order, samples } = await lab.arrived(['MALAG'], { patientId });
  const collected_at = new Date(server.clock.now().getTime() - hoursAgo * HOUR);
  await lab.transaction((tx) =>
    tx
      .updateTable('sample')
      .set({ collected_at })
      .where(
        'id',
        'in',
        samples.map(({ id }) => id),
      )
      .execute(),
  );
  const { id, version } = await current(order);
  await server.call(
    enterResults,
    { body: { items: [{ id, version, value_text }] } },
    { as: technician },
  );
  return order;
}

const verified = async (order: Pick<Order, 'id'>) => {
  const { id, version } = await current(order);
  return server.call(verifyResults, { body: { items: [{ id, version }] } }, { as: manager });
};

const released = async (order: Pick<Order, 'id'>, as = second) => {
  const { id, version } = await current(order);
  const body = { code: 'repeat_agrees' as const, note: '' };
  return server.call(releaseHeldResult, { params: { id }, version, body }, { as });
};

/** A patient with a verified negative result of 40 days ago and a differing one of 5 hours ago. */
async function withHistory(): Promise<{ patientId: PatientId; differing: Order }> {
  const patientId = await lab.patient();
  expect((await verified(await measured(patientId, 'NEG', 960))).status).toBe(200);
  return { patientId, differing: await measured(patientId, 'POS', 5) };
}

describe('a coded value that differs from the last one', () => {
  it('is on hold, and its own specimen does not decide', async () => {
    const { differing } = await withHistory();
    expect(await current(differing)).toMatchObject({
      status: 'held',
      second_specimen: null,
      checks: expect.arrayContaining([
        expect.objectContaining({ kind: 'delta', outcome: 'held', reason: 'value_changed' }),
      ]),
    });
    expect((await verified(differing)).body).toMatchObject({ code: 'result_held' });
    expect((await released(differing)).status).toBe(403);
  });

  it('stays on hold when it is entered again', async () => {
    const { differing } = await withHistory();
    const { id, version } = await current(differing);
    const items = [{ id, version, value_text: 'Positive' }];
    await server.call(enterResults, { body: { items } }, { as: technician });
    expect(await current(differing)).toMatchObject({ status: 'held', second_specimen: null });
    expect((await released(differing)).status).toBe(403);
  });

  it('is decided by a specimen of another collection with the same value', async () => {
    const { patientId, differing } = await withHistory();
    const again = await measured(patientId, 'POS', 2);
    const [first, other] = [await current(differing), await current(again)];
    expect(first).toMatchObject({
      status: 'held',
      second_specimen: { accession_number: other.accession_number },
    });
    expect(other).toMatchObject({
      status: 'held',
      second_specimen: { accession_number: first.accession_number },
    });
    expect((await released(differing)).status).toBe(200);
    expect((await verified(differing)).status).toBe(200);
    expect((await released(again)).status).toBe(200);
  });

  it.each([
    ['of the same collection', 'POS', 4.5],
    ['with the earlier value', 'NEG', 2],
    ['from before the last value', 'POS', 1_000],
  ])('is not decided by a specimen %s', async (_, value, hoursAgo) => {
    const { patientId, differing } = await withHistory();
    await measured(patientId, value, hoursAgo);
    expect(await current(differing)).toMatchObject({ status: 'held', second_specimen: null });
    expect((await released(differing)).status).toBe(403);
  });

  it('is released without it only by users who may correct reported results', async () => {
    const { differing } = await withHistory();
    const answer = await released(differing, manager);
    expect(answer.body).toMatchObject({
      status: 'entered',
      hold_release: { code: 'repeat_agrees' },
    });
  });
});
