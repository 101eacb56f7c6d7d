-- Appointments. An absence is not stored: it follows from the time.
create table appointment (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  patient_id uuid not null,
  type text not null
    check (type in ('sample_collection', 'home_collection', 'consultation', 'result_review')),
  status text not null default 'booked'
    check (status in ('booked', 'arrived', 'fulfilled', 'cancelled')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null,
  source text not null check (source in ('staff', 'portal')),
  cancelled_at timestamptz,
  cancellation_reason text,
  -- The appointment it replaces.
  rescheduled_from_id uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, rescheduled_from_id),
  foreign key (tenant_id, created_by) references app_user (tenant_id, id),
  foreign key (tenant_id, patient_id) references patient (tenant_id, id),
  foreign key (tenant_id, rescheduled_from_id) references appointment (tenant_id, id),
  constraint appointment_ends_at_check check (ends_at > starts_at),
  constraint appointment_cancelled_at_check
    check ((status = 'cancelled') = (cancelled_at is not null)),
  constraint appointment_cancellation_reason_check
    check (cancellation_reason is null or status = 'cancelled')
);
create index appointment_starts_at_idx
  on appointment (tenant_id, starts_at, id) where status <> 'cancelled';
create index appointment_open_idx
  on appointment (tenant_id, ends_at) where status in ('booked', 'arrived');
create index appointment_patient_id_starts_at_idx
  on appointment (tenant_id, patient_id, starts_at desc, id desc);
alter table appointment enable row level security, force row level security;
create policy tenant_isolation on appointment
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (patient_id, status, cancelled_at, cancellation_reason, version,
  updated_at)
  on appointment to lis_app;
