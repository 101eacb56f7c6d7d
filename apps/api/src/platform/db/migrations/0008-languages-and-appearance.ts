import { sql, type Kysely } from 'kysely';

const languages = `('en', 'fr', 'es', 'pt', 'ar')`;

/** How the product speaks and looks: to each person as chosen, else as the facility says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hospital_settings add column language text check (language in ${sql.raw(languages)})`.execute(
    db,
  );
  await sql`alter table app_user add column language text check (language in ${sql.raw(languages)})`.execute(
    db,
  );
  await sql`alter table app_user add column color_scheme text check (color_scheme in ('light', 'dark'))`.execute(
    db,
  );
  await sql`alter table app_user add column density text not null default 'comfortable' check (density in ('comfortable', 'compact'))`.execute(
    db,
  );
}
