import { sql, type Kysely } from 'kysely';

/** How a facility's new record numbers look, and who has a temporary one because it is not known who they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hospital_settings add column mrn_pattern jsonb not null default '{"prefix": "", "year": "none", "restarts": false, "digits": 7}'`.execute(
    db,
  );
  await sql`
    alter table patient
      add column mrn_temporary boolean not null default false,
      add column temporary_mrn text,
      add check (not mrn_temporary or temporary_mrn is not distinct from mrn)`.execute(db);
  await sql`create unique index patient_temporary_mrn on patient (tenant_id, temporary_mrn) where temporary_mrn is not null`.execute(
    db,
  );
}
