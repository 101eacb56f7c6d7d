import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/** Conditions that a patient is known to be in, which are proposed to orders; a merge moves them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table patient_condition (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      patient_id uuid not null,
      code text not null check (code ~ '^[a-z0-9_]{1,40}$'),
      held_from date not null,
      held_to date check (held_to >= held_from),
      gestational_age_weeks smallint check (gestational_age_weeks is null or (code = 'pregnant' and gestational_age_weeks between 0 and 44)),
      primary key (tenant_id, id),
      foreign key (tenant_id, patient_id) references patient (tenant_id, id)
    )`.execute(db);
  await sql`create index patient_condition_patient on patient_condition (tenant_id, patient_id)`.execute(
    db,
  );
  await isolate(
    db,
    'patient_condition',
    'select, insert, delete, update (patient_id, held_to, gestational_age_weeks)',
  );
  await sql`
    alter table patient_merge_row drop constraint patient_merge_row_table_name_check,
      add check (table_name in ('test_order', 'appointment', 'app_user', 'patient', 'patient_identifier', 'patient_consent', 'patient_cover', 'patient_condition'))`.execute(
    db,
  );
}
