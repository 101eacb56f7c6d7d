import { sql, type Kysely } from 'kysely';

/**
 * Each result knows its department and when it is due, so that the work list is filtered and sorted from an index: the urgent first, then what is due
 * soonest, then what has waited longest. What has no time yet comes after what has.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table result add column department text, add column due_at timestamptz`.execute(
    db,
  );

  // The owner sees the rows of all facilities for these statements only; the whole migration is one transaction.
  const tables = ['result', 'sample', 'test_parameter_version'];
  for (const table of tables)
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  await sql`
    update result r
    set department = t.definition->>'department',
      due_at = case t.definition->'tat'->>'start' when 'collected' then s.collected_at else s.received_at end
        + make_interval(mins => (t.definition->'tat'->>(case s.priority when 'stat' then 'stat_min' when 'routine' then 'routine_min' else 'urgent_min' end))::integer)
    from test_parameter_version t, sample s
    where t.tenant_id = r.tenant_id and t.test_parameter_id = r.test_parameter_id and t.version = r.test_version and s.tenant_id = r.tenant_id and s.id = r.sample_id
  `.execute(db);
  for (const table of tables)
    await sql`alter table ${sql.table(table)} force row level security`.execute(db);
  await sql`alter table result alter column department set not null`.execute(db);
  await sql`grant update (due_at) on result to lis_app`.execute(db);

  const order = sql`urgency, coalesce(due_at, 'infinity'), first_created_at, id`;
  await sql`drop index result_queue`.execute(db);
  await sql`create index result_queue on result (tenant_id, status, ${order}) where is_current`.execute(
    db,
  );
  await sql`create index result_department_queue on result (tenant_id, status, department, ${order}) where is_current`.execute(
    db,
  );
  await sql`create or replace view current_result with (security_invoker = true) as select * from result where is_current`.execute(
    db,
  );
}
