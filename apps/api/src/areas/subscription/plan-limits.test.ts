import type { Role } from '@alms/lis-domain/access';
import { todayWindow } from '@alms/lis-domain/analytics';
import type { PatientId } from '@alms/lis-domain/patients';
import { contract } from '@alms/lis-domain/contract';
import { somePlans } from '@alms/lis-domain/fixtures';
import { sessionEndFor } from '@alms/lis-domain/identity';
import type { Endpoint, Problem } from '@alms/lis-domain/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UsageName } from '../../platform/db/tables/subscription.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import { plausibleInput, type Parts } from '../../testing/plausible-input.ts';
import { openTestServer, type Person, type TestServer } from '../../testing/test-server.ts';

/*
 * Every limit of a plan, at every endpoint that declares it. New endpoints are tested
 * automatically, and a new limit fails until it is tested here.
 */

let server: TestServer;
/** At the end of every quota of the plan Starter, which has no analytics. */
let full: Laboratory;
const people: Partial<Record<Role, Person>> = {};
let patientId: PatientId;
let records: Record<string, { id: string; version: number }>;
beforeAll(async () => {
  server = await openTestServer();
  full = await openLaboratory(server, 'full', 'Starter');
  patientId = await full.patient();
  // The people who try are more than the plan allows.
  for (const role of ['doctor', 'admin', 'lab_manager', 'phlebotomist'] as const) {
    await use('users', 0);
    people[role] = await full.staff(role);
  }
  const order = await full.order(['K'], { patientId });
  await use('users', 0);
  const accounts = {
    pending: (await full.person('report_viewer')).id,
    disabled: (await full.person('report_viewer')).id,
  };
  for (const [status, id] of Object.entries(accounts))
    await full.transaction((tx) =>
      tx
        .updateTable('app_user')
        .set({ status: status as 'pending' | 'disabled' })
        .where('tenant_id', '=', full.tenantId)
        .where('id', '=', id)
        .execute(),
    );
  records = {
    'staff.approve': { id: accounts.pending, version: 1 },
    'staff.enable': { id: accounts.disabled, version: 1 },
    'orders.add-tests': order,
  };
  await use('users', 5);
  await use('patients', 1000);
  await use('tests', 2000, '2026-05');
});
afterAll(() => server.close());

async function use(name: UsageName, used: number, period = ''): Promise<void> {
  const { tenantId } = full;
  await full.transaction((tx) =>
    tx
      .insertInto('usage_counter')
      .values({ tenant_id: tenantId, name, period, used })
      .onConflict((known) => known.columns(['tenant_id', 'name', 'period']).doUpdateSet({ used }))
      .execute(),
  );
}

const inputFor = (call: Endpoint, parts: Parts = {}, version = 1): Parts & { version: number } => ({
  version,
  ...plausibleInput(call, parts),
});
const rows = (calls: readonly Endpoint[]) => calls.map((call) => [call.id, call] as const);

it('the limits of a plan are those tested here', () => {
  expect(somePlans().map(({ features }) => Object.keys(features).toSorted())).toEqual(
    somePlans().map(() => [
      'analytics',
      'max_patients',
      'max_tests_per_month',
      'max_users',
      // A service of people: the server has nothing to refuse.
      'priority_support',
    ]),
  );
});

