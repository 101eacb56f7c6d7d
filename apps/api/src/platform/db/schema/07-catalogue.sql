-- The catalogue of tests, with every version of each.

-- A test in its current version.
create table test_parameter (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  code text not null,
  name text not null,
  kind text not null,
  department text not null,
  status text not null check (status in ('draft', 'active', 'retired')),
  definition jsonb not null,
  confidential boolean not null generated always as
    (coalesce((definition ->> 'confidential')::boolean, false)) stored,
  -- Searchable text: code and names.
  search_text text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, code)
);
-- Few tests are confidential, and every list asks which.
create index test_parameter_confidential_idx on test_parameter (tenant_id) where confidential;
create index test_parameter_list_idx on test_parameter (tenant_id, (kind <> 'panel'), name, id);
alter table test_parameter enable row level security, force row level security;
create policy tenant_isolation on test_parameter
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update, delete on test_parameter to lis_app;

-- A version of a test between two changes.
create table test_parameter_version (
  tenant_id uuid not null default app_tenant() references tenant (id),
  test_parameter_id uuid not null,
  version integer not null,
  definition jsonb not null,
  reason text,
  -- Null, as is the name, when loaded with the starter catalogue.
  changed_by uuid,
  changed_by_name text,
  changed_at timestamptz not null,
  primary key (tenant_id, test_parameter_id, version),
  foreign key (tenant_id, changed_by) references app_user (tenant_id, id),
  foreign key (tenant_id, test_parameter_id)
    references test_parameter (tenant_id, id) on delete cascade,
  constraint test_parameter_version_changed_by_check
    check ((changed_by is null) = (changed_by_name is null))
);
alter table test_parameter_version enable row level security, force row level security;
create policy tenant_isolation on test_parameter_version
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on test_parameter_version to lis_app;
