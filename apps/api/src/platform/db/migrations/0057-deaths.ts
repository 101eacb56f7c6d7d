import { sql, type Kysely } from 'kysely';

/** Who has died, and when, as far as it is known: a date, or with the time on the facility's wall clock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table patient
      add column deceased boolean not null default false,
      add column deceased_at text check (deceased_at ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}(T([01][0-9]|2[0-3]):[0-5][0-9])?$'),
      add check (deceased or deceased_at is null)`.execute(db);
}
