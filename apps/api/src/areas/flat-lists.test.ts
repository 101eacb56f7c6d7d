import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkHistory } from '../testing/bulk-history.ts';
import { openLaboratory, type Laboratory } from '../testing/laboratory.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import type { OperationContext } from '../platform/http/call.ts';
import { findAccount } from '../platform/auth/account.ts';
import { list as listOrders } from './orders/orders.service.ts';
import { search } from './patients/patients.service.ts';
import { list as listResults, listOfPatient } from './results/results.service.ts';
import { list as listSamples } from './samples/samples.service.ts';

/** Ten times as many tests, orders and patients in one as in the other; what waits is as much. */
const sizes = { small: 600, large: 6_000 };
type Size = keyof typeof sizes;

let server: TestServer;
const labs = {} as Record<Size, Laboratory>;
beforeAll(async () => {
  server = await openTestServer();
  for (const size of Object.keys(sizes) as Size[]) {
    const lab = await openLaboratory(server, `flat-${size}`);
    labs[size] = lab;
    const { id } = await lab.staff('lab_manager');
    await bulkHistory(server.database.owner, {
      tenantId: lab.tenantId,
      from: '2025-05-12T00:00:00Z',
      to: '2026-05-12T00:00:00Z',
      tests: sizes[size],
      by: [id],
      patients: sizes[size],
    });
    await lab.transaction((tx) =>
      sql`update patient set created_at = created_at + substr(mrn, 6)::integer * interval '1 minute', search_text = ' named' || substr(mrn, 6) || 'x '`.execute(
        tx,
      ),
    );
    for (let number = 0; number < 8; number += 1) await lab.order(['K']);
    // Of somebody with a past, each value stands beside the last one.
    for (const mrn of ['BULK-11', 'BULK-12', 'BULK-13']) {
      const { id: patientId } = await lab.transaction((tx) =>
        tx.selectFrom('patient').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow(),
      );
      await lab.arrived(['NA', 'K', 'CL', 'GLU'], { patientId });
    }
  }
  // The index that searches keeps what is new in a list of its own until then.
  await server.database.owner.query('vacuum analyze');
});
afterAll(() => server.close());

/** Rows of all tables that a piece of work reads, from tables and through indexes. */
async function rowsRead(
  size: Size,
  work: (context: OperationContext) => Promise<unknown>,
): Promise<number> {
  const { tenantId, transaction, staff } = labs[size];
  const { id } = await staff('lab_manager');
  return transaction(async (tx) => {
    const account = await findAccount(tx, tenantId, { id });
    if (!account) throw new Error('The manager is not there.');
    // Tables of some thousand rows are read faster as a whole; how those of millions are read can be seen here when the planner may not.
    for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
      await sql`set local ${sql.ref(`enable_${way}`)} = off`.execute(tx);
    const counted = async () =>
      (
        await sql<{
          rows: number;
        }>`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint as rows from pg_stat_xact_user_tables`.execute(
          tx,
        )
      ).rows[0]?.rows ?? Number.NaN;
    const before = await counted();
    await work({
      tx,
      tenantId,
      user: account.user,
      now: server.clock.now(),
      audit: () => undefined,
    });
    return (await counted()) - before;
  });
}

const patientOf = async ({ tx }: OperationContext) =>
  (
    await tx
      .selectFrom('patient')
      .select('id')
      .where('mrn', '=', 'BULK-7')
      .executeTakeFirstOrThrow()
  ).id;

describe('what a page reads does not grow with the facility', () => {
  it.each<[string, (context: OperationContext) => Promise<unknown>]>([
    ['the work list', (context) => listResults(context, { status: 'pending' })],
    ['released results', (context) => listResults(context, { status: 'released' })],
    [
      "a patient's history",
      async (context) => listOfPatient(context, await patientOf(context), {}),
    ],
    ['patients', ({ tx, tenantId }) => search(tx, tenantId, {})],
    ['one name among the patients', ({ tx, tenantId }) => search(tx, tenantId, { q: 'named7x' })],
    ['orders', (context) => listOrders(context, {})],
    [
      "a patient's orders",
      async (context) => listOrders(context, { patient_id: await patientOf(context) }),
    ],
    ['specimens to collect', (context) => listSamples(context, { status: 'expected' })],
  ])('%s', async (_, work) => {
    const [small, large] = [await rowsRead('small', work), await rowsRead('large', work)];
    expect(small).toBeGreaterThan(0);
    // A page of twenty, with all that is told of each.
    expect(large).toBeLessThan(300);
    expect(large).toBeLessThan(small * 1.5 + 100);
  });

  it('of a name that most have', async () => {
    const read = await rowsRead('large', ({ tx, tenantId }) =>
      search(tx, tenantId, { q: 'named' }),
    );
    // A thousand and one to know that they are many, and a page.
    expect(read).toBeGreaterThan(1_000);
    expect(read).toBeLessThan(1_300);
  });
});
