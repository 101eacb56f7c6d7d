import { idOf } from '@alms/lis-domain/fixtures';
import type { PatientId } from '@alms/lis-domain/patients';
import { updateTestParameter } from '@alms/lis-domain/catalogue';
import { readOrder, type Order, type OrderId } from '@alms/lis-domain/orders';
import {
  downloadReport,
  enterResults,
  listIssuedReports,
  listPatientResults,
  listResults,
  retestResult,
  verifyResults,
  type IssuedReport,
  type PatientResult,
  type Result,
  type ResultId,
} from '@alms/lis-domain/results';
import { readSample, rejectSample } from '@alms/lis-domain/samples';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/db/new-id.ts';
import { textOf, trailOf, resultsOfOrder } from '../../testing/answers.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../testing/test-server.ts';

const { server, lab } = await testLaboratory('results');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');

const itemsIn = ({ body }: Answer) => body['items'] as Result[];
type Which = { id: string; version: number };
type Entry = Which & { value_text: string; override_reason?: string; comment?: string };

const entered = (items: Entry[], as = technician) =>
  server.call(enterResults, { body: { items } }, { as });
const verified = (items: Which[], as = manager, bulk = false) =>
  server.call(
    verifyResults,
    { body: { items: items.map(({ id, version }) => ({ id, version })), bulk } },
    { as },
  );

/** Current results of an order, in order of its tests. */
async function resultsOf(order: Order, as = technician): Promise<Result[]> {
  const results = await resultsOfOrder(server, order.id, as);
  return order.items.flatMap(({ id }) =>
    results.filter(({ order_item_id }) => order_item_id === id),
  );
}

/** Pending results of received specimens. */
async function waiting(
  codes: string[],
  patientId?: PatientId,
): Promise<{ order: Order; results: Result[] }> {
  const { order } = await lab.arrived(codes, patientId === undefined ? {} : { patientId });
  return { order, results: await resultsOf(order) };
}

/** Results with these values, entered by the technician and awaiting verification. */
async function toVerify(
  values: Record<string, string>,
  patientId?: PatientId,
): Promise<{ order: Order; results: Result[] }> {
  const { order, results } = await waiting(Object.keys(values), patientId);
  return {
    order,
    results: itemsIn(
      await entered(
        results.map(({ id, version, test }) => ({
          id,
          version,
          value_text: values[test.code] ?? '',
        })),
      ),
    ),
  };
}

const report = (id: string, as: Person) => server.call(downloadReport, { params: { id } }, { as });

const versionsOf = (id: ResultId) =>
  lab.transaction((tx) =>
    tx.selectFrom('result').selectAll().where('id', '=', id).orderBy('version').execute(),
  );
const itemStates = async ({ id }: Order) =>
  (
    (await server.call(readOrder, { params: { id } }, { as: technician })).body as unknown as Order
  ).items.map(({ status }) => status);

