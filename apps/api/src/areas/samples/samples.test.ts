import { idOf } from '@alms/lis-domain/fixtures';
import { specimenOf, updateTestParameter, type TestDefinition } from '@alms/lis-domain/catalogue';
import type { BodyOf } from '@alms/lis-domain/http';
import { cancelTests, readOrder, type Order } from '@alms/lis-domain/orders';
import {
  collectSample,
  countSamples,
  disposeOfSample,
  listSamples,
  loseSample,
  noteNotCollected,
  readSample,
  readSampleLabel,
  receiveSample,
  rejectSample,
  reprintSampleLabel,
  retrieveSample,
  sendSample,
  storeSample,
  maxCounted,
  type Sample,
  type SampleState,
  type StorageBox,
  type SampleId,
} from '@alms/lis-domain/samples';
import { sql } from 'kysely';
import { createLaboratory, type LaboratoryId } from '@alms/lis-domain/facility';
import { chooseLaboratory } from '@alms/lis-domain/identity';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/db/new-id.ts';
import { made, textOf, trailOf } from '../../testing/answers.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import { aStorageBox } from '../../testing/storage-box.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../testing/test-server.ts';

let box: StorageBox;
const { server, lab } = await testLaboratory('samples');
const phlebotomist = await lab.staff('phlebotomist');
const technician = await lab.staff('technician');
beforeAll(async () => {
  box = await aStorageBox(server, technician);
});

const confirmed = { name: true, birth_date: true };
type Which = Pick<Sample, 'id' | 'version'>;

const collected = ({ id, version }: Which, body: object = {}, as = phlebotomist): Promise<Answer> =>
  server.call(
    collectSample,
    { params: { id }, version, body: { identity_check: confirmed, ...body } },
    { as },
  );
const received = ({ id, version }: Which, as = technician): Promise<Answer> =>
  server.call(receiveSample, { params: { id }, version, body: {} }, { as });
const rejected = ({ id, version }: Which, body: object = {}, as = technician): Promise<Answer> =>
  server.call(
    rejectSample,
    { params: { id }, version, body: { code: 'RH', note: 'pink serum', ...body } as never },
    { as },
  );

const notCollected = (
  { id, version }: Which,
  body: object = {},
  as = phlebotomist,
): Promise<Answer> =>
  server.call(
    noteNotCollected,
    { params: { id }, version, body: { code: 'absent', ...body } },
    { as },
  );
const sent = ({ id, version }: Which, as = phlebotomist): Promise<Answer> =>
  server.call(sendSample, { params: { id }, version, body: { note: 'Courier 2' } }, { as });
const stored = ({ id, version }: Which, body: object = {}, as = technician): Promise<Answer> =>
  server.call(storeSample, { params: { id }, version, body: { box_id: box.id, ...body } }, { as });
const retrieved = ({ id, version }: Which, as = technician): Promise<Answer> =>
  server.call(retrieveSample, { params: { id }, version, body: {} }, { as });
const disposed = ({ id, version }: Which, as = technician): Promise<Answer> =>
  server.call(
    disposeOfSample,
    { params: { id }, version, body: { code: 'used_up', despite_pending: true } },
    { as },
  );
const lost = ({ id, version }: Which, body: object = {}, as = phlebotomist): Promise<Answer> =>
  server.call(
    loseSample,
    { params: { id }, version, body: { note: 'Fell in the yard', ...body } },
    { as },
  );

async function ordered(...codes: string[]): Promise<{ order: Order; sample: Sample }> {
  const order = await lab.order(codes);
  const [sample] = await lab.samplesOf(order);
  if (!sample) throw new Error('An order without a specimen.');
  return { order, sample };
}

/** A specimen in the given status. */
async function sampleThatIs(status: SampleState): Promise<Sample> {
  const { sample } = await ordered('K');
  await lab.transaction((tx) =>
    tx
      .updateTable('sample')
      .set({
        status,
        ...(status !== 'expected' && {
          collected_at: server.clock.now(),
          collected_by: 'Phoebe Drawson',
        }),
      })
      .where('id', '=', sample.id)
      .execute(),
  );
  return sample;
}

