import { sql, type Kysely } from 'kysely';

/** Priorities as numbers to sort by, 1 the most urgent, so that the first page of a work list is read from an index and not sorted out of all that wait. */
const urgency = sql`array_position(array['stat', 'asap', 'urgent', 'routine'], priority)`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sample add column urgency smallint generated always as (${urgency}) stored`.execute(
    db,
  );
  await sql`drop index sample_queue`.execute(db);
  await sql`create index sample_queue on sample (tenant_id, status, urgency, created_at, id)`.execute(
    db,
  );

  // A result has its specimen's. The owner sees the rows of all facilities for this one statement only; the whole migration is one transaction.
  await sql`alter table result add column urgency smallint`.execute(db);
  for (const table of ['result', 'sample'])
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  await sql`update result r set urgency = s.urgency from sample s where s.tenant_id = r.tenant_id and s.id = r.sample_id`.execute(
    db,
  );
  for (const table of ['result', 'sample'])
    await sql`alter table ${sql.table(table)} force row level security`.execute(db);
  await sql`alter table result alter column urgency set not null`.execute(db);
  await sql`drop index result_queue`.execute(db);
  await sql`create index result_queue on result (tenant_id, status, urgency, first_created_at, id) where is_current`.execute(
    db,
  );
  await sql`create or replace view current_result with (security_invoker = true) as select * from result where is_current`.execute(
    db,
  );
}
