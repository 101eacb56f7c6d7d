import type { Role } from '@alms/lis-domain/access';
import {
  combineQuickStats,
  exportFigures,
  readComparison,
  readKeyMetrics,
  readLaboratoryFigures,
  readQualityMetrics,
  readTestStats,
  readTestStatus,
  readTestVolume,
  readTurnaround,
  todayWindow,
  type OpenWork,
  type Comparison,
  type ExportedTable,
  type KeyMetrics,
  type LaboratoryFigures,
  type QualityMetrics,
  type TestStats,
  type TestStatus,
  type TestVolume,
  type Turnaround,
} from '@alms/lis-domain/analytics';
import {
  createInvoice,
  issueInvoice,
  listInvoices,
  listOrderBalances,
  takePayment,
  type Invoice,
} from '@alms/lis-domain/billing';
import { updateLaboratorySettings, readLaboratorySettings } from '@alms/lis-domain/facility';
import type { AnswerOf, Endpoint } from '@alms/lis-domain/http';
import { signIn, type SignedIn } from '@alms/lis-domain/identity';
import { cancelTests, placeOrder, readOrder, type Order } from '@alms/lis-domain/orders';
import { listStockAlerts, type StockAlerts } from '@alms/lis-domain/inventory';
import { listControlledTests, type ControlledTest } from '@alms/lis-domain/quality-control';
import { registerPatient, type Patient } from '@alms/lis-domain/patients';
import {
  countResults,
  enterResults,
  listCriticalCalls,
  listResults,
  recordCallAttempt,
  verifyResults,
  type CriticalCall,
  type Result,
  type WorkCounts,
} from '@alms/lis-domain/results';
import {
  collectSample,
  countCollection,
  countSamples,
  listSamples,
  receiveSample,
  type Sample,
} from '@alms/lis-domain/samples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tenantTransaction } from '../platform/db/tenant-transaction.ts';
import { openTestServer, type Person, type TestServer } from '../testing/test-server.ts';
import { demoPassword, seedDemo } from './demo-facility.ts';

/*
 * The figures of the demo day at every place that shows them, after each step of work: quick stats
 * (strip and menu badges), Key figures card, each part of Analytics, and the work list. Open work,
 * which the other badges of the menu show, at the screen of each entry.
 */

const host = 'demo.alms.localhost';
let server: TestServer;
const people = new Map<Role, Person>();
beforeAll(async () => {
  server = await openTestServer();
  await seedDemo({ db: server.database.db, clock: server.clock });
  await server.database.analyze();
  for (const role of [
    'lab_manager',
    'technician',
    'doctor',
    'phlebotomist',
    'receptionist',
    'admin',
  ] as const) {
    const { body } = await server.call(
      signIn,
      { body: { username: `${role}@demo.test`, password: demoPassword } },
      { host },
    );
    const { user, access_token } = body as unknown as SignedIn;
    const { id, email, tenant_id: tenantId } = user;
    people.set(role, { id, email, role, tenantId, token: access_token, host });
  }
});
afterAll(() => server.close());

function member(role: Role): Person {
  const person = people.get(role);
  if (!person) throw new Error(`The demo facility has no ${role}.`);
  return person;
}

async function ask<T>(endpoint: Endpoint, input: object = {}, role: Role = 'lab_manager') {
  const { status, body, text } = await server.call(endpoint, input, { as: member(role) });
  expect([status < 300, text]).toEqual([true, text]);
  return body as T;
}

/** Number of results in a list of the work list, counted page by page. */
async function listed(query: object): Promise<number> {
  let count = 0;
  let cursor: string | null = null;
  do {
    const page: { items: Result[]; next_cursor: string | null } = await ask(listResults, {
      query: { ...query, limit: '200', ...(cursor !== null && { cursor }) },
    });
    count += page.items.length;
    cursor = page.next_cursor;
  } while (cursor !== null);
  return count;
}

type SampleCounts = AnswerOf<typeof countSamples>;

const sum = (numbers: readonly (number | null)[]) =>
  numbers.reduce<number>((total, each) => total + (each ?? 0), 0);

