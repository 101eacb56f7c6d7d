import { idOf } from '@alms/lis-domain/fixtures';
import type { PatientId } from '@alms/lis-domain/patients';
import type { ResultId } from '@alms/lis-domain/results';
import type { SampleId } from '@alms/lis-domain/samples';
import {
  readKeyMetrics,
  readQualityMetrics,
  readTestStatus,
  readTurnaround,
} from '@alms/lis-domain/analytics';
import { contract } from '@alms/lis-domain/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { starterCatalogue, type TestDefinition } from '@alms/lis-domain/catalogue';
import type { OrderItemState, Priority, OrderId } from '@alms/lis-domain/orders';
import { newId } from '../../platform/db/new-id.ts';
import { insertTests } from '../catalogue/catalogue.store.ts';
import { addControlRuns } from '../../testing/control-runs.ts';
import { openLaboratory } from '../../testing/laboratory.ts';
import { turnaroundOf } from './figures.service.ts';
import {
  openTestServer,
  type Person,
  type TestFacility,
  type TestServer,
} from '../../testing/test-server.ts';

let server: TestServer;
let lab: TestFacility;
let viewer: Person;
beforeAll(async () => {
  server = await openTestServer();
  lab = await server.facility('counted');
  viewer = await lab.person('report_viewer');
  // The facility's 12 May is [04:00, next 04:00) in UTC.
  await lab.transaction((tx) =>
    tx
      .updateTable('facility_profile')
      .set({ timezone: 'America/New_York' })
      .where('tenant_id', '=', lab.tenantId)
      .execute(),
  );
  await lab.transaction((tx) =>
    insertTests(tx, lab.tenantId, starterCatalogue, { by: null, now: server.clock.now() }),
  );
  await addOrder('2026-05-12T03:59:59Z', ['released']);
  await addOrder('2026-05-12T04:00:00Z', [
    'ordered',
    'collected',
    'received',
    'in_process',
    'resulted',
    'verified',
    'released',
    'cancelled',
    'rejected',
    'entered_in_error',
  ]);
  await addOrder('2026-05-13T03:59:59Z', ['ordered']);
  await addOrder('2026-05-13T04:00:00Z', ['ordered']);
});
afterAll(() => server.close());

/**
 * Adds an order for a new patient with one test in each given state. Released tests have a result
 * released at that time.
 */
async function addOrder(at: string, states: OrderItemState[]): Promise<void> {
  const [sampleId = ''] = await samplesOf(lab, 1, { at });
  for (const status of states)
    await addTest(lab, { sampleId: idOf<SampleId>(sampleId), code: 'GLU', status, at });
}

const today = { start_date: '2026-05-12', end_date: '2026-05-12' };

