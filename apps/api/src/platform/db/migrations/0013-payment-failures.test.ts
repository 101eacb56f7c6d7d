import { Kysely, PostgresDialect, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openPool, unlimited } from '../pool.ts';
import { up } from './0013-payment-failures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('turns the sentences that were kept into codes, and takes nothing else from then on', async () => {
  const { tenantId } = await server.facility('payer');
  const sentences = [
    'The payment page has expired.',
    'The payment was declined.',
    'Le paiement a été refusé.',
    null,
  ];
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: openPool(server.database.connection, { size: 1, limits: unlimited }),
    }),
  });
  try {
    await db.connection().execute(async (connection) => {
      // Done and undone in one transaction, nothing of which anybody else sees. The rules of the table hold as they do for the release.
      await sql`begin`.execute(connection);
      await sql`alter table payment no force row level security, drop constraint payment_failure_known`.execute(
        connection,
      );
      await sql`alter table payment rename column failure to message`.execute(connection);
      for (const [place, sentence] of sentences.entries()) {
        await sql`
          insert into payment (tenant_id, id, amount_minor, currency, status, message, created_at, updated_at)
          values (${tenantId}, ${uuidv7()}, ${4900 + place}, 'USD', ${sentence === null ? 'pending' : 'failed'}, ${sentence}, now(), now())`.execute(
          connection,
        );
      }
      await sql`alter table payment force row level security`.execute(connection);
      await up(connection);
      await sql`alter table payment no force row level security`.execute(connection);
      const { rows } = await sql<{
        failure: string | null;
      }>`select failure from payment where tenant_id = ${tenantId} order by amount_minor`.execute(
        connection,
      );
      expect(rows.map(({ failure }) => failure)).toEqual(['expired', 'declined', 'declined', null]);
      await expect(
        sql`update payment set failure = 'The payment was declined.' where tenant_id = ${tenantId}`.execute(
          connection,
        ),
      ).rejects.toThrow(/payment_failure_known/);
      await sql`rollback`.execute(connection);
    });
  } finally {
    await db.destroy();
  }
});
