import { sql, type Kysely } from 'kysely';

/** What a test has had since this migration, as it is without. */
const added = JSON.stringify({ autoverify: null });

/**
 * A test may have a rule by which what an instrument measured is verified without a person, and the laboratory a switch that stops all of them: off
 * until somebody turns it on. A result that a rule has verified names the rule, and no person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The owner sees the rows of all facilities for these statements only; the whole migration is one transaction.
  for (const table of ['test_parameter', 'test_parameter_version']) {
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
    await sql`update ${sql.table(table)} set definition = ${added}::jsonb || definition`.execute(
      db,
    );
    await sql`alter table ${sql.table(table)} force row level security`.execute(db);
  }
  await sql`alter table hospital_settings add column autoverification_enabled boolean not null default false`.execute(
    db,
  );
  await sql`
    alter table result
      add column rule_reference text,
      add check (rule_reference is null or (verified_at is not null and verified_by is null))`.execute(
    db,
  );
  await sql`create or replace view current_result with (security_invoker = true) as select * from result where is_current`.execute(
    db,
  );
  // The values of a test as they were written, newest first: what a rule is tried out on.
  await sql`create index result_values_of_test on result (tenant_id, test_parameter_id, entered_at desc, id desc) where status in ('entered', 'held')`.execute(
    db,
  );
}