describe('key figures', () => {
  it('counts the facility’s day from local midnight to local midnight', async () => {
    const { status, body } = await server.call(readKeyMetrics, { query: today }, { as: viewer });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        generated_at: '2026-05-12T08:42:00.000Z',
        window: {
          start: '2026-05-12T04:00:00.000Z',
          end: '2026-05-13T04:00:00.000Z',
          timezone: 'America/New_York',
        },
        total_patients: 2,
        total_orders: 2,
        total_tests: 11,
        // Counted from results, which these tests do not have: see `demo-figures.test.ts`.
        pending_tests: 0,
        completed_tests: 1,
        total_revenue: null,
        total_revenue_minor: null,
        currency: null,
        // A report viewer has no open work.
        open_work: {
          to_collect: null,
          to_receive: null,
          qc_on_hold: null,
          stock_alerts: null,
          critical_open: null,
          orders_waiting: null,
          open_balances: null,
        },
        system_health: 'good',
      },
    });
  });

  it('treats an end of 23:59:59 as the end of that day', async () => {
    const query = { start_date: '2026-05-12T04:00:00Z', end_date: '2026-05-13T03:59:59Z' };
    expect((await server.call(readKeyMetrics, { query }, { as: viewer })).body).toMatchObject({
      total_orders: 2,
      window: { end: '2026-05-13T04:00:00.000Z' },
    });
  });

  it('defaults to the last seven days', async () => {
    expect((await server.call(readKeyMetrics, {}, { as: viewer })).body).toMatchObject({
      total_orders: 3,
      window: { start: '2026-05-06T04:00:00.000Z', end: '2026-05-13T04:00:00.000Z' },
    });
  });

  it.each([
    { start_date: '2026-05-13', end_date: '2026-05-12' },
    { start_date: 'yesterday' },
    { end_date: '2026-02-30' },
  ])('rejects an invalid window: %j', async (query) => {
    expect((await server.call(readKeyMetrics, { query }, { as: viewer })).status).toBe(422);
  });

  const windowed = contract.filter(({ query }) =>
    Object.hasOwn((query as { entries?: object })?.entries ?? {}, 'start_date'),
  );

  it.each(windowed.map(({ id, path }) => [id, path] as const))(
    'rejects an unlimited window of %s',
    async (_, path) => {
      const as = await lab.person('admin');
      for (const [window, field] of [
        ['start_date=2026-05-13&end_date=2026-05-12', 'start_date'],
        ['start_date=2016-05-11&end_date=2026-05-12', 'start_date'],
        ['start_date=1900-01-01', 'start_date'],
        ['start_date=0001-01-01', 'start_date'],
        ['start_date=0001-01-01&end_date=9999-12-31', 'start_date'],
        ['end_date=9999-12-31', 'start_date'],
        ['end_date=9999-12-31T23:59:59Z', 'start_date'],
      ]) {
        const { status, body } = await server.request({
          method: 'GET',
          path: `/api/v1${path}?${path.endsWith('/export') ? 'table=test-volume&' : ''}${window}`,
          as,
        });
        expect([window, status, Object.keys(body['fields'] ?? {})]).toEqual([window, 422, [field]]);
      }
    },
  );

  it('excludes data of other facilities', async () => {
    const other = await server.facility('elsewhere');
    expect(
      (await server.call(readKeyMetrics, {}, { as: await other.person('report_viewer') })).body,
    ).toMatchObject({ total_patients: 0, total_orders: 0 });
  });
});

describe('test status counts', () => {
  it('counts each state and groups the states per specification', async () => {
    const { body } = await server.call(readTestStatus, { query: today }, { as: viewer });
    expect(body['status_distribution']).toEqual({
      // Counted from results, as everywhere: see `demo-figures.test.ts`.
      pending: 0,
      collected: 1,
      in_process: 3,
      verified: 1,
      released: 1,
      cancelled: 2,
      rejected: 1,
    });
    expect(body['items']).toHaveLength(10);
  });
});

describe('accepted control run rate', () => {
  const addRuns = (states: ('accepted' | 'warning' | 'rejected' | 'not_evaluable' | 'void')[]) =>
    lab.transaction(async (tx) => {
      await addControlRuns(tx, lab.tenantId, states, '2026-05-12T06:00:00Z');
    });
  const read = async () =>
    (await server.call(readQualityMetrics, { query: today }, { as: viewer })).body;

  it('is unknown without runs and zero when all runs were rejected', async () => {
    expect(await read()).toMatchObject({ pass_rate: null, runs_evaluated: 0 });
    await addRuns(['void', 'not_evaluable']);
    expect(await read()).toMatchObject({ pass_rate: null, runs_evaluated: 0 });
    await addRuns(['rejected']);
    expect(await read()).toMatchObject({ pass_rate: 0, runs_evaluated: 1, runs_rejected: 1 });
  });

  it('is not rounded and counts warnings as accepted', async () => {
    await addRuns(['accepted', 'warning']);
    expect(await read()).toMatchObject({ pass_rate: 200 / 3, runs_evaluated: 3, runs_rejected: 1 });
  });
});

