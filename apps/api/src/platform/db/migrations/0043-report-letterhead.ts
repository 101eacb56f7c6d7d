import { sql, type Kysely } from 'kysely';

/** What a laboratory says of itself on its reports, beside its name and address: who directs it, under which number it is registered, by whom it is accredited, and a closing note. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table hospital_settings
      add column laboratory_director text not null default '',
      add column registration_number text not null default '',
      add column accreditation text not null default '',
      add column report_note text not null default ''`.execute(db);
}