const itemStates = async ({ id }: Order) =>
  (
    (await server.call(readOrder, { params: { id } }, { as: technician })).body as unknown as Order
  ).items.map(({ code, status }) => `${code} ${status}`);

describe('collecting a specimen', () => {
  it('records collector, time and two identifiers and updates its tests', async () => {
    const { order, sample } = await ordered('NA', 'K', 'HGB');
    const answer = await collected(sample);
    expect(answer).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: {
        status: 'collected',
        collected_by: 'Test phlebotomist',
        collected_at: server.clock.now().toISOString(),
        version: 2,
      },
    });
    expect((answer.body as unknown as Sample).events.map(({ type, by }) => [type, by])).toEqual([
      ['expected', 'Test doctor'],
      ['collected', 'Test phlebotomist'],
    ]);
    expect(await itemStates(order)).toEqual(['NA collected', 'K collected', 'HGB ordered']);
    const [line] = await trailOf(server, lab, { entity_id: sample.id });
    expect(line).toMatchObject({
      action: 'update',
      category: 'sample',
      entity_label: sample.accession_number,
      patient_id: sample.patient.id,
      before: { status: 'expected' },
      after: { status: 'collected', identity_check: confirmed },
    });
  });

  it.each([
    ['the name', { name: false, birth_date: true }],
    ['the birth date', { name: true, birth_date: false }],
  ])('is rejected while %s is not confirmed', async (_, identity_check) => {
    const { sample } = await ordered('K');
    expect(await collected(sample, { identity_check })).toMatchObject({
      status: 409,
      body: { code: 'identity_not_confirmed' },
    });
    expect(
      (await server.call(readSample, { params: { id: sample.id } }, { as: technician })).body,
    ).toEqual(sample);
  });

  /** Sets the collection requirements for tests ordered from now on. */
  async function collectedAs(code: string, change: Partial<TestDefinition>): Promise<void> {
    const id = lab.testId(code);
    const test = await lab.transaction((tx) =>
      tx.selectFrom('test_parameter').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    const body = { ...test.definition, ...change } as BodyOf<typeof updateTestParameter>;
    const answer = await server.call(
      updateTestParameter,
      { params: { id }, version: test.version, body },
      { as: technician },
    );
    if (answer.status !== 200) throw new Error(answer.text);
  }

  describe('collecting for tests with requirements', () => {
    beforeAll(async () => {
      await collectedAs('TSH', {
        consent_required: true,
        collection_instructions: 'Before ten o’clock',
        specimens: [specimenOf('SER', 'sst', { min_volume_ml: '0.5', fasting_required: true })],
      });
      await collectedAs('FT4', {
        specimens: [
          specimenOf('SER', 'sst', {
            min_volume_ml: '1.25',
            transport: 'frozen',
            protect_from_light: true,
            additive: 'gel',
          }),
        ],
      });
    });

    it('returns the collection requirements as they were at ordering', async () => {
      const { sample } = await ordered('TSH', 'FT4', 'NA');
      expect(sample.needs).toEqual({
        consent: ['Thyrotropin'],
        instructions: [{ test: 'Thyrotropin', text: 'Before ten o’clock' }],
        fasting: true,
        protect_from_light: true,
        transport: ['frozen'],
        additives: ['gel'],
        min_volume_ml: 1.75,
        stability: [],
        arrival: [expect.objectContaining({ transport: 'frozen' })],
      });
      await collectedAs('FT4', { specimens: [specimenOf('SER', 'sst')] });
      expect(
        (await server.call(readSample, { params: { id: sample.id } }, { as: phlebotomist })).body[
          'needs'
        ],
      ).toEqual(sample.needs);
      expect((await ordered('FT4')).sample.needs).toMatchObject({
        transport: [],
        min_volume_ml: null,
        consent: [],
      });
    });

    it('is rejected without patient consent, which is stored with the specimen and audited', async () => {
      const { sample } = await ordered('TSH', 'NA');
      expect(await collected(sample)).toMatchObject({
        status: 409,
        body: { code: 'consent_not_confirmed' },
      });
      expect(await collected(sample, { consent: false })).toMatchObject({
        status: 409,
        body: { code: 'consent_not_confirmed' },
      });
      expect(
        await collected(sample, {
          consent: true,
          identity_check: { name: true, birth_date: false },
        }),
      ).toMatchObject({ status: 409, body: { code: 'identity_not_confirmed' } });
      expect(await collected(sample, { consent: 'yes' })).toMatchObject({
        status: 422,
        body: { fields: { consent: expect.any(String) as string } },
      });
      expect(await collected(sample, { consent: true })).toMatchObject({
        status: 200,
        body: { status: 'collected', consent_confirmed: true },
      });
      expect((await trailOf(server, lab, { entity_id: sample.id }))[0]).toMatchObject({
        after: { status: 'collected', consent_confirmed: true },
      });
    });

    it('ignores consent where none is required', async () => {
      const { sample } = await ordered('NA');
      expect((await collected(sample, { consent: true })).body).toMatchObject({
        status: 'collected',
        consent_confirmed: null,
        needs: { consent: [] },
      });
    });

    it('ignores the requirements of cancelled tests', async () => {
      const { order, sample } = await ordered('TSH', 'NA');
      const item = order.items.find(({ code }) => code === 'TSH');
      const cancelled = await server.call(
        cancelTests,
        {
          params: { id: order.id },
          version: order.version,
          body: { item_ids: [item?.id ?? ''], code: 'no_longer_needed', note: '' },
        },
        { as: await lab.staff('doctor') },
      );
      expect(cancelled.status).toBe(200);
      const [now] = await lab.samplesOf(order);
      expect(now?.needs).toMatchObject({ consent: [], instructions: [] });
      expect((await collected(now ?? sample)).status).toBe(200);
    });
  });

  it('accepts an earlier collection time entered later', async () => {
    const { sample } = await ordered('K');
    expect(
      (await collected(sample, { collected_at: '2026-05-12T09:00:00+02:00' })).body['collected_at'],
    ).toBe('2026-05-12T07:00:00.000Z');
  });

  it.each([
    ['in the future', '2026-05-12T08:42:01Z'],
    ['long before the order', '2026-05-05T08:41:59Z'],
  ])('rejects a time %s', async (_, collected_at) => {
    const { sample } = await ordered('K');
    expect(await collected(sample, { collected_at })).toMatchObject({
      status: 422,
      body: {
        code: 'invalid',
        fields: { collected_at: expect.stringContaining('must not be') as string },
      },
    });
  });

  it('succeeds once for two concurrent requests', async () => {
    const { sample } = await ordered('K');
    const answers = await Promise.all([collected(sample), collected(sample), collected(sample)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
    expect(answers.find(({ status }) => status === 412)).toMatchObject({
      body: { code: 'version_stale', current_version: 2 },
      headers: { etag: '"2"' },
    });
  });

  it('requires the current version', async () => {
    const { sample } = await ordered('K');
    const path = `/api/v1/samples/${sample.id}/collect`;
    const body = JSON.stringify({ identity_check: confirmed });
    const answer = await server.request({
      method: 'POST',
      path,
      body,
      headers: { 'content-type': 'application/json' },
      as: phlebotomist,
    });
    expect(answer).toMatchObject({ status: 428, body: { code: 'version_missing' } });
  });

  it.each(['receptionist', 'data_entry', 'patient'] as const)('is denied to a %s', async (role) => {
    const { sample } = await ordered('K');
    expect((await collected(sample, {}, await lab.person(role))).status).toBe(403);
  });
});

describe('receiving a specimen', () => {
  it('records the receipt and updates its tests', async () => {
    const { order, sample } = await ordered('K', 'HGB');
    await collected(sample);
    expect(await received({ ...sample, version: 2 })).toMatchObject({
      status: 200,
      body: { status: 'received', received_by: 'Test technician', version: 3 },
    });
    expect(await itemStates(order)).toEqual(['K received', 'HGB ordered']);
    expect((await trailOf(server, lab, { entity_id: sample.id }))[0]).toMatchObject({
      before: { status: 'collected' },
      after: { status: 'received' },
    });
  });

  it('is denied to a nurse', async () => {
    expect(
      (await received(await sampleThatIs('collected'), await lab.person('nurse'))).status,
    ).toBe(403);
  });
});

describe('rejecting a specimen', () => {
  it('reorders its tests on a new specimen with their own results', async () => {
    const { order, sample } = await ordered('NA', 'K', 'HGB');
    await lab.collect(order);
    await lab.receive(order);
    const answer = await rejected({ ...sample, version: 3 });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        status: 'rejected',
        rejection: { code: 'RH', note: 'pink serum', by: 'Test technician' },
      },
    });
    expect(await itemStates(order)).toEqual([
      'NA rejected',
      'K rejected',
      'HGB received',
      'NA ordered',
      'K ordered',
    ]);

    const now = (await server.call(readOrder, { params: { id: order.id } }, { as: technician }))
      .body as unknown as Order;
    expect(now.status).toBe('in_progress');
    const [again] = now.items.slice(3);
    const replacement = (
      await server.call(readSample, { params: { id: again?.sample_id ?? '' } }, { as: technician })
    ).body as unknown as Sample;
    expect(replacement).toMatchObject({
      status: 'expected',
      type: sample.type,
      container: sample.container,
      priority: sample.priority,
      patient: sample.patient,
    });
    expect(replacement.tests.map(({ code }) => code)).toEqual(['NA', 'K']);
    expect(replacement.accession_number).not.toBe(sample.accession_number);
    expect(replacement.events[0]?.note).toBe(`Replaces ${sample.accession_number}`);

    const results = await lab.transaction((tx) =>
      tx
        .selectFrom('current_result')
        .select(['sample_id', 'status', 'unit'])
        .where('order_id', '=', order.id)
        .orderBy('status')
        .execute(),
    );
    const on = (id: string) =>
      results
        .filter(({ sample_id }) => sample_id === id)
        .map(({ status, unit }) => `${status} ${unit ?? ''}`);
    expect([on(sample.id), on(replacement.id)]).toEqual([
      ['cancelled mmol/L', 'cancelled mmol/L'],
      ['pending mmol/L', 'pending mmol/L'],
    ]);

    const [line] = await trailOf(server, lab, { entity_id: sample.id });
    expect(line).toMatchObject({
      action: 'reject',
      reason: 'RH: pink serum',
      before: { status: 'received' },
      after: { status: 'rejected', replaced_by: replacement.accession_number },
    });
  });

  it('leaves an order without other tests in progress, not cancelled', async () => {
    const { order, sample } = await ordered('K');
    await collected(sample);
    await rejected({ ...sample, version: 2 }, { note: '' });
    expect(
      (await server.call(readOrder, { params: { id: order.id } }, { as: technician })).body[
        'status'
      ],
    ).toBe('in_progress');
  });

  it('for one test reorders only that test, and the others continue', async () => {
    const { order, sample } = await ordered('NA', 'K');
    await lab.collect(order);
    await lab.receive(order);
    const partly = await made<Sample>(rejected({ ...sample, version: 3 }, { tests: ['K'] }));
    expect(partly).toMatchObject({ status: 'received', rejection: null, version: 4 });
    expect(partly.tests.map(({ code, status }) => `${code} ${status}`)).toEqual([
      'NA received',
      'K rejected',
    ]);
    expect(partly.events.at(-1)).toMatchObject({
      type: 'tests_rejected',
      code: 'RH',
      note: 'pink serum',
    });
    expect(await itemStates(order)).toEqual(['NA received', 'K rejected', 'K ordered']);
    const [line] = await trailOf(server, lab, { entity_id: sample.id });
    expect(line).toMatchObject({
      action: 'reject',
      reason: 'RH: pink serum',
      after: { rejected_tests: ['K'], replaced_by: expect.any(String) },
    });
    const notices = await lab.transaction((tx) =>
      tx.selectFrom('notification').select('title').where('entity_id', '=', sample.id).execute(),
    );
    expect(notices.map(({ title }) => title)).toContain(
      `Specimen rejected for some tests: ${sample.accession_number}`,
    );
    expect(await rejected({ ...sample, version: 4 }, { tests: ['K'] })).toMatchObject({
      status: 422,
      body: { fields: { tests: expect.stringContaining('not K') } },
    });
    expect(
      await made<Sample>(rejected({ ...sample, version: 4 }, { tests: ['NA'] })),
    ).toMatchObject({ status: 'rejected', rejection: { code: 'RH' } });
  });

  it.each<[string, object]>([
    ['no tests', { tests: [] }],
    ['a test of another specimen', { tests: ['HGB'] }],
  ])('is refused for %s', async (_, body) => {
    const answer = await rejected(await sampleThatIs('received'), body);
    expect(answer).toMatchObject({ status: 422, body: { fields: { tests: expect.any(String) } } });
  });

  it('is refused for tests of a specimen that is not collected', async () => {
    expect(await rejected(await sampleThatIs('expected'), { tests: ['K'] })).toMatchObject({
      status: 409,
      body: { code: 'sample_not_usable' },
    });
  });

  it('requires a standard rejection reason', async () => {
    expect((await rejected(await sampleThatIs('collected'), { code: 'XX' })).status).toBe(422);
  });

  it('is denied to a phlebotomist', async () => {
    expect((await rejected(await sampleThatIs('collected'), {}, phlebotomist)).status).toBe(403);
  });
});

