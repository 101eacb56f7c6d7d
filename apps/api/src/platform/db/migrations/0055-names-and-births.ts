import { sql, type Kysely } from 'kysely';

/** More of a patient's name, the name in the own script, the time of a birth, and whether its date is an estimate; with the other names that duplicates are found by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table patient
      add column middle_name text not null default '',
      add column prefix text not null default '',
      add column suffix text not null default '',
      add column name_local text not null default '',
      add column name_short text not null default '',
      add column name_local_norm text not null default '',
      add column birth_time text check (birth_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      add column birth_date_estimated boolean not null default false,
      add check (birth_time is null or (length(birth_date) = 10 and not birth_date_estimated))`.execute(
    db,
  );
  await sql`create index patient_short_name on patient (tenant_id, name_short) where name_short <> ''`.execute(
    db,
  );
  await sql`create index patient_local_name on patient (tenant_id, name_local_norm) where name_local_norm <> ''`.execute(
    db,
  );
}
