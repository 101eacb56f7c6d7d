-- Settings and logo of a facility.

-- Uploaded logos by the hash of their content. The settings name the current one.
create table logo (
  tenant_id uuid not null default app_tenant() references tenant (id),
  -- SHA-256 of the content.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- PNG image.
  content bytea not null check (length(content) between 1 and 2000000),
  created_at timestamptz not null,
  primary key (tenant_id, hash)
);
alter table logo enable row level security, force row level security;
create policy tenant_isolation on logo
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, delete on logo to lis_app;

-- Settings of a facility.
create table hospital_settings (
  tenant_id uuid not null default app_tenant() references tenant (id),
  facility_name text not null,
  email text not null default '',
  phone text not null default '',
  address text not null default '',
  timezone text not null default 'UTC',
  date_format text not null default 'MM/DD/YYYY',
  logo_hash text,
  primary_color text not null default '#1976d2',
  secondary_color text not null default '#42a5f5',
  custom_login_message text not null default '',
  enable_online_booking boolean not null default false,
  enable_patient_portal boolean not null default true,
  laboratory_director text not null default '',
  registration_number text not null default '',
  accreditation text not null default '',
  report_note text not null default '',
  self_verification boolean not null default false,
  verification_levels smallint not null default 1 check (verification_levels in (1, 2)),
  autoverification_enabled boolean not null default false,
  language text check (language in ('en', 'fr', 'es', 'pt', 'ar')),
  critical_within_minutes integer not null default 30,
  require_second_factor boolean not null default false,
  appointments_at_once integer not null default 4 check (appointments_at_once between 1 and 100),
  storage_retention_days integer check (storage_retention_days between 1 and 3650),
  mrn_pattern jsonb not null
    default '{"prefix": "", "year": "none", "restarts": false, "digits": 7}',
  working_hours jsonb,
  holidays jsonb not null default '[]',
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  collect_before_payment text not null default 'allow'
    check (collect_before_payment in ('allow', 'warn', 'block')),
  invoice_on_order boolean not null default false,
  payment_days integer not null default 14 check (payment_days between 0 and 365),
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (tenant_id),
  foreign key (tenant_id, logo_hash) references logo (tenant_id, hash)
);
alter table hospital_settings enable row level security, force row level security;
create policy tenant_isolation on hospital_settings
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on hospital_settings to lis_app;
