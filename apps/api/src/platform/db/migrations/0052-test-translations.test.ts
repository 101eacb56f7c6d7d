import { testDefinitionSchema } from '@alms/lis-domain/catalogue';
import { Kysely, PostgresDialect, sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLaboratory } from '../../../testing/laboratory.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openPool, unlimited } from '../pool.ts';
import { up } from './0052-test-translations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('says of every test, and of every version of it, that nothing is translated yet', async () => {
  for (const name of ['one', 'two']) await openLaboratory(server, `translations-${name}`);
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: openPool(server.database.connection, { size: 1, limits: unlimited }),
    }),
  });
  const tables = ['test_parameter', 'test_parameter_version'].map((name) => sql.table(name));
  try {
    const read = await db.transaction().execute(async (tx) => {
      const asOwner = async (statement: (table: (typeof tables)[number]) => Promise<unknown>) => {
        for (const table of tables) {
          await sql`alter table ${table} no force row level security`.execute(tx);
          await statement(table);
          await sql`alter table ${table} force row level security`.execute(tx);
        }
      };
      await asOwner((table) =>
        sql`update ${table} set definition = definition - 'translations'`.execute(tx),
      );
      await up(tx);
      const found: unknown[] = [];
      await asOwner(async (table) =>
        found.push(
          ...(
            await sql<{ definition: unknown }>`select definition from ${table}`.execute(tx)
          ).rows.map(({ definition }) => definition),
        ),
      );
      return found.map((definition) => v.parse(testDefinitionSchema, definition));
    });
    expect(read.length).toBeGreaterThan(100);
    expect(read.filter(({ translations }) => Object.keys(translations).length > 0)).toEqual([]);
  } finally {
    await db.destroy();
  }
});
