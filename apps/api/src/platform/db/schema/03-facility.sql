-- Settings of a facility by subject. Each facility has one row in every table from registration on.

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

-- Name, contact, appearance and opening hours. The version counts changes of all settings, which
-- clients read and save together.
create table facility_profile (
  tenant_id uuid not null default app_tenant() references tenant (id),
  facility_name text not null,
  email text not null default '',
  phone text not null default '',
  address text not null default '',
  timezone text not null default 'UTC',
  date_format text not null default 'MM/DD/YYYY',
  language text check (language in ('en', 'fr', 'es', 'pt', 'ar')),
  logo_hash text,
  primary_color text not null default '#1976d2',
  secondary_color text not null default '#42a5f5',
  custom_login_message text not null default '',
  -- Null until stated: appointments are then booked at any time.
  working_hours jsonb,
  holidays jsonb not null default '[]',
  appointments_at_once integer not null default 4 check (appointments_at_once between 1 and 100),
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (tenant_id),
  foreign key (tenant_id, logo_hash) references logo (tenant_id, hash)
);
alter table facility_profile enable row level security, force row level security;
create policy tenant_isolation on facility_profile
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on facility_profile to lis_app;

-- Rules of the laboratory, and what its reports say of it.
create table laboratory_settings (
  tenant_id uuid not null default app_tenant() references tenant (id),
  laboratory_director text not null default '',
  registration_number text not null default '',
  accreditation text not null default '',
  report_note text not null default '',
  self_verification boolean not null default false,
  verification_levels smallint not null default 1 check (verification_levels in (1, 2)),
  -- Stops all autoverification rules while false.
  autoverification_enabled boolean not null default false,
  critical_within_minutes integer not null default 30,
  storage_retention_days integer check (storage_retention_days between 1 and 3650),
  mrn_pattern jsonb not null
    default '{"prefix": "", "year": "none", "restarts": false, "digits": 7}',
  primary key (tenant_id)
);
alter table laboratory_settings enable row level security, force row level security;
create policy tenant_isolation on laboratory_settings
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on laboratory_settings to lis_app;

-- Who may sign in, and how.
create table access_settings (
  tenant_id uuid not null default app_tenant() references tenant (id),
  enable_patient_portal boolean not null default true,
  enable_online_booking boolean not null default false,
  require_second_factor boolean not null default false,
  primary key (tenant_id)
);
alter table access_settings enable row level security, force row level security;
create policy tenant_isolation on access_settings
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on access_settings to lis_app;

-- Invoicing and collection.
create table billing_settings (
  tenant_id uuid not null default app_tenant() references tenant (id),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  collect_before_payment text not null default 'allow'
    check (collect_before_payment in ('allow', 'warn', 'block')),
  invoice_on_order boolean not null default false,
  payment_days integer not null default 14 check (payment_days between 0 and 365),
  primary key (tenant_id)
);
alter table billing_settings enable row level security, force row level security;
create policy tenant_isolation on billing_settings
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on billing_settings to lis_app;
