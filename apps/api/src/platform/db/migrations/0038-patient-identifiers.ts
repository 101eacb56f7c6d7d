import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/** Numbers that patients are known by elsewhere. One of a kind and an issuer belongs to one patient, however it was typed; a merge moves them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table patient_identifier (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      patient_id uuid not null,
      type text not null check (type in ('MR', 'NI', 'PPN', 'DL', 'SS', 'INS', 'OTH')),
      value text not null,
      issuer text not null,
      value_norm text not null check (value_norm <> ''),
      issuer_norm text not null,
      primary key (tenant_id, id),
      unique (tenant_id, type, issuer_norm, value_norm),
      foreign key (tenant_id, patient_id) references patient (tenant_id, id)
    )`.execute(db);
  await sql`create index patient_identifier_patient on patient_identifier (tenant_id, patient_id)`.execute(
    db,
  );
  // By its value alone, as other systems ask for it.
  await sql`create index patient_identifier_value on patient_identifier (tenant_id, value_norm)`.execute(
    db,
  );
  await isolate(db, 'patient_identifier', 'select, insert, delete, update (patient_id)');
  await sql`
    alter table patient_merge_row drop constraint patient_merge_row_table_name_check,
      add check (table_name in ('test_order', 'appointment', 'app_user', 'patient', 'patient_identifier'))`.execute(
    db,
  );
}
