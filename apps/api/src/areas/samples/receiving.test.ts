import { idOf } from '@alms/lis-domain/fixtures';
import { createLaboratory, type LaboratoryId } from '@alms/lis-domain/facility';
import { chooseLaboratory } from '@alms/lis-domain/identity';
import { readOrder, type Order } from '@alms/lis-domain/orders';
import { enterResults, type Result } from '@alms/lis-domain/results';
import {
  divideSample,
  noteSampleCondition,
  readSample,
  receiveSample,
  receiptUndoMinutes,
  rejectSamples,
  sendSample,
  undoReceipt,
  type Rejection,
  type Sample,
  type SampleId,
} from '@alms/lis-domain/samples';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/db/new-id.ts';
import { made, resultsOfOrder, trailOf } from '../../testing/answers.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Answer } from '../../testing/test-server.ts';

const { server, lab } = await testLaboratory('receiving');
const technician = await lab.staff('technician');

type Which = Pick<Sample, 'id' | 'version'>;

const receive = ({ id, version }: Which, body: object = {}) =>
  made<Sample>(server.call(receiveSample, { params: { id }, version, body }, { as: technician }));
const undo = ({ id, version }: Which, as = technician): Promise<Answer> =>
  server.call(undoReceipt, { params: { id }, version }, { as });
const again = ({ id }: Pick<Sample, 'id'>) =>
  made<Sample>(server.call(readSample, { params: { id } }, { as: technician }));

async function collected(...codes: string[]): Promise<{ order: Order; sample: Sample }> {
  const order = await lab.order(codes);
  const [sample] = await lab.collect(order);
  if (!sample) throw new Error('An order without a specimen.');
  return { order, sample };
}
async function arrived(...codes: string[]) {
  const { order, sample } = await collected(...codes);
  return { order, sample: await receive(sample) };
}

const itemStates = async ({ id }: Order) =>
  (await made<Order>(server.call(readOrder, { params: { id } }, { as: technician }))).items.map(
    ({ status }) => status,
  );

async function resultOf({ id }: Order): Promise<Result> {
  const items = await resultsOfOrder(server, id, technician);
  const [result] = items;
  if (!result) throw new Error('An order without a result.');
  return result;
}

