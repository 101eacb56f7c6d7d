import { sql, type Kysely } from 'kysely';

/**
 * What was looked at when a value was written is kept with it, with what a check found against it and who let it go on. Each result names a version of
 * its test that is on record, by which its values are judged.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The comparison with the value before is one of the checks. A view keeps its columns, so it is made anew.
  await sql`drop view current_result`.execute(db);
  await sql`alter table result drop column delta, add column checks jsonb, add column hold_release jsonb`.execute(
    db,
  );
  await sql`create view current_result with (security_invoker = true) as select * from result where is_current`.execute(
    db,
  );
  await sql`grant select on current_result to lis_app`.execute(db);
  await sql`
    alter table result add foreign key (tenant_id, test_parameter_id, test_version)
      references test_parameter_version (tenant_id, test_parameter_id, version)
  `.execute(db);
}