describe('failed specimen collection', () => {
  it('keeps the specimen expected and records the reason', async () => {
    const { order, sample } = await ordered('K');
    const answer = await notCollected(sample, { code: 'not_prepared', note: 'Had breakfast' });
    expect(answer).toMatchObject({ status: 200, body: { status: 'expected', version: 2 } });
    expect((answer.body as unknown as Sample).events.at(-1)).toMatchObject({
      type: 'not_collected',
      by: 'Test phlebotomist',
      code: 'not_prepared',
      note: 'Had breakfast',
    });
    expect(await itemStates(order)).toEqual(['K ordered']);
    expect((await trailOf(server, lab, { entity_id: sample.id }))[0]).toMatchObject({
      action: 'update',
      category: 'sample',
      after: { not_collected: 'not_prepared' },
      reason: 'not_prepared: Had breakfast',
    });
    expect((await collected({ ...sample, version: 2 })).status).toBe(200);
  });

  it('requires a listed reason', async () => {
    expect((await notCollected(await sampleThatIs('expected'), { code: 'lazy' })).status).toBe(422);
  });

  it('is denied to a technician without permission to collect', async () => {
    expect(
      (await notCollected(await sampleThatIs('expected'), {}, await lab.person('data_entry')))
        .status,
    ).toBe(403);
  });
});

