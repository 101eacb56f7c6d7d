import { sql, type Kysely } from 'kysely';

/** A test may say its name, its answers and what it tells in other languages; nobody has said any yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The owner sees the rows of all facilities for these statements only; the whole migration is one transaction.
  for (const table of ['test_parameter', 'test_parameter_version']) {
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
    await sql`update ${sql.table(table)} set definition = '{"translations": {}}'::jsonb || definition`.execute(
      db,
    );
    await sql`alter table ${sql.table(table)} force row level security`.execute(db);
  }
}
