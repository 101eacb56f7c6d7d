import { sql, type Kysely } from 'kysely';

/** What a test has had since this migration, as it is without. */
const added = JSON.stringify({ confidential: false });

/** A facility keeps some of its tests confidential. Few are, and every list asks which: an index holds those alone. Reports of them are not sent on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The owner sees the rows of all facilities for these statements only; the whole migration is one transaction.
  for (const table of ['test_parameter', 'test_parameter_version']) {
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
    await sql`update ${sql.table(table)} set definition = ${added}::jsonb || definition`.execute(
      db,
    );
    await sql`alter table ${sql.table(table)} force row level security`.execute(db);
  }
  await sql`alter table test_parameter add column confidential boolean not null generated always as (coalesce((definition ->> 'confidential')::boolean, false)) stored`.execute(
    db,
  );
  await sql`create index test_parameter_confidential on test_parameter (tenant_id) where confidential`.execute(
    db,
  );

  // Who gets every report gets no confidential one, unless it has asked for it itself. What it has been told it is also told the correction of.
  await sql`
    create or replace function queue_hl7_results() returns trigger language plpgsql set search_path = public, pg_temp as $$
      begin
        insert into hl7_outbound (tenant_id, order_id, results, created_at, due_at)
          select w.tenant_id, w.order_id, jsonb_agg(jsonb_build_object('id', w.id, 'version', w.version) order by w.id), max(w.created_at), max(w.created_at)
          from written w
          where w.is_current and w.released_at is not null and w.status in ('released', 'amended', 'entered_in_error')
            and exists (select from hl7_peer p where p.tenant_id = w.tenant_id)
            and (
              not exists (select from test_parameter t where t.tenant_id = w.tenant_id and t.id = w.test_parameter_id and t.confidential)
              or exists (select from hl7_inbound m where m.tenant_id = w.tenant_id and m.order_id = w.order_id)
              or exists (select from hl7_outbound b where b.tenant_id = w.tenant_id and b.order_id = w.order_id and b.results @> jsonb_build_array(jsonb_build_object('id', w.id)))
            )
          group by w.tenant_id, w.order_id;
        return null;
      end $$
  `.execute(db);
}