describe('specimen handover', () => {
  it('sets the specimen in transit until the laboratory receives it', async () => {
    const { sample } = await ordered('K');
    await collected(sample);
    const way = await sent({ ...sample, version: 2 });
    expect(way).toMatchObject({ status: 200, body: { status: 'in_transit' } });
    expect((way.body as unknown as Sample).events.at(-1)).toMatchObject({
      type: 'in_transit',
      note: 'Courier 2',
    });
    expect(await received({ ...sample, version: 3 })).toMatchObject({
      status: 200,
      body: { status: 'received' },
    });
  });
});

describe('lost specimen', () => {
  it('has its tests reordered and the users notified', async () => {
    const { order, sample } = await ordered('K');
    await collected(sample);
    expect(await lost({ ...sample, version: 2 })).toMatchObject({
      status: 200,
      body: { status: 'lost' },
    });
    expect(await itemStates(order)).toEqual(['K rejected', 'K ordered']);
    const [line] = await trailOf(server, lab, { entity_id: sample.id });
    expect(line).toMatchObject({
      reason: 'Fell in the yard',
      before: { status: 'collected' },
      after: { status: 'lost', replaced_by: expect.any(String) as string },
    });
    const notifications = await lab.transaction((tx) =>
      tx.selectFrom('notification').select(['title']).where('entity_id', '=', sample.id).execute(),
    );
    expect(new Set(notifications.map(({ title }) => title))).toEqual(
      new Set([`Specimen lost: ${sample.accession_number}`]),
    );
  });

  it('frees its storage position and keeps existing results', async () => {
    const sample = await sampleThatIs('in_testing');
    await stored(sample, { position: 'H9' });
    expect(await lost({ ...sample, version: 2 })).toMatchObject({
      status: 200,
      body: { storage: null },
    });
    expect((await stored(await sampleThatIs('in_testing'), { position: 'H9' })).status).toBe(200);
  });

  it('requires an explanation', async () => {
    expect((await lost(await sampleThatIs('collected'), { note: '' })).status).toBe(422);
  });
});

