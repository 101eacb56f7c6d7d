import {
  definitionOf,
  readTestParameter,
  updateTestParameter,
  type TestParameter,
} from '@alms/lis-domain/catalogue';
import type { BodyOf } from '@alms/lis-domain/http';
import { enterResults, listResults, verifyResults, type Result } from '@alms/lis-domain/results';
import {
  createStorageBox,
  disposeOfDue,
  disposeOfSample,
  divideSample,
  listDueForDisposal,
  listSamples,
  listStorageBoxes,
  readSample,
  readSampleLabel,
  readStorageBox,
  retrieveSample,
  storeSample,
  updateStorageBox,
  type BoxContents,
  type Sample,
  type StorageBox,
} from '@alms/lis-domain/samples';
import { beforeAll, describe, expect, it } from 'vitest';
import { trailOf, resultsOfOrder } from '../../testing/answers.ts';
import { openLaboratory } from '../../testing/laboratory.ts';
import { aStorageBox, plainBox } from '../../testing/storage-box.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Answer } from '../../testing/test-server.ts';
import { updateSettings } from '../facility/facility.store.ts';

const { server, lab } = await testLaboratory('storage');
const technician = await lab.staff('technician');
beforeAll(async () => {
  // Its evening is the next day in UTC: the server's 12 May starts there on the 11th.
  await lab.transaction((tx) =>
    updateSettings(
      tx,
      lab.tenantId,
      { timezone: 'Pacific/Pago_Pago', storage_retention_days: 7 },
      server.clock.now(),
    ),
  );
});

type Which = { id: string; version: number };
const sampleIn = ({ body }: Answer) => body as unknown as Sample;
const contentsOf = async ({ id }: Pick<StorageBox, 'id'>) =>
  (await server.call(readStorageBox, { params: { id } }, { as: technician }))
    .body as unknown as BoxContents;
let boxes = 0;
const aBox = (change: object = {}) =>
  aStorageBox(server, technician, { name: `Box ${(boxes += 1)}`, ...change });

/** A received specimen. */
async function arrived(): Promise<Sample> {
  const { samples } = await lab.arrived(['K']);
  if (!samples[0]) throw new Error('An order without a specimen.');
  return samples[0];
}
const store = ({ id, version }: Which, box_id: string, position?: string, as = technician) =>
  server.call(
    storeSample,
    { params: { id }, version, body: { box_id, ...(position !== undefined && { position }) } },
    { as },
  );
const dispose = ({ id, version }: Which, body: object = {}) =>
  server.call(disposeOfSample, { params: { id }, version, body }, { as: technician });
const divide = (
  { id, version }: Which,
  volumes: readonly (number | null)[],
  volume_ml?: number,
  as = technician,
) =>
  server.call(
    divideSample,
    {
      params: { id },
      version,
      body: {
        aliquots: volumes.map((volume) => ({ volume_ml: volume })),
        ...(volume_ml !== undefined && { volume_ml }),
      },
    },
    { as },
  );

/** A fully reported specimen in its own box. */
async function storedSample({
  until = '2026-05-10',
}: { until?: string | null } = {}): Promise<Sample> {
  const sample = await arrived();
  const [waiting] = (await resultsOfOrder(server, sample.order_id, technician)) as [Result];
  const [entered] = (
    await server.call(
      enterResults,
      { body: { items: [{ id: waiting.id, version: waiting.version, value_text: '4.1' }] } },
      { as: technician },
    )
  ).body['items'] as [Result];
  await server.call(
    verifyResults,
    { body: { items: [{ id: entered.id, version: entered.version }] } },
    { as: await lab.staff('lab_manager') },
  );
  const tested = await readAgain(sample);
  const stored = sampleIn(await store(tested, (await aBox()).id));
  await lab.transaction((tx) =>
    tx.updateTable('sample').set({ retain_until: until }).where('id', '=', stored.id).execute(),
  );
  return stored;
}
const readAgain = async ({ id }: { id: string }) =>
  sampleIn(await server.call(readSample, { params: { id } }, { as: technician }));