describe('specimen rejection rate', () => {
  it('counts each specimen once, in the window of its first assessment, and is unknown without specimens', async () => {
    const own = await server.facility('rejecting');
    const as = await own.person('report_viewer');
    const read = async () =>
      (
        await server.call(
          readQualityMetrics,
          { query: { start_date: '2026-05-12', end_date: '2026-05-12' } },
          { as },
        )
      ).body;
    expect(await read()).toMatchObject({
      samples_assessed: 0,
      samples_rejected: 0,
      rejection_rate_samples: null,
    });
    const [first, second, third] = await samplesOf(own, 3);
    await addEvents(own, [
      [first, 'received', '2026-05-12T06:00:00Z'],
      [first, 'rejected', '2026-05-12T07:00:00Z'],
      [second, 'rejected', '2026-05-12T08:00:00Z'],
      [third, 'received', '2026-05-12T08:00:00Z'],
      [third, 'rejected', '2026-05-13T08:00:00Z'],
      [third, 'collected', '2026-05-12T05:00:00Z'],
    ]);
    expect(await read()).toMatchObject({
      samples_assessed: 3,
      samples_rejected: 3,
      rejection_rate_samples: 100,
    });
    expect(
      (
        await server.call(
          readQualityMetrics,
          { query: { start_date: '2026-05-13', end_date: '2026-05-13' } },
          { as },
        )
      ).body,
    ).toMatchObject({ samples_assessed: 0, rejection_rate_samples: null });
  });

  it('count no undone receipt, also after the day was counted', async () => {
    const own = await openLaboratory(server, 'undone');
    const as = await own.person('report_viewer');
    const assessed = async (day: string) =>
      (await server.call(readQualityMetrics, { query: { start_date: day, end_date: day } }, { as }))
        .body['samples_assessed'];
    const [first, second] = await samplesOf(own, 2);
    await addEvents(own, [
      [first, 'received', '2026-05-09T21:55:00Z'],
      [second, 'received', '2026-05-09T21:00:00Z'],
    ]);
    expect(await assessed('2026-05-09')).toBe(2);
    await server.settled();
    await addEvents(own, [
      [first, 'receipt_undone', '2026-05-09T22:05:00Z'],
      [first, 'received', '2026-05-10T08:00:00Z'],
    ]);
    expect([await assessed('2026-05-09'), await assessed('2026-05-10')]).toEqual([1, 1]);
  });
});