describe('specimen status', () => {
  const states: SampleState[] = [
    'expected',
    'collected',
    'in_transit',
    'received',
    'in_testing',
    'stored',
    'disposed',
    'rejected',
    'lost',
    'referred',
  ];
  it.each([
    ['collected', collected, ['expected']],
    ['received', received, ['collected', 'in_transit']],
    ['rejected', rejected, ['collected', 'in_transit', 'received']],
    ['noted as not collected', notCollected, ['expected']],
    ['sent', sent, ['collected']],
    ['stored', stored, ['received', 'in_testing', 'stored']],
    ['retrieved', retrieved, ['stored']],
    ['disposed of', disposed, ['stored']],
    ['lost', lost, ['collected', 'in_transit', 'stored']],
  ] as const)('can become %s only from the allowed statuses', async (_, context, allowed) => {
    const outcomes: [SampleState, unknown][] = [];
    for (const status of states) {
      const answer = await context(await sampleThatIs(status));
      outcomes.push([status, answer.status === 200 ? 'done' : answer.body['code']]);
    }
    const expected = states.map((status) => [
      status,
      (allowed as readonly string[]).includes(status) ? 'done' : 'sample_not_usable',
    ]);
    expect(outcomes).toEqual(expected);
  });
});

describe('printing a specimen label', () => {
  const label = (id: string, as = phlebotomist) =>
    server.call(readSampleLabel, { params: { id } }, { as });

  it('states patient, specimen and collection, and records each print', async () => {
    const patientId = await lab.patient({
      family_name: 'Okoro',
      given_name: 'Daniel',
      gender: 'male',
      sex_for_ranges: 'male',
      birth_date: '1958-03-14',
      mrn: '0048213',
    });
    const order = await lab.order(['K'], { patientId, priority: 'stat' });
    const [sample] = await lab.collect(order);
    const { status, headers, text } = await label(sample?.id ?? '');
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'image/svg+xml',
    });
    for (const words of [
      'Okoro, Daniel',
      '0048213   14 Mar 1958   M',
      'Serum, gold top',
      '12 May 08:42 TP',
      'STAT',
      sample?.accession_number ?? '-',
    ])
      expect(text).toContain(words);

    await label(sample?.id ?? '');
    const again = (
      await server.call(readSample, { params: { id: sample?.id ?? '' } }, { as: technician })
    ).body as unknown as Sample;
    expect(again.events.map(({ type }) => type)).toEqual([
      'expected',
      'collected',
      'label_printed',
      'label_printed',
    ]);
    expect(again.version).toBe(sample?.version);
    const prints = (await trailOf(server, lab, { entity_id: sample?.id })).filter(
      ({ action }) => action === 'print',
    );
    expect(prints.map(({ category, patient_id }) => [category, patient_id])).toEqual([
      ['sample', patientId],
      ['sample', patientId],
    ]);
  });

  it('reprints a PDF of label size with a reason recorded with the specimen', async () => {
    const [sample] = await lab.collect(await lab.order(['K']));
    const params = { id: sample?.id ?? '' };
    const again = (reason: string) =>
      server.call(reprintSampleLabel, { params, body: { reason } }, { as: phlebotomist });
    expect((await again(' ')).body['fields']).toEqual({ reason: 'must not be empty' });
    const { status, headers, text } = await again('The first one was smeared');
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'application/pdf',
    });
    // 2 by 1 inch in points.
    expect(/MediaBox\s*\[0 0 (\d+)[\d.]* (\d+)/.exec(text)?.slice(1)).toEqual(['144', '72']);
    const { events } = (await server.call(readSample, { params }, { as: technician }))
      .body as unknown as Sample;
    expect(events.filter(({ type }) => type === 'label_printed').map(({ note }) => note)).toEqual([
      'The first one was smeared',
    ]);
    expect(
      (await trailOf(server, lab, { entity_id: params.id }))
        .filter(({ action }) => action === 'print')
        .map(({ reason }) => reason),
    ).toEqual(['The first one was smeared']);
  });

  it('uses the facility’s language, whichever user prints it', async () => {
    const lyon = await openLaboratory(server, 'french-labels');
    await lyon.transaction((tx) =>
      tx.updateTable('facility_profile').set({ language: 'fr' }).execute(),
    );
    const [sample] = await lyon.collect(await lyon.order(['K'], { priority: 'stat' }));
    const { text } = await label(sample?.id ?? '', await lyon.staff('phlebotomist'));
    for (const words of ['lang="fr"', 'Sérum, jaune or', '12 mai 08:42 TP', 'IMMÉDIAT'])
      expect(text).toContain(words);
  });

  it('uses the facility’s time zone', async () => {
    const west = await openLaboratory(server, 'wall-clock');
    await west.transaction((tx) =>
      tx.updateTable('facility_profile').set({ timezone: 'Pacific/Pago_Pago' }).execute(),
    );
    const [sample] = await west.collect(await west.order(['K']));
    expect((await label(sample?.id ?? '', await west.staff('phlebotomist'))).text).toContain(
      '11 May 21:42 TP',
    );
  });

  it('uses the time zone of the site where the specimen was collected', async () => {
    const facility = await openLaboratory(server, 'wall-clocks');
    const as = await facility.staff('admin');
    const { body: site } = await server.call(
      createLaboratory,
      { body: { name: 'Island', code: 'ISLAND', time_zone: 'Pacific/Pago_Pago' } },
      { as },
    );
    const collector = await facility.staff('phlebotomist');
    const timeOn = async () => {
      const [sample] = await facility.collect(await facility.order(['K']));
      return (await label(sample?.id ?? '', collector)).text;
    };
    expect(await timeOn()).toContain('12 May 08:42 TP');
    await server.call(
      chooseLaboratory,
      { body: { laboratory_id: (site as unknown as { id: LaboratoryId }).id } },
      { as: collector },
    );
    expect(await timeOn()).toContain('11 May 21:42 TP');
  });

  it.each(['expected', 'rejected', 'lost', 'disposed'] as const)(
    'is rejected for a specimen that is %s',
    async (status) => {
      const { id } = await sampleThatIs(status);
      expect(await label(id)).toMatchObject({ status: 409, body: { code: 'sample_not_usable' } });
      expect(
        (
          await server.call(
            reprintSampleLabel,
            { params: { id }, body: { reason: 'Torn' } },
            { as: phlebotomist },
          )
        ).body['code'],
      ).toBe('sample_not_usable');
      expect(
        (await trailOf(server, lab, { entity_id: id })).filter(({ action }) => action === 'print'),
      ).toEqual([]);
    },
  );
});

