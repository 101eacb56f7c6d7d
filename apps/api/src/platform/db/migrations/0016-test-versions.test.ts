import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLaboratory } from '../../../testing/laboratory.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openPool, unlimited } from '../pool.ts';
import { up } from './0016-test-versions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** The catalogue as the migration before left it. */
const undone = [
  'drop table test_parameter_version cascade',
  'drop index test_parameter_order',
  'alter table test_parameter drop column search_text',
  'alter table test_parameter no force row level security',
  "update test_parameter set definition = definition - 'aliases' - 'method' - 'measuring_range' - 'delta' - 'tat' - 'price'",
  'alter table test_parameter force row level security',
];

it('completes the tests of every facility, and keeps them as their first version', async () => {
  for (const name of ['one', 'two']) await openLaboratory(server, `versions-${name}`);
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: openPool(server.database.connection, { size: 1, limits: unlimited }),
    }),
  });
  try {
    const kept = await db.transaction().execute(async (tx) => {
      for (const statement of undone) await sql.raw(statement).execute(tx);
      await up(tx);
      for (const table of ['test_parameter', 'test_parameter_version'])
        await sql`alter table ${sql.table(table)} no force row level security`.execute(tx);
      const { rows } = await sql<{
        code: string;
        search_text: string;
        version: number;
        same: boolean;
        delta: unknown;
        aliases: unknown;
      }>`
        select t.code, t.search_text, v.version, v.definition = t.definition as same, v.definition->'delta' as delta, v.definition->'aliases' as aliases
        from test_parameter t join test_parameter_version v on v.tenant_id = t.tenant_id and v.test_parameter_id = t.id
        where t.code = 'RBC' order by t.tenant_id`.execute(tx);
      for (const table of ['test_parameter', 'test_parameter_version'])
        await sql`alter table ${sql.table(table)} force row level security`.execute(tx);
      return rows;
    });
    const red = {
      code: 'RBC',
      search_text: 'rbc red blood cells rbc',
      version: 1,
      same: true,
      delta: null,
      aliases: [],
    };
    expect(kept).toEqual([red, red]);
  } finally {
    await db.destroy();
  }
});

it('a page of the list is read in order from the index', async () => {
  const { owner } = server.database;
  await owner.query('set enable_sort = off; set enable_seqscan = off');
  const { rows } = await owner.query<{ 'QUERY PLAN': string }>(
    "explain select id from test_parameter where tenant_id = app_tenant() and status <> 'retired' order by kind <> 'panel', name, id limit 20",
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('test_parameter_order');
  expect(plan).not.toContain('Sort');
});