describe('turnaround time', () => {
  const query = { start_date: '2026-05-12', end_date: '2026-05-12' };

  it('is measured from receipt to release and has no target unless the facility sets one', async () => {
    const own = await openLaboratory(server, 'unhurried');
    const as = await own.person('report_viewer');
    expect((await server.call(readTurnaround, { query }, { as })).body).toMatchObject({
      released: 0,
      excluded: 0,
      median: null,
      p90: null,
      with_target: 0,
      on_time: 0,
      on_time_rate: null,
    });
    for (const minutes of [30, 60, 90]) await addReleased(own, { code: 'GLU', minutes });
    await addReleased(own, { code: 'GLU', minutes: null });
    expect((await server.call(readTurnaround, { query }, { as })).body).toMatchObject({
      unit: 'minutes',
      released: 4,
      excluded: 1,
      median: 60,
      p90: 90,
      with_target: 0,
      on_time: 0,
      on_time_rate: null,
      by_department: [],
    });
  });

  const setTarget = (facility: TestFacility, tat: TestDefinition['tat'], code = 'GLU') =>
    facility.transaction(async (tx) => {
      const { id, definition, version } = await tx
        .selectFrom('test_parameter')
        .select(['id', 'definition', 'version'])
        .where('code', '=', code)
        .executeTakeFirstOrThrow();
      const next = {
        version: version + 1,
        definition: JSON.stringify({ ...definition, tat }) as never,
      };
      await tx.updateTable('test_parameter').set(next).where('id', '=', id).execute();
      await tx
        .insertInto('test_parameter_version')
        .values({
          ...next,
          test_parameter_id: id,
          changed_by: null,
          changed_by_name: null,
          changed_at: NOON,
        })
        .execute();
    });
  const target = { routine_min: 90, urgent_min: 60, stat_min: 30 };

  it('is on time up to and including the test’s target for the priority', async () => {
    const own = await openLaboratory(server, 'hurried');
    await setTarget(own, { ...target, start: 'received', end: 'released' });
    const given: { minutes: number | null; priority?: Priority; code?: string }[] = [
      { minutes: 90 },
      { minutes: 91 },
      { minutes: 60, priority: 'asap' },
      { minutes: 61, priority: 'urgent' },
      { minutes: 31, priority: 'stat' },
      { minutes: null },
      { minutes: 5, code: 'K' },
    ];
    for (const each of given) await addReleased(own, { code: 'GLU', ...each });
    expect(
      (await server.call(readTurnaround, { query }, { as: await own.person('report_viewer') }))
        .body,
    ).toMatchObject({
      released: 7,
      excluded: 1,
      with_target: 5,
      on_time: 2,
      on_time_rate: 40,
      by_department: [{ department: 'chemistry', with_target: 5, on_time: 2, on_time_rate: 40 }],
    });
  });

  it('is reported for each department whose tests have targets, except those with only concealed tests', async () => {
    const own = await openLaboratory(server, 'departments');
    for (const code of ['GLU', 'HGB'])
      await setTarget(own, { ...target, start: 'received', end: 'released' }, code);
    for (const [code, minutes] of [
      ['GLU', 30],
      ['GLU', 91],
      ['HGB', 90],
      ['PT', 30],
    ] as const)
      await addReleased(own, { code, minutes });
    const [hematology, chemistry] = [
      { department: 'hematology', with_target: 1, on_time: 1, on_time_rate: 100, median: 90 },
      { department: 'chemistry', with_target: 2, on_time: 1, on_time_rate: 50, median: 30 },
    ];
    expect(
      (await server.call(readTurnaround, { query }, { as: await own.person('report_viewer') }))
        .body['by_department'],
    ).toEqual([hematology, chemistry]);
    const { tenantId } = own;
    const window = { start: '2026-05-12T00:00:00.000Z', end: '2026-05-13T00:00:00.000Z' };
    const turnaround = await own.transaction(async (tx) =>
      turnaroundOf(tx, { tenantId, window, zone: 'UTC' }, new Set([own.testId('HGB')])),
    );
    expect(turnaround).toMatchObject({ with_target: 3, by_department: [chemistry] });
  });

  it.each([
    ['collected', 'verified', 1],
    ['collected', 'released', 0],
    ['received', 'verified', 1],
    ['received', 'released', 1],
  ] as const)(
    'measures on-time release from %s to %s per the target definition',
    async (start, end, on_time) => {
      const own = await openLaboratory(server, `from-${start}-to-${end}`);
      await setTarget(own, { ...target, start, end });
      // Collected 10 minutes before receipt, verified 10 minutes before release.
      await addReleased(own, { code: 'GLU', minutes: 85 });
      expect(
        (await server.call(readTurnaround, { query }, { as: await own.person('report_viewer') }))
          .body,
      ).toMatchObject({ median: 85, with_target: 1, on_time });
    },
  );

  it('ends with the first release: a correction neither makes a result late nor counts it twice', async () => {
    const own = await openLaboratory(server, 'corrected');
    await addReleased(own, { code: 'GLU', minutes: 30 });
    const later = minutesBefore(new Date(NOON), -60);
    await own.transaction(async (tx) => {
      const row = await tx
        .updateTable('result')
        .set({ is_current: false })
        .where('tenant_id', '=', own.tenantId)
        .returningAll()
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('result')
        .values({
          ...row,
          range: null,
          correction: null,
          version: row.version + 1,
          is_current: true,
          status: 'amended',
          verified_at: later,
          released_at: later,
        })
        .execute();
    });
    expect(
      (await server.call(readTurnaround, { query }, { as: await own.person('report_viewer') }))
        .body,
    ).toMatchObject({ released: 1, median: 30 });
  });

  it('rejects users without permission to view analytics', async () => {
    for (const role of ['doctor', 'nurse', 'patient'] as const)
      expect(
        (await server.call(readTurnaround, { query }, { as: await lab.person(role) })).status,
      ).toBe(403);
  });
});