describe('listing specimens', () => {
  let ward: Laboratory;
  let as: Person;
  const names: Record<string, string> = {};
  const accessions: Record<string, string> = {};
  beforeAll(async () => {
    ward = await openLaboratory(server, 'ward');
    for (const [name, priority] of [
      ['first', 'routine'],
      ['second', 'stat'],
      ['third', 'routine'],
      ['fourth', 'urgent'],
      ['fifth', 'asap'],
    ] as const) {
      server.clock.advance(1);
      const patientId = await ward.patient({ family_name: 'Mockford', given_name: name });
      const [sample] = await ward.samplesOf(await ward.order(['K'], { patientId, priority }));
      names[sample?.id ?? ''] = name;
      accessions[name] = sample?.accession_number ?? '';
    }
    as = await ward.staff('technician');
  });
  const namesIn = ({ body }: Answer) => (body['items'] as Sample[]).map(({ id }) => names[id]);

  it('sorts urgent specimens first, then the oldest, page by page', async () => {
    const first = await server.call(
      listSamples,
      { query: { status: 'expected', limit: '3' } },
      { as },
    );
    const second = await server.call(
      listSamples,
      { query: { status: 'expected', limit: '3', cursor: String(first.body['next_cursor']) } },
      { as },
    );
    expect([namesIn(first), namesIn(second), second.body['next_cursor']]).toEqual([
      ['second', 'fifth', 'fourth'],
      ['first', 'third'],
      null,
    ]);
  });

  it('finds a specimen by accession number, patient number or name', async () => {
    const find = async (q: string) =>
      namesIn(await server.call(listSamples, { query: { q } }, { as }));
    expect(await find(accessions['third'] ?? '')).toEqual(['third']);
    expect(await find('mock four')).toEqual(['fourth']);
    expect(await find('0000002')).toEqual(['second']);
    expect(await find('nobody')).toEqual([]);
  });

  it('counts specimens by status, in total and for a search', async () => {
    const counted = async (query: object) =>
      (await server.call(countSamples, { query }, { as })).body['counts'] as Record<
        SampleState,
        number | null
      >;
    expect(await counted({})).toMatchObject({ expected: 5, received: 0, rejected: 0 });
    expect(await counted({ q: 'mock four' })).toMatchObject({ expected: 1, received: 0 });
    expect(await counted({ q: accessions['third'] ?? '' })).toMatchObject({ expected: 1 });
    const fullWidth = (accessions['third'] ?? '').replaceAll(/[\d-]/g, (each) =>
      String.fromCodePoint((each.codePointAt(0) ?? 0) + 0xfee0),
    );
    expect(await counted({ q: `${fullWidth}\u200B` })).toMatchObject({ expected: 1 });
    expect(await counted({ q: 'nobody' })).toMatchObject({ expected: 0 });
  });

  it('limits the count of a very long list', async () => {
    const busy = await openLaboratory(server, 'busy');
    const [sample] = await busy.samplesOf(await busy.order(['K']));
    await busy.transaction((tx) =>
      sql`
      insert into sample (tenant_id, id, accession_number, order_id, patient_id, priority, type, container, status, created_at, updated_at)
      select tenant_id, gen_random_uuid(), '260101-' || n, order_id, patient_id, priority, type, container, status, created_at, updated_at
      from sample, generate_series(1, ${maxCounted}) n where id = ${sample?.id}
    `.execute(tx),
    );
    const { counts } = (
      await server.call(countSamples, { query: {} }, { as: await busy.staff('technician') })
    ).body as { counts: object };
    expect(counts).toMatchObject({ expected: null, received: 0 });
  });

  it('filters by status', async () => {
    expect(
      namesIn(await server.call(listSamples, { query: { status: 'received' } }, { as })),
    ).toEqual([]);
  });

  it('lists the specimens of one order for the user who placed it', async () => {
    const order = await ward.order(['K', 'HGB']);
    const { body } = await server.call(
      listSamples,
      { query: { order_id: order.id } },
      { as: await ward.staff('doctor') },
    );
    const listed = (body['items'] as Sample[]).map(({ id, tests }) => [
      id,
      tests.map(({ code }) => code),
    ]);
    expect(Object.fromEntries(listed)).toEqual(
      Object.fromEntries(order.items.map(({ sample_id, code }) => [sample_id, [code]])),
    );
  });

  it('is denied to patients', async () => {
    expect((await server.call(listSamples, {}, { as: await ward.person('patient') })).status).toBe(
      403,
    );
  });
});

describe('specimens of another facility', () => {
  it('are not found by any operation', async () => {
    const other = await openLaboratory(server, 'other');
    const [foreign] = await other.samplesOf(await other.order(['K']));
    const as = await lab.person('admin');
    const calls = [
      (id: string) => server.call(readSample, { params: { id } }, { as }),
      (id: SampleId) => collected({ id, version: 1 }, {}, as),
      (id: SampleId) => received({ id, version: 1 }, as),
      (id: SampleId) => rejected({ id, version: 1 }, {}, as),
      (id: string) => server.call(readSampleLabel, { params: { id } }, { as }),
      (id: string) =>
        server.call(reprintSampleLabel, { params: { id }, body: { reason: 'Torn' } }, { as }),
    ];
    for (const call of calls) {
      const [theirs, none] = await Promise.all([
        call(idOf<SampleId>(foreign?.id ?? '')),
        call(newId<SampleId>()),
      ]);
      expect(theirs.status).toBe(404);
      expect(textOf(theirs)).toBe(textOf(none));
    }
    const list = await server.call(
      listSamples,
      { query: { q: foreign?.accession_number } },
      { as },
    );
    expect((list.body['items'] as Sample[]).map(({ id }) => id)).not.toContain(foreign?.id);
  });
});