describe('undoing a receipt', () => {
  it('returns the specimen and its tests, and keeps the receipt in the history', async () => {
    const { order, sample } = await collected('K');
    const before = await resultOf(order);
    const received = await receive(sample, { condition: { codes: ['HEM'], note: '' } });
    expect(await itemStates(order)).toEqual(['received']);

    const answer = await undo(received);
    expect(answer).toMatchObject({
      status: 200,
      headers: { etag: `"${received.version + 1}"` },
      body: { status: 'collected', received_at: null, received_by: null, condition: null },
    });
    expect(
      (answer.body as unknown as Sample).events
        .slice(-2)
        .map(({ type, by, condition }) => [type, by, condition?.codes]),
    ).toEqual([
      ['received', 'Test technician', ['HEM']],
      ['receipt_undone', 'Test technician', undefined],
    ]);
    expect(await itemStates(order)).toEqual(['collected']);
    expect((await resultOf(order)).due_at).toBe(before.due_at);
    expect((await trailOf(server, lab, { entity_id: sample.id }))[0]).toMatchObject({
      action: 'update',
      category: 'sample',
      entity_label: sample.accession_number,
      patient_id: sample.patient.id,
      before: {
        status: 'received',
        received_at: received.received_at,
        received_by: 'Test technician',
        condition: { codes: ['HEM'], note: '' },
      },
      after: { status: 'collected' },
    });
  });

  it('returns a specimen that was handed over to transport, which can be received again', async () => {
    const { sample } = await collected('K');
    const sent = await made<Sample>(
      server.call(
        sendSample,
        { params: { id: sample.id }, version: sample.version, body: { note: 'Courier 2' } },
        { as: technician },
      ),
    );
    const undone = await made<Sample>(undo(await receive(sent)));
    expect(undone.status).toBe('in_transit');
    expect(await receive(undone)).toMatchObject({
      status: 'received',
      received_by: 'Test technician',
    });
  });

  it('is refused for a specimen that is not received', async () => {
    const { sample } = await collected('K');
    expect(await undo(sample)).toMatchObject({ status: 409, body: { code: 'sample_not_usable' } });
  });

  it.each<[string, (sample: Sample, order: Order) => Promise<Answer>]>([
    [
      'its condition was recorded',
      ({ id, version }) =>
        server.call(
          noteSampleCondition,
          {
            params: { id },
            version,
            body: { condition: { codes: ['HEM'], note: '' }, reason: '' },
          },
          { as: technician },
        ),
    ],
    [
      'it was split into aliquots',
      ({ id, version }) =>
        server.call(
          divideSample,
          { params: { id }, version, body: { aliquots: [{ volume_ml: null }] } },
          { as: technician },
        ),
    ],
    [
      'a result was entered',
      async (_, order) => {
        const { id, version } = await resultOf(order);
        return server.call(
          enterResults,
          { body: { items: [{ id, version, value_text: '4.1' }] } },
          { as: technician },
        );
      },
    ],
  ])('is refused once %s', async (_, act) => {
    const { order, sample } = await arrived('K');
    expect((await act(sample, order)).status).toBeLessThan(300);
    const now = await again(sample);
    expect(await undo(now)).toMatchObject({ status: 409, body: { code: 'sample_not_usable' } });
    expect(await again(sample)).toEqual(now);
  });

  it('is refused to another user', async () => {
    const { sample } = await arrived('K');
    expect(await undo(sample, await lab.staff('lab_manager'))).toMatchObject({
      status: 409,
      body: { code: 'receipt_by_other_user' },
    });
    expect((await again(sample)).status).toBe('received');
  });

  it('is refused after its time limit', async () => {
    // Back first, because the users' tokens expire after the same time.
    const seconds = receiptUndoMinutes * 60 + 1;
    server.clock.advance(-seconds);
    const { sample } = await arrived('K');
    server.clock.advance(seconds);
    expect(await undo(sample)).toMatchObject({
      status: 409,
      body: { code: 'receipt_undo_expired' },
    });
    expect((await again(sample)).status).toBe('received');
  });

  it('requires the current version', async () => {
    const { sample } = await arrived('K');
    expect(await undo({ ...sample, version: sample.version - 1 })).toMatchObject({
      status: 412,
      body: { code: 'version_stale' },
    });
  });

  it('succeeds once for two concurrent requests', async () => {
    const { sample } = await arrived('K');
    const answers = await Promise.all([undo(sample), undo(sample)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it('is denied without permission to receive, and at another site', async () => {
    const { sample } = await arrived('K');
    expect((await undo(sample, await lab.staff('nurse'))).status).toBe(403);
    const { id } = await made<{ id: LaboratoryId }>(
      server.call(
        createLaboratory,
        { body: { name: 'Harbour Street', code: 'HARBOUR', time_zone: null } },
        { as: await lab.staff('admin') },
      ),
    );
    await made(server.call(chooseLaboratory, { body: { laboratory_id: id } }, { as: technician }));
    expect(await undo(sample)).toMatchObject({
      status: 409,
      body: { code: 'specimen_for_other_laboratory' },
    });
    await made(
      server.call(
        chooseLaboratory,
        { body: { laboratory_id: idOf<LaboratoryId>(lab.tenantId) } },
        { as: technician },
      ),
    );
    expect(await undo(sample)).toMatchObject({ status: 200 });
  });
});

describe('rejecting several specimens', () => {
  const reject = (items: readonly Which[], body: object = {}, as = technician): Promise<Answer> =>
    server.call(
      rejectSamples,
      {
        body: {
          items: items.map(({ id, version }) => ({ id, version })),
          code: 'RH',
          note: '',
          ...body,
        } as never,
      },
      { as },
    );

  it('records the reason with each and reports the outcome of each, in request order', async () => {
    const [{ sample: received, order }, { sample: changed }] = [
      await arrived('K'),
      await arrived('K'),
    ];
    const { sample: transported } = await collected('K');
    const [uncollected] = await lab.samplesOf(await lab.order(['K']));
    const items = [
      received,
      { ...changed, version: changed.version - 1 },
      uncollected ?? received,
      { id: newId<SampleId>(), version: 1 },
      transported,
    ];
    const { items: outcomes } = await made<{ items: Rejection[] }>(
      reject(items, { note: 'Centrifuge broke' }),
    );
    expect(outcomes.map(({ id, rejected, code }) => [id, rejected, code])).toEqual([
      [received.id, true, null],
      [changed.id, false, 'version_stale'],
      [uncollected?.id, false, 'sample_not_usable'],
      [items[3]?.id, false, 'not_found'],
      [transported.id, true, null],
    ]);
    expect(outcomes.map(({ accession_number }) => accession_number)).toEqual([
      received.accession_number,
      changed.accession_number,
      uncollected?.accession_number,
      null,
      transported.accession_number,
    ]);
    for (const { id } of [received, transported])
      expect(await again({ id })).toMatchObject({
        status: 'rejected',
        rejection: { code: 'RH', note: 'Centrifuge broke', by: 'Test technician' },
      });
    expect((await again(changed)).status).toBe('received');
    expect(await itemStates(order)).toEqual(['rejected', 'ordered']);
    const trail = await trailOf(server, lab, { entity_id: received.id });
    expect(trail.find(({ action }) => action === 'reject')).toMatchObject({
      reason: 'RH: Centrifuge broke',
      before: { status: 'received' },
    });
  });

  it('does not reject a specimen twice', async () => {
    const { sample } = await arrived('K');
    const answers = await Promise.all([reject([sample]), reject([sample])]);
    const codes = answers.flatMap(({ body }) =>
      (body['items'] as Rejection[]).map(({ rejected, code }) => code ?? rejected),
    );
    expect(codes.toSorted()).toEqual(['sample_not_usable', true]);
  });

  it.each([
    ['no specimen', { items: [] }],
    ['an unlisted reason', { code: 'XX' }],
    ['no reason', { code: undefined }],
  ])('is refused with %s', async (_, body) => {
    const { sample } = await arrived('K');
    expect((await reject([sample], body)).status).toBe(422);
  });

  it('is refused with a duplicate, and is denied to a phlebotomist', async () => {
    const { sample } = await arrived('K');
    expect((await reject([sample, sample])).status).toBe(422);
    expect((await reject([sample], {}, await lab.staff('phlebotomist'))).status).toBe(403);
    expect((await again(sample)).status).toBe('received');
  });
});
