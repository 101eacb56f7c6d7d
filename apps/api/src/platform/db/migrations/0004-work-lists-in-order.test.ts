import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLaboratory } from '../../../testing/laboratory.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openPool, unlimited } from '../pool.ts';
import { up } from './0004-work-lists-in-order.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** The two tables as the migration before left them. */
const undone = [
  'drop view current_result',
  'alter table result drop column urgency',
  'alter table sample drop column urgency',
  'create index sample_queue on sample (tenant_id, status, created_at, id)',
  'create index result_queue on result (tenant_id, status, first_created_at, id) where is_current',
  'create view current_result with (security_invoker = true) as select * from result where is_current',
];

it('gives the results of every facility that were there before the urgency of their specimens', async () => {
  for (const name of ['one', 'two']) {
    const lab = await openLaboratory(server, `urgency-${name}`);
    await lab.order(['K'], { priority: 'routine' });
    await lab.order(['K', 'HGB'], { priority: 'stat' });
  }
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: openPool(server.database.connection, { size: 1, limits: unlimited }),
    }),
  });
  try {
    const written = await db.transaction().execute(async (tx) => {
      for (const statement of undone) await sql.raw(statement).execute(tx);
      await up(tx);
      await sql`alter table result no force row level security`.execute(tx);
      const { rows } = await sql<{
        urgency: number;
        count: string;
      }>`select urgency, count(*)::text as count from result group by urgency order by urgency`.execute(
        tx,
      );
      await sql`alter table result force row level security`.execute(tx);
      return rows;
    });
    expect(written).toEqual([
      { urgency: 1, count: '4' },
      { urgency: 4, count: '2' },
    ]);
  } finally {
    await db.destroy();
  }
});

it('the first page of the specimens is read in order from the index', async () => {
  const { owner } = server.database;
  await owner.query('set enable_sort = off; set enable_seqscan = off');
  const { rows } = await owner.query<{ 'QUERY PLAN': string }>(
    "explain select id from sample where tenant_id = app_tenant() and status = 'expected' order by urgency, created_at, id limit 20",
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('sample_queue');
  expect(plan).not.toContain('Sort');
});