/** Specimens of a new patient's order without any events. */
async function samplesOf(
  facility: TestFacility,
  count: number,
  {
    at = '2026-05-12T05:00:00Z',
    priority = 'routine',
    received_at = null,
  }: { at?: string; priority?: Priority; received_at?: Date | null } = {},
): Promise<SampleId[]> {
  const common = { created_at: at, updated_at: at };
  const patient_id = newId<PatientId>();
  const order_id = newId<OrderId>();
  const ids = Array.from({ length: count }, () => newId<SampleId>());
  await facility.transaction(async (tx) => {
    await tx
      .insertInto('patient')
      .values({
        ...common,
        id: patient_id,
        mrn: patient_id.slice(-12),
        family_name: 'Testperson',
        given_name: '',
        name_norm: 'testperson',
        search_text: 'testperson',
        gender: 'unknown',
        sex_for_ranges: 'unknown',
        birth_date: '1980-01-01',
        created_by: null,
      })
      .execute();
    await tx
      .insertInto('test_order')
      .values({
        ...common,
        id: order_id,
        order_number: order_id,
        patient_id,
        ordered_by: 'Dr. Test',
        priority,
        requested_at: at,
        created_by: null,
      })
      .execute();
    await tx
      .insertInto('sample')
      .values(
        ids.map((id) => ({
          ...common,
          id,
          accession_number: id,
          order_id,
          patient_id,
          priority,
          type: 'SER',
          container: 'sst',
          status: 'received' as const,
          received_at,
          collected_at: received_at && minutesBefore(received_at, 10),
        })),
      )
      .execute();
  });
  return ids;
}

const addEvents = (
  facility: TestFacility,
  list: readonly (readonly [sampleId: SampleId | undefined, type: string, at: string])[],
) =>
  facility.transaction((tx) =>
    tx
      .insertInto('sample_event')
      .values(
        list.map(([sample_id = newId<SampleId>(), type, at]) => ({
          id: uuidv7(),
          sample_id,
          type,
          at,
          by_id: null,
          by_name: 'Test',
        })),
      )
      .execute(),
  );

/** Adds a test on a specimen. A released test has a result released at that time. */
async function addTest(
  facility: TestFacility,
  {
    sampleId,
    code,
    status,
    at,
  }: { sampleId: SampleId; code: string; status: OrderItemState; at: string },
): Promise<void> {
  await facility.transaction(async (tx) => {
    const { order_id, patient_id } = await tx
      .selectFrom('sample')
      .select(['order_id', 'patient_id'])
      .where('id', '=', sampleId)
      .executeTakeFirstOrThrow();
    const test = await tx
      .selectFrom('test_parameter')
      .select(['id', 'version'])
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    const order_item_id = uuidv7();
    const common = {
      order_id,
      test_parameter_id: test.id,
      test_version: test.version,
      sample_id: sampleId,
      created_at: at,
    };
    await tx
      .insertInto('order_item')
      .values({
        ...common,
        id: order_item_id,
        position: 0,
        code,
        name: code,
        status,
        updated_at: at,
      })
      .execute();
    if (status !== 'released') return;
    await tx
      .insertInto('result')
      .values({
        ...common,
        id: newId<ResultId>(),
        order_item_id,
        patient_id,
        urgency: 4,
        department: 'chemistry',
        status,
        verified_at: minutesBefore(new Date(at), 10),
        released_at: at,
        first_created_at: at,
        created_by: null,
      })
      .execute();
  });
}

const NOON = '2026-05-12T12:00:00.000Z';
const minutesBefore = (instant: Date, minutes: number) =>
  new Date(instant.getTime() - minutes * 60_000);

/**
 * Adds a result released at noon, the given number of minutes after specimen receipt, or with no
 * recorded receipt.
 */
async function addReleased(
  facility: TestFacility,
  {
    code,
    minutes,
    priority = 'routine',
  }: { code: string; minutes: number | null; priority?: Priority },
): Promise<void> {
  const received_at = minutes === null ? null : minutesBefore(new Date(NOON), minutes);
  const [sampleId = ''] = await samplesOf(facility, 1, { priority, received_at });
  await addTest(facility, {
    sampleId: idOf<SampleId>(sampleId),
    code,
    status: 'released',
    at: NOON,
  });
}
