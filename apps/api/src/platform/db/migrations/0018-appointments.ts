import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/** Who comes when, and how many the facility sees at once. Nobody's absence is on record: it follows from the clock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table appointment (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      patient_id uuid not null,
      type text not null check (type in ('sample_collection', 'home_collection', 'consultation', 'result_review')),
      status text not null default 'booked' check (status in ('booked', 'arrived', 'fulfilled', 'cancelled')),
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      reason text not null,
      source text not null check (source in ('staff', 'portal')),
      cancelled_at timestamptz,
      cancellation_reason text,
      rescheduled_from_id uuid,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, rescheduled_from_id),
      foreign key (tenant_id, patient_id) references patient (tenant_id, id),
      foreign key (tenant_id, rescheduled_from_id) references appointment (tenant_id, id),
      foreign key (tenant_id, created_by) references app_user (tenant_id, id),
      check ((status = 'cancelled') = (cancelled_at is not null)),
      check (cancellation_reason is null or status = 'cancelled')
    )`.execute(db);
  await sql`create index appointment_patient on appointment (tenant_id, patient_id, starts_at desc, id desc)`.execute(
    db,
  );
  await sql`create index appointment_day on appointment (tenant_id, starts_at, id) where status <> 'cancelled'`.execute(
    db,
  );
  await sql`create index appointment_holding on appointment (tenant_id, ends_at) where status in ('booked', 'arrived')`.execute(
    db,
  );
  await isolate(
    db,
    'appointment',
    'select, insert, update (status, cancelled_at, cancellation_reason, version, updated_at)',
  );

  await sql`alter table hospital_settings add column appointments_at_once integer not null default 4 check (appointments_at_once between 1 and 100)`.execute(
    db,
  );

  // A reminder is written with its appointment and found again by it.
  await sql`create index notification_reminder on notification (tenant_id, entity_id) where type = 'appointment_reminder' and deleted_at is null`.execute(
    db,
  );
}