describe('storage boxes', () => {
  it('are found by words of name and location, or by barcode', async () => {
    const box = await aBox({ name: 'Långtid 7', room: 'Cellar', barcode: 'BX-0007' });
    const found = async (q: string) =>
      (
        (await server.call(listStorageBoxes, { query: { q } }, { as: technician })).body[
          'items'
        ] as StorageBox[]
      ).map(({ name }) => name);
    for (const q of ['langtid', 'cellar', 'bx-0007']) expect(await found(q)).toEqual([box.name]);
    expect(await found('attic')).toEqual([]);
    expect((await trailOf(server, lab, { entity_id: box.id }))[0]).toMatchObject({
      action: 'create',
      entity_label: 'Långtid 7',
      after: { barcode: 'BX-0007' },
    });
  });

  it('are sorted by name and paginated', async () => {
    const lists = await openLaboratory(server, 'storage-lists');
    const as = await lists.staff('technician');
    for (const name of ['C', 'A', 'B']) await aStorageBox(server, as, { name });
    const page = async (query: object) =>
      (await server.call(listStorageBoxes, { query }, { as })).body;
    const first = await page({ limit: '2' });
    const second = await page({ limit: '2', cursor: String(first['next_cursor']) });
    expect(
      [first, second].map(({ items }) => (items as StorageBox[]).map(({ name }) => name)),
    ).toEqual([['A', 'B'], ['C']]);
  });

  it.each([
    ['name', { barcode: 'OTHER' }],
    ['barcode', { name: 'Other' }],
  ])('have a unique %s', async (field, change) => {
    await aBox({ name: `Twin ${field}`, barcode: `TWIN ${field}` });
    expect(
      await server.call(
        createStorageBox,
        { body: { ...plainBox, name: `Twin ${field}`, barcode: `TWIN ${field}`, ...change } },
        { as: technician },
      ),
    ).toMatchObject({ status: 409, body: { code: 'duplicate', fields: { [field]: 'is in use' } } });
  });

  it('cannot be resized below their contents or deactivated while in use', async () => {
    const box = await aBox();
    const sample = sampleIn(await store(await arrived(), box.id, 'H12'));
    const change = (body: object, version = 1) =>
      server.call(
        updateStorageBox,
        { params: { id: box.id }, version, body: { ...plainBox, name: box.name, ...body } },
        { as: technician },
      );
    for (const body of [{ rows: 7 }, { columns: 11 }, { active: false }, { condition: 'frozen' }])
      expect(await change(body)).toMatchObject({
        status: 409,
        body: { code: 'storage_box_occupied' },
      });
    expect(await change({ rows: 10 })).toMatchObject({
      status: 200,
      body: { rows: 10, occupied: 1, version: 2 },
    });
    expect(await change({ rows: 11 })).toMatchObject({ status: 412 });
    await server.call(
      retrieveSample,
      { params: { id: sample.id }, version: sample.version, body: {} },
      { as: technician },
    );
    expect(await change({ active: false }, 2)).toMatchObject({
      status: 200,
      body: { active: false },
    });
    expect(await store(await arrived(), box.id)).toMatchObject({
      status: 409,
      body: { code: 'storage_box_retired' },
    });
    expect((await trailOf(server, lab, { entity_id: box.id }))[0]).toMatchObject({
      before: { active: true, rows: 10 },
      after: { active: false, rows: 8 },
    });
  });

  it('belong to one facility', async () => {
    const other = await openLaboratory(server, 'storage-other');
    const foreign = await aStorageBox(server, await other.staff('technician'), {
      barcode: 'FOREIGN',
    });
    expect(await store(await arrived(), foreign.id)).toMatchObject({
      status: 422,
      body: { fields: { box_id: 'is not a storage box of this facility' } },
    });
  });
});