describe('entering results', () => {
  it('flags each value by the applicable interval and stores that interval', async () => {
    const { order, results } = await waiting(['NA', 'K', 'HGB']);
    const answer = await entered(
      results.map(({ id, version }, index) => ({
        id,
        version,
        value_text: ['136', '6.8', '11.9'][index] ?? '',
      })),
    );
    expect(answer.status).toBe(200);
    expect(
      itemsIn(answer).map(
        ({ value_text, flag, flag_reason, critical, range, status, version }) => ({
          value_text,
          flag,
          flag_reason,
          critical,
          low: range?.low,
          status,
          version,
        }),
      ),
    ).toEqual([
      {
        value_text: '136',
        flag: 'N',
        flag_reason: 'within_reference',
        critical: false,
        low: '136',
        status: 'entered',
        version: 2,
      },
      {
        value_text: '6.8',
        flag: 'HH',
        flag_reason: 'critical',
        critical: true,
        low: '3.5',
        status: 'entered',
        version: 2,
      },
      {
        value_text: '11.9',
        flag: 'L',
        flag_reason: 'outside_reference',
        critical: false,
        low: '12.0',
        status: 'entered',
        version: 2,
      },
    ]);
    expect(await itemStates(order)).toEqual(['resulted', 'resulted', 'resulted']);
    expect(itemsIn(answer)[0]?.entered_by).toEqual({ id: technician.id, name: 'Test technician' });
  });

  it('starts testing of the specimen, which can no longer be rejected', async () => {
    const { results } = await toVerify({ K: '4.1' });
    const sample = (
      await server.call(
        readSample,
        { params: { id: results[0]?.sample_id ?? '' } },
        { as: technician },
      )
    ).body;
    expect(sample['status']).toBe('in_testing');
    const answer = await server.call(
      rejectSample,
      {
        params: { id: String(sample['id']) },
        version: Number(sample['version']),
        body: { code: 'RH', note: '' },
      },
      { as: technician },
    );
    expect(answer.body['code']).toBe('sample_not_usable');
  });

  it('returns the applicable interval before a value is entered', async () => {
    const patientId = await lab.patient({ gender: 'male', sex_for_ranges: 'male' });
    const { results } = await waiting(['HGB'], patientId);
    expect(results[0]).toMatchObject({
      status: 'pending',
      value_text: null,
      flag: null,
      range: null,
      applicable_range: { sex: 'male', low: '14.0' },
    });
  });

  it.each([
    ['unknown sex', { sex_for_ranges: 'unknown', gender: 'other' }, 'HGB', '11.9'],
    ['a child without a published reference interval', { birth_date: '2020-01-01' }, 'NA', '150'],
  ])(
    'leaves a value without a flag for %s, with the reason',
    async (_, particulars, code, value_text) => {
      const { results } = await waiting([code], await lab.patient(particulars));
      const [result] = itemsIn(
        await entered(results.map(({ id, version }) => ({ id, version, value_text }))),
      );
      expect(result).toMatchObject({
        flag: null,
        flag_reason: 'no_applicable_interval',
        range: null,
        critical: false,
      });
    },
  );

  it.each([
    [
      '<3.0',
      { value_text: '<3.0', comparator: '<', flag: null, flag_reason: 'comparator_undecidable' },
      '3.0',
    ],
    ['<2.5', { value_text: '<2.5', comparator: '<', flag: 'LL', critical: true }, '2.5'],
    ['4.0', { value_text: '4.0', unrounded_value: null, flag: 'N' }, '4.0'],
  ])('keeps %s exactly as entered', async (value_text, expected, number) => {
    const { results } = await waiting(['K']);
    const [result] = itemsIn(
      await entered(results.map(({ id, version }) => ({ id, version, value_text }))),
    );
    expect(result).toMatchObject(expected);
    expect((await versionsOf(idOf<ResultId>(result?.id ?? ''))).at(-1)?.value_num).toBe(number);
  });

  it.each(['4,2', '.5', '1.000,5'])('rejects %s as an ambiguous number', async (value_text) => {
    const { results } = await waiting(['K']);
    expect(
      await entered(results.map(({ id, version }) => ({ id, version, value_text }))),
    ).toMatchObject({ status: 422, body: { code: 'number_unreadable' } });
  });

  it('creates a new version when a value is entered again and keeps the old one', async () => {
    const { results } = await toVerify({ K: '4.1' });
    const [first] = results;
    const answer = await entered(
      [{ id: first?.id ?? '', version: 2, value_text: '5.6', comment: 'Repeated.' }],
      manager,
    );
    expect(itemsIn(answer)[0]).toMatchObject({
      version: 3,
      value_text: '5.6',
      flag: 'H',
      comment: 'Repeated.',
      entered_by: { id: manager.id },
    });
    expect(
      (await versionsOf(idOf<ResultId>(first?.id ?? ''))).map(
        ({ version, status, value_text, flag, is_current }) => [
          version,
          status,
          value_text,
          flag,
          is_current,
        ],
      ),
    ).toEqual([
      [1, 'pending', null, null, false],
      [2, 'entered', '4.1', 'N', false],
      [3, 'entered', '5.6', 'H', true],
    ]);
    const [line] = await trailOf(server, lab, { entity_id: first?.id });
    expect(line).toMatchObject({
      action: 'update',
      category: 'result',
      before: { value_text: '4.1', flag: 'N' },
      after: { value_text: '5.6', flag: 'H' },
      actor: { user_id: manager.id },
    });
  });

  it('requires a reason for an implausible value, naming the result', async () => {
    const { results } = await waiting(['NA', 'K']);
    const items = results.map(({ id, version }, index) => ({
      id,
      version,
      value_text: ['140', '41'][index] ?? '',
    }));
    const potassium = results[1]?.id ?? '';
    expect(await entered(items)).toMatchObject({
      status: 200,
      body: { refused: [{ id: potassium, code: 'implausible_value' }] },
    });

    const answer = await entered(
      items
        .filter(({ id }) => id === potassium)
        .map((item) => ({ ...item, override_reason: 'confirmed on a second analyzer' })),
    );
    expect(itemsIn(answer).map(({ flag }) => flag)).toEqual(['HH']);
    const [line] = await trailOf(server, lab, { entity_id: potassium });
    expect(line).toMatchObject({ action: 'override', reason: 'confirmed on a second analyzer' });
    expect((await versionsOf(idOf<ResultId>(potassium))).at(-1)?.override_reason).toBe(
      'confirmed on a second analyzer',
    );
  });

  it('handles values independently: a conflict on one does not block the others', async () => {
    const { results } = await waiting(['NA', 'K', 'CL', 'GLU']);
    const [sodium, potassium, chloride, glucose] = results.map(({ id }) => id);
    const values: [string | undefined, number, string][] = [
      [sodium, 1, '140'],
      [potassium, 7, '4.1'],
      [chloride, 1, '9999'],
      [glucose, 1, '4,2'],
      [uuidv7(), 1, '5'],
    ];
    const answer = await entered(
      values.map(([id = '', version, value_text]) => ({ id, version, value_text })),
    );
    expect([answer.status, itemsIn(answer).map(({ id, value_text }) => [id, value_text])]).toEqual([
      200,
      [[sodium, '140']],
    ]);
    const unknown = values.at(-1)?.[0];
    expect(answer.body['refused']).toMatchObject([
      { id: potassium, code: 'version_stale' },
      { id: unknown, code: 'not_found' },
      { id: chloride, code: 'implausible_value' },
      { id: glucose, code: 'number_unreadable', detail: expect.stringContaining('“4,2”') },
    ]);
    expect((await versionsOf(idOf<ResultId>(potassium ?? ''))).map(({ status }) => status)).toEqual(
      ['pending'],
    );
  });

  it('rejects the whole request when no value is accepted, with a reason for each', async () => {
    const { results } = await waiting(['NA', 'K']);
    const answer = await entered(results.map(({ id }) => ({ id, version: 7, value_text: '4.1' })));
    expect(answer).toMatchObject({ status: 412, body: { code: 'version_stale' } });
    expect(Object.keys(answer.body['fields'] as object).toSorted()).toEqual(
      results.map(({ id }) => id).toSorted(),
    );
  });

  it('accepts one of two concurrent entries', async () => {
    const { results } = await waiting(['K']);
    const [{ id, version } = { id: '', version: 0 }] = results;
    const answers = await Promise.all([
      entered([{ id, version, value_text: '4.1' }]),
      entered([{ id, version, value_text: '4.9' }], manager),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await versionsOf(idOf<ResultId>(id))).length).toBe(2);
  });

  it.each(['expected', 'collected', 'rejected', 'lost'] as const)(
    'rejects a value on a specimen that is %s',
    async (status) => {
      const { order, results } = await waiting(['K']);
      await lab.transaction((tx) =>
        tx.updateTable('sample').set({ status }).where('order_id', '=', order.id).execute(),
      );
      expect(
        await entered(results.map(({ id, version }) => ({ id, version, value_text: '4.1' }))),
      ).toMatchObject({ status: 409, body: { code: 'sample_not_usable' } });
    },
  );

  it('rejects a value over a verified one', async () => {
    const { results } = await toVerify({ K: '4.1' });
    const [result] = itemsIn(await verified(results));
    expect(
      await entered([{ id: result?.id ?? '', version: result?.version ?? 0, value_text: '4.2' }]),
    ).toMatchObject({ status: 409, body: { code: 'result_state' } });
  });

  it('rejects a duplicate result in the request', async () => {
    const { results } = await waiting(['K']);
    const [{ id, version } = { id: '', version: 0 }] = results;
    expect(
      (
        await entered([
          { id, version, value_text: '4.1' },
          { id, version, value_text: '4.2' },
        ])
      ).status,
    ).toBe(422);
  });

  it.each([
    ['no value', { value_text: '  ' }],
    ['a flag set by the client', { value_text: '4.1', flag: 'N' }],
    ['a state', { value_text: '4.1', status: 'released' }],
  ])('rejects %s', async (_, fields) => {
    const { results } = await waiting(['K']);
    const [{ id, version } = { id: '', version: 0 }] = results;
    expect((await entered([{ id, version, ...fields }])).status).toBe(422);
  });

  it.each(['nurse', 'doctor', 'phlebotomist', 'patient'] as const)(
    'is denied to a %s',
    async (role) => {
      const { results } = await waiting(['K']);
      expect(
        (
          await entered(
            results.map(({ id, version }) => ({ id, version, value_text: '4.1' })),
            await lab.person(role),
          )
        ).status,
      ).toBe(403);
    },
  );
});

