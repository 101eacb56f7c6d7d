import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLaboratory } from '../../../testing/laboratory.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openPool, unlimited } from '../pool.ts';
import { up } from './0031-storage-boxes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Specimens as the migration before left them, of every facility: in a box with numbered places, in one without, and nowhere. */
const undone = [
  'alter table sample no force row level security',
  'alter table sample drop column box_id cascade, drop column stored_at, drop column retain_until cascade, drop column disposed_at, drop column disposed_by, drop column parent_id cascade, drop column volume_ul, add column storage_box text',
  'drop table storage_box',
  'alter table hospital_settings drop column storage_retention_days',
  `update sample s set status = 'stored', storage_box = kept.box, storage_position = kept.position
    from (select id, row_number() over (partition by tenant_id order by id) as number from sample) n
    join (values (1, 'Serum-14', 'C7'), (2, 'Serum-14', 'AB12'), (3, 'Shelf', '')) kept (number, box, position) on kept.number = n.number where s.id = n.id`,
  'alter table sample add constraint sample_stored_somewhere check ((storage_box is null) = (storage_position is null))',
  "create unique index sample_position on sample (tenant_id, storage_box, storage_position) where storage_position <> ''",
  'alter table sample force row level security',
];

it('makes a box of what was typed as one, and leaves every specimen where it stands', async () => {
  for (const name of ['one', 'two'])
    await (await openLaboratory(server, `boxes-${name}`)).order(['NA', 'HGB', 'HBA1C', 'UPRO']);
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: openPool(server.database.connection, { size: 1, limits: unlimited }),
    }),
  });
  try {
    const kept = await db.transaction().execute(async (tx) => {
      for (const statement of undone) await sql.raw(statement).execute(tx);
      await up(tx);
      for (const table of ['sample', 'storage_box'])
        await sql`alter table ${sql.table(table)} no force row level security`.execute(tx);
      const { rows } = await sql`
        select b.name, b.rows, b.columns, b.active, s.storage_position as position, s.stored_at = s.updated_at as dated
        from sample s join storage_box b on b.tenant_id = s.tenant_id and b.id = s.box_id order by s.tenant_id, b.name, s.storage_position`.execute(
        tx,
      );
      for (const table of ['sample', 'storage_box'])
        await sql`alter table ${sql.table(table)} force row level security`.execute(tx);
      return rows;
    });
    const serum = { name: 'Serum-14', rows: 28, columns: 12, active: true, dated: true };
    const ofOne = [
      { ...serum, position: 'AB12' },
      { ...serum, position: 'C7' },
      { name: 'Shelf', rows: 9, columns: 9, active: true, dated: true, position: null },
    ];
    expect(kept).toEqual([...ofOne, ...ofOne]);
  } finally {
    await db.destroy();
  }
});
