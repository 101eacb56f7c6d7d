import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/**
 * Who pays for a patient besides the patient, under which policy, and for how long; a merge moves it. An invoice keeps the number of the policy it was made
 * under. Once it is issued that is taken away only, where somebody is erased.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table patient_cover (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      patient_id uuid not null,
      payer_id uuid not null,
      position integer not null,
      policy_number text not null check (policy_number <> ''),
      group_name text not null,
      valid_from date,
      valid_to date check (valid_to >= valid_from),
      primary key (tenant_id, id),
      foreign key (tenant_id, patient_id) references patient (tenant_id, id),
      foreign key (tenant_id, payer_id) references payer (tenant_id, id)
    )`.execute(db);
  await sql`create index patient_cover_patient on patient_cover (tenant_id, patient_id)`.execute(
    db,
  );
  await isolate(
    db,
    'patient_cover',
    'select, insert, delete, update (patient_id, position, policy_number, group_name, valid_from, valid_to)',
  );
  await sql`
    alter table patient_merge_row drop constraint patient_merge_row_table_name_check,
      add check (table_name in ('test_order', 'appointment', 'app_user', 'patient', 'patient_identifier', 'patient_consent', 'patient_cover'))`.execute(
    db,
  );

  await sql`alter table invoice add column policy_number text not null default '', add check (policy_number = '' or payer_id is not null)`.execute(
    db,
  );
  await sql`grant update (policy_number) on invoice to lis_app`.execute(db);
  await sql`
    create or replace function keep_issued_invoice() returns trigger language plpgsql as $$
    begin
      if old.status <> 'draft' and (
        (new.invoice_number, new.payer_id, new.subtotal_minor, new.discount_minor, new.tax_minor, new.total_minor, new.due_date, new.issued_at)
          is distinct from (old.invoice_number, old.payer_id, old.subtotal_minor, old.discount_minor, old.tax_minor, old.total_minor, old.due_date, old.issued_at)
        or new.policy_number not in (old.policy_number, ''))
      then raise exception 'an issued invoice is not edited' using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$`.execute(db);
}
