import { enterResults, listResults, verifyResults, type Result } from '@alms/lis-domain/results';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLaboratory } from '../../../testing/laboratory.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openPool, unlimited } from '../pool.ts';
import { asMemberOfSearchRole } from '../roles.ts';
import { up } from './0040-portal-release.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Results as the migration before left them. */
const undone = [
  'drop function facilities_with_results_to_show(timestamptz)',
  'drop policy showing_lookup on result',
  'drop view current_result',
  'alter table result drop column portal_from cascade, drop column portal_told_at cascade, drop column shown_by cascade, drop column shown_by_name cascade',
  'create view current_result with (security_invoker = true) as select * from result where is_current',
  'grant select on current_result to lis_app',
];

it('leaves patients what they see, of every facility, and shows them nothing new', async () => {
  for (const name of ['one', 'two']) {
    const lab = await openLaboratory(server, `sight-${name}`);
    const as = await lab.staff('technician');
    const { order } = await lab.arrived(['NA', 'K']);
    const [sodium] = (await server.call(listResults, { query: { order_id: order.id } }, { as }))
      .body['items'] as Result[];
    const entered = (
      await server.call(
        enterResults,
        { body: { items: [{ id: sodium?.id ?? '', version: 1, value_text: '140' }] } },
        { as },
      )
    ).body['items'] as Result[];
    await server.call(
      verifyResults,
      { body: { items: entered.map(({ id, version }) => ({ id, version })) } },
      { as: await lab.staff('lab_manager') },
    );
  }
  const pool = openPool(server.database.connection, { size: 1, limits: unlimited });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const read = await asMemberOfSearchRole(pool, () =>
      db.transaction().execute(async (tx) => {
        for (const statement of undone) await sql.raw(statement).execute(tx);
        await up(tx);
        await sql`alter table result no force row level security`.execute(tx);
        const { rows } =
          await sql`select status, portal_from = released_at as seen, portal_told_at = released_at as told, shown_by from result where is_current order by status desc`.execute(
            tx,
          );
        await sql`alter table result force row level security`.execute(tx);
        return rows;
      }),
    );
    const [released, pending] = [
      { status: 'released', seen: true, told: true, shown_by: null },
      { status: 'pending', seen: null, told: null, shown_by: null },
    ];
    expect(read).toEqual([released, released, pending, pending]);
  } finally {
    await db.destroy();
  }
});
