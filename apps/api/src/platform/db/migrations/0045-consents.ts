import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/** What patients agree to. An answer is never changed: the last one counts, and a merge moves them all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table patient_consent (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      patient_id uuid not null,
      kind text not null check (kind in ('portal', 'email', 'sms', 'research')),
      granted boolean not null,
      at timestamptz not null,
      by_id uuid not null,
      by_name text not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, patient_id) references patient (tenant_id, id)
    )`.execute(db);
  await sql`create index patient_consent_last on patient_consent (tenant_id, patient_id, kind, at desc, id desc)`.execute(
    db,
  );
  await isolate(db, 'patient_consent', 'select, insert, update (patient_id)');
  await sql`
    alter table patient_merge_row drop constraint patient_merge_row_table_name_check,
      add check (table_name in ('test_order', 'appointment', 'app_user', 'patient', 'patient_identifier', 'patient_consent'))`.execute(
    db,
  );
}
