import { sql, type Kysely } from 'kysely';

/** Who has sent a patient, and what the staff should know at the desk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table patient
      add column referring_provider text not null default '',
      add column notes text not null default '' check (length(notes) <= 2000)`.execute(db);
}
