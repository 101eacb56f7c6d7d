import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLaboratory, type Laboratory } from '../../../testing/laboratory.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openPool, unlimited } from '../pool.ts';
import { up } from './0005-subscriptions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** The schema as the migration before left it. Done and undone in one transaction, nothing of which anybody else sees. */
const undone = [
  'begin',
  'grant lis_search to current_user',
  'drop table feedback, payment, subscription, usage_counter, plan cascade',
  'drop function tenant_of_payment(uuid)',
  "alter table tenant add column trial_ends_at timestamptz not null default '2026-06-11T08:42:00Z'",
];

async function employ(lab: Laboratory, people: number): Promise<void> {
  for (let n = 0; n < people; n += 1) await lab.person('nurse');
}

it('gives every facility that was there the cheapest plan that holds what it has, its trial as it was, and counters that are right', async () => {
  const [small, middle, large] = [
    await openLaboratory(server, 'small'),
    await openLaboratory(server, 'middle'),
    await openLaboratory(server, 'large'),
  ];
  await small.order(['K', 'HGB']);
  await small.person('patient');
  const [rejected, again] = [await small.order(['K']), await small.order(['K'])];
  await small.collect(rejected);
  // One item replaces another, as after a rejected specimen: it is not counted.
  const [replaced, replacing] = [rejected, again].map(({ items }) => items[0]?.id ?? '');
  await small.transaction((tx) =>
    tx
      .updateTable('order_item')
      .set({ recollect_of: replaced ?? null })
      .where('tenant_id', '=', small.tenantId)
      .where('id', '=', replacing ?? '')
      .execute(),
  );
  await middle.transaction((tx) =>
    tx
      .updateTable('hospital_settings')
      .set({ timezone: 'Pacific/Kiritimati' })
      .where('tenant_id', '=', middle.tenantId)
      .execute(),
  );
  server.clock.advance((Date.parse('2026-05-31T10:00:00Z') - server.clock.now().getTime()) / 1000);
  const doctor = await middle.person('doctor');
  await middle.order(['K'], { as: doctor, patientId: await middle.patient() });
  await employ(middle, 6);
  await employ(large, 26);

  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: openPool(server.database.connection, { size: 1, limits: unlimited }),
    }),
  });
  try {
    const rows = await db.connection().execute(async (connection) => {
      for (const statement of undone) await sql.raw(statement).execute(connection);
      await up(connection);
      for (const table of ['subscription', 'usage_counter'])
        await sql`alter table ${sql.table(table)} no force row level security`.execute(connection);
      const { rows: booked } = await sql`
        select t.subdomain, p.plan_name, s.status, s.billing_cycle, s.trial_ends_at,
          (select json_object_agg(u.name || u.period, u.used order by u.name) from usage_counter u where u.tenant_id = t.id) as used
        from tenant t join subscription s on s.tenant_id = t.id join plan p on p.id = s.plan_id order by t.subdomain`.execute(
        connection,
      );
      await sql.raw('rollback').execute(connection);
      return booked;
    });
    const same = {
      status: 'trialing',
      billing_cycle: 'monthly',
      trial_ends_at: '2026-06-11T08:42:00.000Z',
    };
    expect(rows).toEqual([
      { ...same, subdomain: 'large', plan_name: 'Enterprise', used: { users: 26 } },
      {
        ...same,
        subdomain: 'middle',
        plan_name: 'Professional',
        used: { patients: 1, 'tests2026-06': 1, users: 8 },
      },
      {
        ...same,
        subdomain: 'small',
        plan_name: 'Starter',
        used: { patients: 3, 'tests2026-05': 3, users: 4 },
      },
    ]);
  } finally {
    await db.destroy();
  }
});