/** Sum of a column of an exported table, by its English heading. */
async function exportedSum(
  table: ExportedTable,
  heading: string,
  query: { start_date: string; end_date: string },
): Promise<number> {
  const { text } = await server.call(
    exportFigures,
    { query: { ...query, table } },
    { as: member('lab_manager') },
  );
  const cells = (line: string) =>
    [...line.matchAll(/"((?:[^"]|"")*)"|([^,]+)/g)].map(([, quoted, plain]) => quoted ?? plain);
  const [head = [], ...lines] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map(cells);
  expect(head).toContain(heading);
  return sum(lines.map((line) => Number(line[head.indexOf(heading)])));
}

/** Each figure, by the places that show it. */
async function figures(): Promise<Record<'ordered' | 'pending' | 'released', object>> {
  const query = todayWindow('UTC', server.clock.now().toISOString());
  const today = { query };
  const card = await ask<KeyMetrics>(readKeyMetrics, today);
  const status = await ask<TestStatus>(readTestStatus, today);
  const quality = await ask<QualityMetrics>(readQualityMetrics, today);
  const strip = combineQuickStats(
    {
      keyMetrics: { status: 'fulfilled', value: card },
      testStatus: { status: 'fulfilled', value: status },
      qualityMetrics: { status: 'fulfilled', value: quality },
    },
    () => 0,
  );
  const volume = await ask<TestVolume>(readTestVolume, today);
  const week = await ask<TestVolume>(readTestVolume);
  const weekMetrics = await ask<KeyMetrics>(readKeyMetrics);
  const byTest = (await ask<TestStats>(readTestStats, today)).items;
  const sites = (await ask<LaboratoryFigures>(readLaboratoryFigures, today)).items;
  const { current } = await ask<Comparison>(readComparison, {
    query: { current_start: query.start_date, current_end: query.end_date },
  });
  const counts = await ask<WorkCounts>(countResults);
  return {
    ordered: {
      strip: strip.totalTests,
      keyFigures: card.total_tests,
      volume: volume.total,
      volumeOfDay: week.items.at(-1)?.count,
      status: sum(status.items.map(({ count }) => count)),
      byTest: sum(byTest.map(({ ordered }) => ordered)),
      exported: await exportedSum('test-stats', 'Ordered', query),
    },
    pending: {
      stripAndBadge: strip.pendingTests,
      keyFigures: card.pending_tests,
      analytics: weekMetrics.pending_tests,
      status: status.status_distribution.pending,
      comparison: current.pending_tests,
      sites: sum(sites.map(({ pending_tests }) => pending_tests)),
      byTest: sum(byTest.map(({ pending }) => pending)),
      exported: await exportedSum('test-stats', 'Pending tests', query),
      workList: counts.pending,
      tabs: counts.awaiting_specimen + counts.to_enter + counts.to_verify + counts.held,
      lists: sum([
        await listed({ status: 'pending' }),
        await listed({ status: 'entered' }),
        await listed({ status: 'held' }),
      ]),
    },
    released: {
      stripAndBadge: strip.recentActivity,
      keyFigures: card.completed_tests,
      quality: quality.released,
      turnaround: (await ask<Turnaround>(readTurnaround, today)).released,
      comparison: current.completed_tests,
      sites: sum(sites.map(({ completed_tests }) => completed_tests)),
      byTest: sum(byTest.map(({ completed }) => completed)),
      exported: await exportedSum('test-stats', 'Results released', query),
    },
  };
}

/** The one number of each figure; fails when two places differ. */
async function agreed(): Promise<Record<'ordered' | 'pending' | 'released', number>> {
  const shown = await figures();
  const one = (places: object) => {
    const [first] = Object.values(places) as number[];
    expect(places).toEqual(Object.fromEntries(Object.keys(places).map((key) => [key, first])));
    return first ?? Number.NaN;
  };
  return {
    ordered: one(shown.ordered),
    pending: one(shown.pending),
    released: one(shown.released),
  };
}