describe('a plan without analytics', () => {
  /** Endpoints that are no figures of a period, and the reason. */
  const names: Record<string, string> = {
    'analytics.qc-materials': 'usable control lots, which QC of every plan needs',
    'analytics.test-names': 'names of orderable tests, without a period',
  };
  const underAnalytics = contract.filter(({ path }) => path.startsWith('/analytics/'));
  const ofAnalytics = underAnalytics.filter(({ id }) => !(id in names));
  /** Endpoints that every plan includes for the last seven days, and the reason. */
  const onDashboard: Record<string, string> = {
    'analytics.key-metrics': 'quick stats and the Key figures card of today',
    'analytics.test-status': 'quick stats of today',
    'analytics.quality-metrics': 'quick stats of today, the Week card and the QC page',
    'analytics.turnaround-time': 'the Turnaround and Week cards',
    'billing.revenue-metrics': 'the Revenue card of the last seven days',
  };
  const dashboard = rows(ofAnalytics.filter(({ id }) => id in onDashboard));
  const others = rows(ofAnalytics.filter(({ id }) => !(id in onDashboard)));
  const inputs: Record<string, Parts> = {
    'analytics.export': { query: { table: 'test-volume' } },
    'analytics.save-view': { body: { name: 'Last week', period: { preset: '7-days' } } },
  };
  const notInPlan = [
    402,
    'feature_not_in_plan',
    'The plan does not include this feature',
    'The plan Starter does not include analytics',
  ];
  async function refusal(call: Endpoint, parts: Parts) {
    const { status, body } = await server.call(call, inputFor(call, parts), { as: people.admin! });
    expect(JSON.stringify(body)).not.toMatch(/tenant|permission/i);
    expect(sessionEndFor(status, body as unknown as Problem)).toBeUndefined();
    return [status, body['code'], body['detail'], body['message']];
  }

  it('limits every analytics endpoint, five of them beyond the windows of the dashboard', () => {
    expect(dashboard.map(([id]) => id).toSorted()).toEqual(Object.keys(onDashboard).toSorted());
    expect(
      underAnalytics.filter(({ id }) => id in names).map(({ id, query }) => [id, query]),
    ).toEqual(Object.keys(names).map((id) => [id, undefined]));
    expect(ofAnalytics.map(({ id, feature, everyPlan }) => [id, feature, everyPlan])).toEqual(
      ofAnalytics.map(({ id }) => [id, 'analytics', id in onDashboard ? 'last-7-days' : undefined]),
    );
    expect(ofAnalytics.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/analytics/test-volume',
        '/analytics/test-stats',
        '/analytics/performance',
        '/analytics/comparative-metrics',
        '/analytics/laboratories',
      ]),
    );
  });

  it.each(others)('refuses %s with its own message, and the session stays', async (id, call) => {
    expect(await refusal(call, inputs[id] ?? {})).toEqual(notInPlan);
  });

  it.each(others)('refuses %s to a role without access as before', async (id, call) => {
    const { status, body } = await server.call(call, inputFor(call, inputs[id]), {
      as: people.phlebotomist!,
    });
    expect([status, body['code']]).toEqual([403, 'forbidden']);
  });

  describe.each(dashboard)('%s', (_id, call) => {
    const today = () => server.clock.now().toISOString().slice(0, 10);
    const daysAgo = (count: number) =>
      new Date(server.clock.now().getTime() - count * 86_400_000).toISOString().slice(0, 10);

    it.each([
      ['the default window', () => ({})],
      ['today', () => todayWindow('UTC', server.clock.now().toISOString())],
      ['the last 7 days', () => ({ start_date: daysAgo(6), end_date: today() })],
      ['one of these days', () => ({ start_date: daysAgo(6), end_date: daysAgo(6) })],
    ])('answers for %s', async (_, query) => {
      const { status, text } = await server.call(call, inputFor(call, { query: query() }), {
        as: people.admin!,
      });
      expect([status, text]).toEqual([200, text]);
    });

    it.each([
      ['8 days', () => ({ start_date: daysAgo(7), end_date: today() })],
      ['a past day', () => ({ start_date: daysAgo(30), end_date: daysAgo(30) })],
      ['7 days that ended yesterday', () => ({ end_date: daysAgo(1) })],
      ['a year', () => ({ start_date: daysAgo(365) })],
      [
        'instants before the last 7 days',
        () => ({ start_date: `${daysAgo(7)}T23:59:59Z`, end_date: `${today()}T08:00:00Z` }),
      ],
    ])('is refused for %s', async (_, query) => {
      expect(await refusal(call, { query: query() })).toEqual(notInPlan);
    });

    it('rejects an unreadable window', async () => {
      const query = { start_date: 'yesterday' };
      expect(
        (await server.call(call, inputFor(call, { query }), { as: people.admin! })).status,
      ).toBe(422);
    });
  });

  it('answers after a change to a plan with analytics', async () => {
    const upgraded = await openLaboratory(server, 'upgraded', 'Starter');
    const as = await upgraded.staff('lab_manager');
    const ask = async () =>
      (await server.request({ method: 'GET', path: '/api/v1/analytics/test-volume', as })).status;
    const before = await ask();
    await upgraded.transaction(async (tx) => {
      const { id } = await tx
        .selectFrom('plan')
        .select('id')
        .where('plan_name', '=', 'Professional')
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('subscription')
        .set({ plan_id: id })
        .where('tenant_id', '=', upgraded.tenantId)
        .execute();
    });
    expect([before, await ask()]).toEqual([402, 200]);
  });
});

describe('a plan at its quotas', () => {
  const person = {
    family_name: 'Testwell',
    given_name: 'Late',
    gender: 'female',
    sex_for_ranges: 'female',
    birth_date: '1957-11-03',
    phone: '',
    email: '',
  };
  const invitation = { email: 'late@full.test', full_name: 'Late', role: 'nurse' };
  const inputs: Record<string, () => Parts> = {
    'staff.invite': () => ({ body: invitation }),
    'staff.approve': () => ({ body: { role: 'nurse' } }),
    'staff.enable': () => ({}),
    'onboarding.progress': () => ({
      body: { step: 'staff_management', status: 'completed', data: { invites: [invitation] } },
    }),
    'patients.register': () => ({ body: person }),
    'patients.register-unidentified': () => ({
      body: { gender: 'unknown', sex_for_ranges: 'unknown', birth_date: '1985' },
    }),
    'orders.place': () => ({
      body: {
        patient_id: patientId,
        test_parameter_ids: [full.testId('K')],
        priority: 'routine',
        ordered_by: 'Dr. Dara Roundsworth',
        clinical_info: '',
      },
    }),
    'orders.add-tests': () => ({
      body: { test_parameter_ids: [full.testId('HGB')], specimens_confirmed: true },
    }),
  };
  const elsewhere = [
    // Tested with the reflex rules (`reflex.test.ts`): it needs a result that triggers one.
    'results.accept-reflex',
  ];
  const limited = contract.filter(
    ({ id, problems = [] }) =>
      (problems as readonly string[]).includes('quota_exceeded') && !elsewhere.includes(id),
  );

  it.each(rows(limited))('refuses %s', async (id, call) => {
    const record = records[id];
    const given = inputs[id]?.() ?? {};
    const parts = { ...given, ...(record && { params: { id: record.id } }) };
    const { status, body } = await server.call(call, inputFor(call, parts, record?.version), {
      as: people.admin!,
    });
    expect([status, body['code']]).toEqual([409, 'quota_exceeded']);
  });
});
