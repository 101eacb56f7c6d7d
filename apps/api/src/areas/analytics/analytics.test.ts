import { readKeyMetrics, readQualityMetrics, readTestStatus } from '@alms/lis-domain/analytics';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderItemState } from '@alms/lis-domain/orders';
import { loadStarterCatalogue } from '../onboarding/onboarding.store.ts';
import { openTestServer, type Person, type TestFacility, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let lab: TestFacility;
let viewer: Person;
beforeAll(async () => {
  server = await openTestServer();
  lab = await server.facility('counted');
  viewer = await lab.person('report_viewer');
  // The facility's 12 May is [04:00, next 04:00) in UTC.
  await lab.transaction((tx) => tx.updateTable('hospital_settings').set({ timezone: 'America/New_York' }).where('tenant_id', '=', lab.tenantId).execute());
  await lab.transaction((tx) => loadStarterCatalogue(tx, lab.tenantId, server.clock.now()));
  await addOrder('2026-05-12T03:59:59Z', ['released']);
  await addOrder('2026-05-12T04:00:00Z', ['ordered', 'collected', 'received', 'in_process', 'resulted', 'verified', 'released', 'cancelled', 'rejected', 'entered_in_error']);
  await addOrder('2026-05-13T03:59:59Z', ['ordered']);
  await addOrder('2026-05-13T04:00:00Z', ['ordered']);
});
afterAll(() => server.close());

/** An order of a new patient with one test in each of these states; released ones have a result released at that time. */
async function addOrder(at: string, states: OrderItemState[]): Promise<void> {
  const common = { tenant_id: lab.tenantId, created_at: at, updated_at: at };
  await lab.transaction(async (tx) => {
    const test = await tx.selectFrom('test_parameter').select('id').where('tenant_id', '=', lab.tenantId).where('code', '=', 'GLU').executeTakeFirstOrThrow();
    const [patient_id, order_id, sample_id] = [uuidv7(), uuidv7(), uuidv7()];
    await tx.insertInto('patient').values({
      ...common, id: patient_id, mrn: patient_id.slice(-12), family_name: 'Testperson', given_name: '', name_norm: 'testperson', search_text: 'testperson', gender: 'unknown', sex_for_ranges: 'unknown', birth_date: '1980-01-01', created_by: null,
    }).execute();
    await tx.insertInto('test_order').values({ ...common, id: order_id, order_number: order_id, patient_id, ordered_by: 'Dr. Test', priority: 'routine', requested_at: at, created_by: null }).execute();
    await tx.insertInto('sample').values({ ...common, id: sample_id, accession_number: sample_id, order_id, patient_id, priority: 'routine', type: 'SER', container: 'sst', status: 'received' }).execute();
    for (const [position, status] of states.entries()) {
      const order_item_id = uuidv7();
      await tx.insertInto('order_item').values({ ...common, id: order_item_id, order_id, position, test_parameter_id: test.id, test_version: 1, code: 'GLU', name: 'Glucose', status, sample_id }).execute();
      if (status !== 'released') continue;
      await tx.insertInto('result').values({
        tenant_id: lab.tenantId, id: uuidv7(), order_item_id, order_id, sample_id, patient_id, test_parameter_id: test.id, test_version: 1, urgency: 4, status, released_at: at, first_created_at: at, created_at: at, created_by: null,
      }).execute();
    }
  });
}

const today = { start_date: '2026-05-12', end_date: '2026-05-12' };

describe('key figures', () => {
  it('count the facility’s day, from its midnight to the next', async () => {
    const { status, body } = await server.call(readKeyMetrics, { query: today }, { as: viewer });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        generated_at: '2026-05-12T08:42:00.000Z',
        window: { start: '2026-05-12T04:00:00.000Z', end: '2026-05-13T04:00:00.000Z', timezone: 'America/New_York' },
        total_patients: 2, total_orders: 2, pending_tests: 6, completed_tests: 1, total_revenue: null, system_health: 'good',
      },
    });
  });

  it('take an end of 23:59:59 for the end of that day', async () => {
    const query = { start_date: '2026-05-12T04:00:00Z', end_date: '2026-05-13T03:59:59Z' };
    expect((await server.call(readKeyMetrics, { query }, { as: viewer })).body).toMatchObject({ total_orders: 2, window: { end: '2026-05-13T04:00:00.000Z' } });
  });

  it('are of the last seven days when nothing is asked', async () => {
    expect((await server.call(readKeyMetrics, {}, { as: viewer })).body).toMatchObject({ total_orders: 3, window: { start: '2026-05-06T04:00:00.000Z', end: '2026-05-13T04:00:00.000Z' } });
  });

  it.each([{ start_date: '2026-05-13', end_date: '2026-05-12' }, { start_date: 'yesterday' }, { end_date: '2026-02-30' }])('need a window that is one: %j', async (query) => {
    expect((await server.call(readKeyMetrics, { query }, { as: viewer })).status).toBe(422);
  });

  it('know nothing of another facility', async () => {
    const other = await server.facility('elsewhere');
    expect((await server.call(readKeyMetrics, {}, { as: await other.person('report_viewer') })).body).toMatchObject({ total_patients: 0, total_orders: 0 });
  });
});

describe('the states of tests', () => {
  it('are counted each, and gathered as the specification names them', async () => {
    const { body } = await server.call(readTestStatus, { query: today }, { as: viewer });
    expect(body['status_distribution']).toEqual({ pending: 2, collected: 1, in_process: 3, verified: 1, released: 1, cancelled: 2, rejected: 1 });
    expect(body['items']).toHaveLength(10);
  });
});

describe('the share of accepted control runs', () => {
  const addRuns = (states: ('accepted' | 'warning' | 'rejected' | 'not_evaluable' | 'void')[]) =>
    lab.transaction(async (tx) => {
      const test = await tx.selectFrom('test_parameter').select('id').where('tenant_id', '=', lab.tenantId).limit(1).executeTakeFirstOrThrow();
      const at = '2026-05-12T06:00:00Z';
      await tx.insertInto('qc_run').values(states.map((status) => ({ tenant_id: lab.tenantId, id: uuidv7(), test_parameter_id: test.id, at, status, created_at: at }))).execute();
    });
  const read = async () => (await server.call(readQualityMetrics, { query: today }, { as: viewer })).body;

  it('is unknown without runs, and zero when all were rejected', async () => {
    expect(await read()).toMatchObject({ pass_rate: null, runs_evaluated: 0 });
    await addRuns(['void', 'not_evaluable']);
    expect(await read()).toMatchObject({ pass_rate: null, runs_evaluated: 0 });
    await addRuns(['rejected']);
    expect(await read()).toMatchObject({ pass_rate: 0, runs_evaluated: 1, runs_rejected: 1 });
  });

  it('is not rounded, and counts warnings as accepted', async () => {
    await addRuns(['accepted', 'warning']);
    expect(await read()).toMatchObject({ pass_rate: 200 / 3, runs_evaluated: 3, runs_rejected: 1 });
  });
});
