import { blankTest, specimenOf, testDefinitionSchema } from '@alms/lis-domain/catalogue';
import { Kysely, PostgresDialect, sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLaboratory } from '../../../testing/laboratory.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openPool, unlimited } from '../pool.ts';
import { up } from './0040-catalogue-fields.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Definitions as the migration before left them. */
const undone = ['test_parameter', 'test_parameter_version'].flatMap((table) => [
  `alter table ${table} no force row level security`,
  `update ${table} set definition = definition - '{portal,min_repeat_hours,patient_preparation,collection_instructions,consent_required}'::text[] || jsonb_build_object('specimens',
    (select coalesce(jsonb_agg(jsonb_build_object('type', s->'type', 'container', s->'container', 'default', s->'default')), '[]') from jsonb_array_elements(definition->'specimens') s))`,
  `alter table ${table} force row level security`,
]);

it('says of every test and of every version of it that nothing is known yet', async () => {
  for (const name of ['one', 'two']) await openLaboratory(server, `fields-${name}`);
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: openPool(server.database.connection, { size: 1, limits: unlimited }),
    }),
  });
  const tables = ['test_parameter', 'test_parameter_version'];
  try {
    const read = await db.transaction().execute(async (tx) => {
      for (const statement of undone) await sql.raw(statement).execute(tx);
      await up(tx);
      for (const table of tables)
        await sql`alter table ${sql.table(table)} no force row level security`.execute(tx);
      const { rows } = await sql<{
        definition: unknown;
      }>`select definition from test_parameter union all select definition from test_parameter_version`.execute(
        tx,
      );
      for (const table of tables)
        await sql`alter table ${sql.table(table)} force row level security`.execute(tx);
      return rows.map(({ definition }) => v.parse(testDefinitionSchema, definition));
    });
    expect(read.length).toBeGreaterThan(100);
    for (const { portal, consent_required } of read)
      expect([portal, consent_required]).toEqual([blankTest.portal, false]);
    expect(read.find(({ code }) => code === 'K')).toMatchObject({
      specimens: [specimenOf('SER', 'sst'), specimenOf('PLAS', 'heparin', { default: false })],
      min_repeat_hours: null,
      patient_preparation: '',
    });
    expect(read.find(({ code }) => code === 'LYTES')?.specimens).toEqual([]);
  } finally {
    await db.destroy();
  }
});
