import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { json } from '../json.ts';
import { openLaboratory, type Laboratory } from '../../../testing/laboratory.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openPool, unlimited } from '../pool.ts';
import { up } from './0025-work-list-by-due-time.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it.each([
  ['of all departments', 'result_queue', ''],
  ['of one department', 'result_department_queue', "and department = 'chemistry'"],
])(
  'the first page of the work list %s is read in order from an index',
  async (_, index, condition) => {
    const { owner } = server.database;
    await owner.query('set enable_sort = off; set enable_seqscan = off');
    const order = "urgency, coalesce(due_at, 'infinity'), first_created_at, id";
    const { rows } = await owner.query<{ 'QUERY PLAN': string }>(
      `explain select id from result where tenant_id = app_tenant() and is_current and status = 'pending' ${condition} order by ${order} limit 20`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(index);
    expect(plan).not.toContain('Sort');
  },
);

/** The table as the migration before left it. */
const undone = [
  'drop view current_result',
  'alter table result drop column department, drop column due_at',
  'create index result_queue on result (tenant_id, status, urgency, first_created_at, id) where is_current',
  'create view current_result with (security_invoker = true) as select * from result where is_current',
];

const tat = {
  routine_min: 240,
  urgent_min: 120,
  stat_min: 30,
  start: 'received',
  end: 'verified',
} as const;

/** One potassium in the laboratory, which is due by a rule, and one hemoglobin that waits to be collected. */
async function atWork(subdomain: string): Promise<Laboratory> {
  const lab = await openLaboratory(server, subdomain);
  await lab.transaction(async (tx) => {
    const { id, definition } = await tx
      .selectFrom('test_parameter')
      .select(['id', 'definition'])
      .where('code', '=', 'K')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('test_parameter_version')
      .values({
        test_parameter_id: id,
        version: 2,
        definition: json({ ...definition, tat }),
        changed_at: server.clock.now(),
      })
      .execute();
    await tx
      .updateTable('test_parameter')
      .set({ version: 2, definition: json({ ...definition, tat }) })
      .where('id', '=', id)
      .execute();
  });
  await lab.arrived(['K'], { priority: 'stat' });
  await lab.order(['HGB']);
  return lab;
}

it('tells of the results of every facility that were there before their department and when they are due', async () => {
  for (const name of ['one', 'two']) await atWork(`due-${name}`);
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
        department: string;
        due_at: string | null;
      }>`select distinct department, due_at from result order by department`.execute(tx);
      await sql`alter table result force row level security`.execute(tx);
      return rows;
    });
    const due = new Date(server.clock.now().getTime() + 30 * 60_000).toISOString();
    expect(written).toEqual([
      { department: 'chemistry', due_at: due },
      { department: 'hematology', due_at: null },
    ]);
  } finally {
    await db.destroy();
  }
});
