import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkHistory } from '../testing/bulk-history.ts';
import { openLaboratory, type Laboratory } from '../testing/laboratory.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import type { OperationContext } from '../platform/http/requests/call.ts';
import { findAccount } from '../platform/auth/account.ts';
import { mainLaboratory } from './facility/laboratories.store.ts';
import { listBalances } from './billing/invoices/order-balances.service.ts';
import { list as listOrders } from './orders/orders.service.ts';
import { search } from './patients/patients.service.ts';
import { listChart } from './results/chart/chart.service.ts';
import { list as listResults, listOfPatient } from './results/results.service.ts';
import { list as listSamples } from './samples/samples.service.ts';

/**
 * The large facility has ten times as many tests, orders and patients, but the same number of
 * pending ones.
 */
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
    // Patients with previous results: each value has a delta check.
    for (const mrn of ['BULK-11', 'BULK-12', 'BULK-13']) {
      const { id: patientId } = await lab.transaction((tx) =>
        tx.selectFrom('patient').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow(),
      );
      await lab.arrived(['NA', 'K', 'CL', 'GLU'], { patientId });
    }
  }
  // Flushes the pending list of the GIN search index.
  await server.database.owner.query('vacuum analyze');
});
afterAll(() => server.close());

/** Rows read by an operation from tables and through indexes. */
async function rowsRead(
  { tenantId, transaction, staff }: Laboratory,
  work: (context: OperationContext) => Promise<unknown>,
  disabled: readonly string[] = ['seqscan', 'hashjoin', 'mergejoin'],
): Promise<number> {
  const { id } = await staff('lab_manager');
  return transaction(async (tx) => {
    const account = await findAccount(tx, tenantId, { id });
    if (!account) throw new Error('The manager is not there.');
    // The planner prefers sequential scans for a few thousand rows. Disabling them shows the plans
    // used for millions.
    for (const way of disabled) await sql`set local ${sql.ref(`enable_${way}`)} = off`.execute(tx);
    const counted = async () =>
      (
        await sql<{
          rows: number;
        }>`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint as rows from pg_stat_xact_user_tables`.execute(
          tx,
        )
      ).rows[0]?.rows ?? Number.NaN;
    const context = {
      tx,
      tenantId,
      user: account.user,
      now: server.clock.now(),
      audit: () => undefined,
    };
    // By then PostgreSQL has chosen between a plan for any value and one for each value.
    await sql`set local plan_cache_mode = auto`.execute(tx);
    for (let time = 0; time < 7; time += 1) await work(context);
    const before = await counted();
    await work(context);
    return (await counted()) - before;
  });
}

const patientOf = async ({ tx }: OperationContext) =>
  (
    await tx
      .selectFrom('patient')
      .select('id')
      .where('compared_mrn', '=', 'BULK-7')
      .executeTakeFirstOrThrow()
  ).id;

describe('rows read per page are independent of facility size', () => {
  it.each<[string, (context: OperationContext) => Promise<unknown>]>([
    ['the work list', (context) => listResults(context, { status: 'pending' })],
    ['released results', (context) => listResults(context, { status: 'released' })],
    ['results under correction', (context) => listResults(context, { amendment: 'open' })],
    [
      'a patient’s result history',
      async (context) => listOfPatient(context, await patientOf(context), {}),
    ],
    ['a patient’s chart', async (context) => listChart(context, await patientOf(context), {})],
    ['patients', (context) => search(context, {})],
    ['a search for one patient name', (context) => search(context, { q: 'named7x' })],
    ['orders', (context) => listOrders(context, {})],
    [
      'orders of a laboratory',
      (context) => listOrders(context, { laboratory_id: mainLaboratory(context.tenantId) }),
    ],
    [
      "a patient's orders",
      async (context) => listOrders(context, { patient_id: await patientOf(context) }),
    ],
    ['orders waiting at the front desk', (context) => listBalances(context, { queue: 'waiting' })],
    ['orders without an invoice', (context) => listBalances(context, { queue: 'unbilled' })],
    ['specimens to collect', (context) => listSamples(context, { status: 'expected' })],
  ])('%s', async (_, work) => {
    const [small, large] = [await rowsRead(labs.small, work), await rowsRead(labs.large, work)];
    expect(small).toBeGreaterThan(0);
    // A page of twenty with all details of each entry.
    expect(large).toBeLessThan(300);
    expect(large).toBeLessThan(small * 1.5 + 100);
  });

  it('search for a very common name reads a bounded number of rows', async () => {
    const read = await rowsRead(labs.large, (context) => search(context, { q: 'named' }));
    // 1,001 rows to detect a large match count, plus one page.
    expect(read).toBeGreaterThan(1_000);
    expect(read).toBeLessThan(1_300);
  });
});

it('a new installation without statistics joins the rows of a page by id', async () => {
  const installation = await openTestServer();
  try {
    const lab = await openLaboratory(installation, 'first-day');
    for (let number = 0; number < 25; number += 1) await lab.order(['K']);
    // Comparing all orders with all specimens and patients would read 15,625 rows.
    expect(await rowsRead(lab, (context) => listResults(context, {}), [])).toBeLessThan(1_000);
  } finally {
    await installation.close();
  }
});
