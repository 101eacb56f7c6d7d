import { sql, type Kysely } from 'kysely';

/** What a test has had since this migration, as it is without. */
const added = JSON.stringify({ calculation: null });

/** Tests that are calculated from others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The owner sees the rows of all facilities for these statements only; the whole migration is one transaction.
  for (const table of ['test_parameter', 'test_parameter_version']) {
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
    await sql`update ${sql.table(table)} set definition = ${added}::jsonb || definition`.execute(db);
    await sql`alter table ${sql.table(table)} force row level security`.execute(db);
  }
}
