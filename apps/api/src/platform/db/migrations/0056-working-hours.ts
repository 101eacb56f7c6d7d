import { sql, type Kysely } from 'kysely';

/** When a facility is open, by weekday, and on which days it is not. Null: nobody has said it, and appointments are booked at any time, as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table hospital_settings
      add column working_hours jsonb,
      add column holidays jsonb not null default '[]'`.execute(db);
}