describe('verifying results', () => {
  it('releases them at once with a signature', async () => {
    const { order, results } = await toVerify({ NA: '140', K: '6.8' });
    const answer = await verified(results);
    expect(answer.status).toBe(200);
    const signature = {
      status: 'released',
      version: 3,
      verified_by: { id: manager.id, name: 'Test lab_manager' },
      released_at: server.clock.now().toISOString(),
    };
    expect(itemsIn(answer)).toMatchObject([
      { ...signature, value_text: '140', flag: 'N' },
      { ...signature, value_text: '6.8', flag: 'HH', critical: true },
    ]);
    expect(await itemStates(order)).toEqual(['released', 'released']);
    expect(
      (await versionsOf(idOf<ResultId>(results[0]?.id ?? ''))).map(({ status, verified_by }) => [
        status,
        verified_by,
      ]),
    ).toEqual([
      ['pending', null],
      ['entered', null],
      ['released', manager.id],
    ]);
    const [line] = await trailOf(server, lab, { entity_id: results[1]?.id });
    expect(line).toMatchObject({
      action: 'verify',
      category: 'result',
      actor: { user_id: manager.id },
      after: { status: 'released', value_text: '6.8', flag: 'HH' },
    });
  });

  it('completes the order once nothing is missing', async () => {
    const { order, results } = await toVerify({ NA: '140', K: '4.1' });
    await verified(results);
    expect(
      (await server.call(readOrder, { params: { id: order.id } }, { as: technician })).body[
        'status'
      ],
    ).toBe('completed');
  });

  it('leaves an incomplete order partially released', async () => {
    const { order, results } = await waiting(['NA', 'K']);
    const items = itemsIn(
      await entered(
        results.slice(0, 1).map(({ id, version }) => ({ id, version, value_text: '140' })),
      ),
    );
    await verified(items);
    expect(
      (await server.call(readOrder, { params: { id: order.id } }, { as: technician })).body[
        'status'
      ],
    ).toBe('partially_released');
  });

  it.each([
    ['one by one', false],
    ['as a selection', true],
  ])(
    'rejects verification by the user who entered one of the results, for all of them: %s',
    async (_, bulk) => {
      const { results } = await toVerify({ NA: '140', K: '4.1' });
      const [sodium, potassium] = results;
      const again = itemsIn(
        await entered([{ id: potassium?.id ?? '', version: 2, value_text: '4.2' }], manager),
      );
      const answer = await verified([sodium ?? { id: '', version: 0 }, ...again], manager, bulk);
      expect(answer).toMatchObject({
        status: 409,
        body: {
          code: 'verifier_is_enterer',
          fields: { [potassium?.id ?? '']: 'cannot be verified now' },
        },
      });
      expect((await versionsOf(idOf<ResultId>(sodium?.id ?? ''))).at(-1)?.status).toBe('entered');
    },
  );

  it('rejects an administrator’s own value too', async () => {
    const admin = await lab.person('admin');
    const { results } = await waiting(['K']);
    const items = itemsIn(
      await entered(
        results.map(({ id, version }) => ({ id, version, value_text: '4.1' })),
        admin,
      ),
    );
    expect((await verified(items, admin)).body['code']).toBe('verifier_is_enterer');
  });

  it('allows self-verification where the facility enables it', async () => {
    const small = await openLaboratory(server, 'small');
    await small.transaction((tx) =>
      tx.updateTable('laboratory_settings').set({ self_verification: true }).execute(),
    );
    const { order } = await small.arrived(['K']);
    const as = await small.staff('technician');
    const items = itemsIn(
      await entered(
        (await resultsOf(order, as)).map(({ id, version }) => ({ id, version, value_text: '4.1' })),
        as,
      ),
    );
    expect((await verified(items, as)).status).toBe(200);
  });

  it('succeeds once for two concurrent requests', async () => {
    const { results } = await toVerify({ NA: '140', K: '4.1' });
    const second = await lab.person('lab_manager');
    const answers = await Promise.all([verified(results), verified(results.toReversed(), second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const all = await Promise.all(results.map(({ id }) => versionsOf(id)));
    expect(all.map((versions) => versions.length)).toEqual([3, 3]);
    expect(new Set(all.map((versions) => versions.at(-1)?.verified_by)).size).toBe(1);
  });

  it('never verifies a concurrently changed value', async () => {
    const { results } = await toVerify({ K: '4.1' });
    const [{ id, version } = { id: '', version: 0 }] = results;
    await Promise.all([verified(results), entered([{ id, version, value_text: '9.9' }])]);
    const last = (await versionsOf(idOf<ResultId>(id))).at(-1);
    expect([
      ['released', '4.1'],
      ['entered', '9.9'],
    ]).toContainEqual([last?.status, last?.value_text]);
  });

  it.each([
    ['without a value', async () => (await waiting(['K'])).results],
    [
      'verified already',
      async () => itemsIn(await verified((await toVerify({ K: '4.1' })).results)),
    ],
  ])('rejects a result %s', async (_, results) => {
    expect(await verified(await results())).toMatchObject({
      status: 409,
      body: { code: 'result_state' },
    });
  });

  it('rejects a stale version', async () => {
    const { results } = await toVerify({ K: '4.1' });
    expect(await verified(results.map(({ id }) => ({ id, version: 1 })))).toMatchObject({
      status: 412,
      body: { code: 'version_stale', current_version: 2 },
    });
  });

  it.each(['data_entry', 'doctor', 'nurse', 'patient'] as const)(
    'is denied to a %s',
    async (role) => {
      const { results } = await toVerify({ K: '4.1' });
      expect((await verified(results, await lab.person(role))).status).toBe(403);
    },
  );
});

describe('verification by two users', () => {
  let two: Laboratory;
  let people: Record<'enters' | 'verifies' | 'releases', Person>;
  beforeAll(async () => {
    two = await openLaboratory(server, 'two-verify');
    const [enters, verifies, releases] = await Promise.all([
      two.staff('technician'),
      two.staff('lab_manager'),
      two.person('admin'),
    ]);
    people = { enters, verifies, releases };
    await two.transaction((tx) =>
      tx.updateTable('laboratory_settings').set({ verification_levels: 2 }).execute(),
    );
  });

  /** Entered values and their patient. */
  async function written(
    values: Record<string, string>,
  ): Promise<{ order: Order; patientId: PatientId; results: Result[] }> {
    const patientId = await two.patient();
    const { order } = await two.arrived(Object.keys(values), { patientId });
    const empty = (await resultsOf(order, people.enters)).filter(
      ({ test }) => test.calculation === null,
    );
    await entered(
      empty.map(({ id, version, test }) => ({ id, version, value_text: values[test.code] ?? '' })),
      people.enters,
    );
    return { order, patientId, results: await resultsOf(order, people.enters) };
  }
  const ownResults = async (patientId: string, as: Person) =>
    itemsIn(await server.call(listPatientResults, { params: { id: patientId } }, { as }));

  it('the first verification sends no notifications', async () => {
    const { order, patientId, results } = await written({ K: '4.1' });
    const [result] = itemsIn(await verified(results, people.verifies));
    expect(result).toMatchObject({
      status: 'verified',
      version: 3,
      verified_by: { id: people.verifies.id },
      released_by: null,
      released_at: null,
    });
    const read = (await server.call(readOrder, { params: { id: order.id } }, { as: people.enters }))
      .body as unknown as Order;
    expect([read.status, read.items.map(({ status }) => status)]).toEqual([
      'in_progress',
      ['verified'],
    ]);
    const patient = await two.person('patient', { patientId });
    expect(await ownResults(patientId, patient)).toEqual([]);
    expect((await report(result?.id ?? '', patient)).status).toBe(404);
    expect((await report(result?.id ?? '', people.releases)).body['code']).toBe('report_not_ready');
    const [line] = await trailOf(server, two, { entity_id: result?.id, action: 'verify' });
    expect(line).toMatchObject({
      action: 'verify',
      before: { status: 'entered' },
      after: { status: 'verified' },
      actor: { user_id: people.verifies.id },
    });
  });

  it('the second releases the result, and both users are on the report', async () => {
    const { order, patientId, results } = await written({ K: '4.1' });
    const [first] = itemsIn(await verified(results, people.verifies));
    server.clock.advance(60);
    const [result] = itemsIn(await verified(first ? [first] : [], people.releases));
    expect(result).toMatchObject({
      status: 'released',
      version: 4,
      verified_by: { id: people.verifies.id },
      verified_at: first?.verified_at,
      released_by: { id: people.releases.id },
      released_at: server.clock.now().toISOString(),
    });
    expect(
      (await server.call(readOrder, { params: { id: order.id } }, { as: people.enters })).body[
        'status'
      ],
    ).toBe('completed');
    expect(await ownResults(patientId, await two.person('patient', { patientId }))).toMatchObject([
      { id: result?.id, value_text: '4.1' },
    ]);
    expect((await report(result?.id ?? '', people.releases)).status).toBe(200);
    const [line] = await trailOf(server, two, { entity_id: result?.id, action: 'verify' });
    expect(line).toMatchObject({
      action: 'verify',
      before: { status: 'verified' },
      after: { status: 'released' },
      actor: { user_id: people.releases.id },
    });
  });

  it('rejects the first verifier and the entering user as second verifier', async () => {
    const { results } = await written({ K: '4.1' });
    const first = itemsIn(await verified(results, people.verifies));
    expect(await verified(first, people.verifies)).toMatchObject({
      status: 409,
      body: {
        code: 'releaser_is_verifier',
        fields: { [first[0]?.id ?? '']: 'cannot be verified now' },
      },
    });
    expect((await verified(first, people.enters)).body['code']).toBe('verifier_is_enterer');
  });

  it('releases a selection in bulk, but none of it with a critical value', async () => {
    const releasedInBulk = (items: Which[]) => verified(items, people.releases, true);
    const [clear, critical] = [await written({ K: '4.1' }), await written({ K: '6.9' })];
    const first = itemsIn(await verified([...clear.results, ...critical.results], people.verifies));
    expect(await releasedInBulk(first)).toMatchObject({
      status: 409,
      body: {
        code: 'needs_review',
        fields: { [critical.results[0]?.id ?? '']: 'needs individual review: critical' },
      },
    });
    const states = async () =>
      (
        await Promise.all(
          [clear, critical].map(async ({ order }) => resultsOf(order, people.enters)),
        )
      ).flatMap((results) => results.map(({ status }) => status));
    expect(await states()).toEqual(['verified', 'verified']);
    expect((await releasedInBulk(first.slice(0, 1))).status).toBe(200);
    expect(await states()).toEqual(['released', 'verified']);
  });

  it('is released once by two concurrent requests', async () => {
    const { results } = await written({ K: '4.1' });
    const first = itemsIn(await verified(results, people.verifies));
    const answers = await Promise.all([
      verified(first, people.releases),
      verified(first, await two.staff('lab_manager')),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it('a doubtful value is repeated, not amended, because it has not been reported', async () => {
    const { results } = await written({ K: '4.1' });
    const [{ id, version } = { id: '', version: 0 }] = itemsIn(
      await verified(results, people.verifies),
    );
    const amended = await lab.amend(
      {
        params: { id },
        version,
        body: { value_text: '4.4', comment: '', code: 'clerical', reason: 'Misread' },
      },
      { as: people.verifies },
    );
    expect(amended.body['code']).toBe('result_state');
    const again = await server.call(
      retestResult,
      { params: { id }, version, body: { reason: 'Looks clotted' } },
      { as: people.releases },
    );
    expect(again.body).toMatchObject({ status: 'pending', verified_by: null, value_text: null });
  });

  it('a calculated value is released after its inputs or together with them', async () => {
    const { results } = await written({ LDL: '', CHOL: '200', HDL: '50', TRIG: '150' });
    const first = itemsIn(await verified(results, people.verifies));
    expect(first.map(({ status }) => status)).toEqual([
      'verified',
      'verified',
      'verified',
      'verified',
    ]);
    const ldl = first.filter(({ test }) => test.code === 'LDL');
    expect((await verified(ldl, people.releases)).body['code']).toBe('inputs_not_verified');
    expect(itemsIn(await verified(first, people.releases)).map(({ status }) => status)).toEqual([
      'released',
      'released',
      'released',
      'released',
    ]);
  });

  it('a first verification is listed for the second verifier until release and not as unverified', async () => {
    const { results } = await written({ K: '4.1' });
    const listed = async (status: 'entered' | 'verified') =>
      itemsIn(
        await server.call(
          listResults,
          { query: { status, limit: '200' } },
          { as: people.releases },
        ),
      ).some(({ id }) => id === results[0]?.id);
    const waits = async () => [await listed('entered'), await listed('verified')];
    expect(await waits()).toEqual([true, false]);
    const first = itemsIn(await verified(results, people.verifies));
    expect(await waits()).toEqual([false, true]);
    await verified(first, people.releases);
    expect(await waits()).toEqual([false, false]);
  });

  it('waiting results need another user for release after the facility returns to one verifier', async () => {
    const { results } = await written({ K: '4.1' });
    const first = itemsIn(await verified(results, people.verifies));
    await two.transaction((tx) =>
      tx.updateTable('laboratory_settings').set({ verification_levels: 1 }).execute(),
    );
    expect(itemsIn(await verified(first, people.releases))).toMatchObject([{ status: 'released' }]);
    await two.transaction((tx) =>
      tx.updateTable('laboratory_settings').set({ verification_levels: 2 }).execute(),
    );
  });
});

describe('result work list', () => {
  let bench: Laboratory;
  let as: Person;
  const names: Record<string, string> = {};
  beforeAll(async () => {
    bench = await openLaboratory(server, 'bench');
    for (const [name, priority] of [
      ['first', 'routine'],
      ['second', 'stat'],
      ['third', 'routine'],
      ['fourth', 'urgent'],
    ] as const) {
      server.clock.advance(1);
      const order = await bench.order(['K'], {
        patientId: await bench.patient({ family_name: 'Mockford', given_name: name }),
        priority,
      });
      names[order.items[0]?.result_id ?? ''] = name;
    }
    as = await bench.staff('technician');
  });
  const namesIn = (answer: Answer) => itemsIn(answer).map(({ id }) => names[id]);

  it('lists urgent results first, then the oldest, page by page', async () => {
    const first = await server.call(
      listResults,
      { query: { status: 'pending', limit: '3' } },
      { as },
    );
    const second = await server.call(
      listResults,
      { query: { status: 'pending', limit: '3', cursor: String(first.body['next_cursor']) } },
      { as },
    );
    expect([namesIn(first), namesIn(second), second.body['next_cursor']]).toEqual([
      ['second', 'fourth', 'first'],
      ['third'],
      null,
    ]);
  });

  it('finds results by status, specimen, accession number and patient', async () => {
    const [any] = itemsIn(
      await server.call(listResults, { query: { q: 'mockford third' } }, { as }),
    );
    expect(names[any?.id ?? '']).toBe('third');
    expect(
      namesIn(await server.call(listResults, { query: { q: any?.accession_number } }, { as })),
    ).toEqual(['third']);
    expect(
      namesIn(await server.call(listResults, { query: { sample_id: any?.sample_id } }, { as })),
    ).toEqual(['third']);
    expect(
      namesIn(await server.call(listResults, { query: { status: 'entered' } }, { as })),
    ).toEqual([]);
  });

  it('lists on request only results ready for entry, on received specimens', async () => {
    const ward = await openLaboratory(server, 'arrivals');
    await ward.collect(await ward.order(['K']));
    const { order } = await ward.arrived(['NA']);
    const answer = await server.call(
      listResults,
      { query: { status: 'pending', arrived: 'true' } },
      { as: await ward.staff('technician') },
    );
    expect(itemsIn(answer).map(({ order_id, test }) => [order_id, test.code])).toEqual([
      [order.id, 'NA'],
    ]);
  });

  it('is denied to patients', async () => {
    expect((await server.call(listResults, {}, { as: await bench.person('patient') })).status).toBe(
      403,
    );
  });
});

describe('patient results in the portal', () => {
  const ownResults = (patientId: string, as: Person, query = {}) =>
    server.call(listPatientResults, { params: { id: patientId }, query }, { as });

  it('name the ordering provider as the report does, to the patient only', async () => {
    const patientId = await lab.patient();
    const { results, order } = await toVerify({ K: '4.1' }, patientId);
    await verified(results);
    const patient = await lab.person('patient', { patientId });
    expect((await ownResults(patientId, patient)).body['items']).toMatchObject([
      { ordered_by: order.ordered_by },
    ]);
    const other = await lab.person('patient', { patientId: await lab.patient() });
    expect((await ownResults(patientId, other)).status).toBe(404);
  });

  it('are the released ones, newest first, page by page', async () => {
    const patientId = await lab.patient();
    const { results } = await toVerify({ NA: '140', K: '5.9', CL: '101' }, patientId);
    const [sodium, potassium] = results;
    await verified(sodium ? [sodium] : []);
    server.clock.advance(1);
    await verified(potassium ? [potassium] : []);
    const patient = await lab.person('patient', { patientId });
    const first = await ownResults(patientId, patient, { limit: '1' });
    const second = await ownResults(patientId, patient, {
      limit: '1',
      cursor: String(first.body['next_cursor']),
    });
    const previousValues = [first, second].map(({ body }) =>
      (body['items'] as PatientResult[]).map(
        ({ test_name, value_text, flag, critical, corrected }) => ({
          test_name,
          value_text,
          flag,
          critical,
          corrected,
        }),
      ),
    );
    expect(previousValues).toEqual([
      [{ test_name: 'Potassium', value_text: '5.9', flag: 'H', critical: false, corrected: false }],
      [{ test_name: 'Sodium', value_text: '140', flag: 'N', critical: false, corrected: false }],
    ]);
    expect(second.body['next_cursor']).toBeNull();
    expect(first.text).not.toContain('entered_by');
  });

  it('include the test names in every translated language', async () => {
    const translations = {
      ar: { name: 'البوتاسيوم', meaning: 'ملح ينظم العضلات والقلب', answers: {} },
    };
    const at = await openLaboratory(server, 'translated');
    const [enters, verifies] = [await at.staff('technician'), await at.staff('lab_manager')];
    const { definition, version } = await at.transaction((tx) =>
      tx
        .selectFrom('test_parameter')
        .selectAll()
        .where('id', '=', at.testId('K'))
        .executeTakeFirstOrThrow(),
    );
    const changed = await server.call(
      updateTestParameter,
      {
        params: { id: at.testId('K') },
        version,
        body: { ...definition, status: 'active', translations },
      },
      { as: verifies },
    );
    expect(changed.status).toBe(200);
    const patientId = await at.patient();
    const { order } = await at.arrived(['K', 'NA'], { patientId });
    const all = await resultsOfOrder(server, order.id, enters);
    const written = await server.call(
      enterResults,
      {
        body: {
          items: all.map(({ id, version, test }) => ({
            id,
            version,
            value_text: test.code === 'K' ? '5.9' : '140',
          })),
        },
      },
      { as: enters },
    );
    await server.call(
      verifyResults,
      { body: { items: itemsIn(written).map(({ id, version }) => ({ id, version })) } },
      { as: verifies },
    );
    const { body } = await ownResults(patientId, await at.person('patient', { patientId }));
    const byTest = Object.fromEntries(
      (body['items'] as PatientResult[]).map((each) => [each.test_name, each.translations]),
    );
    expect(byTest).toEqual({
      Potassium: {
        ar: {
          test_name: 'البوتاسيوم',
          meaning: 'ملح ينظم العضلات والقلب',
          value_text: '5.9',
          expected: null,
        },
      },
      Sodium: {},
    });
  });

  it('audit access by staff', async () => {
    const patientId = await lab.patient();
    const nurse = await lab.person('nurse');
    expect((await ownResults(patientId, nurse)).status).toBe(200);
    await ownResults(patientId, await lab.person('patient', { patientId }));
    const reads = (await trailOf(server, lab, { patient_id: patientId, action: 'read' })).map(
      ({ actor, category }) => [actor.user_id, category],
    );
    expect(reads).toEqual([[nurse.id, 'result']]);
  });

  it('are not found for other patients and other facilities', async () => {
    const own = await lab.patient();
    const patient = await lab.person('patient', { patientId: own });
    const foreign = await (await openLaboratory(server, 'foreign')).patient();
    const refusals = await Promise.all(
      [await lab.patient(), foreign, uuidv7()].map((id) => ownResults(id, patient)),
    );
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(refusals.map(textOf)).size).toBe(1);
    const [theirs, none] = await Promise.all(
      [foreign, uuidv7()].map((id) => ownResults(id, technician)),
    );
    expect(theirs?.status).toBe(404);
    expect(theirs && textOf(theirs)).toBe(none && textOf(none));
  });
});

describe('laboratory report', () => {
  it('is an audited PDF of the whole order, from any of its results', async () => {
    const { order, results } = await toVerify({ NA: '140', K: '6.8' });
    await verified(results.slice(0, 1));
    const answers = await Promise.all(results.map(({ id }) => report(id, technician)));
    expect(
      answers.map(({ status, headers }) => [
        status,
        headers['content-type'],
        headers['content-disposition'],
      ]),
    ).toEqual(
      Array.from({ length: 2 }, () => [
        200,
        'application/pdf',
        `attachment; filename="report-${order.order_number}.pdf"`,
      ]),
    );
    expect(answers[0]?.text.startsWith('%PDF-1.')).toBe(true);
    const exports = (await trailOf(server, lab, { entity_id: order.id })).filter(
      ({ action }) => action === 'export',
    );
    expect(exports).toMatchObject(
      Array.from({ length: 2 }, () => ({
        category: 'report',
        entity_label: order.order_number,
        patient_id: order.patient.id,
        actor: { user_id: technician.id },
      })),
    );
  });

  it('is recognised by its signature until a newer report exists', async () => {
    const { order, results } = await toVerify({ NA: '140', K: '4.1' });
    const issued = async (as = technician) =>
      (await server.call(listIssuedReports, { params: { id: order.id } }, { as })).body[
        'items'
      ] as IssuedReport[];
    await verified(results.slice(0, 1));
    expect(await issued()).toEqual([]);
    const [sodium = '', potassium = ''] = results.map(({ id }) => id);
    await report(sodium, technician);
    const [first] = await issued();
    expect(first).toEqual({
      signature: expect.stringMatching(/^[0-9A-F]{32}$/) as unknown,
      issued_at: server.clock.now().toISOString(),
      superseded: false,
    });
    server.clock.advance(60);
    await report(potassium, manager);
    expect(await issued()).toEqual([first]);
    const [line] = await trailOf(server, lab, { entity_id: order.id, action: 'export' });
    expect(line).toMatchObject({ after: { signature: first?.signature } });

    server.clock.advance(60);
    await verified(results.slice(1));
    expect(await issued()).toEqual([{ ...first, superseded: true }]);
    await report(sodium, technician);
    expect((await issued()).map(({ superseded }) => superseded)).toEqual([false, true]);
  });

  it('is listed for authorised users, for orders of the same facility', async () => {
    const { order } = await toVerify({ K: '4.1' });
    const list = (as: Person, id = order.id) =>
      server.call(listIssuedReports, { params: { id } }, { as });
    expect([
      (await list(await lab.staff('phlebotomist'))).status,
      (await list(await lab.person('patient', { patientId: order.patient.id }))).status,
    ]).toEqual([403, 403]);
    const elsewhere = await openLaboratory(server, 'elsewhere');
    expect([
      (await list(await elsewhere.staff('technician'))).status,
      (await list(technician, newId<OrderId>())).status,
    ]).toEqual([404, 404]);
  });

  it('is in the facility’s or the requested language, whatever the reader’s language', async () => {
    const { order, results } = await toVerify({ K: '4.1' });
    await verified(results);
    const set = (language: 'fr' | null) =>
      lab.transaction((tx) =>
        tx
          .updateTable('facility_profile')
          .set({ language })
          .where('tenant_id', '=', lab.tenantId)
          .execute(),
      );
    const patient = await lab.person('patient', { patientId: order.patient.id });
    const download = (query: Record<string, string>, as: Person) =>
      server.call(downloadReport, { params: { id: results[0]?.id ?? '' }, query }, { as });
    const printed = async (query: Record<string, string> = {}, as = technician) =>
      /\/Lang *\((\w+)/.exec((await download(query, as)).text)?.[1];
    expect(await printed()).toBe('en');
    await set('fr');
    expect(await printed()).toBe('fr');
    expect(await printed({ language: 'ar' }, patient)).toBe('ar');
    await set(null);
    const issued = (
      await server.call(listIssuedReports, { params: { id: order.id } }, { as: technician })
    ).body['items'] as IssuedReport[];
    expect(new Set(issued.map(({ signature }) => signature)).size).toBe(3);
    expect(await download({ language: 'tlh' }, patient)).toMatchObject({
      status: 422,
      body: { code: 'invalid' },
    });
  });

  it('is available from the first verified result', async () => {
    const { order, results } = await toVerify({ K: '4.1' });
    expect(await report(results[0]?.id ?? '', technician)).toMatchObject({
      status: 409,
      body: { code: 'report_not_ready' },
    });
    expect(
      (await trailOf(server, lab, { entity_id: order.id })).map(({ action }) => action),
    ).toEqual(['create']);
  });

  it('is available from a released result to its patient and no other', async () => {
    const patientId = await lab.patient();
    const { results } = await toVerify({ NA: '140', K: '4.1' }, patientId);
    const [sodium, potassium] = results;
    await verified(sodium ? [sodium] : []);
    const patient = await lab.person('patient', { patientId });
    expect((await report(sodium?.id ?? '', patient)).status).toBe(200);

    const otherPatient = await lab.person('patient', { patientId: await lab.patient() });
    const accountWithoutRecord = await lab.person('patient');
    const refusals = await Promise.all([
      report(potassium?.id ?? '', patient),
      report(sodium?.id ?? '', otherPatient),
      report(sodium?.id ?? '', accountWithoutRecord),
      report(uuidv7(), patient),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(refusals.map(textOf)).size).toBe(1);
  });

  it.each(['phlebotomist', 'data_entry'] as const)('is denied to a %s', async (role) => {
    const { results } = await toVerify({ K: '4.1' });
    expect((await report(results[0]?.id ?? '', await lab.person(role))).status).toBe(403);
  });
});

describe('results of another facility', () => {
  it('are not found by any operation', async () => {
    const other = await openLaboratory(server, 'other');
    const { order } = await other.arrived(['K']);
    const foreign = order.items[0]?.result_id ?? '';
    const as = await lab.person('admin');
    const calls = [
      (id: ResultId) => entered([{ id, version: 1, value_text: '4.1' }], as),
      (id: ResultId) => verified([{ id, version: 1 }], as),
      (id: string) => report(id, as),
    ];
    for (const call of calls) {
      const [theirs, none] = await Promise.all([
        call(idOf<ResultId>(foreign)),
        call(newId<ResultId>()),
      ]);
      expect(theirs.status).toBe(404);
      expect(textOf(theirs)).toBe(textOf(none));
    }
    const lists = await Promise.all(
      [{ order_id: order.id }, { sample_id: order.items[0]?.sample_id ?? '' }].map((query) =>
        server.call(listResults, { query }, { as }),
      ),
    );
    expect(lists.map(itemsIn)).toEqual([[], []]);
  });
});