/** Open work of the badges, each as the screen of its entry counts it. */
async function openWork(): Promise<OpenWork> {
  const badges = async (role: Role) => (await ask<KeyMetrics>(readKeyMetrics, {}, role)).open_work;
  const [technician, phlebotomist, receptionist] = [
    await badges('technician'),
    await badges('phlebotomist'),
    await badges('receptionist'),
  ];
  const { counts } = await ask<SampleCounts>(countSamples, {}, 'technician');
  const tests = await ask<{ items: ControlledTest[] }>(
    listControlledTests,
    { query: { limit: '200' } },
    'technician',
  );
  const alerts = await ask<StockAlerts>(listStockAlerts, {}, 'technician');
  const calls = await ask<{ items: unknown[] }>(
    listCriticalCalls,
    { query: { limit: '200' } },
    'technician',
  );
  const { waiting } = await ask<{ waiting: number }>(countCollection, {}, 'phlebotomist');
  const orders = await ask<{ items: unknown[] }>(
    listOrderBalances,
    { query: { queue: 'waiting', limit: '100' } },
    'receptionist',
  );
  const work = {
    to_collect: waiting,
    to_receive: sum([counts.collected, counts.in_transit]),
    qc_on_hold: tests.items.filter(({ hold }) => hold !== null).length,
    stock_alerts: sum(Object.values(alerts.counts)),
    critical_open: calls.items.length,
  };
  const invoices = await ask<{ items: unknown[] }>(
    listInvoices,
    { query: { status: 'open', limit: '200' } },
    'receptionist',
  );
  expect(technician).toEqual({ ...work, orders_waiting: null, open_balances: null });
  expect(phlebotomist).toEqual({
    to_collect: work.to_collect,
    to_receive: work.to_receive,
    qc_on_hold: null,
    stock_alerts: null,
    critical_open: null,
    orders_waiting: null,
    open_balances: null,
  });
  const ofDesk = { orders_waiting: orders.items.length, open_balances: invoices.items.length };
  expect(receptionist).toMatchObject(ofDesk);
  return { ...work, ...ofDesk };
}

const resultsOf = async ({ id }: Order) =>
  (await ask<{ items: Result[] }>(listResults, { query: { order_id: id } })).items;
const samplesOf = async ({ id }: Order) =>
  (await ask<{ items: Sample[] }>(listSamples, { query: { order_id: id } })).items;
const which = ({ id, version }: Pick<Result, 'id' | 'version'>) => ({ id, version });

async function requireTwoVerifications(): Promise<void> {
  const settings = await ask<Record<string, unknown> & { version: number }>(
    readLaboratorySettings,
    {},
    'admin',
  );
  const { version, ...body } = settings;
  await ask(
    updateLaboratorySettings,
    { version, body: { ...body, verification_levels: 2, autoverification_enabled: false } },
    'admin',
  );
}

/** Unremarkable values, which no check holds. */
const values: Readonly<Record<string, string>> = { TSH: '2.0', FT4: '1.2', ALT: '25' };

