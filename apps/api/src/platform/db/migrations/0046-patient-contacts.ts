import { sql, type Kysely } from 'kysely';

/** Where patients live, what they speak, and who is asked for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table patient
      add column address jsonb not null default '{"line1": "", "line2": "", "city": "", "region": "", "postal_code": "", "country": ""}',
      add column language text not null default '',
      add column preferred_contact text check (preferred_contact in ('sms', 'email', 'phone', 'none')),
      add column emergency_contact jsonb,
      add column guardian jsonb`.execute(db);
}