describe('storing a specimen', () => {
  it('records position and retention date, before or after measurement', async () => {
    const box = await aBox();
    const sample = await arrived();
    const stored = await store(sample, box.id, 'c7');
    // Received on 11 May in facility time, with a retention period of seven days.
    expect(stored).toMatchObject({
      status: 200,
      body: {
        status: 'stored',
        retain_until: '2026-05-18',
        stored_at: server.clock.now().toISOString(),
        storage: {
          box_id: box.id,
          box: box.name,
          position: 'C7',
          room: 'Cold room',
          device: 'Fridge 2',
        },
      },
    });
    expect(await contentsOf(box)).toMatchObject({
      box: { occupied: 1 },
      unnumbered: 0,
      samples: [
        {
          accession_number: sample.accession_number,
          position: 'C7',
          retain_until: '2026-05-18',
          version: sampleIn(stored).version,
        },
      ],
    });
    expect((await trailOf(server, lab, { entity_id: sample.id }))[0]).toMatchObject({
      before: { status: 'received' },
      after: { status: 'stored', box: box.name, position: 'C7', retain_until: '2026-05-18' },
    });

    const out = await server.call(
      retrieveSample,
      { params: { id: sample.id }, version: sampleIn(stored).version, body: {} },
      { as: technician },
    );
    expect(out).toMatchObject({ status: 200, body: { status: 'in_testing', storage: null } });
    expect((await contentsOf(box)).samples).toEqual([]);
  });

  it('records the periods in boxes with a stated storage condition', async () => {
    const [cold, alsoCold, unstated, frozen] = [
      await aBox({ condition: 'refrigerated' }),
      await aBox({ condition: 'refrigerated' }),
      await aBox(),
      await aBox({ condition: 'frozen' }),
    ];
    let sample = await arrived();
    const periods: unknown[] = [];
    for (const box of [cold, alsoCold, unstated, frozen]) {
      sample = sampleIn(await store(sample, box.id));
      periods.push(sample.storage_periods.map(({ condition, until }) => [condition, until]));
      server.clock.advance(60);
    }
    const from = sample.stored_at;
    expect(periods).toEqual([
      [['refrigerated', null]],
      [['refrigerated', null]],
      [['refrigerated', expect.any(String)]],
      [
        ['refrigerated', expect.any(String)],
        ['frozen', null],
      ],
    ]);
    const [refrigerated] = sample.storage_periods;
    if (!refrigerated?.until) throw new Error('The refrigerated period is open.');
    const minute = 60_000;
    expect(Date.parse(refrigerated.until) - Date.parse(refrigerated.from)).toBe(2 * minute);
    const out = await server.call(
      retrieveSample,
      { params: { id: sample.id }, version: sample.version, body: {} },
      { as: technician },
    );
    expect(sampleIn(out).storage_periods.at(-1)).toMatchObject({
      condition: 'frozen',
      from,
      until: server.clock.now().toISOString(),
    });
  });

  it('refuses an unknown storage condition', async () => {
    expect(
      await server.call(
        createStorageBox,
        { body: { ...plainBox, name: 'Lukewarm', condition: 'lukewarm' as 'frozen' } },
        { as: technician },
      ),
    ).toMatchObject({ status: 422, body: { fields: { condition: expect.any(String) } } });
  });

  it('assigns the next free position on every scan', async () => {
    const box = await aBox({ rows: 1, columns: 3 });
    await store(await arrived(), box.id, 'A2');
    const places = [];
    for (const _ of [1, 2])
      places.push(sampleIn(await store(await arrived(), box.id)).storage?.position);
    expect(places).toEqual(['A1', 'A3']);
    expect(await store(await arrived(), box.id)).toMatchObject({
      status: 409,
      body: { code: 'storage_box_full' },
    });
  });

  it('moves it and frees the previous position', async () => {
    const [from, to] = [await aBox(), await aBox()];
    const stored = sampleIn(await store(await arrived(), from.id, 'A1'));
    const moved = sampleIn(await store(stored, to.id, 'B2'));
    expect(moved.events.slice(-2).map(({ type, note }) => [type, note])).toEqual([
      ['stored', `${from.name}, A1`],
      ['moved', `${to.name}, B2`],
    ]);
    expect((await store(moved, to.id, 'B2')).status).toBe(200);
    expect((await store(await arrived(), from.id, 'A1')).status).toBe(200);
  });

  it('accepts one of several requests for a position and names the occupant to the others', async () => {
    const box = await aBox();
    const samples = await Promise.all([1, 2, 3].map(() => arrived()));
    const answers = await Promise.all(samples.map((sample) => store(sample, box.id, 'A1')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const first = sampleIn(
      answers.find(({ status }) => status === 200) ?? ({ status: 0, body: {} } as Answer),
    );
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body).toMatchObject({
        code: 'storage_position_taken',
        fields: { taken_by: first.accession_number },
      });
  });

  it('assigns distinct free positions to concurrent requests', async () => {
    const box = await aBox();
    const samples = await Promise.all([1, 2, 3].map(() => arrived()));
    await Promise.all(samples.map((sample) => store(sample, box.id)));
    expect((await contentsOf(box)).samples.map(({ position }) => position).toSorted()).toEqual([
      'A1',
      'A2',
      'A3',
    ]);
  });

  it('is limited to one specimen per position by the database', async () => {
    const box = await aBox();
    const stored = sampleIn(await store(await arrived(), box.id, 'A1'));
    const other = await arrived();
    const forced = lab.transaction((tx) =>
      tx
        .updateTable('sample')
        .set({ box_id: box.id, storage_position: 'A1' })
        .where('id', '=', other.id)
        .execute(),
    );
    await expect(forced).rejects.toThrow(/sample_box_id_storage_position_key/);
    expect((await contentsOf(box)).samples.map(({ id }) => id)).toEqual([stored.id]);
  });

  it('rejects positions outside the box', async () => {
    const [sample, { id }] = [await arrived(), await aBox()];
    for (const position of ['I1', 'A13', '7C', 'A0'])
      expect(await store(sample, id, position)).toMatchObject({
        status: 422,
        body: { fields: { position: expect.any(String) as string } },
      });
  });

  it('sets no retention date without a retention period', async () => {
    const patient = await openLaboratory(server, 'storage-open-ended');
    const as = await patient.staff('technician');
    const { samples } = await patient.arrived(['K']);
    const box = await aStorageBox(server, as);
    expect(samples[0] && (await store(samples[0], box.id, undefined, as)).body).toMatchObject({
      status: 'stored',
      retain_until: null,
    });
  });
});

describe('discarding a specimen', () => {
  it('succeeds after its retention date', async () => {
    const sample = await storedSample();
    expect(await dispose(sample)).toMatchObject({
      status: 200,
      body: {
        status: 'disposed',
        storage: null,
        disposed_at: server.clock.now().toISOString(),
        disposed_by: 'Test technician',
      },
    });
    expect((await trailOf(server, lab, { entity_id: sample.id }))[0]).toMatchObject({
      before: { status: 'stored' },
      after: { status: 'disposed', retain_until: '2026-05-10' },
    });
  });

  it.each([
    ['on its last retention day, when the next day has started in UTC', '2026-05-11'],
    ['without a retention time', null],
  ])('requires a reason %s', async (_, until) => {
    const sample = await storedSample({ until });
    expect(await dispose(sample, {})).toMatchObject({
      status: 422,
      body: { code: 'disposal_reason_missing' },
    });
    expect(await dispose(sample, { code: 'other' })).toMatchObject({
      status: 422,
      body: { fields: { note: 'must contain a description' } },
    });
    const gone = sampleIn(await dispose(sample, { code: 'leaking', note: 'Cap was loose' }));
    expect(gone.events.at(-1)).toMatchObject({
      type: 'disposed',
      code: 'leaking',
      note: 'Cap was loose',
    });
    expect((await trailOf(server, lab, { entity_id: sample.id }))[0]).toMatchObject({
      reason: 'leaking: Cap was loose',
    });
  });

  it('aliquots inherit storage and transport conditions, also on their labels', async () => {
    const params = { id: lab.testId('K') };
    const test = (await server.call(readTestParameter, { params }, { as: technician }))
      .body as unknown as TestParameter;
    const changeSpecimens = (
      change: Partial<TestParameter['specimens'][number]>,
      version: number,
    ) =>
      server.call(
        updateTestParameter,
        {
          params,
          version,
          body: {
            ...(definitionOf(test) as BodyOf<typeof updateTestParameter>),
            specimens: test.specimens.map((each) => ({ ...each, ...change })),
          },
        },
        { as: technician },
      );
    const changed = await changeSpecimens(
      {
        transport: 'frozen',
        protect_from_light: true,
        fasting_required: true,
        min_volume_ml: '0.5',
      },
      test.version,
    );
    expect(changed.status).toBe(200);
    const parent = sampleIn(await divide(await arrived(), [1]));
    const part = await readAgain(parent.aliquots[0] ?? { id: '' });
    expect(parent.needs).toMatchObject({
      fasting: true,
      min_volume_ml: 0.5,
      transport: ['frozen'],
      protect_from_light: true,
    });
    expect(part.needs).toEqual({
      consent: [],
      instructions: [],
      fasting: false,
      additives: [],
      min_volume_ml: null,
      stability: [],
      arrival: [expect.objectContaining({ transport: 'frozen', transport_deviation: 'hold' })],
      transport: ['frozen'],
      protect_from_light: true,
    });
    expect(
      (await server.call(readSampleLabel, { params: { id: part.id } }, { as: technician })).text,
    ).toContain('keep frozen, protect from light');
    await changeSpecimens({}, Number(changed.body['version']));
    const plain = sampleIn(await divide(await arrived(), [1]));
    expect((await readAgain(plain.aliquots[0] ?? { id: '' })).needs).toMatchObject({
      transport: [],
      protect_from_light: false,
    });
    expect(
      (await server.call(readSampleLabel, { params: { id: plain.id } }, { as: technician })).text,
    ).not.toContain('y="24.8"');
  });

  it('requires confirmation while a result of it or its parent is outstanding', async () => {
    const box = await aBox();
    const parent = sampleIn(await divide(await arrived(), [1]));
    const [part] = parent.aliquots;
    if (!part) throw new Error('Nothing was divided.');
    for (const which of [parent, await readAgain(part)]) {
      const stored = sampleIn(await store(which, box.id));
      expect(await dispose(stored, { code: 'no_room' })).toMatchObject({
        status: 409,
        body: { code: 'results_awaited' },
      });
      expect(await dispose(stored, { code: 'no_room', despite_pending: true })).toMatchObject({
        status: 200,
      });
      expect((await trailOf(server, lab, { entity_id: stored.id }))[0]).toMatchObject({
        after: { despite_pending: true },
        reason: 'no_room',
      });
    }
  });

  it('lists only specimens due for discarding, longest overdue first', async () => {
    const due = await openLaboratory(server, 'storage-due');
    const as = await due.staff('technician');
    const box = await aStorageBox(server, as);
    const numbers: Record<string, string> = {};
    for (const until of ['2026-05-11', '2026-05-01', '2026-05-12']) {
      const { samples } = await due.arrived(['K']);
      const stored = sampleIn(
        await store(samples[0] ?? { id: '', version: 0 }, box.id, undefined, as),
      );
      await due.transaction((tx) =>
        tx.updateTable('sample').set({ retain_until: until }).where('id', '=', stored.id).execute(),
      );
      numbers[stored.accession_number] = until;
    }
    const page = async (query: object) => {
      const { body } = await server.call(listDueForDisposal, { query }, { as });
      return {
        days: (body['items'] as Sample[]).map(({ accession_number }) => numbers[accession_number]),
        next: body['next_cursor'],
      };
    };
    const first = await page({ limit: '1' });
    expect([first.days, await page({ limit: '1', cursor: String(first.next) })]).toEqual([
      ['2026-05-01'],
      { days: ['2026-05-11'], next: null },
    ]);
  });

  it('processes many at once and reports the outcome of each', async () => {
    const [gone, changed, early] = [
      await storedSample(),
      await storedSample(),
      await storedSample({ until: '2026-06-01' }),
    ];
    const awaited = sampleIn(await store(await arrived(), (await aBox()).id));
    const unknown = { id: '0193a9f4-1111-7222-8333-444455556666', version: 1 };
    const items = [gone, { ...changed, version: changed.version - 1 }, early, awaited, unknown].map(
      ({ id, version }) => ({ id, version }),
    );
    const answer = await server.call(disposeOfDue, { body: { items } }, { as: technician });
    expect(
      (answer.body['items'] as { id: string; disposed: boolean; code: string | null }[]).map(
        ({ id, disposed, code }) => [id, disposed, code],
      ),
    ).toEqual([
      [gone.id, true, null],
      [changed.id, false, 'version_stale'],
      [early.id, false, 'disposal_reason_missing'],
      [awaited.id, false, 'results_awaited'],
      [unknown.id, false, 'not_found'],
    ]);
    expect((await trailOf(server, lab, { entity_id: gone.id }))[0]).toMatchObject({
      after: { status: 'disposed' },
    });
    expect(
      await Promise.all([gone, changed].map(async (each) => (await readAgain(each)).status)),
    ).toEqual(['disposed', 'stored']);
    expect(
      await server.call(
        disposeOfDue,
        { body: { items: [items[0], items[0]] as never } },
        { as: technician },
      ),
    ).toMatchObject({ status: 422 });
  });
});

describe('splitting a specimen into aliquots', () => {
  it('creates numbered aliquots with parent reference and own label', async () => {
    const sample = await arrived();
    const parent = sampleIn(await divide(sample, [0.5, null], 3));
    const numbers = [`${sample.accession_number}-1`, `${sample.accession_number}-2`];
    expect(parent).toMatchObject({
      status: 'received',
      volume_ml: 3,
      parent: null,
      version: sample.version + 1,
    });
    expect(
      parent.aliquots.map(({ accession_number, status, volume_ml }) => [
        accession_number,
        status,
        volume_ml,
      ]),
    ).toEqual([
      [numbers[0], 'received', 0.5],
      [numbers[1], 'received', null],
    ]);
    expect(parent.events.at(-1)).toMatchObject({ type: 'aliquoted', note: numbers.join(', ') });

    const part = await readAgain(parent.aliquots[0] ?? { id: '' });
    expect(part).toMatchObject({
      parent: { id: sample.id, accession_number: sample.accession_number },
      patient: sample.patient,
      type: sample.type,
      collected_at: sample.collected_at,
      tests: [],
      aliquots: [],
    });
    expect(part.events.map(({ type, note }) => [type, note])).toEqual([
      ['taken_from', sample.accession_number],
    ]);
    expect(
      (await server.call(readSampleLabel, { params: { id: part.id } }, { as: technician })).text,
    ).toContain(numbers[0]);
    expect((await trailOf(server, lab, { entity_id: sample.id }))[0]).toMatchObject({
      action: 'update',
      after: { aliquots: numbers, volume_ml: 3 },
    });
    expect(
      (await trailOf(server, lab, { entity_id: part.id })).map(({ action }) => action),
    ).toContain('create');
  });

  it('continues numbering and never exceeds the available volume', async () => {
    const once = sampleIn(await divide(await arrived(), [1, 1], 3));
    expect(await divide(once, [1.001])).toMatchObject({
      status: 422,
      body: { code: 'volume_exceeded' },
    });
    expect(await divide(once, [1], 9)).toMatchObject({
      status: 422,
      body: { fields: { volume_ml: 'is already recorded' } },
    });
    const twice = sampleIn(await divide(once, [1]));
    expect(
      twice.aliquots.map(({ accession_number }) =>
        accession_number.slice(once.accession_number.length),
      ),
    ).toEqual(['-1', '-2', '-3']);
  });

  it('assigns numbers once for two concurrent requests', async () => {
    const sample = await arrived();
    const answers = await Promise.all([divide(sample, [1]), divide(sample, [1])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await readAgain(sample)).aliquots).toHaveLength(1);
  });

  it('is rejected for an aliquot and for a stored specimen', async () => {
    const parent = sampleIn(await divide(await arrived(), [null]));
    const part = await readAgain(parent.aliquots[0] ?? { id: '' });
    const stored = sampleIn(await store(parent, (await aBox()).id));
    for (const which of [part, stored])
      expect(await divide(which, [null])).toMatchObject({
        status: 409,
        body: { code: 'sample_not_usable' },
      });
  });

  it('finds the aliquot and its parent’s results by scanning the aliquot', async () => {
    const sample = await arrived();
    await divide(sample, [null]);
    const q = `${sample.accession_number}-1`;
    const found = await server.call(listSamples, { query: { q } }, { as: technician });
    expect(
      (found.body['items'] as Sample[]).map(({ accession_number }) => accession_number),
    ).toEqual([q]);
    const results = await server.call(listResults, { query: { q } }, { as: technician });
    expect((results.body['items'] as Result[]).map(({ test }) => test.code)).toEqual(['K']);
  });

  it('is denied to a nurse', async () => {
    expect(
      (await divide(await arrived(), [null], undefined, await lab.staff('nurse'))).status,
    ).toBe(403);
  });
});