it('figures of the demo day are the same everywhere after each step of work', async () => {
  await requireTwoVerifications();
  let now = await agreed();
  let work = await openWork();
  /** Expects the open work to have changed by these numbers, at every place. */
  const worked = async (by: Partial<Record<keyof OpenWork, number>>) => {
    const next = await openWork();
    const kinds = Object.keys(next) as (keyof OpenWork)[];
    const changes = kinds.map((kind) => [kind, (next[kind] ?? 0) - (work[kind] ?? 0)] as const);
    expect(Object.fromEntries(changes.filter(([, change]) => change !== 0))).toEqual(by);
    work = next;
  };
  expect([now.ordered > 0, now.pending > 0, now.released > 0]).toEqual([true, true, true]);
  /** Expects the figures to have changed by these numbers, at every place. */
  const changed = async (step: string, by: Partial<typeof now>) => {
    const next = await agreed();
    const expected = {
      ordered: now.ordered + (by.ordered ?? 0),
      pending: now.pending + (by.pending ?? 0),
      released: now.released + (by.released ?? 0),
    };
    expect([step, next]).toEqual([step, expected]);
    now = next;
  };

  const tests = await tenantTransaction(server.database.db, member('admin').tenantId, (tx) =>
    tx
      .selectFrom('test_parameter')
      .select(['id', 'code'])
      .where('code', 'in', Object.keys(values))
      .execute(),
  );
  const patient = await ask<Patient>(
    registerPatient,
    {
      body: {
        family_name: 'Testwell',
        given_name: 'Figure',
        gender: 'female',
        sex_for_ranges: 'female',
        birth_date: '1957-11-03',
        phone: '',
        email: '',
      },
    },
    'receptionist',
  );
  const order = await ask<Order>(
    placeOrder,
    {
      body: {
        patient_id: patient.id,
        test_parameter_ids: tests.map(({ id }) => id),
        priority: 'routine',
        ordered_by: 'Dr. Dara Roundsworth',
        clinical_info: '',
      },
    },
    'doctor',
  );
  await changed('order placed', { ordered: 3, pending: 3 });
  const ordered = await samplesOf(order);
  await worked({ to_collect: 1, orders_waiting: 1 });

  for (const { id, version } of await samplesOf(order))
    await ask(
      collectSample,
      { params: { id }, version, body: { identity_check: { name: true, birth_date: true } } },
      'phlebotomist',
    );
  await changed('collected', {});
  await worked({ to_collect: -1, to_receive: ordered.length });
  for (const { id, version } of await samplesOf(order))
    await ask(receiveSample, { params: { id }, version, body: {} }, 'technician');
  await changed('received', {});
  await worked({ to_receive: -ordered.length });

  const draft = await ask<Invoice>(
    createInvoice,
    { body: { order_number: order.order_number, payer_id: null } },
    'receptionist',
  );
  const invoice = await ask<Invoice>(
    issueInvoice,
    { params: { id: draft.id }, version: draft.version },
    'receptionist',
  );
  await worked({ open_balances: 1 });
  await ask(
    takePayment,
    {
      params: { id: invoice.id },
      body: { amount_minor: invoice.balance_minor, method: 'card', reference: '' },
    },
    'receptionist',
  );
  await worked({ open_balances: -1, orders_waiting: -1 });

  const { items: calls } = await ask<{ items: CriticalCall[] }>(listCriticalCalls);
  const [call] = calls;
  if (!call) throw new Error('The demo facility has no critical result to notify.');
  await ask(recordCallAttempt, {
    params: { id: call.id },
    version: call.version,
    body: {
      channel: 'phone',
      outcome: 'confirmed',
      recipient_name: 'Nurse Ida Wardley',
      recipient_role: 'Ward 4',
      read_back: call.value_text,
    },
  });
  await worked({ critical_open: -1 });

  const [first, second] = await resultsOf(order);
  if (!first || !second) throw new Error('The order has no results.');
  await ask(
    enterResults,
    {
      body: {
        items: [first, second].map((each) => ({
          ...which(each),
          value_text: values[each.test.code] ?? '',
        })),
      },
    },
    'technician',
  );
  const entered = (await resultsOf(order)).filter(({ status }) => status === 'entered');
  expect(entered).toHaveLength(2);
  await changed('entered', {});

  await ask(verifyResults, { body: { items: entered.map(which) } });
  await changed('verified', { pending: -2 });
  const verified = (await resultsOf(order)).filter(({ status }) => status === 'verified');
  expect(verified).toHaveLength(2);
  await ask(verifyResults, { body: { items: verified.slice(0, 1).map(which) } }, 'admin');
  await changed('released', { released: 1 });

  const { version } = await ask<Order>(readOrder, { params: { id: order.id } });
  const third = order.items.find(
    ({ test_parameter_id }) => ![first, second].some(({ test }) => test.id === test_parameter_id),
  );
  await ask(
    cancelTests,
    {
      params: { id: order.id },
      version,
      body: { item_ids: [third?.id], code: 'other', note: 'Not needed any more' },
    },
    'doctor',
  );
  await changed('cancelled', { pending: -1 });
});
